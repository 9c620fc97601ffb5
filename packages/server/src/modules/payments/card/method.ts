import type { WireError } from '@staykit/contract'
import { CardError, type CardIntent, type TypedCard } from '../../../ports/cards.ts'
import { dueNowOf } from '../../booking/contract/quote.ts'
import { move, type RequestRow } from '../../booking/saga/requests.ts'
import { advance, Later, type SagaDeps } from '../../booking/saga/step.ts'
import type { Way } from '../method.ts'
import { openPayment, paymentOf } from './payments.ts'

const LONGEST_WAIT_SECONDS = 600

/** A hold on a card: the payment is looked up, or made with a test card of the payload. */
export const byCard: Way = {
  method: 'CREDIT',
  clearing: 'card_clearing',
  async hold(deps, row, card) {
    const intent = await held(deps, row, card)
    const problem = intent ? problemOf(intent, row) : interrupted
    if (!intent || problem) return { problem: problem ?? interrupted, status: intent?.status }
    return { payment: intent.id, card: intent.card }
  },
  async take(deps, row) {
    return (await charged(deps, row)).status === 'succeeded'
  },
  drop: undoPayment,
  payBack: undoCharge,
}

/** The payment of the request, as the provider has it; undefined when there is none and no card to make one. */
async function held(
  deps: SagaDeps,
  row: RequestRow,
  card: TypedCard | undefined,
): Promise<CardIntent | undefined> {
  try {
    if (row.payment_intent) return await deps.cards.retrieve(row.payment_intent)
    if (!card) {
      const known = await paymentOf(deps.db, row.id)
      return known?.intent_id ? await deps.cards.retrieve(known.intent_id) : undefined
    }
    const opened = await openPayment(deps, { bookingRequestId: row.id, quote: row.quote })
    return await deps.cards.confirmTestCard(opened.id, card, `confirm:${row.id}`)
  } catch (error) {
    if (error instanceof CardError && error.kind === 'UNAVAILABLE') throw new Later(error.message)
    if (error instanceof CardError) return undefined
    throw error
  }
}

const interrupted: WireError = {
  code: 'PAYMENT_REQUIRED',
  message: 'The payment was not completed. You were not charged.',
}

/** Amount, currency, contract and state, checked against the provider's own answer. */
function problemOf(intent: CardIntent, row: RequestRow): WireError | undefined {
  const due = dueNowOf(row.quote)
  const isOurs = intent.bookingRequestId === row.id && intent.quoteId === row.quote.id
  if (!isOurs || intent.amount.minor !== due.minor || intent.amount.currency !== due.currency)
    return { code: 'PAYMENT_MISMATCH', message: 'The payment is not for this booking. You were not charged.' }
  if (intent.status === 'requires_capture') return undefined
  if (intent.status === 'requires_action')
    return {
      code: 'PAYMENT_DECLINED',
      message: 'Your bank wants to confirm this card. Please use the card form, or another card.',
    }
  const { failure } = intent
  if (!failure) return interrupted
  return { code: 'PAYMENT_DECLINED', message: failure.message, details: { reason: failure.code } }
}

async function charged(deps: SagaDeps, row: RequestRow): Promise<CardIntent> {
  const id = row.payment_intent ?? ''
  try {
    return await deps.cards.capture(id, dueNowOf(row.quote), `capture:${row.id}`)
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    return settledElsewhere(deps, row, error)
  }
}

async function settledElsewhere(deps: SagaDeps, row: RequestRow, error: CardError): Promise<CardIntent> {
  if (error.kind === 'WRONG_STATE') {
    const intent = await deps.cards.retrieve(row.payment_intent ?? '').catch(() => undefined)
    if (intent?.status === 'succeeded') return intent
    if (intent?.status === 'canceled' && (await isCanceled(deps, row))) return intent
  }
  const attempts = row.attempts + 1
  deps.log.error({ bookingRequestId: row.id, code: error.code, attempts }, 'a booked stay is not charged yet')
  await advance(deps.db, row, (trx) => move(trx, row, row.state, { attempts }))
  throw new Later(error.message, Math.min(LONGEST_WAIT_SECONDS, 5 * attempts))
}

export async function isCanceled({ db }: SagaDeps, { trip_number }: RequestRow): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('status')
    .where('trip_number', '=', trip_number)
    .executeTakeFirst()
  return booking?.status === 'CANCELED'
}

async function undoPayment(deps: SagaDeps, row: RequestRow): Promise<void> {
  const id = row.payment_intent ?? (await paymentOf(deps.db, row.id))?.intent_id
  if (!id) return
  try {
    // Another request's payment, named by mistake or by fraud, is not ours to undo.
    const intent = await deps.cards.retrieve(id)
    if (intent.bookingRequestId !== row.id) return
    if (intent.status === 'succeeded') await deps.cards.refund(id, dueNowOf(row.quote), `undo:${row.id}`)
    else await deps.cards.cancel(id, `void:${row.id}`)
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    if (error.kind === 'NOT_FOUND') return
    throw new Later(error.message, 5)
  }
}

/** Lets the hold go, or pays back when the card was charged already; answers which. */
async function undoCharge({ cards }: SagaDeps, row: RequestRow): Promise<boolean> {
  const id = row.payment_intent ?? ''
  try {
    const intent = await cards.retrieve(id)
    if (intent.status === 'succeeded') {
      await cards.refund(id, dueNowOf(row.quote), `refund:${row.id}`)
      return true
    }
    await cards.cancel(id, `cancel:${row.id}`)
    return false
  } catch (error) {
    // WRONG_STATE: the charge came in between; the next try sees it.
    if (error instanceof CardError) throw new Later(error.message)
    throw error
  }
}
