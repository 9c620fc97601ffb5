import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, text } from '../fields.ts'
import { saving } from '../limits.ts'

/** Maximum characters of a note. */
export const MOST_OF_NOTE = 2_000

/**
 * The member's private notes on their trips (ACC-205). With a trip and a note, first stores the note in
 * place of the old one; an empty note deletes it. Another member's trip is a 404, like a missing one.
 */
export const tripNotes = defineCall({
  base: 'api',
  path: '/book/trips/notes',
  summary: "The signed-in member's notes on their trips",
  access: 'member',
  brand: 'required',
  limits: [saving],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({
    userId: filled(64),
    refId,
    change: z.optional(z.object({ trip_number: filled(64), note: text(MOST_OF_NOTE) })),
  }),
  response: z.object({ notes: z.array(z.object({ trip_number: z.string(), note: z.string() })) }),
})
