import type { Money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Account, Clearing, TransactionKind } from './tables.ts'

/** One line of a transaction: debits positive, credits negative, in minor units. */
export interface Entry {
  readonly account: Account
  readonly amount: Money
}

/** What a booking sold for, as the ledger sees it: what is due now, of which a property fee. */
export interface Sale {
  readonly booking: string
  readonly dueNow: Money
  /** Part of dueNow that is passed on as the property fee; 0 when the hotel collects it. */
  readonly propertyFee: Money
  /** Where it is paid from. */
  readonly clearing: Clearing
}

/**
 * Posts one balanced transaction, at most once per booking and kind; must run inside the transaction that makes the
 * change it records. Answers whether it was posted now. The database throws at commit when it does not sum to zero.
 */
export async function post(
  trx: Kysely<Database>,
  booking: string,
  kind: TransactionKind,
  entries: readonly Entry[],
): Promise<boolean> {
  const posted = await trx
    .insertInto('ledger_transactions')
    .values({ booking, kind })
    .onConflict((conflict) => conflict.columns(['booking', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!posted) return false
  const lines = entries.filter(({ amount }) => amount.minor !== 0)
  await trx
    .insertInto('ledger_entries')
    .values(
      lines.map(({ account, amount }) => ({
        transaction_id: posted.id,
        account,
        amount_minor: amount.minor,
        currency: amount.currency,
      })),
    )
    .execute()
  return true
}

/** The room is booked: the traveller owes us, we owe the supplier and the property. */
export function postSale(trx: Kysely<Database>, sale: Sale): Promise<boolean> {
  return post(trx, sale.booking, 'sale', [debit('traveller_receivable', sale.dueNow), ...owed(sale, credit)])
}

/** The card was charged, the coins or the bitcoin taken. */
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

/** What was charged was paid back. */
export function postRefund(trx: Kysely<Database>, { booking, dueNow, clearing }: Sale): Promise<boolean> {
  return post(trx, booking, 'refund', [debit('refund_payable', dueNow), credit(clearing, dueNow)])
}

/** Nothing was ever charged, and the hold was let go: nothing is owed either way. */
export function postRelease(trx: Kysely<Database>, { booking, dueNow }: Sale): Promise<boolean> {
  return post(trx, booking, 'release', [
    debit('refund_payable', dueNow),
    credit('traveller_receivable', dueNow),
  ])
}

/** Sum of every account of a booking, or of all bookings, in minor units; accounts at zero are left out. */
export async function balances(
  db: Kysely<Database>,
  booking?: string,
): Promise<{ account: Account; currency: string; minor: number }[]> {
  let query = db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['account', 'currency'])
    .select(({ fn }) => fn.sum<number>('amount_minor').as('minor'))
    .groupBy(['account', 'currency'])
    .orderBy('account')
    .having(({ fn }) => fn.sum('amount_minor'), '<>', 0)
  if (booking !== undefined) query = query.where('booking', '=', booking)
  return (await query.execute()).map((row) => ({ ...row, minor: Number(row.minor) }))
}

function owed({ dueNow, propertyFee }: Sale, side: typeof debit): Entry[] {
  const room = { minor: dueNow.minor - propertyFee.minor, currency: dueNow.currency }
  return [side('supplier_payable', room), side('property_fee_payable', propertyFee)]
}

export const debit = (account: Account, amount: Money): Entry => ({ account, amount })
export const credit = (account: Account, { minor, currency }: Money): Entry => ({
  account,
  amount: { minor: -minor, currency },
})
