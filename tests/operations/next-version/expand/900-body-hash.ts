import { type Kysely, sql } from 'kysely'

/** Expand: adds the new column; a trigger copies writes between both columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_requests add column body_hash text`.execute(db)
  await sql`
    create function both_hashes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.request_hash is distinct from old.request_hash then
        new.body_hash := new.request_hash;
      end if;
      new.body_hash := coalesce(new.body_hash, new.request_hash);
      new.request_hash := new.body_hash;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger both_hashes before insert or update on booking_requests
    for each row execute function both_hashes()`.execute(db)
  // Not valid: the next migration checks existing rows, without a lock that blocks writes.
  await sql`
    alter table booking_requests add constraint body_hash_is_there check (body_hash is not null) not valid`.execute(
    db,
  )
}
