import { formatMoney } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import type { Line } from '../../../mail/compose.ts'
import { tellOperations } from '../../../mail/notice.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import type { RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'

type Told = Pick<SagaDeps, 'config' | 'log'>

/** Informs operations of a stay that cannot be charged. */
export function tellOfLostHold(
  trx: Kysely<Database>,
  deps: Told,
  row: RequestRow,
  brand: KnownBrand,
): Promise<void> {
  return tellOperations(trx, deps, brand, {
    key: `lost-hold:${row.trip_number}`,
    subject: `Hold lost: trip ${row.trip_number} cannot be charged`,
    words: [
      'The room is booked, but what was held for it is gone at the payment provider: released by the bank, by hand, or by time.',
      'The room is being given back to the hotel, and the traveller hears that nothing is charged. If the hotel refuses, another message follows.',
    ],
    lines: linesOf(row),
  })
}

/** Informs operations of an unpaid room that the hotel does not release: a person has to. */
export function tellOfUnpaidRoom(
  trx: Kysely<Database>,
  deps: Told,
  row: RequestRow,
  brand: KnownBrand,
): Promise<void> {
  return tellOperations(trx, deps, brand, {
    key: `unpaid-room:${row.trip_number}`,
    subject: `Unpaid room: the hotel does not release trip ${row.trip_number}`,
    words: [
      'What was held for this stay is gone, and the hotel no longer cancels it free of charge.',
      'The booking stands. Agree with the traveller on another payment, or with the hotel on a cancellation.',
    ],
    lines: linesOf(row),
  })
}

/** Informs operations of a refused refund: the debt stays in the ledger until a person has paid it. */
export function tellOfOwedRefund(
  trx: Kysely<Database>,
  deps: Told,
  row: RequestRow,
  brand: KnownBrand,
  why: string,
): Promise<void> {
  return tellOperations(trx, deps, brand, {
    key: `owed-refund:${row.trip_number}`,
    subject: `Refund refused: trip ${row.trip_number} is owed its money`,
    words: [
      'The stay is cancelled, and the payment provider has refused its refund each time it was asked. It is not asked again.',
      'Find out why at the provider, and pay the traveller back by hand.',
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
