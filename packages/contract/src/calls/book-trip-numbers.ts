import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { resending, tripNumberMails } from '../limits.ts'
import { done } from '../model/session.ts'

/** Always answers success, after the same work: only the mail reveals whether there are bookings. */
export const bookTripNumbers = defineCall({
  base: 'api',
  path: '/book/trip-numbers',
  summary: 'Mails the trips of an address at this brand, with their numbers, to that address',
  access: 'public',
  brand: 'required',
  limits: [resending, tripNumberMails],
  retry: false,
  timeoutMs: 15_000,
  request: z.object({ email: filled(254), refId }),
  response: done,
})
