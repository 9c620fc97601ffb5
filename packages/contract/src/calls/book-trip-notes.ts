import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, text } from '../fields.ts'
import { saving } from '../limits.ts'

/** Characters of a note at most. */
export const MOST_OF_NOTE = 2_000

/**
 * The member's own notes on their trips, which nobody else sees (ACC-205). With a trip and a note that is kept first, in place of
 * what was there; an empty one is none any more. A trip that is not theirs is the 404 of one that is not there.
 */
export const tripNotes = defineCall({
  base: 'api',
  path: '/book/trips/notes',
  summary: "The signed-in member's notes on their trips",
  access: 'member',
  brand: 'required',
  limits: [saving],
  retry: true,
  request: z.object({
    userId: filled(64),
    refId,
    change: z.optional(z.object({ trip_number: filled(64), note: text(MOST_OF_NOTE) })),
  }),
  response: z.object({ notes: z.array(z.object({ trip_number: z.string(), note: z.string() })) }),
})
