import { bookingBalances, bookingPayment, bookSync2, fromWireCoin } from '@staykit/contract'
import { splitOverCoins } from '@staykit/domain'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { patience } from '../../../../../../tests/patience.ts'
import { expirePayment } from '../../payments/card/payments.ts'
import { expireFrozen } from '../../payments/wallet/payments.ts'
import { signedIn } from './testing/member.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from './testing/server.ts'
import {
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  refusal,
  type Traveller,
  travellerAt,
} from './testing/traveller.ts'

const server = bookingServerForThisFile({ poolSize: 20 })

/**
 * A connection that locks the queues: a transaction that stores a booking waits, with its payment claimed and not
 * committed.
 */
async function shutQueues() {
  const other = new pg.Client({ connectionString: server.database.url })
  await other.connect()
  onTestFinished(() => other.end().catch(() => undefined))
  await other.query('begin; lock table staykit_queues.job_common in exclusive mode')
  return () => other.query('commit')
}

/** Statements that wait for a lock, by their text. */
const waits = async (like: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike ${like}`.execute(
    server.deps.db,
  )
  return rows[0]?.count
}

async function bookWhileExpiring(
  booking: () => Promise<unknown>,
  expire: () => Promise<void>,
  table: string,
) {
  const open = await shutQueues()
  const answer = booking()
  await expect.poll(() => waits('%insert into %job%')).toBe(1)
  let isOver = false
  const expiry = expire().then(() => {
    isOver = true
  })
  await expect.poll(() => waits(`%update "${table}"%`)).toBe(1)
  expect(isOver).toBe(false)
  await open()
  await expiry
  return answer
}

async function byCoins(who: Awaited<ReturnType<typeof signedIn>>) {
  const agreed = await who.contract()
  const id = newBookingRequestId()
  const coins = ((await who.api(bookingBalances, {})).data?.balances ?? []).map(fromWireCoin)
  const parts = splitOverCoins(Math.round((agreed.dueNowUsd ?? 0) * 100), coins)
  const payment_methods = parts
    .filter(({ amount }) => amount > 0)
    .map(({ symbol: token, amount }) => ({ token, amount }))
  const { contract } = agreed.meta
  const { data } = await who.api(bookingPayment, {
    payment_methods,
    contract,
    bookingRequestId: id,
    refId: REF_ID,
  })
  return {
    id,
    payment: data?.payment ?? '',
    payload: payloadFor(agreed, id, { paymentMethod: 'WALLET', email: who.email }),
  }
}

async function byCard(who: Traveller) {
  const agreed = await who.contract()
  const id = newBookingRequestId()
  const paymentIntent = await who.pay(agreed, id)
  return { id, paymentIntent, payload: payloadFor(agreed, id, { paymentIntent }) }
}

describe('a payment that expires while its booking is being stored', () => {
  it('a card’s expiry waits for the booking, and releases nothing that the booking has claimed', async () => {
    const who = travellerAt(server)
    const { id, paymentIntent, payload } = await byCard(who)
    await bookWhileExpiring(
      () => who.api(bookSync2, payload),
      () => expirePayment(server.deps, id),
      'payments',
    )
    expect(await finalStatus(who, id, payload.email)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    await server.deps.bookings.drain(patience(60))
    expect(await server.deps.cards.retrieve(paymentIntent)).toMatchObject({ status: 'succeeded' })
  })

  it('the expiry of coins does the same', async () => {
    const who = await signedIn(server)
    const { id, payment, payload } = await byCoins(who)
    await bookWhileExpiring(
      () => who.api(bookSync2, payload),
      () => expireFrozen(server.deps, id),
      'wallet_payments',
    )
    expect(await finalStatus(who, id, who.email)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    await server.deps.bookings.drain(patience(60))
    expect(await server.deps.wallet.find(payment)).toMatchObject({ state: 'settled' })
  })

  it('fails before anything is stored when it expired first, even if the bank does not know yet', async () => {
    let cancelled: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      cancelled = resolve
    })
    const own = await bookingServerForThisTest({
      replace: ({ cards }) => ({
        cards: { ...cards, cancel: (...args) => gate.then(() => cards.cancel(...args)) },
      }),
    })
    const who = travellerAt(own)
    const { id, paymentIntent, payload } = await byCard(who)
    const expiry = expirePayment(own.deps, id)
    await expect
      .poll(() => own.deps.db.selectFrom('payments').select('expired_at').executeTakeFirst())
      .toMatchObject({ expired_at: expect.any(Date) })
    expect((await own.deps.cards.retrieve(paymentIntent)).status).toBe('requires_capture')
    expect(await refusal(who.api(bookSync2, payload))).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      status: 402,
    })
    cancelled()
    await expiry
    expect(await own.deps.db.selectFrom('booking_requests').select('id').execute()).toEqual([])
    expect((await own.deps.cards.retrieve(paymentIntent)).status).toBe('canceled')
  })

  it('ends in one of two ways: booked and charged, or refused and released', async () => {
    const who = travellerAt(server)
    const ends = new Set<string>()
    const results = await Promise.all(Array.from({ length: 30 }, () => byCard(who)))
    await Promise.all(
      results.map(async ({ id, paymentIntent, payload }, index) => {
        const wait = new Promise((resolve) => setTimeout(resolve, index))
        const expiry = wait.then(() => expirePayment(server.deps, id))
        const refused = await refusal(who.api(bookSync2, payload))
        await expiry
        const end = refused ?? (await finalStatus(who, id, payload.email))
        await server.deps.bookings.drain(patience(60))
        const { status } = await server.deps.cards.retrieve(paymentIntent)
        ends.add(`${'code' in end ? end.code : end.status} ${status}`)
      }),
    )
    const allowed = ['HOTEL_BOOKING_COMPLETE succeeded', 'PAYMENT_REQUIRED canceled']
    expect([...ends].filter((end) => !allowed.includes(end))).toEqual([])
  })
})
