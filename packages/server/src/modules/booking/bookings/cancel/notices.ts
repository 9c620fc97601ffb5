import { formatMoney } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import type { Line } from '../../../mail/compose.ts'
import { notifyOperations } from '../../../mail/notice.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import type { RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'

type Told = Pick<SagaDeps, 'config' | 'log'>

/** Informs operations of a stay that cannot be charged. */
export function notifyLostHold(
  trx: Kysely<Database>,
  deps: Told,
  row: RequestRow,
  brand: KnownBrand,
): Promise<void> {
  return notifyOperations(trx, deps, brand, {
    key: `lost-hold:${row.trip_number}`,
    subject: `Hold lost: trip ${row.trip_number} cannot be charged`,
    words: [
      'The room is booked, but its payment hold no longer exists at the payment provider: the bank or an operator released it, or it expired.',
      'The server cancels the room and informs the traveller that nothing is charged. If the hotel refuses, another message follows.',
    ],
    lines: linesOf(row),
  })
}

/** Informs operations of an unpaid room that the hotel does not release: a person has to. */
export function notifyUnpaidRoom(
  trx: Kysely<Database>,
  deps: Told,
  row: RequestRow,
  brand: KnownBrand,
): Promise<void> {
  return notifyOperations(trx, deps, brand, {
    key: `unpaid-room:${row.trip_number}`,
    subject: `Unpaid room: the hotel does not release trip ${row.trip_number}`,
    words: [
      'The payment hold for this stay no longer exists, and the hotel no longer cancels it free of charge.',
      'The booking stands. Agree with the traveller on another payment, or with the hotel on a cancellation.',
    ],
    lines: linesOf(row),
  })
}

/** Informs operations of a room that may be booked for a booking that failed: a person has to look it up. */
export function notifyOrphan(
  trx: Kysely<Database>,
  deps: Told,
  row: RequestRow,
  brand: KnownBrand,
  why: string,
): Promise<void> {
  return notifyOperations(trx, deps, brand, {
    key: `orphan:${row.reference}`,
    subject: `Room without a payment: look up ${row.reference} at the supplier`,
    words: [
      'The answer to this booking was lost. It failed for the traveller, and the payment was released.',
      'The server could not find out whether the room is booked, or could not release it. Look up the reference at the supplier, and cancel the room.',
    ],
    lines: [...linesOf(row), ['The supplier says', why]],
  })
}

/** Informs operations of a refused refund: the debt stays in the ledger until a person has paid it. */
export function notifyOwedRefund(
  trx: Kysely<Database>,
  deps: Told,
  row: RequestRow,
  brand: KnownBrand,
  why: string,
): Promise<void> {
  return notifyOperations(trx, deps, brand, {
    key: `owed-refund:${row.trip_number}`,
    subject: `Refund refused: trip ${row.trip_number} is owed its money`,
    words: [
      'The stay is cancelled, and the payment provider has refused its refund each time. The server does not retry it.',
      'Find out why at the provider, and refund the traveller by hand.',
    ],
    lines: [...linesOf(row), ['The provider says', why]],
  })
}

const linesOf = (row: RequestRow): Line[] => [
  ['Trip number', row.trip_number],
  ['Booking request', row.id],
  ['Reference at the hotel', row.reference],
  ['Payment', `${row.payment_method} ${row.payment_reference ?? ''}`],
  ['Amount', formatMoney(dueNowOf(row.quote))],
]
