import { type Client, createPaymentIntent, isPaid } from '@staykit/contract'
import { dueNowOf, type Pay } from '../order.ts'
import { notPaid, type PaymentResult } from './pay-by-card.ts'
import type { PaymentForm } from './payment-form.ts'

/**
 * Pays with a saved card, without entering its number. `challenge` shows the bank's question in the card frame and
 * answers what became of the payment (3-D Secure).
 */
export function payBySavedCard(
  client: Client,
  card: Pick<PaymentForm, 'id' | 'type'>,
  challenge: (clientSecret: string) => Promise<PaymentResult>,
): Pay {
  return async (order) => {
    const request = { ...dueNowOf(order), customer_pm_id: card.id }
    const { data } = await client(createPaymentIntent, request)
    const { status = '', paymentIntent, clientSecret } = data
    const isChallenged = status === 'requires_action'
    if (!isPaid(isChallenged ? (await challenge(clientSecret)).status : status)) throw notPaid()
    return { paymentIntent, cardType: card.type, customer_pm_id: card.id }
  }
}
