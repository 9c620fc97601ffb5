import type { Money } from '@staykit/domain'
import Stripe from 'stripe'
import { type CardIntent, type IntentStatus, intentStatuses } from '../../ports/cards.ts'
import { cardError } from './errors.ts'
import { pastStoredFailure } from './stored-failure.ts'
import { fromStripe } from './units.ts'

export const withCard = { expand: ['latest_charge'] }

/** Makes a call about an intent. Throws CardError. */
export async function ask(call: () => Promise<Stripe.PaymentIntent>): Promise<CardIntent> {
  try {
    return intentOf(await call())
  } catch (error) {
    throw cardError(error)
  }
}

export async function confirm(
  stripe: Stripe,
  id: string,
  payment_method: string,
  idempotencyKey: string,
): Promise<CardIntent> {
  const { paymentIntents } = stripe
  try {
    return intentOf(
      await pastStoredFailure(
        idempotencyKey,
        (key) => paymentIntents.confirm(id, { payment_method, ...withCard }, { idempotencyKey: key }),
        () => inState(stripe, id, ['requires_action', 'requires_capture', 'succeeded']),
      ),
    )
  } catch (error) {
    // A decline is a state of the intent, which has its reason.
    if (error instanceof Stripe.errors.StripeCardError)
      return ask(() => paymentIntents.retrieve(id, withCard))
    throw cardError(error)
  }
}

/** The intent, if it is in one of these states. */
export async function inState(
  { paymentIntents }: Stripe,
  id: string,
  statuses: readonly Stripe.PaymentIntent.Status[],
): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await paymentIntents.retrieve(id, withCard)
  return statuses.includes(intent.status) ? intent : undefined
}

function intentOf(intent: Stripe.PaymentIntent): CardIntent {
  const currency = intent.currency.toUpperCase()
  const of = (units: number): Money => fromStripe(units, currency)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined
  const card = charge?.payment_method_details?.card
  const failure = intent.last_payment_error
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    amount: of(intent.amount),
    captured: of(intent.amount_received),
    refunded: of(charge?.amount_refunded ?? 0),
    bookingRequestId: intent.metadata.bookingRequestId ?? '',
    quoteId: intent.metadata.quoteId ?? '',
    card: card
      ? {
          brand: card.brand ?? 'card',
          lastFour: card.last4 ?? '',
          expMonth: card.exp_month ?? 0,
          expYear: card.exp_year ?? 0,
        }
      : undefined,
    failure: failure
      ? { code: failure.code ?? 'card_declined', message: failure.message ?? 'Your card was declined.' }
      : undefined,
  }
}

// Unknown states (requires_confirmation among them) cannot be captured: they count as unpaid.
function statusOf(status: string): IntentStatus {
  return intentStatuses.find((each) => each === status) ?? 'requires_payment_method'
}
