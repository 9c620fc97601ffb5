import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, token } from '../fields.ts'
import { lookups, tripNumbers } from '../limits.ts'
import { wireContract } from '../model/contract.ts'

/** Name of the token in the fragment of a mail's link; the page sends it as `link`. */
export const LINK_FRAGMENT = 'stay-link'

/**
 * A booking by trip number, with its email or with the `link` of a mail. The email returns a capability too, with which guests
 * cancel. A link shows the trip alone: the address is masked and there is no capability, unless the member who owns the trip
 * asks. Returns the same 404 for an unknown number, a wrong email and a link that is not valid.
 */
export const bookDetails = defineCall({
  base: 'api',
  path: '/book/details',
  summary: 'A booking by trip number and email, or by the link of a mail',
  access: 'public',
  brand: 'required',
  limits: [tripNumbers, lookups],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({
    bookingId: filled(64),
    email: z.optional(filled(254)),
    link: z.optional(token),
    refId,
  }),
  response: z.object({ booking: wireContract, capability: z.optional(z.string()) }),
})
