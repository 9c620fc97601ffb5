import { addNights, formatMoney, money } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { CardError } from '../../../../ports/cards.ts'
import { sandboxOf } from '../../../../testing/suppliers.ts'
import { receiptText } from '../../documents/testing/receipt-text.ts'
import { askGoodwill } from '../goodwill/goodwill.ts'
import { minor, serverWithClock } from '../testing/clock.ts'
import { cancellationOf, completeChange, moneyOf, sums } from '../testing/difference.ts'
import { bookOne, cancel, details, REF_ID } from '../testing/traveller.ts'
import { findTrip } from '../trip-view.ts'
import { cancellationSaga } from './saga.ts'

const inDays = (days: number) => addNights(new Date().toISOString().slice(0, 10), days)
type Clock = Awaited<ReturnType<typeof serverWithClock>>

/** A trip at The Two Tiers whose clock stands at the beginning of the second one. */
async function inSecondTier(clock: Clock) {
  const booked = await clock.book('The Two Tiers', inDays(30))
  const [, half] = booked.agreed.cancellationPolicy?.tiers ?? []
  clock.set(Date.parse(half?.from ?? ''))
  const { booking, capability } = await details(clock.maya, booked.trip, booked.email)
  const due = minor(booked.agreed.rate.price.dueNow)
  return { ...booked, due, capability, half, cancelNow: booking.cancelNow }
}

/** A partial refund while the stay stands; waits until it is made. */
async function refundEarly({ server }: Clock, trip: string, amount: number) {
  const { db } = server.deps
  const found = await findTrip(db, trip)
  if (!found) throw new Error('no trip')
  const form = `form-of-this-test-${trip}`
  await db.transaction().execute((trx) => askGoodwill(trx, found, money(amount, 'USD'), 'Noise', form))
  const state = () =>
    db.selectFrom('goodwill_refunds').select('state').where('trip_number', '=', trip).execute()
  await expect.poll(state).toEqual([{ state: 'done' }])
}

describe('the money of a cancellation with a penalty', () => {
  it('waits for the charge of the booking, and refunds the rest then', async () => {
    const bank = { isDown: true }
    const clock = await serverWithClock(({ cards }) => ({
      cards: {
        ...cards,
        async capture(...args) {
          if (bank.isDown) throw new CardError('UNAVAILABLE', 'no answer')
          return cards.capture(...args)
        },
      },
    }))
    const { deps } = clock.server
    const { answer, agreed, id, paymentIntent } = await bookOne(clock.maya, { hotel: 'The Two Tiers' })
    const trip = answer.bookingId ?? ''
    const penalty_minor = minor(agreed.cancellationPolicy?.tiers[1]?.penalty)
    const row = await deps.db
      .insertInto('cancellations')
      .values({ trip_number: trip, request_id: id, penalty_minor, state: 'credited', lease_until: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    const refund = () => cancellationSaga(deps).steps.credited?.call(row, false, undefined)
    await expect(refund()).rejects.toMatchObject({ name: 'RetryLater' })
    bank.isDown = false
    await deps.bookings.resume(id)
    const state = async () =>
      (await deps.db.selectFrom('booking_requests').select('state').where('id', '=', id).executeTakeFirst())
        ?.state
    await expect.poll(state).toBe('complete')
    await refund()
    const due = minor(agreed.rate.price.dueNow)
    expect(await moneyOf(clock.server, { paymentIntent })).toEqual({
      captured: due,
      refunded: due - penalty_minor,
    })
  })

  it('counts an earlier partial refund once', async () => {
    const clock = await serverWithClock()
    const { server, maya } = clock
    const booked = await inSecondTier(clock)
    await refundEarly(clock, booked.trip, 500)
    const { booking, capability } = await details(maya, booked.trip, booked.email)
    const refund = minor(booking.cancelNow?.refund)
    expect(refund).toBe(minor(booked.half?.refund) - 500)
    await cancel(maya, booked.trip, capability, REF_ID, booking.cancelNow?.refund)
    expect(await moneyOf(server, booked)).toEqual({ captured: booked.due, refunded: refund + 500 })
    expect(await sums(server, booked.trip)).toEqual({
      card_clearing: minor(booked.half?.penalty),
      supplier_payable: -minor(booked.half?.penalty),
    })
  })

  it('refunds nothing more after a partial refund above what the policy returns', async () => {
    const clock = await serverWithClock()
    const { server, maya } = clock
    const booked = await inSecondTier(clock)
    const early = minor(booked.half?.refund) + 700
    await refundEarly(clock, booked.trip, early)
    const { booking, capability } = await details(maya, booked.trip, booked.email)
    expect(booking.cancelNow).toMatchObject({ refund: 0 })
    expect(await cancel(maya, booked.trip, capability, REF_ID, 0)).toMatchObject({ status: 'CANCELED' })
    expect((await moneyOf(server, booked)).refunded).toBe(early)
    // The traveller reads what comes back in all, and what does not.
    const [sent, rest] = [early, booked.due - early].map((each) => formatMoney(money(each, 'USD')))
    expect((await details(maya, booked.trip, booked.email)).booking.refund).toMatchObject({
      amount: 0,
      penalty: (booked.due - early) / 100,
    })
    expect(await receiptText(server.deps, booked.trip)).toMatch(
      new RegExp(`Refund\\${sent}Keptbythehotel\\${rest}(?!.*Refund\\$)`),
    )
    const mail = await clock.mailOf(booked.email, 'cancellation')
    expect(mail).toContain(`Refunded earlier: ${sent}\nKept by the hotel: ${rest}\n`)
    expect(mail).not.toContain('not refundable')
    expect(await sums(server, booked.trip)).toEqual({
      card_clearing: booked.due - early,
      goodwill: 700,
      supplier_payable: -minor(booked.half?.penalty),
    })
  })

  it('pays with the refund for other dates, and leaves the penalty with the old trip', async () => {
    const clock = await serverWithClock()
    const { server, maya } = clock
    const old = await inSecondTier(clock)
    const next = await completeChange(maya, server, old, { hotel: 'The Two Tiers', inDays: 60, nights: 3 })
    expect(next.credit).toBe(minor(old.half?.refund))
    expect(await cancellationOf(server, old.trip)).toMatchObject({
      state: 'done',
      penalty_minor: minor(old.half?.penalty),
      credit_minor: next.credit,
    })
    const { booking } = await details(maya, old.trip, old.email)
    expect(booking.refund).toMatchObject({
      amount: 0,
      penalty: old.half?.penalty,
      credit: old.half?.refund,
    })
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
    const balance = await sums(server, old.trip)
    expect(balance['supplier_payable']).toBe(-minor(old.half?.penalty))
    expect(await sums(server, old.trip, next.trip)).not.toHaveProperty('change_credit')
  })

  it('refuses in the saga when a tier has begun since the agreement, unless the hotel has cancelled before', async () => {
    const clock = await serverWithClock()
    const { server } = clock
    const { deps } = server
    const booked = await inSecondTier(clock)
    const row = await deps.db
      .insertInto('cancellations')
      .values({ trip_number: booked.trip, request_id: booked.id, penalty_minor: 0, lease_until: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    const release = () => cancellationSaga(deps).steps.asked?.call(row, false, undefined)
    expect(await release()).toMatchObject({ state: 'refused' })
    const found = await findTrip(deps.db, booked.trip)
    const reference = found?.request.reference ?? ''
    expect((await sandboxOf(deps).findBooking(reference))?.status).toBe('booked')
    await sandboxOf(deps).cancel(reference)
    expect(await release()).toMatchObject({ state: 'released' })
  })
})
