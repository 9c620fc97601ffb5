import { type Kysely, sql } from 'kysely'

/** Work that a transaction leaves to be done after it, and the mail that it sends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      queue text not null,
      /** One row per subject and queue, so that what is done can be taken out again. */
      subject text not null,
      data jsonb not null,
      due_at timestamptz not null default now(),
      unique (queue, subject)
    )`.execute(db)
  await sql`create index outbox_due on outbox (due_at)`.execute(db)
  await sql`
    create table mails (
      id bigint generated always as identity primary key,
      /** Same key, same mail: it is written and sent once. */
      key text not null unique,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db)
}
