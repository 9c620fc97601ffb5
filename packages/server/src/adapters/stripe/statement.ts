import type Stripe from 'stripe'

const DAY_MS = 86_400_000
/** After a failure: pages do without it meanwhile. */
const RETRY_MS = 60_000

/**
 * The statement descriptor of the account, which Stripe uses for payments that name none of their own, as ours. It is requested in the
 * background, so that no page waits for Stripe.
 */
export function statementOf(
  stripe: Pick<Stripe, 'accounts'>,
  now: () => number = Date.now,
): () => string | undefined {
  let text: string | undefined
  let nextAt = 0
  return () => {
    if (now() >= nextAt) {
      nextAt = now() + RETRY_MS
      stripe.accounts.retrieveCurrent().then(
        ({ settings }) => {
          text = settings?.payments.statement_descriptor || undefined
          nextAt = now() + DAY_MS
        },
        // A restricted key may not read the account.
        () => undefined,
      )
    }
    return text
  }
}
