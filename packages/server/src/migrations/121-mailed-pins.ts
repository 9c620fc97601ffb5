import { type Kysely, sql } from 'kysely'

/**
 * Pins by address and not by member, so that a guess costs the same whoever is a member; a sign-up's pin has its own password.
 * Processes of the former version use the table `pins` until they end: a later release drops it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailed_pins (
      id bigint generated always as identity primary key,
      account text not null,
      purpose text not null check (purpose in ('confirm', 'reset')),
      hash text not null,
      password_hash text,
      mail_key text not null unique,
      tries integer not null default 0 check (tries <= 5),
      known_tries integer not null default 0 check (known_tries <= 5),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index mailed_pins_account on mailed_pins (account, purpose)`.execute(db)
  await sql`create index mailed_pins_expiry on mailed_pins (expires_at)`.execute(db)
}
