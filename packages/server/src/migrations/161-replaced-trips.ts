import { type Kysely, sql } from 'kysely'

/** A booking may take the place of a trip, one at a time; that trip is cancelled when the booking is paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_requests
      add column replaces text references bookings,
      add column replaced_keeps_price boolean not null default false`.execute(db)
  // One whose booking has failed, or was cancelled, may be replaced again.
  await sql`
    create unique index booking_requests_replaces on booking_requests (replaces)
    where replaces is not null and state not in ('failing', 'failed') and cancelled_at is null`.execute(db)
  await sql`
    alter table cancellations
      add column keeps_price boolean not null default false,
      drop constraint cancellations_reason_check,
      add constraint cancellations_reason_check check (reason in ('lost-hold', 'changed'))`.execute(db)
}
