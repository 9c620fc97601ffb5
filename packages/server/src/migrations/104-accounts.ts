import { type Kysely, sql } from 'kysely'

/** Members. The first four tables are better-auth's, by its own columns under our names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id text primary key,
      name text not null,
      email text not null unique check (email = lower(email)),
      email_verified boolean not null,
      image text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`
    create table sessions (
      id text primary key,
      token text not null unique,
      user_id text not null references users on delete cascade,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index sessions_user on sessions (user_id)`.execute(db)
  await sql`
    create table accounts (
      id text primary key,
      user_id text not null references users on delete cascade,
      issuer text not null,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (issuer, account_id)
    )`.execute(db)
  await sql`create index accounts_user on accounts (user_id)`.execute(db)
  await sql`
    create table verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await ours(db)
}

async function ours(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refresh_tokens (
      hash text primary key,
      session_id text not null references sessions on delete cascade,
      ref_id text not null,
      used_at timestamptz,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db)
  await sql`
    create table sign_ups (
      id text primary key,
      email text not null,
      password_hash text not null,
      ref_id text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table pins (
      user_id text not null references users on delete cascade,
      purpose text not null check (purpose in ('confirm', 'reset')),
      hash text not null,
      tries integer not null default 0 check (tries <= 5),
      expires_at timestamptz not null,
      primary key (user_id, purpose)
    )`.execute(db)
  await sql`
    create table profiles (
      user_id text primary key references users on delete cascade,
      ref_id text not null,
      info jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db)
}
