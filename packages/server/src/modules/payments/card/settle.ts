import { money } from '@staykit/domain'
import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import { CardError, type CardIntent, type Cards } from '../../../ports/cards.ts'
import { RefundDisputed, refuseDisputed } from '../disputed.ts'
import type { CancelledMoney, MethodDeps, PaymentParts } from '../method.ts'
import type { Payment } from '../payable.ts'
import { RefundRefused } from '../refund-refused.ts'
import { paymentOf } from './payments.ts'

/** Captures the hold; false when there is none any more. */
export async function captureCard(deps: MethodDeps, payment: Payment): Promise<boolean> {
  const id = payment.reference ?? ''
  const { bookingRequestId, due } = payment
  try {
    const { status } = await deps.cards.capture(id, due, `capture:${bookingRequestId}`)
    if (status === 'succeeded') return true
    if (status === 'canceled') return false
    throw new RetryLater(`the charge is ${status}`, 5)
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    const state = error.kind === 'WRONG_STATE' ? await stateOf(deps, id) : undefined
    if (state === 'succeeded') return true
    if (state === 'canceled') return false
    throw new RetryLater(`${error.code}: ${error.message}`, 5)
  }
}

async function stateOf({ cards }: MethodDeps, id: string): Promise<string | undefined> {
  return (await cards.retrieve(id).catch(() => undefined))?.status
}

/** Voids the hold of a failed booking, or refunds it when it was already captured and no bank disputes it. */
export async function voidCard(deps: MethodDeps, payment: Payment): Promise<void> {
  const { bookingRequestId, due } = payment
  const id = payment.reference ?? (await paymentOf(deps.db, bookingRequestId))?.intent_id
  if (!id) return
  try {
    // Another request's payment, from a mistake or fraud, must stay as it is.
    const intent = await deps.cards.retrieve(id)
    if (intent.bookingRequestId !== bookingRequestId) return
    if (intent.status !== 'succeeded') return void (await deps.cards.cancel(id, `void:${bookingRequestId}`))
    await refuseDisputed(deps.db, [id])
    await deps.cards.refund(id, due, `undo:${bookingRequestId}`)
  } catch (error) {
    if (error instanceof RefundDisputed) return
    if (!(error instanceof CardError)) throw error
    if (error.kind === 'NOT_FOUND' || error.code === DISPUTED) return
    throw new RetryLater(error.message, 5)
  }
}

/**
 * Refunds after a cancellation what the hotel does not keep, or voids an uncaptured hold; returns whether it was captured.
 * Never more than the provider has left above what the hotel keeps: it forgets a key after a day, but not what it refunded.
 */
export async function refundCard(
  { cards, db, log }: MethodDeps,
  payment: Payment,
  { refund, hotelShare }: CancelledMoney,
): Promise<boolean> {
  const id = payment.reference ?? ''
  const { bookingRequestId } = payment
  try {
    const captured = await capturedIntent(cards, payment)
    if (!captured) return false
    const left = captured.captured.minor - captured.refunded.minor - hotelShare.minor
    const remaining = Math.min(refund.minor, left)
    if (remaining <= 0) return true
    await refuseDisputed(db, [id])
    await cards.refund(id, money(remaining, refund.currency), `refund:${bookingRequestId}`)
    return true
  } catch (error) {
    throw refusalOf(error, log, bookingRequestId)
  }
}

/** The intent, if it is captured; voids it otherwise. */
async function capturedIntent(
  cards: Cards,
  { reference, bookingRequestId }: Payment,
): Promise<CardIntent | undefined> {
  const intent = await cards.retrieve(reference ?? '')
  if (intent.status === 'succeeded') return intent
  await cards.cancel(intent.id, `cancel:${bookingRequestId}`)
  return undefined
}

export const cardParts: PaymentParts = {
  // Stripe's minimum is about half a dollar, and differs by currency.
  leastUsdCents: 100,
  inspect: ({ db }, payments) =>
    refuseDisputed(
      db,
      payments.flatMap(({ reference }) => reference ?? []),
    ),
  async refund({ cards, db, log }, { reference, bookingRequestId }, amount, key, before) {
    const id = reference ?? ''
    try {
      // The provider forgets a key after a day, but not what it refunded.
      const isDone = before && (await cards.retrieve(id)).refunded.minor >= before.minor + amount.minor
      if (isDone) return
      await refuseDisputed(db, [id])
      await cards.refund(id, amount, key)
    } catch (error) {
      throw refusalOf(error, log, bookingRequestId)
    }
  },
  async endHold({ cards, log }, payment) {
    try {
      return Boolean(await capturedIntent(cards, payment))
    } catch (error) {
      throw refusalOf(error, log, payment.bookingRequestId)
    }
  },
}

/** Stripe's code of a refund that it refuses beside a dispute. The event about it may come later. */
const DISPUTED = 'charge_disputed'

function refusalOf(error: unknown, log: MethodDeps['log'], bookingRequestId: string): unknown {
  if (!(error instanceof CardError)) return error
  // WRONG_STATE: the capture came in between; the next attempt sees it.
  if (error.kind === 'WRONG_STATE' || error.kind === 'UNAVAILABLE') return new RetryLater(error.message)
  if (error.code === DISPUTED) return new RefundDisputed('open')
  log.error({ bookingRequestId, code: error.code }, 'a refund is refused: settle it by hand')
  return new RefundRefused(`${error.code}: ${error.message}`)
}
