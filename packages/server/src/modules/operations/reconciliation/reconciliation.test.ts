import { addNights, money } from '@staykit/domain'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { bookingServerForThisFile } from '../../booking/bookings/testing/server.ts'
import {
  bookOne,
  cancel,
  details,
  finalStatus,
  refusal,
  travellerAt,
} from '../../booking/bookings/testing/traveller.ts'
import { dayOf } from './differences.ts'
import { RECONCILE_QUEUE, reconcile, reconcileLastDay } from './reconcile.ts'

const server = bookingServerForThisFile({ withJobs: true })
const who = travellerAt(server)
const today = () => new Date().toISOString().slice(0, 10)
const run = () => reconcile(server.deps, today())

/** Books, and waits for the charge. */
async function booked() {
  const oneBooking = await bookOne(who)
  const trip = oneBooking.answer.bookingId ?? ''
  const { db } = server.deps
  const captured = () =>
    db.selectFrom('ledger_transactions').select('kind').where('booking', '=', trip).execute()
  await finalStatus(who, oneBooking.id, oneBooking.email)
  await expect.poll(async () => (await captured()).map(({ kind }) => kind)).toContain('capture')
  const { reference } = await db
    .selectFrom('booking_requests')
    .select('reference')
    .where('id', '=', oneBooking.id)
    .executeTakeFirstOrThrow()
  return { ...oneBooking, trip, reference }
}

const kindsOf = async () => (await run()).differences.map(({ kind, subject }) => [kind, subject])

describe('the books of a day', () => {
  it('agree for stays that were booked, cancelled and refused', async () => {
    await booked()
    const gone = await booked()
    const { capability } = await details(who, gone.trip, gone.email)
    await cancel(who, gone.trip, capability)
    await refusal(bookOne(who, { hotel: 'The Gone While Booking' }))
    const report = await run()
    expect(report).toMatchObject({ day: today(), differences: [] })
    expect(report.payments).toBeGreaterThanOrEqual(2)
    expect(report.stays).toBeGreaterThanOrEqual(2)
  })

  it('differ when money moved elsewhere: refunded by hand, missing at the provider, captured without a stay', async () => {
    const { cards, db } = server.deps
    const returned = await booked()
    await cards.refund(returned.paymentIntent, money(500, 'USD'), 'by hand')
    const lost = await booked()
    await sql`update sandbox_intents set id = 'lost' where id = ${lost.paymentIntent}`.execute(db)
    const intent = { amount: money(900, 'USD'), bookingRequestId: 'nobody', quoteId: 'q', hotelId: 'h' }
    const { id } = await cards.createIntent(intent, 'nobody')
    await sql`update sandbox_intents set status = 'succeeded', captured_minor = 900 where id = ${id}`.execute(
      db,
    )
    const less = await booked()
    await sql`update sandbox_intents set captured_minor = captured_minor - 1 where id = ${less.paymentIntent}`.execute(
      db,
    )
    expect((await kindsOf()).sort()).toEqual(
      [
        ['returned-differs', returned.paymentIntent],
        ['payment-missing', lost.paymentIntent],
        ['payment-unknown', 'lost'],
        ['payment-unknown', id],
        ['taken-differs', less.paymentIntent],
      ].sort(),
    )
    // Corrected ones are resolved; the rest is reported again, once.
    await sql`update sandbox_intents set id = ${lost.paymentIntent} where id = 'lost'`.execute(db)
    await sql`update sandbox_intents set refunded_minor = 0 where id = ${returned.paymentIntent}`.execute(db)
    await sql`update sandbox_intents set captured_minor = captured_minor + 1 where id = ${less.paymentIntent}`.execute(
      db,
    )
    expect(await kindsOf()).toEqual([['payment-unknown', id]])
    await sql`update sandbox_intents set refunded_minor = 900 where id = ${id}`.execute(db)
    expect(await kindsOf()).toEqual([])
    const stored = await db
      .selectFrom('reconciliation_differences')
      .select(['subject', 'resolved_at'])
      .execute()
    expect(stored).toHaveLength(5)
    expect(stored.every(({ resolved_at }) => resolved_at !== null)).toBe(true)
  })

  it('differ when the supplier has another stay than we: cancelled there, missing there, never sold here', async () => {
    const { db } = server.deps
    const supplier = sandboxOf(server.deps)
    const there = await booked()
    await supplier.cancel(there.reference)
    const gone = await booked()
    await sql`update supplier_bookings set reference = 'elsewhere' where reference = ${gone.reference}`.execute(
      db,
    )
    expect((await kindsOf()).sort()).toEqual(
      [
        ['stay-status', there.reference],
        ['stay-missing', gone.reference],
        ['stay-unknown', 'elsewhere'],
      ].sort(),
    )
    await sql`update supplier_bookings set reference = ${gone.reference} where reference = 'elsewhere'`.execute(
      db,
    )
    await sql`update supplier_bookings set status = 'booked' where reference = ${there.reference}`.execute(db)
    expect(await kindsOf()).toEqual([])
  })

  it('differ in rooms, dates and amount of a stay that both have, also weeks after it was sold', async () => {
    const { db } = server.deps
    const stay = await booked()
    const change = (what: ReturnType<typeof sql>) =>
      sql`update supplier_bookings set ${what} where reference = ${stay.reference}`.execute(db)
    await change(sql`rooms = rooms + 1, check_out = check_out + 1, amount_minor = amount_minor + 700`)
    const kinds = async (day: string) =>
      (await reconcile(server.deps, day)).differences
        .filter(({ subject }) => subject === stay.reference)
        .map(({ kind }) => kind)
    expect(await kinds(today())).toEqual(['stay-rooms', 'stay-dates', 'stay-amount'])
    await change(sql`rooms = rooms - 1, check_out = check_out - 1, amount_minor = amount_minor - 700`)
    expect(await kinds(today())).toEqual([])
    // The hotel cancels it later: it is compared three days before check-in, and each week before.
    const before = (days: number) => addNights(stay.agreed.checkInDate, -days)
    await change(sql`status = 'cancelled'`)
    expect(await kinds(before(4))).toEqual([])
    expect(await kinds(before(3))).toEqual(['stay-status'])
    expect(await kinds(before(10))).toEqual(['stay-status'])
    await change(sql`status = 'booked'`)
    expect(await kinds(before(3))).toEqual([])
    const open = await db
      .selectFrom('reconciliation_differences')
      .select('kind')
      .where('subject', '=', stay.reference)
      .where('resolved_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })

  it('get an automatic comparison for yesterday, once, some hours after midnight', async () => {
    const { db } = server.deps
    const waiting = async () =>
      (
        await sql<{ subject: string }>`
          select data ->> 'subject' as subject from staykit_queues.job where name = ${RECONCILE_QUEUE}`.execute(
          db,
        )
      ).rows.map(({ subject }) => subject)
    await reconcileLastDay(db, new Date('2026-03-02T01:00:00Z'))
    await reconcileLastDay(db, new Date('2026-03-02T03:00:00Z'))
    const days = () => db.selectFrom('reconciliation_runs').select('day').orderBy('day').execute()
    await expect
      .poll(async () => (await days()).map(({ day }) => String(day).slice(0, 10)))
      .toEqual(expect.arrayContaining(['2026-02-28', '2026-03-01']))
    const before = (await waiting()).length
    await reconcileLastDay(db, new Date('2026-03-02T04:00:00Z'))
    expect(await waiting()).toHaveLength(before)
    expect(() => dayOf('yesterday')).toThrow('2026-11-21')
  })
})
