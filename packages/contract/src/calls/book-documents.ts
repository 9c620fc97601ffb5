import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, token } from '../fields.ts'
import { documents } from '../limits.ts'

const documentCall = {
  base: 'api',
  access: 'capability',
  brand: 'required',
  limits: [documents],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({ bookingId: filled(64), refId, capability: z.optional(token) }),
  /** A file; content is base64. */
  response: z.object({ name: z.string(), mediaType: z.string(), content: z.string() }),
} as const

/** iCalendar (RFC 5545): the stay in the hotel's zone, with the cancellation deadline as an alarm. */
export const bookCalendar = defineCall({
  ...documentCall,
  path: '/book/calendar',
  summary: 'A booking as a calendar file',
})

export const bookReceipt = defineCall({
  ...documentCall,
  path: '/book/receipt',
  summary: 'The receipt of a booking as PDF',
})
