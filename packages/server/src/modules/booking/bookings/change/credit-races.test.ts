import { describe, expect, it } from 'vitest'
import { runStep } from '../../../../kernel/saga/saga.ts'
import { CardError } from '../../../../ports/cards.ts'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { reconcile } from '../../../operations/reconciliation/reconcile.ts'
import { createBookings } from '../bookings.ts'
import { createCancellations } from '../cancel/cancellations.ts'
import { findRequest } from '../requests.ts'
import { bookingSaga } from '../saga/saga.ts'
import {
  type Booked,
  bookTrip,
  cancellationOf,
  changeTrip,
  completeChange,
  moneyOf,
  offerOf,
  sums,
  untilCharged,
  untilEnded,
} from '../testing/difference.ts'
import { type BookingServer, bookingServerForThisTest } from '../testing/server.ts'
import { cancel, details, finalStatus, refusal, type Traveller, travellerAt } from '../testing/traveller.ts'

interface Faults {
  /** Runs before the supplier books. */
  book?: () => Promise<void>
  /** Runs before the supplier cancels. */
  release?: () => Promise<void>
  /** Runs after the provider has refunded. */
  refund?: (key: string) => Promise<void>
  /** Runs before the provider captures. */
  capture?: () => unknown
}

/** A server whose supplier and card provider can fail. */
async function serverWith(faults: Faults, withJobs = true): Promise<BookingServer> {
  return bookingServerForThisTest({
    withJobs,
    patienceMs: 1,
    replace: ({ cards, ...deps }) => ({
      ...suppliersWith(deps, (supplier) => ({
        async book(...request: Parameters<Supplier['book']>) {
          await faults.book?.()
          return supplier.book(...request)
        },
        async cancel(...request: Parameters<Supplier['cancel']>) {
          await faults.release?.()
          return supplier.cancel(...request)
        },
      })),
      cards: {
        ...cards,
        async capture(...request: Parameters<typeof cards.capture>) {
          await faults.capture?.()
          return cards.capture(...request)
        },
        async refund(...request: Parameters<typeof cards.refund>) {
          await cards.refund(...request)
          await faults.refund?.(request[2])
        },
      },
    }),
  })
}

async function cancelTrip(who: Traveller, { trip, email }: Pick<Booked, 'trip' | 'email'>) {
  const { capability } = await details(who, trip, email)
  return cancel(who, trip, capability)
}

/** Lets another process continue at once. */
const release = (db: BookingServer['deps']['db']) =>
  db.updateTable('booking_requests').set({ lease_until: null }).execute()

const sold = new SupplierError('SOLD_OUT', 'gone')
const refused = new SupplierError('NOT_CANCELLABLE', 'no')

describe('a change with a credit and a cancellation at the same time', () => {
  it('refuses to cancel the old trip while the new one is being booked, and changes it then', async () => {
    let go = () => {}
    const faults: Faults = {}
    const server = await serverWith(faults)
    const who = travellerAt(server)
    const old = await bookTrip(who, server)
    faults.book = () => new Promise((resolve) => (go = resolve))
    const change = await changeTrip(who, old, { inDays: 40, nights: 3 })
    await change.book()
    expect(await refusal(cancelTrip(who, old))).toMatchObject({
      status: 409,
      code: 'NOT_CHANGEABLE',
      reason: 'tripBeingChanged',
    })
    expect(await cancellationOf(server, old.trip)).toBeUndefined()
    go()
    await untilEnded(server, old.trip)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
  })

  it('refuses a change whose trip is cancelled after its payment was opened, and releases the hold at once', async () => {
    const server = await serverWith({})
    const who = travellerAt(server)
    const old = await bookTrip(who, server)
    const change = await changeTrip(who, old, { inDays: 40, nights: 3 })
    await cancelTrip(who, old)
    const hold = async () => (await server.deps.cards.retrieve(change.paymentIntent ?? '')).status
    expect(await hold()).toBe('requires_capture')
    expect(await refusal(change.book())).toMatchObject({ status: 409, code: 'NOT_CHANGEABLE' })
    await expect.poll(hold).toBe('canceled')
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
  })

  it('either changes or cancels the trip, whichever call comes first', async () => {
    const server = await serverWith({})
    const who = travellerAt(server)
    for (let inDays = 60; inDays < 64; inDays++) {
      const old = await bookTrip(who, server, { inDays })
      const change = await changeTrip(who, old, { inDays: inDays + 10, nights: 3 })
      const [booking, cancelling] = await Promise.allSettled([change.book(), cancelTrip(who, old)])
      await untilEnded(server, old.trip)
      const isChanged = booking.status === 'fulfilled'
      const { reason } = (await cancellationOf(server, old.trip)) ?? {}
      expect([isChanged, reason]).toEqual(isChanged ? [true, 'changed'] : [false, null])
      if (!isChanged) expect(cancelling.status).toBe('fulfilled')
      expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: isChanged ? 0 : old.due })
    }
  })

  it('takes nothing over for a stay that is cancelled before it is charged, when it has no payment of its own', async () => {
    const faults: Faults = {}
    const server = await serverWith(faults, false)
    const who = travellerAt(server)
    const old = await bookTrip(who, server, { nights: 3 })
    faults.book = () => Promise.reject(new SupplierError('UNAVAILABLE', 'down'))
    const change = await changeTrip(who, old, { inDays: 40, nights: 2 })
    await change.book()
    const { db } = server.deps
    const state = async () => (await findRequest(db, change.id))?.state
    await expect.poll(state).toBe('authorised')
    faults.book = async () => {}
    // The process ends after the room is booked.
    const saga = bookingSaga(server.deps)
    const row = await findRequest(db, change.id)
    const { authorised } = saga.steps
    if (!row || !authorised) throw new Error('the booking is missing')
    await runStep(db, saga, row, authorised)
    await release(db)
    const next = { trip: row.trip_number, email: change.email }
    await cancelTrip(who, next)
    await createBookings(server.deps).resume(change.id)
    expect(await state()).toBe('complete')
    expect(await cancellationOf(server, next.trip)).toMatchObject({ state: 'done', was_charged: false })
    expect(await cancellationOf(server, old.trip)).toBeUndefined()
    expect((await details(who, old.trip, old.email)).booking).toMatchObject({
      status: 'SUCCESS',
      isChangeable: true,
    })
    expect(await sums(server, next.trip)).toEqual({})
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
  })
})

describe('a change with a credit that fails', () => {
  it('voids the hold of the difference, and leaves the old trip as it is', async () => {
    const faults: Faults = {}
    const server = await serverWith(faults)
    const who = travellerAt(server)
    const old = await bookTrip(who, server)
    faults.book = () => Promise.reject(sold)
    const change = await changeTrip(who, old, { inDays: 40, nights: 3 })
    await change.book()
    expect(await finalStatus(who, change.id, change.email)).toMatchObject({ error: { code: 'SOLD_OUT' } })
    expect((await server.deps.cards.retrieve(change.paymentIntent ?? '')).status).toBe('canceled')
    expect((await details(who, old.trip, old.email)).booking).toMatchObject({
      status: 'SUCCESS',
      isChangeable: true,
    })
    expect(await cancelTrip(who, old)).toMatchObject({ refund: { amount: old.due / 100 } })
  })

  it('leaves the old trip as it is when the hold of the difference is lost', async () => {
    const faults: Faults = {}
    const server = await serverWith(faults)
    const who = travellerAt(server)
    const old = await bookTrip(who, server)
    const change = await changeTrip(who, old, { inDays: 40, nights: 3 })
    faults.capture = () => server.deps.cards.cancel(change.paymentIntent ?? '', 'by hand')
    await change.book()
    const { bookingId: trip = '' } = await finalStatus(who, change.id, change.email)
    await untilEnded(server, trip)
    expect(await cancellationOf(server, trip)).toMatchObject({ reason: 'lost-hold', was_charged: false })
    expect(await sums(server, trip)).toEqual({})
    expect(await cancelTrip(who, old)).toMatchObject({ refund: { amount: old.due / 100 } })
    await untilEnded(server, old.trip)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
  })

  it('tells operations what was paid in total when the hotel keeps the old trip, whose payment stays there', async () => {
    const faults: Faults = {}
    const server = await serverWith(faults)
    const who = travellerAt(server)
    const old = await bookTrip(who, server)
    faults.release = () => Promise.reject(refused)
    const next = await completeChange(who, server, old, { inDays: 40, nights: 3 })
    const { body_text: note } = await server.deps.db
      .selectFrom('mails')
      .select('body_text')
      .where('key', '=', `operations:kept-trip:${old.trip}`)
      .executeTakeFirstOrThrow()
    expect(note).toContain(`Paid in total: $${(next.due / 100).toFixed(2)}`)
    faults.release = async () => {}
    const own = next.due - old.due
    expect(await offerOf(who, next)).toMatchObject({
      refund: { amount: own / 100 },
      credit: { amount: own / 100 },
    })
    expect(await cancelTrip(who, next)).toMatchObject({ refund: { amount: own / 100 } })
    await untilEnded(server, next.trip)
    expect(await moneyOf(server, next)).toEqual({ captured: own, refunded: own })
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
    expect(await sums(server, next.trip)).toEqual({})
    expect((await details(who, old.trip, old.email)).booking.status).toBe('SUCCESS')
  })
})

describe('a change with a credit whose process crashes', () => {
  it('takes the payment over once, whatever process continues', async () => {
    const faults: Faults = {}
    const server = await serverWith(faults, false)
    const who = travellerAt(server)
    const old = await bookTrip(who, server, { nights: 3 })
    faults.capture = () => {
      throw new Error('the process ends')
    }
    const change = await changeTrip(who, old, { inDays: 40, nights: 4 })
    await change.book()
    const { bookingId: trip = '' } = await finalStatus(who, change.id, change.email)
    // The old trip stays until the new one is paid.
    expect(await cancellationOf(server, old.trip)).toBeUndefined()
    expect(await refusal(cancelTrip(who, old))).toMatchObject({ reason: 'tripBeingChanged' })
    faults.capture = () => {}
    const bookings = createBookings(server.deps)
    await Promise.all([bookings.resume(change.id), bookings.resume(change.id)])
    await untilCharged(server, trip)
    faults.release = () => Promise.reject(new Error('the process ends'))
    await createCancellations(server.deps)
      .resume(old.trip)
      .catch(() => undefined)
    faults.release = async () => {}
    await Promise.all([1, 2].map(() => createCancellations(server.deps).resume(old.trip)))
    expect(await cancellationOf(server, old.trip)).toMatchObject({ state: 'done' })
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
  })

  it('refunds each payment once when the process ends between the two', async () => {
    const faults: Faults = {}
    const server = await serverWith(faults, false)
    const who = travellerAt(server)
    const old = await bookTrip(who, server)
    const change = await changeTrip(who, old, { inDays: 40, nights: 3 })
    await change.book()
    const { bookingId: trip = '' } = await finalStatus(who, change.id, change.email)
    await untilCharged(server, trip)
    await createCancellations(server.deps).resume(old.trip)
    const next = { ...change, trip }
    const keys: string[] = []
    let differences: unknown
    faults.refund = async (key) => {
      keys.push(key)
      // Both payments are refunded, and the ledger does not know it yet.
      if (keys.length === 2) {
        const today = new Date().toISOString().slice(0, 10)
        ;({ differences } = await reconcile(server.deps, today))
      }
      if (keys.length <= 2) throw new CardError('UNAVAILABLE', 'the answer is lost')
    }
    await cancelTrip(who, next).catch(() => undefined)
    await createCancellations(server.deps).resume(trip)
    expect(differences).toEqual([])
    expect(await cancellationOf(server, trip)).toMatchObject({ state: 'done' })
    const own = next.due - old.due
    expect(await moneyOf(server, next)).toEqual({ captured: own, refunded: own })
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
    expect(keys).toHaveLength(2)
    expect(await sums(server, old.trip)).toEqual({})
    expect(await sums(server, next.trip)).toEqual({})
  })
})
