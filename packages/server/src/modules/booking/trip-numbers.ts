import { yearDate } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { enqueue } from '../../kernel/jobs/jobs.ts'
import type { Mail } from '../../ports/mail.ts'
import type { KnownBrand } from '../brands/brands.ts'
import { lookupUrl } from '../brands/site-links.ts'
import { composeMail, type Line } from '../mail/compose.ts'
import { writeMail } from '../mail/post-office.ts'
import type { BookingDeps } from './deps.ts'

export const TRIP_NUMBERS_QUEUE = 'trip-numbers'

/** However often it is asked for, an address gets its trips once in so long, ms. */
const ONCE_IN_MS = 10 * 60_000
/** Stays that ended so many days ago are recent. */
const RECENT_DAYS = 180
/** Trips that one mail names at most, those to come first. */
const MOST = 20

/** Leaves the work to a job, so that the answer takes equally long whether somebody has booked or not. */
export async function askForTripNumbers(
  { db }: Pick<BookingDeps, 'db'>,
  { email: typed, refId }: { email: string; refId: string },
): Promise<void> {
  const email = typed.trim().toLowerCase()
  await enqueue(db, { queue: TRIP_NUMBERS_QUEUE, subject: `${email} ${refId}`, data: { email, refId } })
}

/** Job: mails an address what was booked with it at a brand. Whoever has booked nothing there gets no mail. */
export async function mailTripNumbers(
  { db, brands, config, now }: Pick<BookingDeps, 'db' | 'brands' | 'config' | 'now'>,
  { email, refId }: Record<string, unknown>,
): Promise<void> {
  const since = new Date(now().getTime() - RECENT_DAYS * 86_400_000).toISOString().slice(0, 10)
  const trips = await tripsSince(db, since, { email: String(email), refId: String(refId) })
  const [first] = trips
  if (!first) return
  const brand = await brands.of(String(refId))
  const today = now().toISOString().slice(0, 10)
  const linesOf = (isWanted: (trip: TripRow) => boolean): Line[] =>
    trips
      .filter(isWanted)
      .map((trip) => [trip.trip_number, wordsOf(trip), lookupUrl(brand, config, trip.trip_number)])
  await writeMail(
    db,
    tripNumbersMail({
      // A trip is one address's at one brand, so that its number names them in their place.
      key: `trip-numbers:${first.trip_number}:${Math.floor(now().getTime() / ONCE_IN_MS)}`,
      email: String(email),
      brand,
      lines: [
        ...linesOf(({ check_out }) => check_out >= today),
        ...linesOf(({ check_out }) => check_out < today).reverse(),
      ],
    }),
  )
}

/** The latest stays, by check-in. */
async function tripsSince(db: Kysely<Database>, since: string, of: { email: string; refId: string }) {
  const latest = await db
    .selectFrom('bookings')
    .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
    .innerJoin('quotes', 'quotes.id', 'booking_requests.quote_id')
    .select(['bookings.trip_number', 'bookings.status', 'check_in', 'check_out', 'quotes.contract'])
    .where('bookings.ref_id', '=', of.refId)
    .where('bookings.email', '=', of.email)
    .where('check_out', '>=', since)
    .orderBy('check_in', 'desc')
    .orderBy('bookings.trip_number')
    .limit(MOST)
    .execute()
  return latest.reverse()
}

type TripRow = Awaited<ReturnType<typeof tripsSince>>[number]

function wordsOf({ contract, check_in, check_out, status }: TripRow): string {
  const stay = `${contract.hotel.name}, ${yearDate(check_in)} – ${yearDate(check_out)}`
  return status === 'CANCELED' ? `${stay} (cancelled)` : stay
}

interface TripNumbers {
  readonly key: string
  readonly email: string
  readonly brand: KnownBrand
  readonly lines: readonly Line[]
}

function tripNumbersMail({ key, email, brand, lines }: TripNumbers): Mail {
  return composeMail({
    key,
    to: email,
    brand,
    subject: `Your trip numbers at ${brand.name}`,
    heading: 'Your trip numbers',
    intro: [
      'These are your upcoming and recent trips. Choose one to see it, or to cancel it where its terms allow.',
    ],
    lines,
    outro: [
      'The page asks for this e-mail address beside the trip number.',
      'If you did not ask for this mail, you need do nothing: nobody but you has been told of your trips.',
    ],
  })
}
