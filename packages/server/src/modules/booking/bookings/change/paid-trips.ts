import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'

/** A trip that the payment of an earlier one also pays for. */
export interface PaidTrip {
  readonly trip: string
  /** A booking or a cancellation of it is running. */
  readonly isOpen: boolean
}

/** Trips that replaced this one, and each other, with a credit. */
export async function paidTrips(db: Kysely<Database>, tripNumber: string): Promise<PaidTrip[]> {
  const { rows } = await sql<PaidTrip>`
    with recursive paid as (
      select id, trip_number, state from booking_requests
      where replaces = ${tripNumber} and credit_minor > 0 and state <> 'failed'
      union
      select next.id, next.trip_number, next.state from booking_requests next
      join paid on next.replaces = paid.trip_number
      where next.credit_minor > 0 and next.state <> 'failed'
    )
    select paid.trip_number as trip,
      paid.state <> 'complete' or coalesce(cancellations.state, 'done') in ('asked', 'released', 'credited') as "isOpen"
    from paid left join cancellations on cancellations.request_id = paid.id`.execute(db)
  return rows
}
