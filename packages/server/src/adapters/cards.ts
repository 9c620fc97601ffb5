import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { createSandboxCards, type SandboxCards } from '../sandbox/cards/cards.ts'
import type { Database } from '../schema.ts'
import type { StripeCards } from './stripe/stripe.ts'

export type AnyCards = SandboxCards | StripeCards

/** Stripe when its secret key is set, otherwise the sandbox. Stripe's client is only loaded when it is used. */
export async function createCards(config: Config, db: Kysely<Database>, now: () => Date): Promise<AnyCards> {
  if (!config.STRIPE_SECRET_KEY) return createSandboxCards({ db, secret: config.AUTH_SECRET, now })
  const { createStripeCards } = await import('./stripe/stripe.ts')
  return createStripeCards({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    base: config.STRIPE_API_BASE,
  })
}
