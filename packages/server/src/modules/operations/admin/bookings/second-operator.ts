import { convert, formatMoney, type Money, money } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { AdminDeps } from '../deps.ts'
import type { Operator } from '../operators/operators.ts'

type Deps = Pick<AdminDeps, 'config' | 'db' | 'now'>

const DAY_MS = 24 * 3_600_000

/** US cents of an amount by the rate of the day; undefined while its rate is unknown. */
export async function centsOf(
  { exchangeRates }: Pick<AdminDeps, 'exchangeRates'>,
  amount: Money,
): Promise<number | undefined> {
  const perDollar = await exchangeRates.perDollar(amount.currency).catch(() => undefined)
  return perDollar === undefined ? undefined : convert(amount, 'USD', 1 / perDollar).minor
}

/**
 * Whether a refund needs a second operator: with it, this one has given back more than SECOND_OPERATOR_ABOVE within 24
 * hours. Many small refunds count as one large one, and an amount whose rate is unknown is above every limit. Call it in the
 * transaction of the refund.
 */
export async function needsSecond(
  { config, db, now }: Deps,
  operator: Operator | undefined,
  cents: number | undefined,
): Promise<boolean> {
  const { SECOND_OPERATOR_ABOVE: limit } = config
  if (limit === undefined) return false
  if (cents === undefined) return true
  // Two refunds at once do not both count as the first.
  await sql`select pg_advisory_xact_lock(hashtext('give-back'))`.execute(db)
  const { given } = await db
    .selectFrom('operator_actions')
    .select(sql<string>`coalesce(sum((detail->>'cents')::bigint), 0)`.as('given'))
    .where('action', '=', 'give-back')
    .where('at', '>', new Date(now().getTime() - DAY_MS))
    // Every caller with the token can type any name.
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator?.name ?? ''))
    .executeTakeFirstOrThrow()
  return Number(given) + cents > limit * 100
}

/** Refunds that wait for a second operator, of a trip or of all. */
export const awaitedRefunds = (db: Kysely<Database>, trip?: string) =>
  db
    .selectFrom('awaited_refunds')
    .innerJoin('operators', 'operators.id', 'requested_by')
    .select([
      'form',
      'trip_number',
      'amount_minor',
      'currency',
      'reason',
      'requested_by',
      'requested_at',
      'name',
    ])
    .where('decision', 'is', null)
    .$if(trip !== undefined, (query) => query.where('trip_number', '=', trip ?? ''))
    .orderBy('requested_at')
    .execute()

export type AwaitedRefund = Awaited<ReturnType<typeof awaitedRefunds>>[number]

export const amountOf = ({
  amount_minor,
  currency,
}: Pick<AwaitedRefund, 'amount_minor' | 'currency'>): Money => money(Number(amount_minor), currency)

export const wordsOf = (awaited: AwaitedRefund): string => formatMoney(amountOf(awaited))

/** Decides about a refund once; returns it. Undefined when it does not wait, or waits for another person. */
export async function decideRefund(
  trx: Kysely<Database>,
  { form, trip, operator, decision, at }: Decision,
): Promise<{ readonly amount: Money; readonly reason: string } | undefined> {
  const row = await trx
    .updateTable('awaited_refunds')
    .set({ decided_by: operator.id, decision, decided_at: at })
    .where('form', '=', form)
    .where('trip_number', '=', trip)
    .where('decision', 'is', null)
    // The one who requested it may only withdraw it.
    .$if(decision === 'confirmed', (query) => query.where('requested_by', '<>', operator.id))
    .returningAll()
    .executeTakeFirst()
  return row && { amount: amountOf(row), reason: row.reason }
}

interface Decision {
  readonly form: string
  readonly trip: string
  readonly operator: Operator
  readonly decision: 'confirmed' | 'refused'
  readonly at: Date
}
