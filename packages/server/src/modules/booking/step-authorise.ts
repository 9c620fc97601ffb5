import type { WireError } from '@staykit/contract'
import { CardError, type CardIntent, type TypedCard } from '../../adapters/cards/port.ts'
import { crashPoint } from '../../jobs/crash-points.ts'
import { openPayment, paymentOf } from '../payment/payments.ts'
import { dueNowOf } from './quote.ts'
import { failWith, move, type RequestRow } from './requests.ts'
import { note } from './saga-log.ts'
import { advance, Later, type SagaDeps, type Step } from './step.ts'

/** Makes sure that the amount is held on a card: looks the payment up, or makes it with a test card of the payload. */
export const authorise: Step = async (deps, row, card) => {
  crashPoint('before-authorise')
  await note(deps.db, row.id, 'authorise', 'begin')
  const intent = await held(deps, row, card)
  crashPoint('after-authorise-call')
  const problem = intent ? problemOf(intent, row) : interrupted
  const next = await advance(deps.db, row, async (trx) => {
    if (problem || !intent) {
      await note(trx, row.id, 'authorise', 'failed', { code: problem?.code, status: intent?.status })
      return failWith(trx, row, problem ?? interrupted)
    }
    await note(trx, row.id, 'authorise', 'done', { intent: intent.id })
    return move(trx, row, 'authorised', {
      payment_intent: intent.id,
      card: intent.card ? JSON.stringify(intent.card) : null,
    })
  })
  crashPoint('after-authorise-recorded')
  return next
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
