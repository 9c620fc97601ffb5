import { bookSync2 } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { abandon, transfersAt } from '../../payments/bitcoin/testing/transfers.ts'
import { progressOf } from './answer.ts'
import { giveUp } from './give-up.ts'
import { BOOKING_QUEUE, findRequest, type RequestRow, storeRequest } from './requests.ts'
import type { RequestState } from './tables.ts'
import { about, dueIn, enqueues } from './testing/jobs.ts'
import { signedIn } from './testing/member.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, newBookingRequestId, payloadFor, refusal, travellerAt } from './testing/traveller.ts'

// No job runs here: the tests change the state by hand.
const server = bookingServerForThisFile()
const { begun, pay } = transfersAt(server)
const maya = travellerAt(server)

async function rowOf(id: string): Promise<RequestRow> {
  const row = await findRequest(server.deps.db, id)
  if (!row) throw new Error(`no request ${id}`)
  return row
}

const problem = { code: 'SOLD_OUT' as const, message: 'This room is sold out.' }
/** Sets the state of a request, with a matching error. */
async function put(id: string, state: RequestState): Promise<void> {
  const error = state === 'failing' || state === 'failed' ? JSON.stringify(problem) : null
  const { db } = server.deps
  await db.updateTable('booking_requests').set({ state, error }).where('id', '=', id).execute()
}
const putSource = (id: string, change: { seen_satoshi?: number; state?: 'expired' | 'paid' }) =>
  server.deps.db.updateTable('bitcoin_sources').set(change).where('id', '=', id).execute()

describe('the status of a booking', () => {
  it('paid by card: pending until it is booked, or until the hold is released', async () => {
    const { id, answer } = await bookOne(maya)
    const statusOf = async (state: RequestState, error: RequestRow['error'] = null) =>
      progressOf(server.deps, { ...(await rowOf(id)), state, error })
    const pending = { status: 'HOTEL_BOOKING_PENDING' }
    const complete = { status: 'HOTEL_BOOKING_COMPLETE', bookingId: answer.bookingId }
    expect(await statusOf('stored')).toEqual(pending)
    expect(await statusOf('authorised')).toEqual(pending)
    expect(await statusOf('booked')).toEqual(complete)
    expect(await statusOf('complete')).toEqual(complete)
    expect(await statusOf('failing', problem)).toEqual(pending)
    expect(await statusOf('failed', problem)).toEqual({
      status: 'HOTEL_BOOKING_ERROR',
      error: { ...problem, message: 'HOTEL_BOOKING_ERROR: This room is sold out.' },
    })
  })

  it('paid by bitcoin: progress of the transfer, then briefly its arrival, then the booking', async () => {
    const { id, source, answer } = await begun()
    const { satoshi } = source
    const paid_at = new Date('2031-01-01T12:00:00Z')
    const statusOf = async (change: Partial<RequestRow>, seconds = 0) =>
      progressOf(
        { db: server.deps.db, now: () => new Date(paid_at.getTime() + seconds * 1_000) },
        { ...(await rowOf(id)), ...change },
      )
    const open = { due: satoshi, received: 0, uri: source.uri }
    const waits = { status: 'BITCOIN_TRANSFER_PENDING', transfer: open }
    expect(answer).toEqual({ bookingRequestID: id, status: waits.status })
    expect(await statusOf({})).toEqual(waits)
    await putSource(source.id, { seen_satoshi: satoshi - 1 })
    expect(await statusOf({})).toMatchObject({
      status: 'BITCOIN_TRANSFER_PENDING',
      transfer: { received: satoshi - 1 },
    })
    await putSource(source.id, { seen_satoshi: satoshi })
    const transfer = { due: satoshi, received: satoshi }
    const there = { status: 'BITCOIN_TRANSFER_COMPLETE', transfer }
    expect(await statusOf({})).toEqual(there)
    await putSource(source.id, { state: 'paid' })
    expect(await statusOf({})).toEqual(there)
    expect(await statusOf({ state: 'authorised', paid_at }, 4.9)).toEqual(there)
    const pending = { status: 'HOTEL_BOOKING_PENDING', transfer }
    expect(await statusOf({ state: 'authorised', paid_at }, 5)).toEqual(pending)
    expect(await statusOf({ state: 'authorised', paid_at: null })).toEqual(pending)
    expect(await statusOf({ state: 'failing', paid_at, error: problem })).toEqual(pending)
    const { trip_number: bookingId } = await rowOf(id)
    const complete = { status: 'HOTEL_BOOKING_COMPLETE', bookingId, transfer }
    expect(await statusOf({ state: 'booked', paid_at })).toEqual(complete)
    await putSource(source.id, { state: 'expired' })
    expect(await statusOf({})).toEqual({ status: 'BITCOIN_TRANSFER_TIMEOUT', transfer })
    expect(await statusOf({ state: 'failed', error: problem })).toEqual({
      status: 'BITCOIN_TRANSFER_TIMEOUT',
      transfer,
      error: { ...problem, message: expect.stringContaining('This room is sold out.') },
    })
    const lost = await statusOf({ payment_reference: 'btc_none', paid_at })
    expect(lost).toEqual({ status: 'HOTEL_BOOKING_PENDING' })
  })
})

describe('a booking that waits for its transfer', () => {
  it('gives way to the traveller’s next one while nothing has arrived, and ends', async () => {
    const { who, agreed, id } = await begun()
    const next = newBookingRequestId()
    const paymentIntent = await who.pay(agreed, next)
    const book = () => who.api(bookSync2, payloadFor(agreed, next, { paymentIntent, email: who.email }))
    const { db } = server.deps
    expect(await enqueues(db, BOOKING_QUEUE, id, book)).toEqual(about(0))
    const ended = await rowOf(id)
    expect(ended).toMatchObject({
      state: 'failing',
      error: { code: 'QUOTE_EXPIRED', message: 'Your Bitcoin Transfer has expired' },
    })
    expect(await rowOf(next)).toMatchObject({ state: 'complete' })
    expect(await giveUp(server.deps, ended)).toBe(false)
  })

  it('keeps its payment when a transfer arrived that was not checked yet', async () => {
    const one = await begun()
    await pay(one.source.id, 'half')
    expect(await giveUp(server.deps, await rowOf(one.id))).toBe(false)
    expect(await rowOf(one.id)).toMatchObject({ state: 'stored', error: null })
    const next = newBookingRequestId()
    const paymentIntent = await one.who.pay(one.agreed, next)
    const payload = payloadFor(one.agreed, next, { paymentIntent, email: one.who.email })
    expect(await refusal(one.who.api(bookSync2, payload))).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      details: { bookingRequestID: one.id },
    })
    const source = () =>
      server.deps.db.selectFrom('bitcoin_sources').select('state').where('id', '=', one.source.id)
    expect(await source().execute()).toEqual([{ state: 'open' }])
  })

  it('gives way only if no other process moved its payment meanwhile', async () => {
    for (const [state, isGone] of [
      ['authorised', false],
      ['failing', true],
      ['failed', true],
    ] as const) {
      const { id } = await begun()
      const seen = await rowOf(id)
      await put(id, state)
      const provider = { up: false }
      const { db } = server.deps
      const wait = await enqueues(db, BOOKING_QUEUE, id, async () => {
        provider.up = await giveUp(server.deps, seen)
      })
      expect([provider.up, wait], state).toEqual([isGone, undefined])
    }
  })

  it('ends by itself when its transfer was abandoned before', async () => {
    const one = await begun()
    await abandon(one)
    expect(await giveUp(server.deps, await rowOf(one.id))).toBe(true)
    expect(await rowOf(one.id)).toMatchObject({ state: 'failing' })
  })

  it('does not give way with a card payment, in any state', async () => {
    const { id } = await bookOne(maya)
    expect(await giveUp(server.deps, { ...(await rowOf(id)), state: 'stored' })).toBe(false)
  })
})

describe('the same room a second time', () => {
  it('shows that it is being booked, and its trip number afterwards', async () => {
    const { agreed, id, email, answer } = await bookOne(maya)
    const again = async () => {
      const next = newBookingRequestId()
      const paymentIntent = await maya.pay(agreed, next)
      return refusal(maya.api(bookSync2, payloadFor(agreed, next, { paymentIntent, email })))
    }
    const bookingId = answer.bookingId
    const conflict = { code: 'IDEMPOTENCY_CONFLICT', status: 409 }
    for (const state of ['booked', 'complete'] as const) {
      await put(id, state)
      expect(await again()).toEqual({
        ...conflict,
        reason: 'alreadyBooked',
        params: { trip: bookingId },
        message: `You have already booked this room: trip ${bookingId}. You were not charged again.`,
        details: { bookingRequestID: id, bookingId },
      })
    }
    for (const state of ['stored', 'authorised'] as const) {
      await put(id, state)
      expect(await again()).toEqual({
        ...conflict,
        message: 'You are already booking this room. You were not charged again.',
        details: { bookingRequestID: id },
      })
    }
  })
})

describe('the customer of a booking', () => {
  it('comes from the session in the body or the header, at the brand of that session', async () => {
    const who = await signedIn(server)
    const other = await signedIn(server, { refId: '8298' })
    const auth = { accessToken: who.token, identityID: who.id }
    const owner = async (by: Promise<{ id: string }>) => (await rowOf((await by).id)).user_id
    expect(await owner(bookOne(who))).toBe(who.id)
    expect(await owner(bookOne(maya, {}, { auth }))).toBe(who.id)
    expect(await owner(bookOne(maya))).toBeNull()
    expect(await owner(bookOne(other))).toBeNull()
    for (const wrong of [
      { ...auth, identityID: other.id },
      { accessToken: other.token, identityID: other.id },
      { ...auth, accessToken: 'nonsense' },
    ])
      expect(await refusal(bookOne(maya, {}, { auth: wrong }))).toMatchObject({ status: 401 })
  })

  it('stays as typed, without surrounding spaces', async () => {
    const typed = {
      firstName: ' Maya ',
      lastName: ' Okafor ',
      phoneNumber: ' +1 617 555 0148 ',
      email: ` ${newBookingRequestId()}@EXAMPLE.com `,
    }
    const home = {
      addressLine1: '18 Alder Street',
      city: 'Boston',
      countryCode: 'US',
      postalCode: '02108',
      stateCode: 'MA',
    }
    const { id } = await bookOne(maya, {}, { ...typed, ...home, specialRequests: '  ' })
    const row = await rowOf(id)
    const name = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+1 617 555 0148' }
    expect(row.traveller).toEqual({ ...name, ...home, cardHolder: 'Maya Okafor' })
    expect(row.email).toBe(typed.email.trim().toLowerCase())
    const held = await bookOne(maya, {}, { cardHolder: ' M. Okafor ' })
    expect((await rowOf(held.id)).traveller.cardHolder).toBe('M. Okafor')
  })
})

describe('a booking of another process', () => {
  it('gets a job in 3 s; one that this process cannot finish has the delay of its step', async () => {
    const { db, bookings } = server.deps
    const { id } = await begun()
    const lease = (lease_by: string | null) =>
      db
        .updateTable('booking_requests')
        .set({ lease_by, lease_until: lease_by ? new Date(Date.now() + 60_000) : null })
        .where('id', '=', id)
        .execute()
    await lease('another')
    expect(await enqueues(db, BOOKING_QUEUE, id, () => bookings.resume(id))).toEqual(about(3))
    await lease(null)
    expect(await enqueues(db, BOOKING_QUEUE, id, () => bookings.resume(id))).toEqual(about(30))
    const { id: done } = await bookOne(maya)
    expect(await dueIn(db, BOOKING_QUEUE, done)).toBeUndefined()
    expect(await enqueues(db, BOOKING_QUEUE, done, () => bookings.resume(done))).toBeUndefined()
  })
})

describe('a booking of the same room that ends at the same moment', () => {
  it('a missing payment is no reason to refuse, and never counts as another booking’s', async () => {
    const { id } = await bookOne(maya)
    const met = await rowOf(id)
    let endings = 0
    // The insert finds the conflicting row, which has ended before it is read.
    const db = server.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.length === 0 && endings++ === 0) await put(id, 'failed')
        return result
      },
    })
    const fresh = newBookingRequestId()
    const { ref_id, email, offer_id, quote_id, payment_method, created_at, quote, traveller } = met
    const stored = await storeRequest(db, {
      id: fresh,
      request_hash: 'of another',
      ...{ ref_id, email, offer_id, quote_id, payment_method },
      user_id: null,
      quote: JSON.stringify(quote),
      traveller: JSON.stringify(traveller),
      payment_reference: null,
      reference: `SK-${fresh}`,
      trip_number: `ST-${fresh}`,
      created_at,
    })
    expect(stored).toMatchObject({ kind: 'new', row: { id: fresh } })
    expect(endings).toBeGreaterThan(0)
  })
})
