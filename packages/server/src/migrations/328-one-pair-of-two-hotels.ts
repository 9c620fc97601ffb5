import { type Kysely, sql } from 'kysely'

/**
 * Two hotels are stored as a pair once: with both directions, each would be the public id of the other. The decision of an
 * operator stays, else the older one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from hotel_pairs a using hotel_pairs b
    where a.public_id = b.other_id and a.other_id = b.public_id
      and (a.operator is null, a.at, a.public_id) > (b.operator is null, b.at, b.public_id)`.execute(db)
  await sql`
    create unique index hotel_pairs_both
      on hotel_pairs (least(public_id, other_id), greatest(public_id, other_id))`.execute(db)
}
