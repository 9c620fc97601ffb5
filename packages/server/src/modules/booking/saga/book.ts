import type { WireError } from '@staykit/contract'
import { money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { leaveWork } from '../../../kernel/jobs/jobs.ts'
import { postSale, type Sale } from '../../../kernel/ledger/ledger.ts'
import { type SupplierBooking, SupplierError } from '../../../ports/supplier.ts'
import { writeMail } from '../../mail/post-office.ts'
import { wayOf } from '../../payments/registry.ts'
import { ARTIFACT_QUEUE } from '../../queues.ts'
import { confirmationMail } from '../booking-mail.ts'
import { changedPrice, chargedWords } from '../contract/changed-price.ts'
import { dueNowOf, finalOf, keyOf } from '../contract/quote.ts'
import { note, wasBegun } from './log.ts'
import { ageOf, failWith, move, type RequestRow } from './requests.ts'
import { advance, Later, type SagaDeps, type Step } from './step.ts'

/** A supplier that cannot be asked is asked again for so long, seconds; nothing is charged meanwhile. */
const GIVE_UP_SECONDS = 45
/** One whose answer was lost, and who cannot say what became of it, is asked for so long. */
const GIVE_UP_DOUBTFUL_SECONDS = 6 * 3_600

/** Books at the supplier under our reference. What may have happened is looked up first, never booked anew. */
export const book: Step = async (deps, row) => {
  const earlier = (await wasBegun(deps.db, row.id, 'book')) ? await lookUp(deps, row) : undefined
  if (earlier) return record(deps, row, earlier)
  crashPoint('before-book')
  await note(deps.db, row.id, 'book', 'begin', { reference: row.reference })
  const made = await ask(deps, row)
  crashPoint('after-book-call')
  return made instanceof SupplierError ? onRefusal(deps, row, made) : record(deps, row, made)
}

/** The supplier's answer, or why there is none. What is thrown and is no refusal may have happened all the same. */
async function ask(deps: SagaDeps, row: RequestRow): Promise<SupplierBooking | SupplierError> {
  try {
    return await deps.supplier.book({
      reference: row.reference,
      key: keyOf(row.quote),
      expected: finalOf(row.quote),
      guest: { firstName: row.traveller.firstName, lastName: row.traveller.lastName },
    })
  } catch (error) {
    if (error instanceof SupplierError) return error
    deps.log.error({ err: error, bookingRequestId: row.id }, 'the supplier adapter failed')
    return new SupplierError('UNKNOWN_OUTCOME', 'the supplier adapter failed')
  }
}

async function onRefusal(deps: SagaDeps, row: RequestRow, error: SupplierError): Promise<RequestRow> {
  if (error.kind === 'UNKNOWN_OUTCOME') {
    const marked = await markDoubtful(deps, row)
    const found = await lookUp(deps, marked)
    if (found) return record(deps, marked, found)
    return laterOrNever(deps, marked)
  }
  if (error.kind === 'UNAVAILABLE') return laterOrNever(deps, row)
  const problem =
    error.kind === 'PRICE_CHANGED' ? await changedPrice(deps, row, error.offer) : wordsFor(row, error)
  return advance(deps.db, row, async (trx) => {
    await note(trx, row.id, 'book', 'failed', { kind: error.kind })
    return failWith(trx, row, problem)
  })
}

/** The booking of our reference, if it was made. Throws Later while the supplier cannot say. */
async function lookUp(deps: SagaDeps, row: RequestRow): Promise<SupplierBooking | undefined> {
  try {
    const found = await deps.supplier.findBooking(row.reference)
    return found?.status === 'booked' ? found : undefined
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (ageOf(row) < GIVE_UP_DOUBTFUL_SECONDS) throw new Later(error.message, waitFor(row))
    return undefined
  }
}

async function markDoubtful(deps: SagaDeps, row: RequestRow): Promise<RequestRow> {
  return advance(deps.db, row, (trx) =>
    move(trx, row, row.state, { is_doubtful: true, attempts: row.attempts + 1 }),
  )
}

async function laterOrNever(deps: SagaDeps, row: RequestRow): Promise<RequestRow> {
  if (ageOf(row) < GIVE_UP_SECONDS) throw new Later('the supplier did not answer', waitFor(row))
  return advance(deps.db, row, async (trx) => {
    await note(trx, row.id, 'book', 'failed', { kind: 'UNAVAILABLE' })
    return failWith(trx, row, {
      code: 'SUPPLIER_UNAVAILABLE',
      message: `The hotel did not answer. ${chargedWords(row)}`,
    })
  })
}

const waitFor = (row: RequestRow) => Math.min(20, 2 + row.attempts * 2)

function wordsFor(row: RequestRow, { kind }: SupplierError): WireError {
  if (kind === 'SOLD_OUT') return { code: 'SOLD_OUT', message: `This room is sold out. ${chargedWords(row)}` }
  return { code: 'RATE_UNAVAILABLE', message: `This rate is no longer available. ${chargedWords(row)}` }
}

/** The room is ours: the trip, the sale in the ledger and the confirmation mail, all or none. */
async function record(deps: SagaDeps, row: RequestRow, made: SupplierBooking): Promise<RequestRow> {
  const brand = await deps.brands.of(row.ref_id)
  const next = await advance(deps.db, row, async (trx) => {
    const moved = await move(trx, row, 'booked')
    if (!moved) return undefined
    await note(trx, row.id, 'book', 'done', { confirmation: made.confirmation })
    await insertBooking(trx, moved, made)
    await postSale(trx, saleOf(moved))
    await writeMail(trx, confirmationMail(moved, made, brand, deps.config))
    await leaveWork(trx, { queue: ARTIFACT_QUEUE, subject: moved.trip_number })
    return moved
  })
  crashPoint('after-book-recorded')
  return next
}

export function saleOf(row: Pick<RequestRow, 'trip_number' | 'quote' | 'payment_method'>): Sale {
  const { trip_number: booking, quote } = row
  return {
    clearing: wayOf(row).clearing,
    booking,
    dueNow: dueNowOf(quote),
    propertyFee: money(quote.price.propertyFeeNow, quote.key.currency),
  }
}

async function insertBooking(trx: Kysely<Database>, row: RequestRow, made: SupplierBooking): Promise<void> {
  const { quote } = row
  await trx
    .insertInto('bookings')
    .values({
      trip_number: row.trip_number,
      request_id: row.id,
      ref_id: row.ref_id,
      email: row.email,
      user_id: row.user_id,
      confirmation: made.confirmation,
      contract: JSON.stringify(row.contract),
      check_in: quote.key.stay.checkIn,
      check_out: quote.key.stay.checkOut,
      final_minor: quote.price.final,
      due_now_minor: quote.price.dueNow,
      property_fee_now_minor: quote.price.propertyFeeNow,
      currency: quote.key.currency,
      cancel_by: quote.cancelBy ? new Date(quote.cancelBy) : null,
    })
    .execute()
}
