import type { WireError } from '@staykit/contract'
import type { Selectable } from 'kysely'
import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import type { SagaTable } from '../../../kernel/saga/rows.ts'
import type { Saga, Step } from '../../../kernel/saga/saga.ts'
import { SupplierError } from '../../../ports/supplier.ts'
import { writeMail } from '../../mail/post-office.ts'
import { methodOf } from '../../payments/registry.ts'
import { cancellationMail } from '../booking-mail.ts'
import { postCancellation, postCapture, postRefund, postRelease, saleOf } from '../ledger.ts'
import { markCancelled, paymentOf } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import type { BookingTables } from '../tables.ts'
import { findTrip, type Trip } from '../trip-view.ts'

export const CANCEL_QUEUE = 'cancellation'

export type CancellationRow = Selectable<BookingTables['cancellations']>
type CancelStep = Step<CancellationRow>

export const cancellationTable: SagaTable<CancellationRow> = {
  table: 'cancellations',
  key: 'trip_number',
  idOf: ({ trip_number }) => trip_number,
  final: ['done', 'refused'],
}

/**
 * A cancellation: release at the supplier, then refund what was captured; the hold of a payment that was not is voided, and
 * no refund is asked for.
 */
export const cancellationSaga = (deps: SagaDeps): Saga<CancellationRow> => ({
  ...cancellationTable,
  queue: CANCEL_QUEUE,
  journalOf: ({ request_id }) => request_id,
  steps: { asked: releaseRoom(deps), released: refund(deps) },
})

const releaseRoom = (deps: SagaDeps): CancelStep => ({
  name: 'cancel',
  async call({ trip_number }) {
    const { booking, request } = await tripOf(deps, trip_number)
    const refusal = await refusalOf(deps, request.reference)
    if (refusal)
      return {
        state: 'refused',
        change: { error: JSON.stringify(refusal) },
        hasFailed: true,
        detail: refusal,
      }
    return {
      state: 'released',
      async record(trx) {
        await trx
          .updateTable('bookings')
          .set({ status: 'CANCELED' })
          .where('trip_number', '=', booking.trip_number)
          .execute()
        await postCancellation(trx, saleOf(request))
        await markCancelled(trx, request.id)
      },
    }
  },
})

async function tripOf({ db }: SagaDeps, tripNumber: string): Promise<Trip> {
  const trip = await findTrip(db, tripNumber)
  if (!trip) throw new Error(`trip ${tripNumber} is gone`)
  return trip
}

async function refusalOf(deps: SagaDeps, reference: string): Promise<WireError | undefined> {
  try {
    await deps.supplier.cancel(reference)
    return undefined
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'UNAVAILABLE' || error.kind === 'UNKNOWN_OUTCOME')
      throw new RetryLater(error.message, 3)
    return notCancellable
  }
}

export const notCancellable: WireError = {
  code: 'NOT_CANCELLABLE',
  message: 'This booking can no longer be cancelled free of charge.',
}

const refund = (deps: SagaDeps): CancelStep => ({
  name: 'refund',
  async call({ trip_number }) {
    const { request, contract } = await tripOf(deps, trip_number)
    const method = methodOf(request.payment_method)
    const payment = paymentOf(request)
    const wasCaptured = await method.refund(deps, payment)
    const brand = await deps.brands.of(request.ref_id)
    return {
      state: 'done',
      change: { was_charged: wasCaptured },
      detail: { wasCharged: wasCaptured },
      async record(trx) {
        const sale = saleOf(request)
        await method.onRefunded?.(trx, deps, payment, wasCaptured)
        // The capture may be at the provider only, and its own step too late to post it before the refund.
        if (wasCaptured) await postCapture(trx, sale)
        await (wasCaptured ? postRefund(trx, sale) : postRelease(trx, sale))
        const refunded = wasCaptured ? sale.dueNow : undefined
        await writeMail(trx, cancellationMail(request, contract, refunded, brand))
      },
    }
  },
})
