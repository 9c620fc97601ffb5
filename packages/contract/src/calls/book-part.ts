import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { wireError } from '../errors.ts'
import { amount, filled, refId, token } from '../fields.ts'
import { booking } from '../limits.ts'

const claim = { bookingId: filled(64), refId, capability: z.optional(token) }

/** Decimal: the price of the part, and what comes back of it now. */
const part = z.object({ amount: z.number(), refund: z.number() })

/** What comes back for each part of a trip. */
export const partOffers = z.object({
  currencyCode: z.string(),
  /** Parts that were cancelled so far; `book/part/cancel` repeats it. */
  done: z.int(),
  /** In the order of the rooms of the booking; empty when no single room can be cancelled. */
  rooms: z.array(part),
  /** Absent when the stay cannot end a night earlier. */
  lastNight: z.optional(part),
})
export type PartOffers = z.infer<typeof partOffers>

/** What became of a part. */
export const partResult = z.object({
  /** `released`: the hotel has released it, and the refund follows. `refused`: the hotel rejected it. */
  state: z.enum(['pending', 'released', 'cancelled', 'refused']),
  refund: z.object({ amount: z.number(), currencyCode: z.string() }),
  error: z.optional(wireError),
})
export type PartResult = z.infer<typeof partResult>

/** What comes back for a room of a trip, or for its last night, before one is cancelled. */
export const bookPart = defineCall({
  base: 'api',
  path: '/book/part',
  summary: 'Refund for a part of a trip: a room, or the last night',
  access: 'capability',
  brand: 'required',
  limits: [booking],
  retry: true,
  request: z.object(claim),
  response: partOffers,
})

/**
 * Cancels a room of a trip, or its last night, and refunds it, once: a repeat with the same `done` returns the same
 * answer. `refund` is what the traveller saw: 409 NOT_CHANGEABLE when it has changed, or when another part was cancelled.
 */
export const bookPartCancel = defineCall({
  base: 'api',
  path: '/book/part/cancel',
  summary: 'Cancels a room of a trip, or its last night',
  access: 'capability',
  brand: 'required',
  limits: [booking],
  retry: true,
  timeoutMs: 30_000,
  request: z.object({
    ...claim,
    done: z.int(),
    /** Index of the room in the booking; without it, the last night. */
    room: z.optional(z.int()),
    refund: amount,
  }),
  response: partResult,
})
