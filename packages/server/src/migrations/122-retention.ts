import { type Kysely, sql } from 'kysely'

/** The journal of sagas stays append-only, but for the sweep that ends its retention and says so in its transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change_but_retention() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('staykit.retention', true) = 'on' then
        return null;
      end if;
      raise exception 'table % is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`drop trigger append_only on saga_steps`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on saga_steps
    for each statement execute function refuse_change_but_retention()`.execute(db)
  await sql`create index saga_steps_at on saga_steps (at)`.execute(db)
  await sql`create index mails_created on mails (created_at)`.execute(db)
  await sql`create index payments_created on payments (created_at)`.execute(db)
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db)
  await sql`create index refresh_tokens_expiry on refresh_tokens (expires_at)`.execute(db)
}
