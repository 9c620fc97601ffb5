import { type Kysely, sql } from 'kysely'

/** Passkeys of members, and the challenges that one is asked with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id text primary key,
      user_id text not null references users on delete cascade,
      host text not null,
      public_key bytea not null,
      counter bigint not null,
      user_agent text,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db)
  await sql`
    create table passkey_challenges (
      hash text primary key,
      user_id text references users on delete cascade,
      host text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db)
}
