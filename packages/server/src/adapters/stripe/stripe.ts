import Stripe from 'stripe'
import { CardError, type Cards, type TypedCard } from '../../ports/cards.ts'
import { notATestCard } from '../../ports/test-cards.ts'
import { cardError } from './errors.ts'
import { ask, confirm, inState, withCard } from './intents.ts'
import { movedIn, subjectOf } from './movements.ts'
import { savedCards } from './saved.ts'
import { setups } from './setups.ts'
import { statementOf } from './statement.ts'
import { pastStoredFailure } from './stored-failure.ts'
import { testMethodOf } from './test-methods.ts'
import { toStripe } from './units.ts'

export interface StripeCards extends Cards {
  readonly provider: 'stripe'
}

export const WEBHOOK_TOLERANCE_SECONDS = 300

/**
 * Stripe's payment intents with manual capture, with Stripe's own client. `base` replaces https://api.stripe.com, for a
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
  const { paymentIntents } = stripe
  return {
    provider: 'stripe',
    statement: statementOf(stripe),
    ...savedCards(stripe),
    ...setups(stripe, options.secretKey),
    ...charging(stripe),
    retrieve: (id) => ask(() => paymentIntents.retrieve(id, withCard)),
    confirmTestCard: async (id, card, idempotencyKey) => {
      const payment_method = namedTestMethod(card, options.secretKey)
      return confirm(stripe, id, payment_method, idempotencyKey)
    },
    ...givingBack(stripe),
    movedIn: (from, to) => movedIn(stripe, from, to),
    readEvent: (body, signature) => eventOf(stripe, webhookSecret, body, signature),
  }
}

function charging(stripe: Stripe): Pick<StripeCards, 'createIntent' | 'capture'> {
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
        // An intent whose answer was lost cannot be paid: its secret is lost too.
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

function givingBack(stripe: Stripe): Pick<StripeCards, 'cancel' | 'refund'> {
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
      // The key is stored with the refund, which identifies it among several refunds of a charge.
      const metadata = { key: idempotencyKey }
      const refund = { payment_intent: id, amount: toStripe(amount), metadata }
      try {
        await pastStoredFailure<unknown>(
          idempotencyKey,
          (key) => refunds.create(refund, { idempotencyKey: key }),
          async () => {
            const { data } = await refunds.list({ payment_intent: id, limit: 100 })
            return data.find((intent) => intent.metadata?.key === idempotencyKey)
          },
        )
      } catch (error) {
        throw cardError(error)
      }
    },
  }
}

/** Event of a webhook; undefined without a valid signature. */
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

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base)
  const plain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ('http' as const) : ('https' as const),
  }
}

// Stripe has names for its test cards, so that their numbers are not sent; a live key has none.
function namedTestMethod(card: TypedCard, secretKey: string): string {
  const testMethod = testMethodOf(card.number)
  if (!testMethod || !secretKey.startsWith('sk_test_'))
    throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
  return testMethod
}
