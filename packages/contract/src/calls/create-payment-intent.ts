import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, refId, text, token } from '../fields.ts'
import { paying } from '../limits.ts'
import { bookingRequestIdField } from './book-sync2.ts'

/**
 * Opens a payment at the card provider. price is what is due now in minor units of currency and must be the contract's;
 * the payment is good for one bookingRequestId. Asked again for the same id, it answers the same payment.
 */
export const createPaymentIntent = defineCall({
  base: 'api',
  path: '/payment/create-payment-intent',
  summary: 'Opens a card payment for a contract',
  access: 'public',
  brand: 'required',
  limits: [paying],
  retry: true,
  request: z.object({
    price: z.int().check(z.gte(1)),
    currency: currencyCode,
    contract: token,
    bookingRequestId: bookingRequestIdField,
    refId,
    /** A saved card of the signed-in member, to be charged without asking for its number again. */
    customer_pm_id: z.optional(text(64)),
  }),
  /** status is that of the provider; a saved card may stand at requires_capture at once, or at requires_action. */
  response: z.object({
    data: z.object({
      clientSecret: z.string(),
      paymentIntent: z.string(),
      status: z.optional(z.string()),
    }),
  }),
})

/** Payment states that let booking start: with manual capture a successful card stands at requires_capture. */
export function isPaid(status: string): boolean {
  return status === 'succeeded' || status === 'requires_capture'
}
