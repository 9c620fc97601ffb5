import {
  bookingBalances,
  bookingPayment,
  bookingPayments,
  bookSync2,
  fromWireCoin,
  type WireContract,
} from '@staykit/contract'
import { splitOverCoins } from '@staykit/domain'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { balances } from '../../../kernel/ledger/ledger.ts'
import { type SignedIn, signedIn } from '../../booking/bookings/testing/member.ts'
import { bookingServerForThisFile } from '../../booking/bookings/testing/server.ts'
import {
  cancel,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  travellerAt,
} from '../../booking/bookings/testing/traveller.ts'
import { expireFrozen } from './payments.ts'

const server = bookingServerForThisFile({ withJobs: true })

const coinsOf = async (who: SignedIn) => (await who.api(bookingBalances, {})).data?.balances ?? []
const frozenOf = async (who: SignedIn) =>
  (await coinsOf(who)).filter(({ amount_frozen }) => amount_frozen > 0).map(({ symbol }) => symbol)

/** Coins in this order, as the checkout computes them. */
async function parts(who: SignedIn, agreed: WireContract, symbols: string[]) {
  const coins = await coinsOf(who)
  const chosen = symbols.flatMap((symbol) => coins.filter((coin) => coin.symbol === symbol)).map(fromWireCoin)
  return splitOverCoins(Math.round((agreed.dueNowUsd ?? 0) * 100), chosen)
}

async function freeze(who: SignedIn, agreed: WireContract, id: string, symbols = ['LIFE', 'BTC']) {
  const payment_methods = (await parts(who, agreed, symbols)).map(({ symbol: token, amount }) => ({
    token,
    amount,
  }))
  return send(who, agreed, id, payment_methods)
}

const paidBy = async (who: SignedIn) => (await who.api(bookingPayments, {})).data?.payments ?? []
const paid = (state: string, more: object = {}) =>
  expect.objectContaining({ payment: expect.any(String), state, ...more })

const send = (
  who: SignedIn,
  agreed: WireContract,
  bookingRequestId: string,
  payment_methods: { token: string; amount: number }[],
) => {
  const contract = agreed.meta.contract
  return who.api(bookingPayment, { payment_methods, contract, bookingRequestId, refId: REF_ID })
}

const payload = (who: SignedIn, agreed: WireContract, id: string) =>
  payloadFor(agreed, id, { paymentMethod: 'WALLET', email: who.email })

describe('the wallet', () => {
  it('gives each member the starting coins once', async () => {
    const who = await signedIn(server)
    const coins = await coinsOf(who)
    expect(coins.map(({ symbol, amount, amount_frozen }) => [symbol, amount, amount_frozen])).toEqual([
      ['LIFE', 20_000, 0],
      ['BTC', 0.05, 0],
      ['ETH', 0.1, 0],
      ['DOGE', 0, 0],
    ])
    expect(await coinsOf(who)).toEqual(coins)
    const visitor = travellerAt(server)
    await expect(visitor.api(bookingBalances, {})).rejects.toMatchObject({ status: 401 })
    const logo = await server.app.request(`/platform/api/v1${coins[0]?.logo}`)
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })

  it('[HOT-169] freezes, books, settles, and returns the coins after a cancellation; the ledger balances', async () => {
    const who = await signedIn(server)
    const agreed = await who.contract({ currency: 'EUR' })
    expect(agreed.dueNowUsd).toBeCloseTo(agreed.rate.price.dueNow / 0.92, 2)
    const id = newBookingRequestId()
    const first = await freeze(who, agreed, id)
    expect(first).toMatchObject({ success: true, data: { payment: expect.any(String) } })
    expect(await frozenOf(who)).toContain('LIFE')
    // A repeat, by a retry or a reload: the same payment, and no more frozen coins.
    const before = await coinsOf(who)
    expect(await send(who, agreed, id, [{ token: 'ETH', amount: 0.1 }])).toEqual(first)
    expect(await coinsOf(who)).toEqual(before)

    const answer = await who.api(bookSync2, payload(who, agreed, id))
    expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
    const trip = answer.bookingId ?? ''
    await expect.poll(() => frozenOf(who)).toEqual([])
    expect((await coinsOf(who))[0]?.amount).toBeLessThan(20_000)
    expect(await paidBy(who)).toEqual([paid('settled', { trip_number: trip })])
    const { booking, capability } = await details(who, trip, who.email)
    expect(booking.paymentMethod).toBe('WALLET')
    const sold = await balances(server.deps.db, trip)
    expect(sold.find(({ account }) => account === 'wallet_clearing')).toMatchObject({
      currency: 'EUR',
      minor: Math.round(agreed.rate.price.dueNow * 100),
    })
    expect(await cancel(who, trip, capability)).toMatchObject({ status: 'CANCELED' })
    expect((await coinsOf(who)).map(({ amount }) => amount)).toEqual([20_000, 0.05, 0.1, 0])
    expect(await balances(server.deps.db, trip)).toEqual([])
    const payment = await paidBy(who)
    expect(payment).toEqual([paid('refunded', { trip_number: trip })])
    expect(payment[0]?.price).toBeCloseTo(agreed.dueNowUsd ?? 0, 2)
    expect(payment[0]?.hotel).toBe(agreed.hotel.name)
    expect(payment[0]?.coins).toEqual(
      (await parts(await signedIn(server), agreed, ['LIFE', 'BTC']))
        .filter(({ amount }) => amount > 0)
        .map(({ symbol: token, amount }) => ({ token, amount })),
    )
    expect(await paidBy(await signedIn(server))).toEqual([])
  })

  it('refuses with a reason: too few coins, other amounts, unknown coins, another member', async () => {
    const [who, thief] = [await signedIn(server), await signedIn(server)]
    const agreed = await who.contract()
    const no = (reason: RegExp, code = 'PAYMENT_MISMATCH') => ({
      success: false,
      err_msgs: [expect.stringMatching(reason)],
      error: { code, message: expect.stringMatching(reason) },
    })
    expect(await freeze(who, agreed, newBookingRequestId(), ['ETH', 'DOGE'])).toEqual(
      no(/not enough coins/, 'INSUFFICIENT_FUNDS'),
    )
    const [part] = await parts(who, agreed, ['BTC'])
    const amount = part?.amount ?? 0
    for (const wrong of [amount - 0.00001, amount + 0.00001])
      expect(await send(who, agreed, newBookingRequestId(), [{ token: 'BTC', amount: wrong }])).toEqual(
        no(/not those/),
      )
    expect(await send(who, agreed, newBookingRequestId(), [{ token: 'XYZ', amount: 1 }])).toEqual(
      no(/not those/),
    )
    expect(await frozenOf(who)).toEqual([])
    const id = newBookingRequestId()
    await freeze(who, agreed, id)
    await expect(freeze(thief, agreed, id)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    await expect(thief.api(bookSync2, payload(thief, agreed, id))).rejects.toMatchObject({
      code: 'PAYMENT_MISMATCH',
    })
    const visitor = travellerAt(server)
    await expect(visitor.api(bookSync2, payload(who, agreed, id))).rejects.toMatchObject({ status: 401 })
  })

  it('returns the coins when the booking fails, and when no booking comes', async () => {
    const who = await signedIn(server)
    const agreed = await who.contract({ hotel: 'The Gone While Booking' })
    const id = newBookingRequestId()
    await freeze(who, agreed, id)
    const answer = await who.api(bookSync2, payload(who, agreed, id))
    expect(await finalStatus(who, id, who.email)).toMatchObject({ status: 'HOTEL_BOOKING_ERROR' })
    expect(answer.bookingId).toBeUndefined()
    expect(await frozenOf(who)).toEqual([])
    expect(await freeze(who, agreed, id)).toMatchObject({ success: false })

    const other = newBookingRequestId()
    const room = await who.contract()
    await freeze(who, room, other)
    expect(await frozenOf(who)).not.toEqual([])
    await expireFrozen(server.deps, other)
    expect(await frozenOf(who)).toEqual([])
    // A traveller who comes back for it freezes again; one who chooses another room later has enough coins.
    expect(await freeze(who, room, other)).toMatchObject({ success: true })
    expect(await frozenOf(who)).toEqual(['LIFE'])
    const old = { created_at: new Date(Date.now() - 90_000) }
    const { db } = server.deps
    await db.updateTable('wallet_payments').set(old).where('booking_request_id', '=', other).execute()
    expect(await frozenOf(who)).toEqual([])
  })

  it('lets one of 80 payments with the same coins win, and nothing is ever below zero', async () => {
    const who = await signedIn(server)
    // BTC alone pays one of these, not two: 0.05 coins are 3,000 dollars.
    const agreed = await who.contract({ hotel: 'The Free Cancellation', nights: 14 })
    const half = (agreed.dueNowUsd ?? 0) * 2 > 3_000
    expect(half, `${agreed.dueNowUsd} is more than half of the coins`).toBe(true)
    const [part] = await parts(who, agreed, ['BTC'])
    const tries = Array.from({ length: 80 }, () =>
      send(who, agreed, newBookingRequestId(), [{ token: 'BTC', amount: part?.amount ?? 0 }]),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const [coin] = (await coinsOf(who)).filter(({ symbol }) => symbol === 'BTC')
    expect(coin?.amount_frozen).toBe(part?.amount)
  })

  it('control: spends the same coins many times without the lock and the database’s own check', async () => {
    const who = await signedIn(server)
    await coinsOf(who)
    const { db } = server.deps
    const mine = db.selectFrom('sandbox_coins').selectAll().where('owner', '=', who.id)
    await sql`alter table sandbox_coins drop constraint sandbox_coins_check`.execute(db)
    const naive = async () => {
      const coin = await mine.where('symbol', '=', 'BTC').executeTakeFirstOrThrow()
      if (coin.amount_units - coin.frozen_units < 3_000_000) return false
      await db
        .updateTable('sandbox_coins')
        .set({ frozen_units: sql`frozen_units + 3000000` })
        .where('owner', '=', who.id)
        .where('symbol', '=', 'BTC')
        .execute()
      return true
    }
    const answers = await Promise.all(Array.from({ length: 40 }, naive))
    expect(answers.filter(Boolean).length).toBeGreaterThan(1)
  })
})
