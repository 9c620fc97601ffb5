import { type Kysely, sql } from 'kysely'

/**
 * Points of stays that were agreed in another currency than US dollars were that currency's units. They become dollars at the
 * rate of the quote, which the two amounts due now have.
 */
export async function backfill(db: Kysely<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with priced as (
      select id, contract -> 'rate' -> 'price' as price, (contract ->> 'dueNowUsdCents')::numeric as due_usd
      from quotes
      where contract -> 'rate' -> 'price' -> 'final' ->> 'currency' <> 'USD'
    ), right_points as (
      select id, greatest(100, round(
        (price -> 'final' ->> 'minor')::numeric * due_usd / (price -> 'dueNow' ->> 'minor')::numeric / 100
      ))::integer as points
      from priced
      where due_usd is not null and (price -> 'dueNow' ->> 'minor')::numeric > 0
    ), wrong as (
      select quotes.id, right_points.points
      from quotes join right_points using (id)
      where (quotes.contract ->> 'points')::numeric is distinct from right_points.points
      limit 1000
    )
    update quotes set contract = jsonb_set(quotes.contract, '{points}', to_jsonb(wrong.points))
    from wrong where wrong.id = quotes.id`.execute(db)
  return Number(numAffectedRows)
}

export async function up(): Promise<void> {}
