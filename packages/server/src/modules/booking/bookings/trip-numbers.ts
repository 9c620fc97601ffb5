import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import type { Mail } from '../../../ports/mail.ts'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { composeMail, type Line } from '../../mail/compose.ts'
import { writeMail } from '../../mail/post-office.ts'
import { type Words, wordsFor } from '../../mail/words.ts'
import { tripLink } from './capability.ts'
import type { BookingDeps } from './deps.ts'
import { isOver } from './trip-view.ts'

export const TRIP_NUMBERS_QUEUE = 'trip-numbers'

/** Shortest interval between two such mails to an address, ms. */
const ONCE_IN_MS = 10 * 60_000
/** Recent stays ended at most this many days ago. */
const RECENT_DAYS = 180
/** Trips in one mail, the earliest check-in first. */
const MOST = 20

/** Enqueues a job, so that the answer takes the same time for every address. */
export async function askForTripNumbers(
  { db }: Pick<BookingDeps, 'db'>,
  { email: typed, refId }: { email: string; refId: string },
  locale: string | undefined,
): Promise<void> {
  const email = typed.trim().toLowerCase()
  await enqueue(db, {
    queue: TRIP_NUMBERS_QUEUE,
    subject: `${email} ${refId}`,
    data: { email, refId, locale },
  })
}

/** Job: mails an address its bookings at a brand. Sends nothing without a booking. */
export async function mailTripNumbers(
  { db, brands, config, now }: Pick<BookingDeps, 'db' | 'brands' | 'config' | 'now'>,
  { email, refId, locale }: Record<string, unknown>,
): Promise<void> {
  const since = new Date(now().getTime() - RECENT_DAYS * 86_400_000).toISOString().slice(0, 10)
  const trips = await tripsSince(db, since, { email: String(email), refId: String(refId) })
  const [first] = trips
  if (!first) return
  const brand = await brands.of(String(refId))
  const words = wordsFor(typeof locale === 'string' ? locale : undefined, brand)
  const linkOf = ({ trip_number: tripNumber, check_out: checkOut, link_number: number }: TripRow) =>
    tripLink(config, brand, { tripNumber, checkOut, number }, now())
  const linesOf = (isWanted: (trip: TripRow) => boolean): Line[] =>
    trips.filter(isWanted).map((trip) => [trip.trip_number, wordsOf(words, trip), linkOf(trip)])
  await writeMail(
    db,
    tripNumbersMail({
      // A trip belongs to one address at one brand, so its number identifies both.
      key: `trip-numbers:${first.trip_number}:${Math.floor(now().getTime() / ONCE_IN_MS)}`,
      email: String(email),
      brand,
      words,
      lines: [
        ...linesOf((trip) => !isOver(trip, now())),
        ...linesOf((trip) => isOver(trip, now())).reverse(),
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
    .select([
      'bookings.trip_number',
      'bookings.status',
      'check_in',
      'check_out',
      'quotes.contract',
      'link_number',
    ])
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

function wordsOf(words: Words, { contract, check_in, check_out, status }: TripRow): string {
  const stay = `${contract.hotel.name}, ${words.date(check_in)} – ${words.date(check_out)}`
  return status === 'CANCELED' ? words.say('trips.cancelled', { stay }) : stay
}

interface TripNumbers {
  readonly key: string
  readonly email: string
  readonly brand: KnownBrand
  readonly words: Words
  readonly lines: readonly Line[]
}

function tripNumbersMail({ key, email, brand, words, lines }: TripNumbers): Mail {
  return composeMail({
    key,
    to: email,
    brand,
    words,
    subject: words.say('trips.subject', { brand: brand.name }),
    heading: words.say('trips.heading'),
    intro: [words.say('trips.intro')],
    lines,
    outro: [words.say('trips.notYou')],
  })
}
