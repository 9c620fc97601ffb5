import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { bitcoin } from '../limits.ts'
import { wireTransfer } from '../payments/bitcoin.ts'
import { bookingRequestIdField } from './book-sync2.ts'

/**
 * Ends a member's bitcoin payment and the booking that waits for it; a repeat gets the same answer. Amounts that have
 * arrived, or still arrive, are owed back. Refused with 409 ALREADY_PAID when the full amount has arrived,
 * with 404 when the member has no such payment.
 */
export const abandonBitcoinSource = defineCall({
  base: 'api',
  path: '/payment/abandon-bitcoin-source',
  summary: 'Ends a bitcoin payment, so that another payment method can be chosen',
  access: 'member',
  brand: 'required',
  limits: [bitcoin],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({ bookingRequestId: bookingRequestIdField, refId }),
  response: z.object({ data: wireTransfer }),
})
