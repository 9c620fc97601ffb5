import type { Money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** One line of a transaction in minor units: debits positive, credits negative. */
export interface Entry {
  /** One of ledger_accounts. */
  readonly account: string
  readonly amount: Money
}

/**
 * Posts one balanced transaction, at most once per booking and kind. Must run in the transaction of the change that it
 * records. Returns whether it was posted now. The database throws at commit when it does not sum to zero.
 */
export async function post(
  trx: Kysely<Database>,
  booking: string,
  kind: string,
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

/** Sum of every account of a booking, or of all bookings, in minor units; omits accounts at zero. */
export async function balances(
  db: Kysely<Database>,
  booking?: string,
): Promise<{ account: string; currency: string; minor: number }[]> {
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

export const debit = (account: string, amount: Money): Entry => ({ account, amount })
export const credit = (account: string, { minor, currency }: Money): Entry => ({
  account,
  amount: { minor: -minor, currency },
})
