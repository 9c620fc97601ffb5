import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../../kernel/db/database.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'

/** Bookings of a supplier that this process cannot call. */
export interface Stranded {
  /** Name of the supplier. */
  readonly name: string
  readonly count: number
  /** Age of the oldest, seconds. */
  readonly seconds: number
}

/**
 * Open bookings and stays that are not over, of suppliers without settings, by supplier: nothing can find, cancel or
 * reconcile them. A stay counts for a day longer, since its day of departure is the hotel's.
 */
export const strandedBookings = ({ all }: Suppliers) => {
  const configured = all.map(({ name }) => name)
  return sql<Stranded>`
    select supplier as name, count(*)::int as count, extract(epoch from max(now() - created_at))::float as seconds
    from booking_requests left join bookings on bookings.request_id = booking_requests.id
    where supplier <> all(${configured}::text[]) and booking_requests.state <> 'failed' and (
      booking_requests.state <> 'complete'
      or (bookings.status = 'SUCCESS' and bookings.check_out::date >= current_date - 1))
    group by supplier order by supplier`
}

interface Needs {
  readonly db: Kysely<Database>
  readonly suppliers: Suppliers
  readonly log: Logger
}

/** Logs them; a server starts all the same, since other bookings need it. */
export async function reportStranded({ db, suppliers, log }: Needs): Promise<void> {
  const { rows } = await strandedBookings(suppliers).execute(db)
  for (const { name, count } of rows)
    log.error({ supplier: name, bookings: count }, 'a supplier with open bookings has no settings')
}
