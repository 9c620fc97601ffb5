import { type Kysely, sql } from 'kysely'

/** Envelopes of the platform's calls that were opened: none is opened twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table platform_nonces (
      nonce text primary key,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index platform_nonces_expiry on platform_nonces (expires_at)`.execute(db)
}
