import { CallError, type Client, createPaymentIntent, isPaid } from '@staykit/contract'
import { dueNowOf, type Pay } from '../order.ts'

/** The card frame's result of a payment, without a card number. */
export interface PaymentResult {
  readonly status: string
  readonly paymentIntent: string
  readonly brand: string
  readonly lastFour: string
}

/**
 * Opens a payment, which `confirm` completes in the card frame. Only success starts a booking (HOT-170). One that has
 * succeeded already, and whose answer was lost on the way, is not made again.
 */
export function payByCard(client: Client, confirm: (clientSecret: string) => Promise<PaymentResult>): Pay {
  return async (order) => {
    const { data } = await client(createPaymentIntent, dueNowOf(order))
    if (isPaid(data.status ?? '')) return { paymentIntent: data.paymentIntent }
    const { status, paymentIntent, brand } = await confirm(data.clientSecret)
    if (!isPaid(status)) throw notPaid()
    return { paymentIntent, cardType: brand }
  }
}

export const notPaid = () => new CallError({ code: 'PAYMENT_DECLINED', message: 'The payment was not made.' })
