import { foldTyped, formatMoney, fromMajor } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { continuePartRefund, continueRefund } from '../../../booking/bookings/cancel/after-dispute.ts'
import { isRunning } from '../../../booking/bookings/cancel/rows.ts'
import { CANCEL_QUEUE } from '../../../booking/bookings/cancel-queue.ts'
import { askGoodwill, GoodwillRefused } from '../../../booking/bookings/goodwill/goodwill.ts'
import { isOpenPart, PART_QUEUE, type PartRow } from '../../../booking/bookings/part/rows.ts'
import { BOOKING_QUEUE } from '../../../booking/bookings/requests.ts'
import { findTrip } from '../../../booking/bookings/trip-view.ts'
import { dossierOf } from './find.ts'

/** A refused action, with a reason for the operator. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused'
}

/** Name of the operator, as typed: all share one token. */
export function operatorOf(fields: URLSearchParams): string {
  const name = (fields.get('operator') ?? '').trim()
  if (name.length < 2 || name.length > 80)
    throw new ActionRefused('Please enter your name: it is stored with each action.')
  return name
}

interface Acting {
  readonly db: Kysely<Database>
  readonly trip: string
  readonly operator: string
}

const audit = (
  trx: Kysely<Database>,
  { trip, operator }: Acting,
  action: string,
  detail?: Readonly<Record<string, unknown>>,
) =>
  trx
    .insertInto('operator_actions')
    .values({ operator, action, trip_number: trip, detail: detail ? JSON.stringify(detail) : null })
    .execute()

/** Continues pending or owed work now. Throws ActionRefused when nothing is left to do. */
export async function tryAgain(acting: Acting): Promise<void> {
  const { db, trip } = acting
  const { request, cancellation, parts = [] } = (await dossierOf(db, trip)) ?? {}
  if (!request) throw new ActionRefused('There is no such booking.')
  await db.transaction().execute(async (trx) => {
    const isOwed = await continueRefund(trx, trip, 'owed')
    const part = await continuePart(trx, parts)
    const isCancelling = isOwed || isRunning(cancellation?.state ?? null)
    const isBooking = !['complete', 'failed'].includes(request.state)
    if (!isCancelling && !isBooking && !part)
      throw new ActionRefused('Nothing of this booking is left to do.')
    if (isCancelling) await enqueue(trx, { queue: CANCEL_QUEUE, subject: trip })
    else if (isBooking) await enqueue(trx, { queue: BOOKING_QUEUE, subject: request.id })
    await audit(trx, acting, 'try-again', {
      of: isCancelling ? 'cancellation' : isBooking ? 'booking' : 'part',
      wasOwed: isOwed || part?.state === 'owed',
    })
  })
}

/** Continues the cancellation of a part that is open or owed; returns it. */
async function continuePart(trx: Kysely<Database>, parts: readonly PartRow[]): Promise<PartRow | undefined> {
  const part = parts.find((each) => isOpenPart(each) || each.state === 'owed')
  if (!part) return undefined
  await continuePartRefund(trx, part.id, 'owed')
  await enqueue(trx, { queue: PART_QUEUE, subject: part.id })
  return part
}

/** Makes a partial refund while the stay stands. Throws ActionRefused. */
export async function giveBack(
  acting: Acting,
  { typed, reason, form }: { readonly typed: string; readonly reason: string; readonly form: string },
): Promise<void> {
  const { db } = acting
  const trip = await findTrip(db, acting.trip)
  if (!trip) throw new ActionRefused('There is no stay to give anything back for.')
  const written = foldTyped(typed)
  if (!/^\d{1,9}([.,]\d{1,3})?$/.test(written))
    throw new ActionRefused('Please write an amount, such as 25.00.')
  if (reason.trim().length < 3) throw new ActionRefused('Please write a reason: the traveller reads it.')
  if (!/^[\w-]{20,60}$/.test(form)) throw new ActionRefused('Please load the page again.')
  const amount = fromMajor(written.replace(',', '.'), trip.request.quote.key.currency)
  await db.transaction().execute(async (trx) => {
    try {
      await askGoodwill(trx, trip, amount, reason.trim(), form)
    } catch (error) {
      throw error instanceof GoodwillRefused ? new ActionRefused(error.message) : error
    }
    await audit(trx, acting, 'give-back', { amount: formatMoney(amount), reason: reason.trim() })
  })
}
