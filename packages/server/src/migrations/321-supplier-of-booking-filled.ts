import { type Kysely, sql } from 'kysely'

/** By the table of its supplier, or else by the form of the hotel id. */
export async function backfill(db: Kysely<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update booking_requests request set supplier = case
        when exists (select from duffel_bookings where reference = request.reference) then 'duffel'
        when exists (select from liteapi_bookings where reference = request.reference) then 'liteapi'
        when quote -> 'key' ->> 'hotelId' ~ '^acc_' then 'duffel'
        when quote -> 'key' ->> 'hotelId' ~ '^lp' then 'liteapi'
        else 'sandbox' end
      where id in (select id from booking_requests where supplier is null limit 1000 for update)`.execute(db)
  return Number(numAffectedRows)
}

export async function up(): Promise<void> {
  // The backfill is all of it.
}
