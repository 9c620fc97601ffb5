import type { WireError } from '@staykit/contract'
import { type Money, money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import type { Saga, Step } from '../../../../kernel/saga/saga.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { type Dispute, RefundDisputed } from '../../../payments/disputed.ts'
import { RefundRefused } from '../../../payments/refund-refused.ts'
import { methodOf } from '../../../payments/registry.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { cancellationMail } from '../booking-mail.ts'
import { CANCEL_QUEUE } from '../cancel-queue.ts'
import { notifyUnreleasedTrip } from '../change/cancel-replaced.ts'
import { endMoney, replacementOf, returned } from '../change/changeable.ts'
import type { Share } from '../funds.ts'
import { postCancellation, postCredit, saleOf } from '../ledger.ts'
import { unchangedMail } from '../part/mail.ts'
import { hasOpenPart } from '../part/rows.ts'
import { markCancelled, paymentOf, type RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { cancelTerms, type Trip } from '../trip-view.ts'
import { stopForDispute } from './after-dispute.ts'
import { giveBack, postMoneyBack } from './money-back.ts'
import { notifyDisputedRefund, notifyOwedRefund, notifyUnpaidRoom } from './notices.ts'
import { type CancellationRow, cancellationTable } from './rows.ts'
import { disputed, owed, refunded, refused, tripOf, tryRelease } from './steps.ts'

type CancelStep = Step<CancellationRow>

/** A cancellation: releases the room, then refunds a captured payment, or voids its hold. */
export const cancellationSaga = (deps: SagaDeps): Saga<CancellationRow> => ({
  ...cancellationTable,
  queue: CANCEL_QUEUE,
  journalOf: ({ request_id }) => request_id,
  steps: { asked: releaseRoom(deps), released: refund(deps), credited: refund(deps) },
})

const releaseRoom = (deps: SagaDeps): CancelStep => ({
  name: 'cancel',
  async call(row, wasBegun) {
    const { trip_number, reason, keeps_price } = row
    const trip = await tripOf(deps, row)
    const { booking, request } = trip
    if (await hasOpenPart(deps.db, trip_number))
      throw new RetryLater('a part of this trip is being cancelled')
    const refusal = await tryRelease(deps, request, row, {
      isDearer: !keeps_price && isDearer(trip, row, deps.now()),
      release: (supplier, reference) => supplier.cancel(reference, keeps_price),
      wasReleased: async (supplier, reference) =>
        (await supplier.findBooking(reference))?.status === 'cancelled',
    })
    const brand = await deps.brands.of(request.ref_id)
    if (refusal)
      return {
        ...refused(notCancellable),
        async record(trx) {
          // A page has said that the trip is being cancelled.
          if (wasBegun && reason === null)
            await writeMail(trx, unchangedMail(trip, 'trip', brand, deps.config, `refused:${keyOf(row)}`))
          if (reason === 'lost-hold') await notifyUnpaidRoom(trx, deps, request, brand)
          if (reason === 'changed' && !keeps_price) await notifyUnreleasedTrip(trx, deps, request, brand)
        },
      }
    const credit = money(Number(row.credit_minor), dueNowOf(request.quote).currency)
    const penalty = Math.min(penaltyOf(row), cancelTerms(trip, deps.now())?.penalty.minor ?? penaltyOf(row))
    return {
      state: keeps_price ? 'done' : credit.minor > 0 || penalty > 0 ? 'credited' : 'released',
      // Less than agreed when a part of the trip was cancelled in between.
      change: { penalty_minor: penalty },
      async record(trx) {
        await trx
          .updateTable('bookings')
          .set({ status: 'CANCELED' })
          .where('trip_number', '=', booking.trip_number)
          .execute()
        await markCancelled(trx, request.id)
        if (keeps_price) await notifyTraveller(trx, deps, trip, { reason, refunded: nothingOf(request) })
        else await postCancellation(trx, saleOf(request), penalty)
        if (credit.minor > 0) await postCredit(trx, row.trip_number, credit)
      },
    }
  },
})

export const notCancellable: WireError = {
  code: 'NOT_CANCELLABLE',
  message: 'This booking can no longer be cancelled free of charge.',
}

/** Whether the policy charges more by now than the traveller agreed to. */
function isDearer(trip: Trip, { penalty_minor }: CancellationRow, now: Date): boolean {
  const terms = cancelTerms(trip, now)
  return !terms || terms.penalty.minor > Number(penalty_minor)
}

const refund = (deps: SagaDeps): CancelStep => ({
  name: 'refund',
  async call(row) {
    const trip = await tripOf(deps, row)
    const { request } = trip
    const { onRefunded } = methodOf(request.payment_method)
    const brand = await deps.brands.of(request.ref_id)
    const penalty = money(penaltyOf(row), dueNowOf(request.quote).currency)
    const outcome = await refunded(deps, cancellationTable, row, () => giveBack(deps, row, trip))
    if (outcome instanceof RefundDisputed)
      return disputed(outcome, async (trx) => {
        const { refund, penalty, earlier } = await endMoney(trx, trip)
        const notify = notifyDisputedRefund(row.trip_number, refund)
        await notify(trx, deps, request, brand, outcome.message)
        const dispute = await stopForDispute(trx, row.trip_number)
        if (!dispute) return
        await notifyTraveller(trx, deps, trip, { ...row, refunded: undefined, penalty, earlier, dispute })
      })
    if (outcome instanceof RefundRefused)
      return owed(outcome, async (trx) =>
        notifyOwedRefund(await returned(trx, trip))(trx, deps, request, brand, outcome.message),
      )
    const { wasCaptured, shares } = outcome
    return {
      state: 'done',
      change: { was_charged: wasCaptured },
      detail: { wasCharged: wasCaptured },
      async record(trx) {
        const end = await endMoney(trx, trip)
        await onRefunded?.(trx, deps, paymentOf(request), wasCaptured, penalty)
        await postMoneyBack(trx, row, request, outcome)
        await notifyTraveller(trx, deps, trip, {
          ...row,
          refunded: wasCaptured ? end.refund : undefined,
          shares,
          ...(wasCaptured && { earlier: end.earlier, penalty: end.penalty }),
        })
      },
    }
  },
})

/** Of one attempt: a traveller may agree again to other terms. */
const keyOf = ({ trip_number, penalty_minor }: CancellationRow) => `${trip_number}:${penalty_minor}`

const penaltyOf = ({ penalty_minor }: CancellationRow): number => Number(penalty_minor)

const nothingOf = ({ quote }: RequestRow): Money => money(0, quote.key.currency)

interface Notified extends Pick<CancellationRow, 'reason'>, Partial<Pick<CancellationRow, 'credit_minor'>> {
  readonly refunded: Money | undefined
  readonly shares?: readonly Share[]
  /** What the hotel keeps. */
  readonly penalty?: Money
  /** Partial refunds while the stay stood. */
  readonly earlier?: Money
  /** It stops the refund. */
  readonly dispute?: Dispute
}

/** The mail of a cancellation; after a change of dates it names the new trip. */
async function notifyTraveller(
  trx: Kysely<Database>,
  deps: SagaDeps,
  { request, contract }: Trip,
  { reason, refunded, credit_minor = 0, shares = [], penalty, earlier, dispute }: Notified,
): Promise<void> {
  const brand = await deps.brands.of(request.ref_id)
  const next = reason === 'changed' ? await replacementOf(trx, request.trip_number) : undefined
  const credit = money(Number(credit_minor), request.quote.key.currency)
  const changedTo = next === undefined ? undefined : { trip: next, credit }
  await writeMail(
    trx,
    cancellationMail(request, contract, refunded, brand, deps.config, {
      isHoldLost: reason === 'lost-hold',
      changedTo,
      shares,
      penalty,
      earlier,
      dispute,
    }),
  )
}
