import { type Kysely, sql } from 'kysely'

/** Nights without a room left, by city: few rows, so that a search can leave out what is sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index room_nights_full on room_nights (split_part(hotel_id, '-', 1), night)
    where taken >= allotment`.execute(db)
}
