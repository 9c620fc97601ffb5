import { type Kysely, sql } from 'kysely'

/** A cancellation knows why it was made, and how often its refund was refused; one that is refused for good is owed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cancellations
      add column reason text check (reason in ('lost-hold')),
      add column attempts integer not null default 0,
      drop constraint cancellations_state_check,
      add constraint cancellations_state_check
        check (state in ('asked', 'released', 'done', 'refused', 'owed'))`.execute(db)
}
