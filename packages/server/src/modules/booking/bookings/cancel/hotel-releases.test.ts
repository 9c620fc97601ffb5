import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { CANCEL_QUEUE } from '../cancel-queue.ts'
import { about, dueIn, enqueues } from '../testing/jobs.ts'
import { bookingServerForThisTest } from '../testing/server.ts'
import { bookOne, cancel, details, travellerAt } from '../testing/traveller.ts'
import type { CancellationRow } from './rows.ts'
import { cancellationSaga } from './saga.ts'

const released: Supplier['cancel'] = async (reference) => ({
  reference,
  confirmation: 'SB1',
  status: 'cancelled',
  bookedAt: new Date(),
})

/** A booked trip at a supplier with this `cancel`. */
async function tripAt(cancelling: Supplier['cancel']) {
  const hotel = { cancel: cancelling }
  const own = await bookingServerForThisTest({
    replace: (deps) => suppliersWith(deps, { cancel: (reference) => hotel.cancel(reference) }),
  })
  const who = travellerAt(own)
  const { answer, email, id, agreed } = await bookOne(who)
  const trip = answer.bookingId ?? ''
  const { capability } = await details(who, trip, email)
  const { db } = own.deps
  const storedCancellation = () =>
    db.selectFrom('cancellations').selectAll().where('trip_number', '=', trip).executeTakeFirst()
  const ask = () => cancel(who, trip, capability)
  return { ...own, hotel, who, trip, id, agreed, email, storedCancellation, ask }
}

describe('a hotel that releases a room', () => {
  const says = (kind: SupplierError['kind']) => () => Promise.reject(new SupplierError(kind, `is ${kind}`))

  it('gets no second call after a refusal: the booking stands, and the refusal is stored', async () => {
    const refuse = vi.fn(says('NOT_CANCELLABLE'))
    const { ask, storedCancellation, who, trip, email, id, deps } = await tripAt(refuse)
    const error = {
      code: 'NOT_CANCELLABLE',
      message: 'This booking can no longer be cancelled free of charge.',
    }
    for (let time = 0; time < 2; time++)
      expect(await ask()).toEqual({ status: 'SUCCESS', getHotelCancelRequest: { error } })
    expect(refuse).toHaveBeenCalledTimes(1)
    expect(await storedCancellation()).toMatchObject({ state: 'refused', error, was_charged: null })
    expect((await details(who, trip, email)).booking.status).toBe('SUCCESS')
    const steps = deps.db
      .selectFrom('saga_steps')
      .select(['phase', 'detail'])
      .where('request_id', '=', id)
      .where('step', '=', 'cancel')
      .orderBy('id')
    expect(await steps.execute()).toEqual([
      { phase: 'begin', detail: null },
      { phase: 'failed', detail: error },
    ])
  })

  it('leaves the cancellation pending while it is unreachable, with a job that retries until it is cancelled', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const outcome = { waits: undefined as number | undefined }
    const at = await tripAt(async () => {
      outcome.waits = await dueIn(at.deps.db, CANCEL_QUEUE, at.trip)
      vi.setSystemTime(Date.now() + 11_000)
      throw new SupplierError('UNAVAILABLE', 'no connection')
    })
    const { ask, trip, storedCancellation, deps, hotel, agreed } = at
    expect(await ask()).toEqual({ status: 'CANCEL_PENDING' })
    expect(outcome.waits).toEqual(about(8))
    expect(await storedCancellation()).toMatchObject({ state: 'asked', lease_by: null })
    expect(await dueIn(deps.db, CANCEL_QUEUE, trip)).toEqual(about(3))
    hotel.cancel = released
    expect(await ask()).toMatchObject({
      status: 'CANCELED',
      refund: { amount: agreed.rate.price.dueNow, currencyCode: 'USD', state: 'sent' },
    })
    expect(await dueIn(deps.db, CANCEL_QUEUE, trip)).toBeUndefined()
  })

  it('retries a lost answer, less and less often; a broken one does not count as a refusal', async () => {
    const { deps, trip, id } = await tripAt(says('REFUSED'))
    const broken = new TypeError('cannot read it')
    const step = async (failure: Error, tripNumber = trip, age = 0) => {
      const failing = suppliersWith(deps, { cancel: () => Promise.reject(failure) })
      const { steps } = cancellationSaga({ ...deps, ...failing })
      const created_at = new Date(deps.now().getTime() - age * 1_000)
      const row = { trip_number: tripNumber, request_id: id, created_at } as CancellationRow
      return steps.asked?.call(row, false, undefined)
    }
    const away = new SupplierError('UNAVAILABLE', 'no connection')
    await expect(step(away, trip, 3_600)).rejects.toMatchObject({ seconds: 60 })
    const limited = new SupplierError('UNAVAILABLE', 'too many calls', { retryAfterMs: 20_500 })
    await expect(step(limited)).rejects.toMatchObject({ seconds: 21 })
    for (const kind of ['UNAVAILABLE', 'UNKNOWN_OUTCOME'] as const)
      await expect(step(new SupplierError(kind, 'no connection')), kind).rejects.toMatchObject({
        name: 'RetryLater',
        seconds: 3,
        message: 'no connection',
      })
    await expect(step(broken)).rejects.toBe(broken)
    expect(await step(new SupplierError('REFUSED', 'no'))).toMatchObject({
      state: 'refused',
      hasFailed: true,
    })
    await expect(step(broken, 'ST-NONE')).rejects.toThrow('trip ST-NONE is missing')
    await expect(deps.cancellations.resume('ST-NONE')).rejects.toThrow('ST-NONE of cancellations is missing')
  })

  it('waits for a cancellation of another process; one of this process is over, or continues by itself', async () => {
    const { deps, trip, id, storedCancellation, hotel } = await tripAt(() =>
      Promise.reject(new TypeError('broken')),
    )
    const { db, cancellations } = deps
    const lease_until = new Date(Date.now() + 60_000)
    await db.insertInto('cancellations').values({ trip_number: trip, request_id: id, lease_until }).execute()
    const by = (lease_by: string | null) =>
      db.updateTable('cancellations').set({ lease_by }).where('trip_number', '=', trip).execute()
    await by('another')
    const resumed = () => enqueues(db, CANCEL_QUEUE, trip, () => cancellations.resume(trip))
    expect(await resumed()).toEqual(about(3))
    expect(await storedCancellation()).toMatchObject({ state: 'asked', lease_by: 'another' })
    await db.updateTable('cancellations').set({ lease_until: null, lease_by: null }).execute()
    // An unexpected error: the saga's own delay.
    expect(await resumed()).toEqual(about(5))
    hotel.cancel = released
    expect(await resumed()).toBeUndefined()
    expect(await storedCancellation()).toMatchObject({ state: 'done', was_charged: true })
    expect(await resumed()).toBeUndefined()
  })
})
