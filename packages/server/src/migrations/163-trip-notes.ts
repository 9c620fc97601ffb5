import { type Kysely, sql } from 'kysely'

/** What members note on their trips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_notes (
      user_id text not null references users on delete cascade,
      trip_number text not null references bookings,
      note text not null,
      updated_at timestamptz not null,
      primary key (user_id, trip_number)
    )`.execute(db)
}
