import type { Money } from '@staykit/domain'
import Stripe from 'stripe'
import {
  CardError,
  type CardIntent,
  type Cards,
  type IntentStatus,
  intentStatuses,
  type TypedCard,
} from '../../ports/cards.ts'
import { notATestCard } from '../../ports/test-cards.ts'
import { movedIn, subjectOf } from './movements.ts'
import { savedCards } from './saved.ts'
import { setups } from './setups.ts'
import { pastStoredFailure } from './stored-failure.ts'
import { testMethodOf } from './test-methods.ts'
import { fromStripe, toStripe } from './units.ts'

export interface StripeCards extends Cards {
  readonly provider: 'stripe'
}

export const WEBHOOK_TOLERANCE_SECONDS = 300

/**
 * Stripe's payment intents with manual capture, by Stripe's own client. `base` replaces https://api.stripe.com, for a
 * proxy or a stand-in.
 */
export function createStripeCards(options: {
  readonly secretKey: string
  readonly webhookSecret?: string | undefined
  readonly base?: string | undefined
}): StripeCards {
  const { webhookSecret } = options
  const stripe = new Stripe(options.secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(options.base ? addressOf(options.base) : {}),
  })
  const ask: Ask = async (call) => {
    try {
      return intentOf(await call())
    } catch (error) {
      throw cardError(error)
    }
  }
  const { paymentIntents } = stripe
  return {
    provider: 'stripe',
    ...savedCards(stripe, ask),
    ...setups(stripe, options.secretKey),
    ...charging(stripe, ask),
    retrieve: (id) => ask(() => paymentIntents.retrieve(id, withCard)),
    confirmTestCard: async (id, card, idempotencyKey) => {
      const payment_method = namedTestMethod(card, options.secretKey)
      return confirm(stripe, ask, id, payment_method, idempotencyKey)
    },
    ...givingBack(stripe, ask),
    movedIn: (from, to) => movedIn(stripe, from, to),
    readEvent: (body, signature) => eventOf(stripe, webhookSecret, body, signature),
  }
}

/** The intent, if it is in one of these states. */
async function inState(
  { paymentIntents }: Stripe,
  id: string,
  wanted: readonly Stripe.PaymentIntent.Status[],
): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await paymentIntents.retrieve(id, withCard)
  return wanted.includes(intent.status) ? intent : undefined
}

function charging(stripe: Stripe, ask: Ask): Pick<StripeCards, 'createIntent' | 'capture'> {
  const { paymentIntents } = stripe
  return {
    createIntent: ({ amount, bookingRequestId, quoteId, hotelId, customer }, idempotencyKey) =>
      ask(() => {
        const opening = {
          amount: toStripe(amount),
          currency: amount.currency.toLowerCase(),
          capture_method: 'manual' as const,
          allowed_payment_method_types: ['card'],
          metadata: { bookingRequestId, quoteId, hotelId },
          ...(customer && { customer, setup_future_usage: 'on_session' as const }),
        }
        // An intent whose answer was lost is never paid: nobody has its secret.
        return pastStoredFailure(
          idempotencyKey,
          (key) => paymentIntents.create(opening, { idempotencyKey: key }),
          async () => undefined,
        )
      }),
    capture: (id, amount, idempotencyKey) =>
      ask(() =>
        pastStoredFailure(
          idempotencyKey,
          (key) =>
            paymentIntents.capture(
              id,
              { amount_to_capture: toStripe(amount), ...withCard },
              { idempotencyKey: key },
            ),
          () => inState(stripe, id, ['succeeded']),
        ),
      ),
  }
}

function givingBack(stripe: Stripe, ask: Ask): Pick<StripeCards, 'cancel' | 'refund'> {
  const { paymentIntents, refunds } = stripe
  return {
    cancel: (id, idempotencyKey) =>
      ask(() =>
        pastStoredFailure(
          idempotencyKey,
          (key) => paymentIntents.cancel(id, {}, { idempotencyKey: key }),
          () => inState(stripe, id, ['canceled']),
        ),
      ).catch(async (error: unknown) => {
        if (!(error instanceof CardError) || error.kind !== 'WRONG_STATE') throw error
        const intent = await ask(() => paymentIntents.retrieve(id, withCard))
        if (intent.status !== 'canceled') throw error
        return intent
      }),
    async refund(id, amount, idempotencyKey) {
      // Its key stays with it: of several refunds of a charge, this one is known again.
      const metadata = { key: idempotencyKey }
      const refund = { payment_intent: id, amount: toStripe(amount), metadata }
      try {
        await pastStoredFailure<unknown>(
          idempotencyKey,
          (key) => refunds.create(refund, { idempotencyKey: key }),
          async () => {
            const { data } = await refunds.list({ payment_intent: id, limit: 100 })
            return data.find((made) => made.metadata?.key === idempotencyKey)
          },
        )
      } catch (error) {
        throw cardError(error)
      }
    },
  }
}

/** What a webhook tells; undefined when it is not signed with our secret. */
function eventOf(
  { webhooks }: Stripe,
  secret: string | undefined,
  ...[body, signature]: Parameters<StripeCards['readEvent']>
): ReturnType<StripeCards['readEvent']> {
  if (!secret) return undefined
  try {
    const event = webhooks.constructEvent(body, signature, secret, WEBHOOK_TOLERANCE_SECONDS)
    return { id: event.id, type: event.type, ...subjectOf(event.data.object) }
  } catch {
    return undefined
  }
}

export type Ask = (call: () => Promise<Stripe.PaymentIntent>) => Promise<CardIntent>

export async function confirm(
  stripe: Stripe,
  ask: Ask,
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
    // A decline is a state of the intent: its reason is on the intent itself.
    if (error instanceof Stripe.errors.StripeCardError)
      return ask(() => paymentIntents.retrieve(id, withCard))
    throw cardError(error)
  }
}

const withCard = { expand: ['latest_charge'] }

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base)
  const plain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ('http' as const) : ('https' as const),
  }
}

// Stripe names its test cards, so that their numbers need not be sent; with a live key there are none.
function namedTestMethod(card: TypedCard, secretKey: string): string {
  const known = testMethodOf(card.number)
  if (!known || !secretKey.startsWith('sk_test_'))
    throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
  return known
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

// States that we do not know (requires_confirmation among them) cannot be captured: they count as unpaid.
function statusOf(status: string): IntentStatus {
  return intentStatuses.find((known) => known === status) ?? 'requires_payment_method'
}

export function cardError(error: unknown): CardError {
  if (error instanceof CardError) return error
  if (!(error instanceof Stripe.errors.StripeError))
    return new CardError('UNAVAILABLE', 'The card provider did not answer.', 'no_answer', { cause: error })
  const { code, statusCode, message } = error
  const of = (kind: CardError['kind']) => new CardError(kind, message, code, { cause: error })
  if (code === 'resource_missing' || statusCode === 404) return of('NOT_FOUND')
  if (code === 'payment_intent_unexpected_state') return of('WRONG_STATE')
  const busy = statusCode === undefined || statusCode >= 500 || statusCode === 429 || code === 'lock_timeout'
  return of(busy || statusCode === 409 ? 'UNAVAILABLE' : 'REFUSED')
}
