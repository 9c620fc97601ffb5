import { type Money, money, subtract } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { balances, credit, debit, type Entry, post } from '../../../kernel/ledger/ledger.ts'
import { methodOf } from '../../payments/registry.ts'
import { dueNowOf } from '../quotes/quote.ts'
import type { RequestRow } from './requests.ts'

/** What a booking sold for, as the ledger sees it: what is due now, of which a property fee. */
export interface Sale {
  readonly booking: string
  readonly dueNow: Money
  /** Part of dueNow that is passed on as the property fee; 0 when the hotel collects it. */
  readonly propertyFee: Money
  /** Account in which the money of its payment method comes in. */
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

/** The room is booked: the traveller owes us, we owe the supplier and the property. */
export function postSale(trx: Kysely<Database>, sale: Sale): Promise<boolean> {
  return post(trx, sale.booking, 'sale', [debit('traveller_receivable', sale.dueNow), ...owed(sale, credit)])
}

/** What was held was taken. */
export function postCapture(trx: Kysely<Database>, { booking, dueNow, clearing }: Sale): Promise<boolean> {
  return post(trx, booking, 'capture', [debit(clearing, dueNow), credit('traveller_receivable', dueNow)])
}

/** The supplier let the room go without a fee: what we owed it, we owe the traveller. */
export function postCancellation(trx: Kysely<Database>, sale: Sale): Promise<boolean> {
  return post(trx, sale.booking, 'cancellation', [
    ...owed(sale, debit),
    credit('refund_payable', sale.dueNow),
  ])
}

/** What was charged was paid back, less what had been given back before: that is no gift any more. */
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

/** A part of the price was given back while the stay stands: at our expense. */
export function postGoodwill(
  trx: Kysely<Database>,
  { booking, clearing }: Sale,
  id: string,
  amount: Money,
): Promise<boolean> {
  return post(trx, booking, `goodwill-${id}`, [debit('goodwill', amount), credit(clearing, amount)])
}

/** What has been given back of a stay's price so far. */
export async function goodwillOf(db: Kysely<Database>, booking: string, currency: string): Promise<Money> {
  const found = (await balances(db, booking)).find(({ account }) => account === 'goodwill')
  return money(found?.minor ?? 0, currency)
}

/** Whether a trip's charge was paid back: only what had been captured ever is. */
export async function wasRefunded(db: Kysely<Database>, tripNumber: string): Promise<boolean> {
  const refund = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('booking', '=', tripNumber)
    .where('kind', '=', 'refund')
    .executeTakeFirst()
  return refund !== undefined
}

/** Nothing was ever charged, and the hold was let go: nothing is owed either way. */
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
