import { type Kysely, sql } from 'kysely'

/** Saved cards: what one may show of them, and a hash that tells the same card again. No number has a column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_cards (
      id text primary key,
      user_id text not null references users on delete cascade,
      provider text not null,
      /** Of the card, and of the member, at the provider. */
      token text not null,
      customer text not null,
      fingerprint text not null,
      brand text not null,
      last_four text not null check (last_four ~ '^[0-9]{4}$'),
      exp_month integer not null,
      exp_year integer not null,
      card_holder text not null default '',
      is_default boolean not null default false,
      address jsonb not null default '{}',
      created_at timestamptz not null default now(),
      unique (user_id, fingerprint)
    )`.execute(db)
  await sql`create unique index saved_cards_default on saved_cards (user_id) where is_default`.execute(db)
  await sql`
    create table card_customers (
      user_id text not null references users on delete cascade,
      provider text not null,
      customer text not null,
      primary key (user_id, provider)
    )`.execute(db)
  await sql`alter table payments add column user_id text`.execute(db)
}
