import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'

/** Moves the hotel of a booking to another time zone. */
export const moveHotel = (db: Kysely<Database>, tripNumber: string | undefined, timeZone: string) =>
  sql`update quotes set contract = jsonb_set(contract::jsonb, '{hotel,location,timeZone}', to_jsonb(${timeZone}::text))
    from bookings join booking_requests as request on request.id = bookings.request_id
    where quotes.id = request.quote_id and bookings.trip_number = ${tripNumber}`.execute(db)
