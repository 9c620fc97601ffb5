import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { writeMail } from '../../mail/post-office.ts'
import { renewLinks } from './capability.ts'
import type { BookingDeps } from './deps.ts'
import { partMailKey } from './part/mail.ts'
import { partsOf } from './part/rows.ts'
import { normalTripNumber } from './trip-number.ts'

export const RESEND_QUEUE = 'resend'

/** Shortest interval between two such mails of a booking, ms. */
const ONCE_IN_MS = 10 * 60_000

/** Enqueues a job, so that the answer takes the same time whether the booking exists or not. */
export async function askToResend(
  { db }: Pick<BookingDeps, 'db'>,
  { bookingId, email, refId }: { bookingId: string; email: string; refId: string },
): Promise<void> {
  const data = { trip: normalTripNumber(bookingId), email: email.trim().toLowerCase(), refId }
  await enqueue(db, { queue: RESEND_QUEUE, subject: `${data.trip} ${data.email} ${refId}`, data })
}

/** Job: repeats the last mail of a booking: its confirmation, that of its latest part, or its cancellation. */
export async function resend(
  { db, now, config }: Pick<BookingDeps, 'db' | 'now' | 'config'>,
  { trip, email, refId }: Record<string, unknown>,
): Promise<void> {
  const booking = await db
    .selectFrom('bookings')
    .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
    .select(['bookings.trip_number', 'bookings.status', 'check_out', 'link_number'])
    .where('bookings.trip_number', '=', String(trip))
    .where('bookings.email', '=', String(email))
    .where('bookings.ref_id', '=', String(refId))
    .executeTakeFirst()
  if (!booking) return
  const { trip_number, status, check_out: checkOut, link_number: number } = booking
  const part = (await partsOf(db, trip_number)).findLast(({ state }) => state === 'done')
  const key =
    status === 'CANCELED'
      ? `cancellation:${trip_number}`
      : part
        ? partMailKey(part)
        : `confirmation:${trip_number}`
  const mail = await db.selectFrom('mails').selectAll().where('key', '=', key).executeTakeFirst()
  if (!mail) return
  const renew = renewLinks(config, { tripNumber: trip_number, checkOut, number }, now())
  await writeMail(db, {
    key: `${key}:again:${Math.floor(now().getTime() / ONCE_IN_MS)}`,
    to: mail.recipient,
    subject: mail.subject,
    text: renew(mail.body_text),
    html: renew(mail.body_html),
    filesOf: mail.files_of ?? undefined,
  })
}
