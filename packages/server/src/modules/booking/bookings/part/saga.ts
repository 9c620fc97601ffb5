import type { WireError } from '@staykit/contract'
import { money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { move } from '../../../../kernel/saga/rows.ts'
import type { Saga, Step } from '../../../../kernel/saga/saga.ts'
import { SupplierError } from '../../../../ports/supplier.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { RefundRefused } from '../../../payments/refund-refused.ts'
import { methodOf } from '../../../payments/registry.ts'
import { notice } from '../cancel/notices.ts'
import { clearedOf, postPart, postPartRefund, saleOf } from '../ledger.ts'
import { paymentOf, supplierOf } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { findTrip, type Trip } from '../trip-view.ts'
import { partMail } from './mail.ts'
import { type Rest, restOf } from './rest.ts'
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
    // The hotel would keep more than was agreed, unless an earlier attempt was in time.
    const refusal =
      !wasBegun && isDearer(trip, row, deps.now()) ? notPossible : await refusalOf(deps, trip, row)
    if (refusal)
      return {
        state: 'refused',
        change: { error: JSON.stringify(refusal) },
        hasFailed: true,
        detail: refusal,
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

const isDearer = (trip: Trip, row: PartRow, now: Date): boolean =>
  backFor(trip, stayPartOf(row), money(Number(row.amount_minor), row.currency), now).minor < backOf(row).minor

async function refusalOf(deps: SagaDeps, { request }: Trip, row: PartRow): Promise<WireError | undefined> {
  try {
    const supplier = supplierOf(deps, request)
    if (!supplier.cancelPart) return notPossible
    await supplier.cancelPart(request.reference, stayPartOf(row), row.id)
    return undefined
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'UNAVAILABLE' || error.kind === 'UNKNOWN_OUTCOME')
      throw new RetryLater(error.message, waitFor(deps, row, error))
    return notPossible
  }
}

const notPossible: WireError = {
  code: 'NOT_CANCELLABLE',
  message: 'The hotel does not cancel this part of the booking. Nothing was changed.',
}

/** Seconds until the next attempt: what the supplier says, or a delay that grows to a minute. */
function waitFor({ now }: SagaDeps, { created_at }: PartRow, { retryAfterMs }: SupplierError): number {
  const seconds = (now().getTime() - created_at.getTime()) / 1_000
  return Math.min(
    60,
    retryAfterMs === undefined ? Math.max(3, seconds / 10) : Math.ceil(retryAfterMs / 1_000),
  )
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
}

const refund = (deps: SagaDeps): Step<PartRow> => ({
  name: 'part-refund',
  async call(row) {
    const trip = await tripOf(deps, row)
    const back = backOf(row)
    const brand = await deps.brands.of(trip.request.ref_id)
    const refusal = await giveBack(deps, trip, row)
    if (refusal)
      return {
        state: 'owed',
        change: { attempts: MOST_REFUSALS },
        hasFailed: true,
        detail: { part: row.id, reason: refusal.message },
        record: (trx) => notifyOwed(row.id)(trx, deps, trip.request, brand, refusal.message),
      }
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

const notifyOwed = (id: string) =>
  notice(({ trip_number }) => ({
    key: `owed-part:${id}`,
    subject: `Refund refused: a part of trip ${trip_number} is owed its money`,
    words: [
      'A room or a night of this stay is cancelled, and the payment provider has refused its refund each time. The server does not retry it.',
      'Find out why at the provider, and refund the traveller by hand.',
    ],
    reason: 'The provider says',
  }))

/** Attempts of a refused refund, over about a day; then a person has to handle it. */
const MOST_REFUSALS = 8
const LONGEST_WAIT_SECONDS = 6 * 3_600

/** Refunds the part from the payment of its trip, once. Returns the last refusal. */
async function giveBack(deps: SagaDeps, { request }: Trip, row: PartRow): Promise<RefundRefused | undefined> {
  const back = backOf(row)
  if (back.minor === 0) return undefined
  const { parts, clearing } = methodOf(request.payment_method)
  const { returned } = await clearedOf(deps.db, request.trip_number, clearing)
  try {
    await parts?.refund(deps, paymentOf(request), back, `part:${row.id}`, money(returned, back.currency))
    return undefined
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    const attempts = row.attempts + 1
    if (attempts >= MOST_REFUSALS) return error
    await move(deps.db, partTable, row, row.state, { attempts })
    throw new RetryLater(error.message, Math.min(LONGEST_WAIT_SECONDS, error.seconds * 2 ** row.attempts))
  }
}

const backOf = ({ back_minor, currency }: PartRow) => money(Number(back_minor), currency)

async function tripOf({ db }: SagaDeps, { trip_number }: PartRow): Promise<Trip> {
  const trip = await findTrip(db, trip_number)
  if (!trip) throw new Error(`trip ${trip_number} is missing`)
  return trip
}
