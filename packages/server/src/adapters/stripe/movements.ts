import type Stripe from 'stripe'
import type { CardEvent, Cards } from '../../ports/cards.ts'
import { fromStripe } from './units.ts'

type Movement = Awaited<ReturnType<Cards['movedIn']>>[number]

/** Stripe's balance transactions of charges, refunds and disputes, by intent. */
export async function movedIn({ balanceTransactions }: Stripe, from: Date, to: Date): Promise<Movement[]> {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)
  const list = balanceTransactions.list({
    created: { gte: seconds(from), lt: seconds(to) },
    limit: 100,
    expand: ['data.source'],
  })
  const found = new Map<string, Movement>()
  for await (const { source } of list) {
    if (!source || typeof source === 'string') continue
    const intentId = intentOfSource(source)
    if (!intentId) continue
    const isDisputed = source.object === 'dispute' || found.get(intentId)?.isDisputed === true
    found.set(intentId, { intentId, isDisputed })
  }
  return [...found.values()]
}

/** Subject of an event: an intent, a dispute of one, or a setup. */
export function subjectOf(
  object: Stripe.Event.Data.Object,
): Pick<CardEvent, 'intentId' | 'setupId' | 'dispute'> {
  if (!('object' in object)) return { intentId: undefined }
  if (object.object === 'payment_intent') return { intentId: (object as Stripe.PaymentIntent).id }
  if (object.object === 'setup_intent')
    return { intentId: undefined, setupId: (object as Stripe.SetupIntent).id }
  if (object.object !== 'dispute') return { intentId: undefined }
  const { id, amount, currency, reason, status, payment_intent, balance_transactions } =
    object as Stripe.Dispute
  const dispute = {
    id,
    amount: fromStripe(amount, currency.toUpperCase()),
    reason,
    status,
    movements: balance_transactions.map((moved) => ({
      id: moved.id,
      isReturn: moved.amount > 0,
      fee: fromStripe(moved.fee, moved.currency.toUpperCase()),
    })),
  }
  return { intentId: idOf(payment_intent), dispute }
}

const idOf = (intent: string | { readonly id: string } | null | undefined) =>
  typeof intent === 'string' ? intent : intent?.id

function intentOfSource(source: object): string | undefined {
  if (!('payment_intent' in source)) return undefined
  return idOf(source.payment_intent as string | { id: string } | null)
}
