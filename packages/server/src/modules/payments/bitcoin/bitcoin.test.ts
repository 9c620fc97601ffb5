import {
  abandonBitcoinSource,
  bookStatus,
  bookSync2,
  createBitcoinSource,
  type WireContract,
} from '@staykit/contract'
import { fromMajor } from '@staykit/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balances } from '../../../kernel/ledger/ledger.ts'
import type { SandboxPayment } from '../../../sandbox/bitcoin/bitcoin.ts'
import { type SignedIn, signedIn } from '../../booking/testing/member.ts'
import { type BookingServer, bookingServer } from '../../booking/testing/server.ts'
import { cancel, details, payloadFor, REF_ID, requestId, traveller } from '../../booking/testing/traveller.ts'

let server: BookingServer
beforeAll(async () => {
  server = await bookingServer({ withJobs: true, slowMs: 2_500 })
})
afterAll(() => server.stop())

const quote = async (who: SignedIn, agreed: WireContract, bookingRequestId: string) => {
  const { dueNow, currencyCode: currency } = agreed.rate.price
  const { data } = await who.api(createBitcoinSource, {
    price: fromMajor(dueNow, currency).minor,
    currency,
    email: who.email,
    contract: agreed.meta.contract,
    bookingRequestId,
    refId: REF_ID,
  })
  return data
}

/** Opens a payment and books with it, as the checkout does. */
async function begun(hotel?: string) {
  const who = await signedIn(server)
  const agreed = await who.contract(hotel ? { hotel } : {})
  const id = requestId()
  const source = await quote(who, agreed, id)
  const response = { id: source.id }
  const payload = payloadFor(agreed, id, { paymentMethod: 'BITCOIN', email: who.email, response })
  const answer = await who.api(bookSync2, payload)
  return { who, agreed, id, source, payload, answer }
}

/** What a button of /dev/bitcoin does. */
async function pay(source: string, how: SandboxPayment) {
  const body = new URLSearchParams({ source, how }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await server.app.request('/dev/bitcoin', { method: 'POST', body, headers })
  expect(response.status).toBe(303)
}

const statusOf = ({ who, id }: { who: SignedIn; id: string }) =>
  who.api(bookStatus, { bookingRequestID: id, email: who.email })
const abandon = ({ who, id }: { who: SignedIn; id: string }) =>
  who.api(abandonBitcoinSource, { bookingRequestId: id, refId: REF_ID })
const reaches = (one: { who: SignedIn; id: string }, status: string) =>
  expect.poll(async () => (await statusOf(one)).status, { timeout: 15_000 }).toBe(status)
const owedMails = ({ who }: { who: SignedIn }) =>
  server.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', who.email)
    .where('key', 'like', 'bitcoin-refund:%')
    .execute()
/** Received = settled + owed + held, in satoshi, over the whole ledger of a source. */
async function books(source: string) {
  const rows = await server.deps.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['account'])
    .select(({ fn }) => fn.sum<number>('amount_minor').as('minor'))
    .where('booking', 'like', `${source}%`)
    .groupBy('account')
    .execute()
  const of = (account: string) => Math.abs(rows.find((row) => row.account === account)?.minor ?? 0)
  const parts = {
    received: of('bitcoin_held'),
    waiting: of('bitcoin_deposits'),
    settled: of('bitcoin_settled'),
    owed: of('refund_payable'),
  }
  expect(parts.received).toBe(parts.waiting + parts.settled + parts.owed)
  return parts
}

describe('a bitcoin payment', () => {
  it('[HOT-169] waits, hears of half of it, then of the rest, books, and owes all back on cancel', async () => {
    const one = await begun()
    const { who, source, agreed, payload } = one
    expect(source).toMatchObject({ original: agreed.rate.price.dueNow, currency: 'USD' })
    expect(source.satoshi).toBe(Math.ceil(((agreed.dueNowUsd ?? 0) / 60_000) * 1e8 - 1e-6))
    expect(source.uri).toMatch(/^bitcoin:bcrt1q\w{38}\?amount=0\.\d+&label=The%20Free%20Cancellation$/)
    expect(Date.parse(source.expires) - Date.now()).toBeGreaterThan(590_000)
    expect(await quote(who, agreed, one.id)).toEqual(source)
    expect(one.answer.status).toBe('BITCOIN_TRANSFER_PENDING')
    await pay(source.id, 'half')
    const half = Math.floor(source.satoshi / 2)
    await expect.poll(async () => (await statusOf(one)).transfer?.received, { timeout: 8_000 }).toBe(half)
    const rest = (await statusOf(one)).transfer?.uri ?? ''
    expect(Number(/amount=([\d.]+)/.exec(rest)?.[1])).toBeCloseTo((source.satoshi - half) / 1e8, 8)
    await pay(source.id, 'rest')
    await reaches(one, 'HOTEL_BOOKING_COMPLETE')
    expect(await who.api(bookSync2, payload)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    const trip = (await statusOf(one)).bookingId ?? ''
    const { booking, capability } = await details(who, trip, who.email)
    expect(booking.paymentMethod).toBe('BITCOIN')
    await expect.poll(() => books(source.id)).toMatchObject({ settled: source.satoshi, owed: 0 })
    expect(await cancel(who, trip, capability)).toMatchObject({ status: 'CANCELED' })
    expect(await books(source.id)).toMatchObject({ settled: 0, waiting: 0, owed: source.satoshi })
    expect(await balances(server.deps.db, trip)).toEqual([])
  })

  it('goes from pending over complete and booking to booked, and owes what was too much', async () => {
    const one = await begun('The Slow Supplier')
    const seen = new Set([one.answer.status])
    await pay(one.source.id, 'double')
    await expect
      .poll(
        async () => {
          const { status } = await statusOf(one)
          seen.add(status)
          return status
        },
        { timeout: 20_000, interval: 100 },
      )
      .toBe('HOTEL_BOOKING_COMPLETE')
    expect([...seen]).toEqual([
      'BITCOIN_TRANSFER_PENDING',
      'BITCOIN_TRANSFER_COMPLETE',
      'HOTEL_BOOKING_COMPLETE',
    ])
    const { satoshi, id } = one.source
    await expect
      .poll(() => books(id))
      .toMatchObject({ received: satoshi * 2, settled: satoshi, owed: satoshi })
    expect(await owedMails(one)).toHaveLength(1)
  })

  it('too little at its end, and what comes later, is owed back and books nothing', async () => {
    const one = await begun()
    const { id, satoshi } = one.source
    await pay(id, 'half')
    await pay(id, 'expire')
    await reaches(one, 'BITCOIN_TRANSFER_TIMEOUT')
    await pay(id, 'late')
    const half = Math.floor(satoshi / 2)
    await expect.poll(() => books(id), { timeout: 8_000 }).toMatchObject({ settled: 0, owed: half + satoshi })
    expect((await owedMails(one)).map(({ subject }) => subject)).toHaveLength(2)
    expect((await statusOf(one)).error?.message).toContain('Your Bitcoin Transfer has expired')
    expect(await server.deps.supplier.findBooking((await row(one.id)).reference)).toBeUndefined()
    await expect(quote(one.who, one.agreed, one.id)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
    expect((await quote(one.who, one.agreed, requestId())).id).not.toBe(id)
  })

  it('that came for a room which is gone, or for no booking at all, is owed back', async () => {
    const gone = await begun('The Gone While Booking')
    await pay(gone.source.id, 'exact')
    await reaches(gone, 'HOTEL_BOOKING_ERROR')
    expect((await statusOf(gone)).error?.message).toContain('Your bitcoin will be paid back.')
    expect(await books(gone.source.id)).toMatchObject({ settled: 0, owed: gone.source.satoshi })
    const who = await signedIn(server)
    const alone = await quote(who, await who.contract(), requestId())
    await pay(alone.id, 'exact')
    await pay(alone.id, 'expire')
    await expect.poll(() => books(alone.id), { timeout: 8_000 }).toMatchObject({ owed: alone.satoshi })
  })

  it('stands aside when its traveller pays another way or anew, unless something has come', async () => {
    const one = await begun()
    const { who, agreed, payload } = one
    const book = async (bookingRequestId: string, more: object) =>
      who.api(bookSync2, { ...payload, bookingRequestId, ...more })
    // A new quote for the same room, as "Start a new payment" asks for it: the first one ends.
    const again = requestId()
    const second = await quote(who, agreed, again)
    const response = { id: second.id }
    expect((await book(again, { response })).status).toBe('BITCOIN_TRANSFER_PENDING')
    await reaches(one, 'BITCOIN_TRANSFER_TIMEOUT')
    await pay(second.id, 'half')
    await expect
      .poll(async () => (await statusOf({ who, id: again })).transfer?.received, { timeout: 8_000 })
      .toBeGreaterThan(0)
    const bookByCard = async () => {
      const id = requestId()
      const paymentIntent = await who.pay(agreed, id)
      return book(id, { paymentMethod: 'CREDIT', paymentIntent, response: undefined })
    }
    await expect(bookByCard()).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    await pay(second.id, 'expire')
    expect((await bookByCard()).status).toBe('HOTEL_BOOKING_COMPLETE')
    // What comes for the first one after all is owed back.
    await pay(one.source.id, 'exact')
    await expect
      .poll(() => books(one.source.id), { timeout: 8_000 })
      .toMatchObject({ owed: one.source.satoshi })
  })

  it('is abandoned on request: the same room is booked another way, and what comes for it is owed back', async () => {
    const one = await begun()
    const { who, agreed, payload, source } = one
    const half = Math.floor(source.satoshi / 2)
    await pay(source.id, 'half')
    const abandoned = { data: { due: source.satoshi, received: half } }
    expect(await abandon(one)).toEqual(abandoned)
    expect(await abandon(one)).toEqual(abandoned)
    const id = requestId()
    const paymentIntent = await who.pay(agreed, id)
    const byCard = { ...payload, bookingRequestId: id, paymentMethod: 'CREDIT', paymentIntent } as const
    expect((await who.api(bookSync2, { ...byCard, response: undefined })).status).toBe(
      'HOTEL_BOOKING_COMPLETE',
    )
    await reaches(one, 'BITCOIN_TRANSFER_TIMEOUT')
    expect(await books(source.id)).toMatchObject({ settled: 0, owed: half })
    await pay(source.id, 'rest')
    await expect
      .poll(() => books(source.id), { timeout: 8_000 })
      .toMatchObject({ settled: 0, waiting: 0, owed: source.satoshi })
    expect(await owedMails(one)).toHaveLength(2)
  })

  it('is not abandoned once all of it has come, nor by anybody else, nor before there is one', async () => {
    const one = await begun('The Slow Supplier')
    const eve = await signedIn(server)
    const nothing = await abandon({ who: eve, id: requestId() }).catch((error: unknown) => error)
    expect(nothing).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(abandon({ who: eve, id: one.id })).rejects.toEqual(nothing)
    await pay(one.source.id, 'exact')
    for (let time = 0; time < 2; time++) {
      await expect(abandon(one)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
      await reaches(one, 'HOTEL_BOOKING_COMPLETE')
    }
    expect(await books(one.source.id)).toMatchObject({ settled: one.source.satoshi, owed: 0 })
  })

  it('that nobody has booked with yet is abandoned too, and books nothing any more', async () => {
    const who = await signedIn(server)
    const agreed = await who.contract()
    const id = requestId()
    const source = await quote(who, agreed, id)
    expect(await abandon({ who, id })).toEqual({ data: { due: source.satoshi, received: 0 } })
    const response = { id: source.id }
    const payload = payloadFor(agreed, id, { paymentMethod: 'BITCOIN', email: who.email, response })
    await expect(who.api(bookSync2, payload)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  })

  it('is for members, for its own contract and price only', async () => {
    const visitor = traveller((path, init) => server.app.request(path, init))
    const who = await signedIn(server)
    const agreed = await who.contract()
    const id = requestId()
    await expect(quote({ ...who, api: visitor.api }, agreed, id)).rejects.toMatchObject({ status: 401 })
    const cheap = { ...agreed, rate: { ...agreed.rate, price: { ...agreed.rate.price, dueNow: 1 } } }
    await expect(quote(who, cheap, id)).rejects.toMatchObject({ code: 'PAYMENT_MISMATCH' })
    const source = await quote(who, agreed, id)
    const other = await signedIn(server)
    await expect(quote(other, agreed, id)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    const payload = payloadFor(agreed, id, {
      paymentMethod: 'BITCOIN',
      response: { id: source.id },
      email: who.email,
    })
    await expect(visitor.api(bookSync2, payload)).rejects.toMatchObject({ status: 401 })
    await expect(other.api(bookSync2, payload)).rejects.toMatchObject({ code: 'PAYMENT_MISMATCH' })
    const page = await server.app.request('/dev/bitcoin')
    expect(await page.text()).toContain(source.id)
    expect(page.headers.get('content-security-policy')).not.toContain('script')
  })
})

const row = (id: string) =>
  server.deps.db
    .selectFrom('booking_requests')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a booking by bitcoin that is cancelled before its transfer is settled', () => {
  it('ends: the transfer is owed back, nothing is captured, and nobody tries again', async () => {
    const { db, bookings } = server.deps
    // What cannot be written yet: the step between booked and captured.
    await sql`
      create function not_settled() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$`.execute(db)
    await sql`
      create trigger not_settled before update on bitcoin_sources for each row
      when (new.state = 'settled') execute function not_settled()`.execute(db)
    const one = await begun()
    await pay(one.source.id, 'exact')
    await reaches(one, 'HOTEL_BOOKING_COMPLETE')
    const trip = (await statusOf(one)).bookingId ?? ''
    const { capability } = await details(one.who, trip, one.who.email)
    expect(await cancel(one.who, trip, capability)).toMatchObject({ status: 'CANCELED' })
    await sql`drop trigger not_settled on bitcoin_sources`.execute(db)
    await bookings.resume(one.id)
    const request = db.selectFrom('booking_requests').select('state').where('id', '=', one.id)
    await expect.poll(() => request.executeTakeFirst()).toEqual({ state: 'complete' })
    expect(await books(one.source.id)).toMatchObject({ settled: 0, waiting: 0, owed: one.source.satoshi })
    expect(await balances(db, trip)).toEqual([])
  })
})
