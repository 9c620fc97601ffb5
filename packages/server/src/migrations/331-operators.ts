import { type Kysely, sql } from 'kysely'

/**
 * Operators as persons: a role, passkeys, sessions of their own; and refunds above a limit, which wait for a second
 * operator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      id text primary key,
      name text not null,
      role text not null check (role in ('read', 'support', 'money')),
      invitation text unique,
      invited_until timestamptz,
      created_at timestamptz not null default now(),
      removed_at timestamptz,
      check ((invitation is null) = (invited_until is null))
    )`.execute(db)
  await sql`create unique index operators_name on operators (lower(name)) where removed_at is null`.execute(
    db,
  )
  await sql`
    create table operator_passkeys (
      id text primary key,
      operator_id text not null references operators (id),
      host text not null,
      public_key bytea not null,
      counter bigint not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index operator_passkeys_operator on operator_passkeys (operator_id)`.execute(db)
  await sql`alter table admin_sessions add column operator_id text references operators (id)`.execute(db)
  await sql`
    create table awaited_refunds (
      form text primary key,
      trip_number text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      reason text not null,
      requested_by text not null references operators (id),
      requested_at timestamptz not null default now(),
      decided_by text references operators (id),
      decision text check (decision in ('confirmed', 'refused')),
      decided_at timestamptz,
      check ((decided_by is null) = (decision is null)),
      check (decided_by <> requested_by or decision = 'refused')
    )`.execute(db)
  await sql`create index awaited_refunds_open on awaited_refunds (trip_number) where decision is null`.execute(
    db,
  )
}
