import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, filled, refId, token } from '../fields.ts'
import { bitcoin } from '../limits.ts'
import { wireBitcoinSource } from '../model/bitcoin.ts'
import { bookingRequestIdField } from './book-sync2.ts'

/**
 * Opens a bitcoin payment. price is the amount due now in minor units and must match the contract. A repeat for the same
 * bookingRequestId returns the same source while it is valid. Members only (OQ-06).
 */
export const createBitcoinSource = defineCall({
  base: 'api',
  path: '/payment/create-bitcoin-source',
  summary: 'Opens a bitcoin payment for a contract',
  access: 'member',
  brand: 'required',
  limits: [bitcoin],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({
    price: z.int().check(z.gte(1)),
    currency: currencyCode,
    email: filled(254),
    contract: token,
    bookingRequestId: bookingRequestIdField,
    refId,
  }),
  response: z.object({ data: wireBitcoinSource }),
})
