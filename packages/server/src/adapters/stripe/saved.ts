import type Stripe from 'stripe'
import { CardError, type Cards, type CardToSave } from '../../ports/cards.ts'
import { cardError } from './errors.ts'
import { ask, confirm } from './intents.ts'
import { pastStoredFailure } from './stored-failure.ts'

type Saving = Pick<
  Cards,
  'createCustomer' | 'confirmSaved' | 'cardOf' | 'updateSaved' | 'forget' | 'forgetCustomer'
>

/** Saved cards as Stripe's payment methods of a customer; a member's intent is opened so that its card can be saved. */
export function savedCards(stripe: Stripe): Saving {
  const { customers, paymentIntents, paymentMethods } = stripe
  const or = <T>(call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      throw cardError(error)
    })
  return {
    createCustomer: async (member, idempotencyKey) =>
      (
        await or(
          pastStoredFailure(
            idempotencyKey,
            (key) => customers.create({ metadata: { member } }, { idempotencyKey: key }),
            async () => undefined,
          ),
        )
      ).id,
    async confirmSaved(id, { token }, idempotencyKey) {
      const intent = await ask(() => paymentIntents.retrieve(id))
      if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') return intent
      return confirm(stripe, id, token, idempotencyKey)
    },
    async cardOf(id) {
      const intent = await or(paymentIntents.retrieve(id, { expand: ['payment_method'] }))
      const isPaid = intent.status === 'requires_capture' || intent.status === 'succeeded'
      const method = intent.payment_method
      if (!isPaid || !method || typeof method === 'string' || !method.card) return undefined
      return toSave(method, method.card)
    },
    async updateSaved({ token }, { expMonth, expYear }) {
      await or(paymentMethods.update(token, { card: { exp_month: expMonth, exp_year: expYear } }))
    },
    async forget(token) {
      await or(paymentMethods.detach(token)).catch((error: unknown) => {
        if (!(error instanceof CardError) || error.kind === 'UNAVAILABLE') throw error
      })
    },
    async forgetCustomer(customer) {
      await or(customers.del(customer)).catch((error: unknown) => {
        if (!(error instanceof CardError) || error.kind !== 'NOT_FOUND') throw error
      })
    },
  }
}

/** Stored facts of a payment method; undefined for one without a customer. */
export function toSave(
  method: Stripe.PaymentMethod,
  card: Stripe.PaymentMethod.Card,
): CardToSave | undefined {
  const customer = typeof method.customer === 'string' ? method.customer : method.customer?.id
  if (!customer || !card.fingerprint) return undefined
  return {
    token: method.id,
    customer,
    fingerprint: card.fingerprint,
    brand: card.brand,
    lastFour: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  }
}
