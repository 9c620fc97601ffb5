import { type Kysely, sql } from 'kysely'

/**
 * Points of stays that were agreed in another currency than US dollars were that currency's units. They become dollars at the
 * rate of the quote, which the two amounts due now have.
 */
export async function backfill(db: Kysely<unknown>): Promise<number> {
  await createReport(db)
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
      select quotes.id, right_points.points, coalesce((quotes.contract ->> 'points')::numeric, 100) as before
      from quotes join right_points using (id)
      where (quotes.contract ->> 'points')::numeric is distinct from right_points.points
      limit 1000
    ), reported as (
      insert into points_recomputed (quote_id, points_before, points_after)
      select id, before, points from wrong on conflict (quote_id) do nothing
    )
    update quotes set contract = jsonb_set(quotes.contract, '{points}', to_jsonb(wrong.points))
    from wrong where wrong.id = quotes.id`.execute(db)
  return Number(numAffectedRows)
}

/** Points of each quote before and after, for the report of docs/operations.md. */
export async function createReport(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists points_recomputed (
      quote_id text primary key,
      points_before numeric not null,
      points_after integer not null,
      recomputed_at timestamptz not null default now()
    )`.execute(db)
}

export const up = createReport
