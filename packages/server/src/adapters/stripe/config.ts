import { address, text, type ValuesOf, variables } from '../../kernel/environment.ts'

export const stripeVariables = variables({
  shape: {
    STRIPE_SECRET_KEY: text.optional(),
    STRIPE_PUBLISHABLE_KEY: text.optional(),
    STRIPE_WEBHOOK_SECRET: text.optional(),
    STRIPE_API_BASE: address.optional(),
  },
  encrypted: ['STRIPE_API_BASE'],
  // With a secret but no publishable key, our own fields would take real card numbers.
  together: [['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
  needed: {
    STRIPE_SECRET_KEY: 'set it to the secret key of Stripe (Developers, API keys)',
    STRIPE_PUBLISHABLE_KEY: 'set it to the publishable key of Stripe, beside the secret one',
    STRIPE_WEBHOOK_SECRET: 'set it to the signing secret of the webhook (Developers, Webhooks)',
  },
})

/** Undefined without a secret key. */
export function stripeOptions(values: ValuesOf<typeof stripeVariables>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: base } = values
  return secretKey ? { secretKey, webhookSecret, base } : undefined
}
