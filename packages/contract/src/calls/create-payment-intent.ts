import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, refId, text, token } from '../fields.ts'
import { paying } from '../limits.ts'
import { bookingRequestIdField, replacedTrip } from './book-sync2.ts'

/**
 * Opens a payment at the card provider. price is the amount due now in minor units of currency, less `replaces.credit`,
 * and must match the contract; the payment is valid for one bookingRequestId. A repeat for the same id returns the same payment.
 */
export const createPaymentIntent = defineCall({
  base: 'api',
  path: '/payment/create-payment-intent',
  summary: 'Opens a card payment for a contract',
  access: 'public',
  brand: 'required',
  limits: [paying],
  retry: true,
  timeoutMs: 30_000,
  request: z.object({
    price: z.int().check(z.gte(1)),
    currency: currencyCode,
    contract: token,
    bookingRequestId: bookingRequestIdField,
    refId,
    /** For a change of dates: the same as in the booking. */
    replaces: z.optional(replacedTrip),
    /** A saved card of the signed-in member, to charge without entering its number again. */
    customer_pm_id: z.optional(text(64)),
  }),
  /** status is that of the provider; a saved card may be at requires_capture at once, or at requires_action. */
  response: z.object({
    data: z.object({
      clientSecret: z.string(),
      paymentIntent: z.string(),
      status: z.optional(z.string()),
    }),
  }),
})

/** Payment states that let booking start: with manual capture a successful card is at requires_capture. */
export function isPaid(status: string): boolean {
  return status === 'succeeded' || status === 'requires_capture'
}
