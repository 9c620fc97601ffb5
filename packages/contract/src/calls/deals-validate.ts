import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { wireError } from '../errors.ts'
import { filled, refId } from '../fields.ts'
import { dealChecks } from '../limits.ts'

/** Checks a deal code; an invalid one is a regular answer with a message. */
export const dealsValidate = defineCall({
  base: 'travel',
  path: '/deals/validate',
  summary: 'Checks a deal code',
  access: 'public',
  brand: 'optional',
  limits: [dealChecks],
  retry: true,
  request: z.object({ dealCode: filled(40), refId: z.optional(refId) }),
  response: z.object({ success: z.boolean(), error: z.optional(wireError) }),
})
