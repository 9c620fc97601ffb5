import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId, text, token } from '../fields.ts'
import { dealCodes, quoting } from '../limits.ts'
import { wireContract } from '../model/contract.ts'

/** Turns a chosen rate into a contract with a firm price; reports a price change since the list. */
export const bookContract = defineCall({
  base: 'api',
  path: '/book/contract',
  summary: 'A firm contract for a chosen rate',
  access: 'public',
  brand: 'required',
  limits: [quoting, dealCodes],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({
    ppnBundle: token,
    rateType: z.enum(['CUG', 'MER']),
    ratePlan: z.optional(text(64)),
    sop: z.optional(text(64)),
    dealCode: z.optional(text(40)),
    refId,
  }),
  response: z.object({ contract: wireContract }),
})
