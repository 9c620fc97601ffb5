import { money } from '@staykit/domain'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CardError } from '../../../../ports/cards.ts'
import { noteDispute } from '../../../payments/card/disputes.ts'
import { askGoodwill } from '../goodwill/goodwill.ts'
import { partIdOf } from '../part/rows.ts'
import { createTripParts } from '../part/trip-parts.ts'
import { type Booked, bookTrip, cancellationOf, moneyOf, sums } from '../testing/difference.ts'
import { bookRooms } from '../testing/parts.ts'
import { bookingServerForThisFile } from '../testing/server.ts'
import { cancel, details, travellerAt } from '../testing/traveller.ts'
import { findTrip } from '../trip-view.ts'
import { disputeChanged } from './after-dispute.ts'
import { createCancellations } from './cancellations.ts'

const bank = { isDown: false }
const server = bookingServerForThisFile({
  environment: { OPERATIONS_EMAIL: 'ops@example.com' },
  replace: ({ cards }) => ({
    cards: {
      ...cards,
      async refund(...args) {
        if (bank.isDown) throw new CardError('UNAVAILABLE', 'no answer')
        return cards.refund(...args)
      },
    },
  }),
})
const maya = travellerAt(server)
const FEE = 1500

type Disputed = Pick<Booked, 'trip' | 'due' | 'paymentIntent'>

/** The bank reports a dispute of a payment, with what it has withdrawn and returned so far. */
async function dispute({ trip, due, paymentIntent = '' }: Disputed, status: string, most = due) {
  const moved = (name: string, isReturn: boolean, fee: number) => ({
    ...{ id: `txn_${name}-${paymentIntent}`, isReturn, fee: money(fee, 'USD') },
  })
  const movements = [
    moved('withdrawn', false, FEE),
    ...(status === 'won' ? [moved('returned', true, 0)] : []),
  ]
  const id = `dp-${paymentIntent}`
  await noteDispute(server.deps, paymentIntent, {
    ...{ id, amount: money(most, 'USD'), reason: 'fraudulent', status, movements },
  })
  await disputeChanged(server.deps.db, trip)
}

const book = () => bookTrip(maya, server, { inDays: 40 })
async function cancelTrip({ trip, email }: Booked) {
  const { capability } = await details(maya, trip, email)
  return cancel(maya, trip, capability)
}
const stateOf = async (trip: string) => (await cancellationOf(server, trip))?.state
const mailsOf = async (trip: string) => {
  const rows = await server.deps.db
    .selectFrom('mails')
    .select(['key', 'body_text'])
    .where('key', 'like', `%${trip}%`)
    .orderBy('id')
    .execute()
  return rows.filter(({ key }) => !/confirmation|:dispute:/.test(key))
}
const fees = { dispute_fees: FEE, dispute_clearing: -FEE }

describe('a cancellation beside a dispute', () => {
  it('releases the room, sends no refund, and says why', async () => {
    const booked = await book()
    await dispute(booked, 'needs_response')
    expect((await details(maya, booked.trip, booked.email)).booking.dispute).toBe('open')
    expect(await cancelTrip(booked)).toMatchObject({ status: 'CANCELED', refund: { state: 'pending' } })
    expect(await stateOf(booked.trip)).toBe('disputed')
    expect(await moneyOf(server, booked)).toEqual({ captured: booked.due, refunded: 0 })
    const [toOperations, toTraveller, ...others] = await mailsOf(booked.trip)
    expect(toOperations?.key).toBe(`operations:disputed-refund:${booked.trip}`)
    expect(toTraveller?.body_text).toContain('Your bank is deciding about this payment.')
    expect(toTraveller?.body_text).not.toMatch(/refund to|within 5 to 10/i)
    expect(others).toEqual([])
    expect(await sums(server, booked.trip)).toMatchObject({ refund_payable: -booked.due })
  })

  it('refunds when the bank decides for us, with a mail of its own', async () => {
    const booked = await book()
    await dispute(booked, 'needs_response')
    await cancelTrip(booked)
    await dispute(booked, 'won')
    await createCancellations(server.deps).resume(booked.trip)
    expect(await stateOf(booked.trip)).toBe('done')
    expect(await moneyOf(server, booked)).toEqual({ captured: booked.due, refunded: booked.due })
    expect((await mailsOf(booked.trip)).at(-1)?.key).toBe(`cancellation:${booked.trip}`)
    expect(await sums(server, booked.trip)).toEqual(fees)
  })

  it.each(['before', 'after'])('pays nothing twice when the bank returned the money %s it', async (when) => {
    const booked = await book()
    if (when === 'before') await dispute(booked, 'lost')
    else await dispute(booked, 'under_review')
    await cancelTrip(booked)
    if (when === 'after') await dispute(booked, 'lost')
    expect(await stateOf(booked.trip)).toBe('disputed')
    expect(await moneyOf(server, booked)).toEqual({ captured: booked.due, refunded: 0 })
    expect((await details(maya, booked.trip, booked.email)).booking.dispute).toBe('lost')
    // What the provider has of this trip and what it took back is even.
    expect(await sums(server, booked.trip)).toEqual({
      card_clearing: booked.due,
      dispute_clearing: -booked.due - FEE,
      dispute_fees: FEE,
    })
  })

  it('keeps as owed what the bank did not return', async () => {
    const booked = await book()
    await dispute(booked, 'lost', 1_000)
    await cancelTrip(booked)
    expect(await sums(server, booked.trip)).toMatchObject({ refund_payable: 1_000 - booked.due })
  })

  it('refunds during an inquiry of the bank, which withdraws nothing', async () => {
    const booked = await book()
    const inquiry = { id: `dp-${booked.trip}`, amount: money(booked.due, 'USD'), reason: 'general' }
    await noteDispute(server.deps, booked.paymentIntent ?? '', {
      ...{ ...inquiry, status: 'warning_needs_response', movements: [] },
    })
    await cancelTrip(booked)
    expect(await moneyOf(server, booked)).toEqual({ captured: booked.due, refunded: booked.due })
  })
})

describe('beside a dispute, a', () => {
  it.each([
    ['won', 'done'],
    ['lost', 'disputed'],
  ])('cancelled part is released without a refund; when the dispute is %s, it is %s', async (end, state) => {
    const trip = await bookRooms(server, maya)
    const resume = () => createTripParts(server.deps).resume(partIdOf(trip.trip, 1))
    const back = (await trip.offer()).rooms[0]?.refund ?? 0
    // A page offers no part beside a dispute: this one begins while the refund is under way.
    bank.isDown = true
    onTestFinished(() => {
      bank.isDown = false
    })
    expect(await trip.cancelPart({ room: 0, refund: back })).toMatchObject({ state: 'released' })
    await dispute(trip, 'needs_response')
    bank.isDown = false
    expect(await trip.offer()).toMatchObject({ rooms: [] })
    const partState = async () =>
      (
        await server.deps.db
          .selectFrom('trip_parts')
          .select('state')
          .where('trip_number', '=', trip.trip)
          .executeTakeFirst()
      )?.state
    await resume()
    expect(await partState()).toBe('disputed')
    expect(await moneyOf(server, trip)).toEqual({ captured: trip.due, refunded: 0 })
    await dispute(trip, end)
    await resume()
    expect(await partState()).toBe(state)
    const refunded = end === 'won' ? trip.minor(back) : 0
    expect(await moneyOf(server, trip)).toEqual({ captured: trip.due, refunded })
    expect((await sums(server, trip.trip)).refund_payable).toBeUndefined()
  })
})

describe('an operator', () => {
  it.each(['needs_response', 'lost'])('gives nothing back while the dispute is %s', async (status) => {
    const booked = await book()
    await dispute(booked, status)
    const trip = await findTrip(server.deps.db, booked.trip)
    if (!trip) throw new Error('no trip')
    const given = server.deps.db
      .transaction()
      .execute((trx) => askGoodwill(trx, trip, money(500, 'USD'), 'Noise', `form-${booked.trip}-${status}`))
    await expect(given).rejects.toThrow('The bank of the traveller decides about this payment')
    await dispute(booked, 'won')
  })
})
