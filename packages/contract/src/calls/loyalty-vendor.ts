import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { pages } from '../limits.ts'

/**
 * Resources of the brand's loyalty vendor for pages: `script`, its widget, and `pixel`, which counts a booking and contains
 * {transactionID} and {points}. Both are absent when the brand hides loyalty or has no such vendor (ACC-006, ACC-113).
 */
export const loyaltyVendor = defineCall({
  method: 'GET',
  base: 'rewards',
  path: '/loyalty/vendor/{refId}',
  summary: "Resources of the brand's loyalty vendor for pages",
  access: 'public',
  brand: 'required',
  limits: [pages],
  retry: true,
  request: z.object({ refId }),
  response: z.object({ script: z.optional(z.string()), pixel: z.optional(z.string()) }),
})
