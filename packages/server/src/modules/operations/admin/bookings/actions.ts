import { foldTyped, formatMoney, fromMajor } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { continuePartRefund, continueRefund } from '../../../booking/bookings/cancel/after-dispute.ts'
import { isRunning } from '../../../booking/bookings/cancel/rows.ts'
import { CANCEL_QUEUE } from '../../../booking/bookings/cancel-queue.ts'
import { askGoodwill, GoodwillRefused, refundable } from '../../../booking/bookings/goodwill/goodwill.ts'
import { isOpenPart, PART_QUEUE, type PartRow } from '../../../booking/bookings/part/rows.ts'
import { BOOKING_QUEUE } from '../../../booking/bookings/requests.ts'
import { findTrip } from '../../../booking/bookings/trip-view.ts'
import { notifyOperations } from '../../../mail/notice.ts'
import type { AdminDeps } from '../deps.ts'
import type { Operator } from '../operators/operators.ts'
import { dossierOf } from './find.ts'
import { centsOf, decideRefund, needsSecond } from './second-operator.ts'

/** A refused action, with a reason for the operator. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused'
}

/** Name of the operator of a session; as typed where the token is the only one. */
export function operatorOf(fields: URLSearchParams, operator: Operator | undefined): string {
  if (operator) return operator.name
  const name = (fields.get('operator') ?? '').trim()
  if (name.length < 2 || name.length > 80)
    throw new ActionRefused('Please enter your name: it is stored with each action.')
  return name
}

export interface Acting {
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

/** Makes the links of all mails of a trip void; later mails have new ones. Throws ActionRefused. */
export async function voidLinks(acting: Acting): Promise<void> {
  await acting.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('booking_requests')
      .set(({ eb }) => ({ link_number: eb('link_number', '+', 1) }))
      .where('trip_number', '=', acting.trip)
      .returning('link_number')
      .executeTakeFirst()
    if (!changed) throw new ActionRefused('There is no such booking.')
    await audit(trx, acting, 'void-links')
  })
}

interface Typed {
  readonly typed: string
  readonly reason: string
  readonly form: string
}

function checked({ typed, reason, form }: Typed, currency: string) {
  const written = foldTyped(typed)
  if (!/^\d{1,9}([.,]\d{1,3})?$/.test(written))
    throw new ActionRefused('Please write an amount, such as 25.00.')
  if (reason.trim().length < 3) throw new ActionRefused('Please write a reason: the traveller reads it.')
  if (!/^[\w-]{20,60}$/.test(form)) throw new ActionRefused('Please load the page again.')
  return { amount: fromMajor(written.replace(',', '.'), currency), reason: reason.trim(), form }
}

/**
 * Makes a partial refund while the stay stands, or has it wait for a second operator; returns which. Throws
 * ActionRefused.
 */
export async function giveBack(
  deps: Pick<AdminDeps, 'config' | 'db' | 'now' | 'exchangeRates' | 'brands' | 'log'>,
  acting: Acting,
  typed: Typed,
  by: Operator | undefined,
): Promise<'given-back' | 'awaits'> {
  const { db } = acting
  const trip = await findTrip(db, acting.trip)
  if (!trip) throw new ActionRefused('There is no stay to give anything back for.')
  const { amount, reason, form } = checked(typed, trip.request.quote.key.currency)
  const cents = await centsOf(deps, amount)
  const brand = await deps.brands.of(trip.booking.ref_id)
  const detail = { amount: formatMoney(amount), reason, cents }
  return db.transaction().execute(async (trx) => {
    if (!(await needsSecond({ ...deps, db: trx }, by, cents))) {
      await refund(trx, trip, amount, reason, form)
      await audit(trx, acting, 'give-back', detail)
      return 'given-back'
    }
    if (!by) throw new ActionRefused('This amount needs two operators: add them at /admin/operators.')
    const most = await refundable(trx, trip)
    if (amount.minor < 1 || amount.minor > most.minor)
      throw new ActionRefused(`Between the smallest coin and ${formatMoney(most)} can be given back.`)
    await trx
      .insertInto('awaited_refunds')
      .values({
        ...{ form, trip_number: acting.trip, amount_minor: amount.minor, currency: amount.currency, reason },
        ...{ requested_by: by.id, decided_by: null, decision: null, decided_at: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await audit(trx, acting, 'request-refund', detail)
    await notifyOperations(trx, deps, brand, {
      key: `awaited-refund:${form}`,
      isRoutine: true,
      subject: `Refund waits for a second operator: trip ${acting.trip}`,
      words: [`${by.name} gives back ${detail.amount}. Another operator confirms or refuses it in /admin.`],
      lines: [['Reason', reason]],
    })
    return 'awaits'
  })
}

/** Confirms or refuses a refund that waits; only another operator confirms it. Throws ActionRefused. */
export async function decideAwaited(
  deps: Pick<AdminDeps, 'now'>,
  acting: Acting,
  by: Operator | undefined,
  { form, decision }: { readonly form: string; readonly decision: 'confirmed' | 'refused' },
): Promise<void> {
  if (!by) throw new ActionRefused('Only an operator with a passkey decides about it.')
  const trip = await findTrip(acting.db, acting.trip)
  if (!trip) throw new ActionRefused('There is no stay to give anything back for.')
  await acting.db.transaction().execute(async (trx) => {
    const at = deps.now()
    const found = await decideRefund(trx, { form, trip: acting.trip, operator: by, decision, at })
    if (!found) throw new ActionRefused('It does not wait any more, or waits for another operator than you.')
    const { amount, reason } = found
    if (decision === 'confirmed') await refund(trx, trip, amount, reason, form)
    await audit(trx, acting, decision === 'confirmed' ? 'confirm-refund' : 'refuse-refund', {
      amount: formatMoney(amount),
      reason,
    })
  })
}

async function refund(...given: Parameters<typeof askGoodwill>): Promise<void> {
  try {
    await askGoodwill(...given)
  } catch (error) {
    throw error instanceof GoodwillRefused ? new ActionRefused(error.message) : error
  }
}
