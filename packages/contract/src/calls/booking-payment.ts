import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amount, filled, refId, token } from '../fields.ts'
import { freezingCoins } from '../limits.ts'
import { platform, platformAnswer } from '../model/platform.ts'
import { bookingRequestIdField } from './book-sync2.ts'

/**
 * Freezes coins for a contract and one bookingRequestId; a repeat gets the same payment. Amounts are in whole
 * coins and must match splitOverCoins of domain for the amount due now in US cents.
 */
export const bookingPayment = defineCall({
  ...platform,
  path: '/booking/payment',
  summary: 'Freezes coins of the wallet for a contract',
  access: 'member',
  brand: 'required',
  limits: [freezingCoins],
  retry: true,
  request: z.object({
    payment_methods: z.array(z.object({ token: filled(16), amount })).check(z.minLength(1), z.maxLength(10)),
    contract: token,
    bookingRequestId: bookingRequestIdField,
    refId,
  }),
  response: platformAnswer(z.object({ payment: z.string() })),
})
