import { type Kysely, sql } from 'kysely'

/** Where a session was begun, and pins for a new address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column country text`.execute(db)
  await sql`
    alter table mailed_pins
      drop constraint mailed_pins_purpose_check,
      add constraint mailed_pins_purpose_check check (purpose in ('confirm', 'reset', 'email'))`.execute(db)
}
