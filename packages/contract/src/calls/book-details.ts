import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { lookups, tripNumbers } from '../limits.ts'
import { wireContract } from '../model/contract.ts'

/** A booking by trip number and email; guests cancel with its capability. Returns the same 404 for an unknown number and a wrong email. */
export const bookDetails = defineCall({
  base: 'api',
  path: '/book/details',
  summary: 'A booking by trip number and email',
  access: 'public',
  brand: 'required',
  limits: [tripNumbers, lookups],
  retry: true,
  request: z.object({ bookingId: filled(64), email: filled(254), refId }),
  response: z.object({ booking: wireContract, capability: z.string() }),
})
