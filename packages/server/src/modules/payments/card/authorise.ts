import { declineOf, refusalOf, type WireError } from '@staykit/contract'
import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import { CardError, type CardIntent, type TypedCard } from '../../../ports/cards.ts'
import type { Authorisation, MethodDeps } from '../method.ts'
import type { Payment } from '../payable.ts'
import { noteDecline } from './declines.ts'
import { openPayment, paymentOf } from './payments.ts'

/** A hold on a card: looks the payment up, or makes it with a test card of the payload. */
export async function authoriseCard(
  deps: MethodDeps,
  payment: Payment,
  typed: TypedCard | undefined,
): Promise<Authorisation> {
  const intent = await held(deps, payment, typed)
  const problem = intent ? problemOf(intent, payment) : interrupted
  if (!intent || problem) return { problem: problem ?? interrupted, status: intent?.status }
  return { reference: intent.id, details: intent.card && { ...intent.card } }
}

/** The payment of the request at the provider; undefined without one and without a card. */
async function held(
  deps: MethodDeps,
  payment: Payment,
  typed: TypedCard | undefined,
): Promise<CardIntent | undefined> {
  const { bookingRequestId, reference } = payment
  try {
    if (reference) return await deps.cards.retrieve(reference)
    if (!typed) {
      const existing = await paymentOf(deps.db, bookingRequestId)
      return existing?.intent_id ? await deps.cards.retrieve(existing.intent_id) : undefined
    }
    const opened = await openPayment(deps, { ...payment, member: null }, { isClaimed: true })
    const intent = await deps.cards.confirmTestCard(opened.id, typed, `confirm:${bookingRequestId}`)
    if (intent.failure) await noteDecline(deps.db, bookingRequestId)
    return intent
  } catch (error) {
    if (error instanceof CardError && error.kind === 'UNAVAILABLE') throw new RetryLater(error.message)
    if (error instanceof CardError) return undefined
    throw error
  }
}

const interrupted: WireError = {
  code: 'PAYMENT_REQUIRED',
  message: 'The payment was not completed. You were not charged.',
}

/** Checks amount, currency, contract and state against the provider's own answer. */
function problemOf(intent: CardIntent, payment: Payment): WireError | undefined {
  const { bookingRequestId, quoteId, due } = payment
  const isOurs = intent.bookingRequestId === bookingRequestId && intent.quoteId === quoteId
  if (!isOurs || intent.amount.minor !== due.minor || intent.amount.currency !== due.currency)
    return { code: 'PAYMENT_MISMATCH', message: 'The payment is not for this booking. You were not charged.' }
  if (intent.status === 'requires_capture') return undefined
  if (intent.status === 'requires_action') return refusalOf('bankConfirmation')
  const { failure } = intent
  if (!failure) return interrupted
  return declineOf(failure)
}
