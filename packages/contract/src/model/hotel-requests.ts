import * as z from 'zod/mini'
import { text } from '../fields.ts'

/** Longest special request, in characters. */
export const MAX_SPECIAL_REQUESTS = 500

/**
 * Texts from the traveller to the hotel, which cannot promise them. Contract, stores, server and supplier port derive from
 * these fields: docs/recipes/add-a-field.md.
 */
export const hotelRequests = z.object({
  specialRequests: z.optional(text(MAX_SPECIAL_REQUESTS)),
})
export type HotelRequests = Readonly<z.infer<typeof hotelRequests>>
export type HotelRequest = keyof HotelRequests

export const hotelRequestNames = Object.keys(hotelRequests.shape) as HotelRequest[]

/** The texts that are not empty, trimmed. */
export function hotelRequestsOf(given: HotelRequests): HotelRequests {
  const filled = hotelRequestNames.map((name) => [name, given[name]?.trim()] as const)
  return Object.fromEntries(filled.filter(([, value]) => value))
}
