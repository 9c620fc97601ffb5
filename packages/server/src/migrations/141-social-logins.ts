import { type Kysely, sql } from 'kysely'

/** Logins by another provider that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table social_logins (
      state text primary key,
      provider text not null,
      ref_id text not null,
      return_to text not null,
      nonce text not null,
      code_verifier text not null,
      page_challenge text not null,
      code text unique,
      user_id text references users on delete cascade,
      is_new boolean not null default false,
      is_answered boolean not null default false,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index social_logins_expiry on social_logins (expires_at)`.execute(db)
}
