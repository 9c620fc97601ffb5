import { type Kysely, sql } from 'kysely'

/** The same hotel at several suppliers: see modules/catalogue/hotels/merge/pairs.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hotel_pairs (
      public_id text not null,
      other_id text not null,
      state text not null check (state in ('found', 'same', 'other')),
      operator text,
      at timestamptz not null default now(),
      primary key (public_id, other_id),
      check (public_id <> other_id)
    )`.execute(db)
  // A hotel of a supplier has one public id.
  await sql`create unique index hotel_pairs_other on hotel_pairs (other_id) where state <> 'other'`.execute(
    db,
  )
  await sql`create index hotel_pairs_other_all on hotel_pairs (other_id)`.execute(db)
}
