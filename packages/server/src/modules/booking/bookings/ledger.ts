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
  /** Clearing account of its payment method. */
  readonly clearing: string
}

export function saleOf(row: Pick<RequestRow, 'trip_number' | 'quote' | 'payment_method'>): Sale {
  const { trip_number: booking, quote, payment_method } = row
  return {
    clearing: methodOf(payment_method).clearing,
    booking,
    dueNow: dueNowOf(quote),
    propertyFee: money(quote.price.propertyFeeNow, quote.key.currency),
  }
}

/** Posts a booked room: the traveller owes us, we owe the supplier and the property. */
export function postSale(trx: Kysely<Database>, sale: Sale): Promise<boolean> {
  return post(trx, sale.booking, 'sale', [debit('traveller_receivable', sale.dueNow), ...owed(sale, credit)])
}

/** Posts a capture. */
export function postCapture(trx: Kysely<Database>, { booking, dueNow, clearing }: Sale): Promise<boolean> {
  return post(trx, booking, 'capture', [debit(clearing, dueNow), credit('traveller_receivable', dueNow)])
}

/** Posts a release without a fee: our debt to the supplier becomes a debt to the traveller. */
export function postCancellation(trx: Kysely<Database>, sale: Sale): Promise<boolean> {
  return post(trx, sale.booking, 'cancellation', [
    ...owed(sale, debit),
    credit('refund_payable', sale.dueNow),
  ])
}

/** Posts the refund of a charge, less earlier partial refunds, which it takes over. */
export async function postRefund(
  trx: Kysely<Database>,
  { booking, dueNow, clearing }: Sale,
): Promise<boolean> {
  const partialRefunds = await goodwillOf(trx, booking, dueNow.currency)
  return post(trx, booking, 'refund', [
    debit('refund_payable', dueNow),
    credit(clearing, subtract(dueNow, partialRefunds)),
    credit('goodwill', partialRefunds),
  ])
}

/** Posts a partial refund while the stay stands, at our expense. */
export function postGoodwill(
  trx: Kysely<Database>,
  { booking, clearing }: Sale,
  id: string,
  amount: Money,
): Promise<boolean> {
  return post(trx, booking, `goodwill-${id}`, [debit('goodwill', amount), credit(clearing, amount)])
}

/** Sum of partial refunds of a stay. */
export async function goodwillOf(db: Kysely<Database>, booking: string, currency: string): Promise<Money> {
  const found = (await balances(db, booking)).find(({ account }) => account === 'goodwill')
  return money(found?.minor ?? 0, currency)
}

/** Whether a trip's charge was refunded; only captured amounts are. */
export async function wasRefunded(db: Kysely<Database>, tripNumber: string): Promise<boolean> {
  const refund = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('booking', '=', tripNumber)
    .where('kind', '=', 'refund')
    .executeTakeFirst()
  return refund !== undefined
}

/** Posts a release without any charge: nothing is owed. */
export function postRelease(trx: Kysely<Database>, { booking, dueNow }: Sale): Promise<boolean> {
  return post(trx, booking, 'release', [
    debit('refund_payable', dueNow),
    credit('traveller_receivable', dueNow),
  ])
}

function owed({ dueNow, propertyFee }: Sale, side: typeof debit): Entry[] {
  const room = { minor: dueNow.minor - propertyFee.minor, currency: dueNow.currency }
  return [side('supplier_payable', room), side('property_fee_payable', propertyFee)]
}
