import { type Kysely, sql } from 'kysely'
import { createReport } from './310-points-in-dollars.ts'

/** Setups of saved cards, to count their declines; sessions of operators, which a sign-out ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Missing where an earlier version of 310 ran.
  await createReport(db)
  await sql`
    create table card_setups (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      declines integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index card_setups_member on card_setups (user_id, created_at)`.execute(db)
  await sql`
    create table admin_sessions (
      hash text primary key,
      holder text not null,
      expires_at timestamptz not null
    )`.execute(db)
}
