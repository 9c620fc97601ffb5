import { formatMoney, type Money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import type { Line } from '../../../mail/compose.ts'
import { type Notice, notifyOperations } from '../../../mail/notice.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import type { RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'

type Deps = Pick<SagaDeps, 'config' | 'log'>

interface Text extends Omit<Notice, 'lines'> {
  /** Amount that a person has to refund. */
  readonly owed?: Money
  /** Label of the reason, if the notice has one. */
  readonly reason?: string
}

/** Returns a function that writes a notice about a booking to operations; `why` is the reason. */
export const notice =
  (of: (row: RequestRow) => Text) =>
  (trx: Kysely<Database>, deps: Deps, row: RequestRow, brand: KnownBrand, why = ''): Promise<void> => {
    const { reason, owed, ...text } = of(row)
    const lines = [
      ...linesOf(row),
      ...(owed ? [['To refund', formatMoney(owed)] as const] : []),
      ...(reason ? [[reason, why] as const] : []),
    ]
    return notifyOperations(trx, deps, brand, { ...text, lines })
  }

/** A stay that cannot be charged. */
export const notifyLostHold = notice(({ trip_number }) => ({
  key: `lost-hold:${trip_number}`,
  subject: `Hold lost: trip ${trip_number} cannot be charged`,
  words: [
    'The room is booked, but its payment hold no longer exists at the payment provider: the bank or an operator released it, or it expired.',
    'The server cancels the room and informs the traveller that nothing is charged. If the hotel refuses, another message follows.',
  ],
}))

/** An unpaid room that the hotel does not release: a person has to. */
export const notifyUnpaidRoom = notice(({ trip_number }) => ({
  key: `unpaid-room:${trip_number}`,
  subject: `Unpaid room: the hotel does not release trip ${trip_number}`,
  words: [
    'The payment hold for this stay no longer exists, and the hotel no longer cancels it free of charge.',
    'The booking stands. Agree with the traveller on another payment, or with the hotel on a cancellation.',
  ],
}))

/** A room that may be booked for a booking that failed: a person has to look it up. */
export const notifyOrphan = notice(({ reference }) => ({
  key: `orphan:${reference}`,
  subject: `Room without a payment: look up ${reference} at the supplier`,
  words: [
    'The answer to this booking was lost. It failed for the traveller, and the payment was released.',
    'The server could not find out whether the room is booked, or could not release it. Look up the reference at the supplier, and cancel the room.',
  ],
  reason: 'The supplier says',
}))

/** A refused refund: the debt stays in the ledger until a person has paid it. */
export const notifyOwedRefund = (owed: Money) =>
  owedNotice(({ trip_number }) => ({
    key: `owed-refund:${trip_number}`,
    subject: `Refund refused: trip ${trip_number} is owed its money`,
    cancelled: 'The stay',
    owed,
  }))

/** The same for a part of a trip. */
export const notifyOwedPart = (id: string, owed: Money) =>
  owedNotice(({ trip_number }) => ({
    key: `owed-part:${id}`,
    subject: `Refund refused: a part of trip ${trip_number} is owed its money`,
    cancelled: 'A room or a night of this stay',
    owed,
  }))

/** No refund beside a dispute: a person has to know both. */
export const notifyDisputedRefund = (id: string, owed: Money) =>
  notice(({ trip_number }) => ({
    key: `disputed-refund:${id}`,
    subject: `Refund beside a dispute: trip ${trip_number}`,
    words: [
      'The stay, or a part of it, is cancelled, and the bank of the traveller decides about its payment. The server sends no refund, so that the traveller does not get the money twice.',
      'If the bank decides for you, the server continues the refund. If it does not, it has returned the money, and nothing is to do unless it returned less than this refund.',
    ],
    owed,
    reason: 'Why',
  }))

function owedNotice(
  of: (row: RequestRow) => Pick<Text, 'key' | 'subject' | 'owed'> & { readonly cancelled: string },
) {
  return notice((row) => {
    const { cancelled, ...text } = of(row)
    return {
      ...text,
      words: [
        `${cancelled} is cancelled, and the payment provider has refused its refund each time. The server does not retry it.`,
        'Find out why at the provider, and refund the traveller by hand.',
      ],
      reason: 'The provider says',
    }
  })
}

const linesOf = (row: RequestRow): Line[] => [
  ['Trip number', row.trip_number],
  ['Booking request', row.id],
  ['Supplier', row.supplier ?? ''],
  ['Reference at the supplier', row.reference],
  ['Payment', `${row.payment_method} ${row.payment_reference ?? ''}`],
  ['Amount', formatMoney(dueNowOf(row.quote))],
]
