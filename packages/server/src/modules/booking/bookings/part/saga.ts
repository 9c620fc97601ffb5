import { DEFAULT_LOYALTY_VALUE, refusalOf, type WireError } from '@staykit/contract'
import { type Money, money, toMajor, withoutPart } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { Saga, Step } from '../../../../kernel/saga/saga.ts'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { RefundDisputed } from '../../../payments/disputed.ts'
import { methodOf } from '../../../payments/registry.ts'
import { stopForDispute } from '../cancel/after-dispute.ts'
import { notifyDisputedRefund, notifyOwedPart } from '../cancel/notices.ts'
import { disputed, owed, refunded, refused, tripOf, tryRelease } from '../cancel/steps.ts'
import { clearedOf, postPart, postPartRefund, saleOf } from '../ledger.ts'
import { paymentOf } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import type { Trip } from '../trip-view.ts'
import { partMail, unchangedMail } from './mail.ts'
import { type Rest, restOf, stayOf } from './rest.ts'
import { PART_QUEUE, type PartRow, partTable, stayPartOf } from './rows.ts'
import { backFor } from './terms.ts'

/** The cancellation of a part of a trip: releases it, then refunds it. */
export const partSaga = (deps: SagaDeps): Saga<PartRow> => ({
  ...partTable,
  queue: PART_QUEUE,
  journalOf: ({ request_id }) => request_id,
  steps: { asked: release(deps), released: refund(deps) },
})

const release = (deps: SagaDeps): Step<PartRow> => ({
  name: 'part',
  async call(row, wasBegun) {
    const trip = await tripOf(deps, row)
    const now = backNow(trip, row, deps.now())
    const refusal = await tryRelease(deps, trip.request, row, {
      isDearer: now.minor < backOf(row).minor,
      release: (supplier, reference) => releasePart(supplier, reference, row),
      wasReleased: (supplier, reference) => isWithout(trip, row, supplier, reference),
    })
    if (refusal) {
      const brand = await deps.brands.of(trip.request.ref_id)
      return {
        ...refused(refusal === 'dearer' ? refundChanged(row, now) : notPossible),
        async record(trx) {
          // A page that waits has said that a mail follows.
          if (wasBegun)
            await writeMail(trx, unchangedMail(trip, 'part', brand, deps.config, `refused-part:${row.id}`))
        },
      }
    }
    return {
      state: 'released',
      detail: { part: row.id, kind: row.kind, room: row.room },
      async record(trx) {
        const rest = restOf(trip, stayPartOf(row))
        const [before, after] = [saleOf(trip.request), saleOf({ ...trip.request, quote: rest.quote })]
        await storeRest(trx, trip, rest)
        await postPart(trx, before, after, row.number, backOf(row))
      },
    }
  },
})

/** What comes back of the part by now. */
const backNow = (trip: Trip, row: PartRow, now: Date): Money =>
  backFor(trip, stayPartOf(row), money(Number(row.amount_minor), row.currency), now)

/** Whether the hotel has the booking without the part, because an attempt without an answer was in time. */
async function isWithout(trip: Trip, row: PartRow, supplier: Supplier, reference: string): Promise<boolean> {
  const found = await supplier.findBooking(reference)
  const { occupancy, stay } = withoutPart(stayOf(trip), stayPartOf(row))
  return found?.rooms === occupancy.length && found?.checkOut === stay.checkOut
}

const notPossible: WireError = {
  code: 'NOT_CANCELLABLE',
  message: 'The hotel does not cancel this part of the booking. Nothing was changed.',
}

const refundChanged = ({ trip_number: trip }: PartRow, back: Money): WireError =>
  refusalOf('refundChanged', { params: { trip, amount: toMajor(back), currency: back.currency } })

async function releasePart({ cancelPart }: Supplier, reference: string, row: PartRow): Promise<void> {
  if (!cancelPart) throw new SupplierError('NOT_CANCELLABLE', 'the supplier cancels no parts')
  await cancelPart(reference, stayPartOf(row), row.id)
}

/** The trip is what is left of it from here on. */
async function storeRest(trx: Kysely<Database>, { booking, request }: Trip, rest: Rest): Promise<void> {
  const { quote, contract, traveller } = rest
  await trx
    .insertInto('quotes')
    .values({ id: quote.id, contract: JSON.stringify(contract), expires_at: new Date(0) })
    .execute()
  await trx
    .updateTable('booking_requests')
    .set({ quote_id: quote.id, quote: JSON.stringify(quote), traveller: JSON.stringify(traveller) })
    .where('id', '=', request.id)
    .execute()
  await trx
    .updateTable('bookings')
    .set({
      check_out: quote.key.stay.checkOut,
      final_minor: quote.price.final,
      due_now_minor: quote.price.dueNow,
      property_fee_now_minor: quote.price.propertyFeeNow,
    })
    .where('trip_number', '=', booking.trip_number)
    .execute()
  await trx
    .updateTable('loyalty_transactions')
    .set({ points: contract.points ?? DEFAULT_LOYALTY_VALUE })
    .where('trip_number', '=', booking.trip_number)
    .execute()
}

const refund = (deps: SagaDeps): Step<PartRow> => ({
  name: 'part-refund',
  async call(row) {
    const trip = await tripOf(deps, row)
    const back = backOf(row)
    const brand = await deps.brands.of(trip.request.ref_id)
    const refusal = await refunded(deps, partTable, row, () => giveBack(deps, trip, row))
    if (refusal instanceof RefundDisputed)
      return disputed(refusal, async (trx) => {
        await notifyDisputedRefund(row.id, back)(trx, deps, trip.request, brand, refusal.message)
        const dispute = await stopForDispute(trx, row.trip_number)
        if (dispute) await writeMail(trx, partMail(trip, row, brand, deps.config, dispute))
      })
    if (refusal)
      return owed(refusal, (trx) =>
        notifyOwedPart(row.id, back)(trx, deps, trip.request, brand, refusal.message),
      )
    return {
      state: 'done',
      detail: { part: row.id },
      async record(trx) {
        await postPartRefund(trx, saleOf(trip.request), row.number, back)
        await writeMail(trx, partMail(trip, row, brand, deps.config))
      },
    }
  },
})

/** Refunds the part from the payment of its trip, once. */
async function giveBack(deps: SagaDeps, { request }: Trip, row: PartRow): Promise<undefined> {
  const back = backOf(row)
  if (back.minor === 0) return undefined
  const { parts, clearing } = methodOf(request.payment_method)
  const { returned } = await clearedOf(deps.db, request.trip_number, clearing)
  await parts?.refund(deps, paymentOf(request), back, `part:${row.id}`, money(returned, back.currency))
  return undefined
}

const backOf = ({ back_minor, currency }: PartRow) => money(Number(back_minor), currency)
