import type Stripe from 'stripe'
import { CardError, type Cards } from '../../ports/cards.ts'
import { notATestCard } from '../../ports/test-cards.ts'
import { cardError } from './errors.ts'
import { toSave } from './saved.ts'
import { pastStoredFailure } from './stored-failure.ts'
import { testMethodOf } from './test-methods.ts'

type Setups = Pick<Cards, 'createSetup' | 'confirmTestSetup' | 'cardOfSetup' | 'cancelSetup'>

const or = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw cardError(error)
  })

/** Saves a card without a payment: Stripe's setup intents of a customer. */
export function setups({ setupIntents }: Stripe, secretKey: string): Setups {
  return {
    async createSetup(customer, idempotencyKey) {
      const opening = { customer, usage: 'on_session' as const, allowed_payment_method_types: ['card'] }
      const { id, client_secret } = await or(
        pastStoredFailure(
          idempotencyKey,
          (key) => setupIntents.create(opening, { idempotencyKey: key }),
          async () => undefined,
        ),
      )
      return { id, clientSecret: client_secret ?? '' }
    },
    // Stripe has names for its test cards: number and expiry are not sent, and a live key accepts none of them.
    async confirmTestSetup(id, { number }, idempotencyKey) {
      const payment_method = testMethodOf(number)
      if (!payment_method || !secretKey.startsWith('sk_test_'))
        throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
      await or(setupIntents.confirm(id, { payment_method }, { idempotencyKey }))
      return id
    },
    async cardOfSetup(id) {
      if (!/^seti_\w+$/.test(id)) return undefined
      const { status, payment_method: method } = await or(
        setupIntents.retrieve(id, { expand: ['payment_method'] }),
      )
      if (status !== 'succeeded' || !method || typeof method === 'string' || !method.card) return undefined
      return toSave(method, method.card)
    },
    async cancelSetup(id, idempotencyKey) {
      await or(setupIntents.cancel(id, {}, { idempotencyKey }))
    },
  }
}
