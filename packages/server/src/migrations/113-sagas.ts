import { type Kysely, sql } from 'kysely'

/** Bookings and cancellations are run by one engine; a cancelled booking says so in a column of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_requests add column cancelled_at timestamptz`.execute(db)
  await sql`drop index booking_requests_once`.execute(db)
  // It used to stand in the offer's id, as "<offer> cancelled <request>".
  await sql`
    update booking_requests as request
    set offer_id = split_part(request.offer_id, ' cancelled ', 1), cancelled_at = cancellation.updated_at
    from bookings as booking join cancellations as cancellation using (trip_number)
    where booking.request_id = request.id and booking.status = 'CANCELED'`.execute(db)
  await sql`
    create unique index booking_requests_once on booking_requests (offer_id, email)
    where state not in ('failing', 'failed') and cancelled_at is null`.execute(db)
  // Only the wire says "HOTEL_BOOKING_ERROR: …"; what is stored is the error.
  await sql`
    update booking_requests
    set error = jsonb_set(error, '{message}', to_jsonb(regexp_replace(error ->> 'message', '^HOTEL_BOOKING_ERROR: ', '')))
    where error is not null`.execute(db)
  await sql`
    alter table cancellations
      add column lease_by text,
      add column request_id text references booking_requests`.execute(db)
  await sql`
    update cancellations set request_id = bookings.request_id
    from bookings where bookings.trip_number = cancellations.trip_number`.execute(db)
  await sql`alter table cancellations alter column request_id set not null`.execute(db)
}
