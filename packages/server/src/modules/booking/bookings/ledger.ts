import { type Money, money, subtract } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { balances, credit, debit, type Entry, post } from '../../../kernel/ledger/ledger.ts'
import { methodOf } from '../../payments/registry.ts'
import { dueNowOf } from '../quotes/quote.ts'
import type { RequestRow } from './requests.ts'

/** A sale in the ledger: the amount due now, including a property fee. */
export interface Sale {
  readonly booking: string
  readonly dueNow: Money
  /** Part of dueNow that is passed on as the property fee; 0 when the hotel collects it. */
  readonly propertyFee: Money
  /** Part of dueNow that the payment of a replaced trip pays. */
  readonly credit: Money
  /** Clearing account of its payment method. */
  readonly clearing: string
}

export function saleOf(
  row: Pick<RequestRow, 'trip_number' | 'quote' | 'payment_method' | 'credit_minor'>,
): Sale {
  const { trip_number: booking, quote, payment_method, credit_minor } = row
  return {
    clearing: methodOf(payment_method).clearing,
    booking,
    dueNow: dueNowOf(quote),
    propertyFee: money(quote.price.propertyFeeNow, quote.key.currency),
    credit: money(Number(credit_minor), quote.key.currency),
  }
}

/** Posts a booked room: the traveller owes us, we owe the supplier and the property. */
export function postSale(trx: Kysely<Database>, sale: Sale): Promise<boolean> {
  return post(trx, sale.booking, 'sale', [debit('traveller_receivable', sale.dueNow), ...owed(sale, credit)])
}

/** Posts a capture, and the credit that pays for the rest. */
export function postCapture(trx: Kysely<Database>, sale: Sale): Promise<boolean> {
  const { booking, dueNow, clearing } = sale
  return post(trx, booking, 'capture', [
    debit(clearing, subtract(dueNow, sale.credit)),
    debit('change_credit', sale.credit),
    credit('traveller_receivable', dueNow),
  ])
}

/** Posts a release: our debt to the supplier becomes a debt to the traveller, without the penalty that the hotel keeps. */
export function postCancellation(trx: Kysely<Database>, sale: Sale, penaltyMinor = 0): Promise<boolean> {
  const { dueNow, propertyFee } = sale
  const back = money(dueNow.minor - penaltyMinor, dueNow.currency)
  if (back.minor === 0) return Promise.resolve(false)
  // The penalty is part of the room first.
  const fee = money(Math.min(propertyFee.minor, back.minor), propertyFee.currency)
  return post(trx, sale.booking, 'cancellation', [
    ...owed({ ...sale, dueNow: back, propertyFee: fee }, debit),
    credit('refund_payable', back),
  ])
}

/**
 * Posts the release of a part of a stay: our debt to the supplier becomes one to the traveller, except what does not come
 * back. `number` is that of the part in its trip.
 */
export function postPart(
  trx: Kysely<Database>,
  before: Sale,
  after: Sale,
  number: number,
  back: Money,
): Promise<boolean> {
  const fee = subtract(before.propertyFee, after.propertyFee)
  return post(trx, before.booking, `part-${number}`, [
    debit('supplier_payable', subtract(back, fee)),
    debit('property_fee_payable', fee),
    credit('refund_payable', back),
  ])
}

/** Posts the refund of a part. */
export function postPartRefund(
  trx: Kysely<Database>,
  { booking, clearing }: Sale,
  number: number,
  back: Money,
): Promise<boolean> {
  return post(trx, booking, `part_refund-${number}`, [debit('refund_payable', back), credit(clearing, back)])
}

/** Posts what the bank returned of a refund that we owed, because the traveller disputed the payment. */
export function postBankRefund(
  trx: Kysely<Database>,
  booking: string,
  kind: string,
  amount: Money,
): Promise<boolean> {
  return post(trx, booking, kind, [debit('refund_payable', amount), credit('disputes', amount)])
}

/** Posts the part of a refund that pays for the trip that replaces this one. */
export function postCredit(trx: Kysely<Database>, booking: string, amount: Money): Promise<boolean> {
  return post(trx, booking, 'credit', [debit('refund_payable', amount), credit('change_credit', amount)])
}

/** The amounts of a refund that are not refunded from the trip's own payment. */
export interface Elsewhere {
  /** Pays for the trip that replaces this one. */
  readonly credited: Money
  /** Refunded from payments of replaced trips, or left with them. */
  readonly before: Money
  /** The hotel keeps it. */
  readonly penalty: Money
}

/** Posts the refund of a charge, less earlier partial refunds, which it takes over. */
export async function postRefund(
  trx: Kysely<Database>,
  { booking, dueNow, clearing }: Sale,
  { credited, before, penalty }: Elsewhere = {
    credited: nothing(dueNow),
    before: nothing(dueNow),
    penalty: nothing(dueNow),
  },
): Promise<boolean> {
  const payable = subtract(subtract(dueNow, penalty), credited)
  if (payable.minor === 0) return false
  // Of a partial refund above what the policy returns, the rest stays our expense.
  const goodwill = await goodwillOf(trx, booking, dueNow.currency)
  const partialRefunds = money(Math.min(goodwill.minor, payable.minor - before.minor), dueNow.currency)
  return post(trx, booking, 'refund', [
    debit('refund_payable', payable),
    credit(clearing, subtract(subtract(payable, partialRefunds), before)),
    credit('change_credit', before),
    credit('goodwill', partialRefunds),
  ])
}

const nothing = ({ currency }: Money): Money => money(0, currency)

/** Posts a part of another trip's refund that this trip's payment paid; `kind` is unique for that refund. */
export function postShare(
  trx: Kysely<Database>,
  { booking, clearing }: Sale,
  kind: string,
  amount: Money,
): Promise<boolean> {
  return post(trx, booking, kind, [debit('change_credit', amount), credit(clearing, amount)])
}

/** Posts a partial refund while the stay stands, at our expense; `before` comes from payments of replaced trips. */
export function postGoodwill(
  trx: Kysely<Database>,
  { booking, clearing }: Sale,
  id: string,
  amount: Money,
  before: Money = nothing(amount),
): Promise<boolean> {
  return post(trx, booking, `goodwill-${id}`, [
    debit('goodwill', amount),
    credit(clearing, subtract(amount, before)),
    credit('change_credit', before),
  ])
}

/** Sum of partial refunds of a stay. */
export async function goodwillOf(db: Kysely<Database>, booking: string, currency: string): Promise<Money> {
  const found = (await balances(db, booking)).find(({ account }) => account === 'goodwill')
  return money(found?.minor ?? 0, currency)
}

/** What a trip's own payment has charged and refunded, in minor units, by its clearing account. */
export async function clearedOf(
  db: Kysely<Database>,
  booking: string,
  clearing: string,
): Promise<{ taken: number; returned: number }> {
  const entries = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select('amount_minor')
    .where('booking', '=', booking)
    .where('account', '=', clearing)
    .execute()
  const sum = (sign: 1 | -1) =>
    entries.map(({ amount_minor }) => Math.max(0, sign * Number(amount_minor))).reduce((a, b) => a + b, 0)
  return { taken: sum(1), returned: sum(-1) }
}

/** Whether a trip's charge was refunded; only captured amounts are. */
export const wasRefunded = (db: Kysely<Database>, trip: string) => isPosted(db, trip, 'refund')

/** Whether a trip was paid, by its own payment or a credit. */
export const wasCaptured = (db: Kysely<Database>, trip: string) => isPosted(db, trip, 'capture')

async function isPosted(db: Kysely<Database>, trip: string, kind: string): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('booking', '=', trip)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found !== undefined
}

/** Posts a release without any charge: nothing is owed, except a penalty that could not be charged. */
export function postRelease(
  trx: Kysely<Database>,
  { booking, dueNow }: Sale,
  penalty = nothing(dueNow),
): Promise<boolean> {
  const released = subtract(dueNow, penalty)
  return post(trx, booking, 'release', [
    debit('refund_payable', released),
    credit('traveller_receivable', released),
  ])
}

function owed({ dueNow, propertyFee }: Sale, side: typeof debit): Entry[] {
  const room = { minor: dueNow.minor - propertyFee.minor, currency: dueNow.currency }
  return [side('supplier_payable', room), side('property_fee_payable', propertyFee)]
}
