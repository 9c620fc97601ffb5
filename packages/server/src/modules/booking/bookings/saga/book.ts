import { hotelRequestsOf, type WireError } from '@staykit/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { move } from '../../../../kernel/saga/rows.ts'
import type { Outcome } from '../../../../kernel/saga/saga.ts'
import { type LeadGuest, type SupplierBooking, SupplierError } from '../../../../ports/supplier.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { ARTIFACT_QUEUE } from '../../../queues.ts'
import { contractOf, policyOf } from '../../quotes/contracts.ts'
import { finalOf, keyOf } from '../../quotes/quote.ts'
import { confirmationMail } from '../booking-mail.ts'
import { changedPrice, notChargedWords } from '../contract/changed-price.ts'
import { postSale, saleOf } from '../ledger.ts'
import { ageOf, type RequestRow, requestTable, supplierOf } from '../requests.ts'
import { roomGuestsOf } from '../room-guests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { type BookingStep, failing } from './step.ts'

type BookOutcome = Outcome<RequestRow>

/** How long an unavailable supplier is retried, seconds; nothing is charged meanwhile. */
const GIVE_UP_SECONDS = 45
/** The same for one that says when it allows the next call. */
const GIVE_UP_LIMITED_SECONDS = 300
/** How long the outcome of a lost answer is looked up, seconds. */
const GIVE_UP_DOUBTFUL_SECONDS = 6 * 3_600

/**
 * Books at the supplier with our reference. After an unknown outcome it looks the booking up first, and never books
 * twice.
 */
export const book = (deps: SagaDeps): BookingStep => ({
  name: 'book',
  async call(row, wasBegun) {
    const earlier = wasBegun ? await lookUp(deps, row) : undefined
    if (earlier) return booked(deps, row, earlier)
    const answer = await ask(deps, row)
    return answer instanceof SupplierError ? onRefusal(deps, row, answer) : booked(deps, row, answer)
  },
})

/** The supplier's booking or error. Any other error means an unknown outcome. */
async function ask(deps: SagaDeps, row: RequestRow): Promise<SupplierBooking | SupplierError> {
  try {
    const supplier = supplierOf(deps, row)
    const booking = await supplier.book({
      reference: row.reference,
      key: keyOf(row.quote, supplier.name),
      expected: finalOf(row.quote),
      cancellation: policyOf(await contractOf(deps.db, row.quote_id)),
      guest: guestOf(row),
      roomGuests: row.traveller.roomGuests,
      childAges: row.traveller.childAges,
      ...hotelRequestsOf(row.traveller),
    })
    // Of an earlier attempt, whose answer was lost.
    if (booking.status !== 'booked')
      return new SupplierError('SOLD_OUT', 'the hotel has cancelled this booking')
    return booking
  } catch (error) {
    if (error instanceof SupplierError) return error
    deps.log.error({ err: error, bookingRequestId: row.id }, 'the supplier adapter failed')
    return new SupplierError('UNKNOWN_OUTCOME', 'the supplier adapter failed')
  }
}

/** The name of the guest for the hotel, with the contact details of the booker. */
function guestOf({ email, traveller }: RequestRow): LeadGuest {
  const { phoneNumber, countryCode } = traveller
  const [{ firstName, lastName }] = roomGuestsOf(traveller)
  return { firstName, lastName, email, phone: phoneNumber, countryCode }
}

async function onRefusal(deps: SagaDeps, row: RequestRow, error: SupplierError): Promise<BookOutcome> {
  if (error.kind === 'UNKNOWN_OUTCOME') {
    const marked = await markDoubtful(deps, row)
    const found = await lookUp(deps, marked)
    return found ? booked(deps, marked, found) : laterOrNever(deps, marked)
  }
  if (error.kind === 'UNAVAILABLE') return laterOrNever(deps, row, error)
  const problem =
    error.kind === 'PRICE_CHANGED' ? await changedPrice(deps, row, error.offer) : wordsFor(row, error)
  return failing(problem, { kind: error.kind })
}

/** The booking of our reference, if it exists. Throws RetryLater while the supplier cannot answer. */
async function lookUp(deps: SagaDeps, row: RequestRow): Promise<SupplierBooking | undefined> {
  try {
    const found = await supplierOf(deps, row).findBooking(row.reference)
    return found?.status === 'booked' ? found : undefined
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (ageOf(row, deps.now()) < GIVE_UP_DOUBTFUL_SECONDS)
      throw new RetryLater(error.message, waitFor(row, error))
    return undefined
  }
}

async function markDoubtful({ db }: SagaDeps, row: RequestRow): Promise<RequestRow> {
  const change = { is_doubtful: true, attempts: row.attempts + 1 }
  const marked = await move(db, requestTable, row, row.state, change)
  if (!marked) throw new RetryLater('another process moved the booking')
  return marked
}

function laterOrNever(deps: SagaDeps, row: RequestRow, error?: SupplierError): BookOutcome {
  const giveUp = error?.retryAfterMs === undefined ? GIVE_UP_SECONDS : GIVE_UP_LIMITED_SECONDS
  if (ageOf(row, deps.now()) < giveUp)
    throw new RetryLater('the supplier did not answer', waitFor(row, error))
  const message = `The hotel did not answer. ${notChargedWords(row)}`
  return failing({ code: 'SUPPLIER_UNAVAILABLE', message }, { kind: 'UNAVAILABLE' })
}

/** Seconds until the next attempt: what the supplier says, or a growing delay. */
const waitFor = (row: RequestRow, { retryAfterMs }: Partial<SupplierError> = {}) =>
  retryAfterMs === undefined
    ? Math.min(20, 2 + row.attempts * 2)
    : Math.min(60, Math.ceil(retryAfterMs / 1_000))

function wordsFor(row: RequestRow, { kind }: SupplierError): WireError {
  if (kind === 'SOLD_OUT')
    return { code: 'SOLD_OUT', message: `This room is sold out. ${notChargedWords(row)}` }
  return { code: 'RATE_UNAVAILABLE', message: `This rate is no longer available. ${notChargedWords(row)}` }
}

/** The room is booked: stores the trip, the sale in the ledger and the confirmation mail in one transaction. */
async function booked(deps: SagaDeps, row: RequestRow, booking: SupplierBooking): Promise<BookOutcome> {
  const brand = await deps.brands.of(row.ref_id)
  const contract = await contractOf(deps.db, row.quote_id)
  return {
    state: 'booked',
    detail: { confirmation: booking.confirmation },
    async record(trx, moved) {
      await insertBooking(trx, moved, booking)
      await postSale(trx, saleOf(moved))
      await writeMail(trx, confirmationMail(moved, contract, booking, brand, deps.config))
      await enqueue(trx, { queue: ARTIFACT_QUEUE, subject: moved.trip_number })
    },
  }
}

async function insertBooking(
  trx: Kysely<Database>,
  row: RequestRow,
  booking: SupplierBooking,
): Promise<void> {
  const { quote } = row
  await trx
    .insertInto('bookings')
    .values({
      trip_number: row.trip_number,
      request_id: row.id,
      ref_id: row.ref_id,
      email: row.email,
      user_id: row.user_id,
      confirmation: booking.confirmation,
      check_in: quote.key.stay.checkIn,
      check_out: quote.key.stay.checkOut,
      final_minor: quote.price.final,
      due_now_minor: quote.price.dueNow,
      property_fee_now_minor: quote.price.propertyFeeNow,
      currency: quote.key.currency,
      cancel_by: quote.cancelBy ? new Date(quote.cancelBy) : null,
      cost_minor: booking.cost?.minor ?? null,
      cost_currency: booking.cost?.currency ?? null,
    })
    .execute()
}
