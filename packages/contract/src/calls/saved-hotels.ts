import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, text } from '../fields.ts'
import { pages, saving } from '../limits.ts'
import { done } from '../model/session.ts'

/** Maximum saved hotels of a member; one more is 409 LIST_FULL. */
export const MOST_SAVED = 200

/** A hotel in a list of hotels, without a stay and therefore without a price. */
export const savedHotel = z.object({
  id: z.string(),
  name: z.string(),
  cityId: z.string(),
  /** "Alfama, Lisbon" */
  place: z.string(),
  /** IANA zone of the hotel. */
  timeZone: z.optional(z.string()),
  /** 0 to 5, with halves; 0 for none. */
  stars: z.number(),
  score: z.optional(
    z.object({
      guestScore: z.number(),
      guestScoreCount: z.number(),
      scoreDescription: z.optional(z.string()),
    }),
  ),
  /** Address of a picture at size 150. */
  thumbnail: z.optional(z.string()),
  /** ISO 8601. */
  savedAt: z.string(),
})
export type SavedHotel = z.infer<typeof savedHotel>

const hotels = z.array(savedHotel)
/** The whole list, the latest first; `link` is the token of its shared address, if it is shared. */
const list = z.object({ hotels, link: z.optional(z.string()) })

const ofMember = {
  base: 'api',
  access: 'member',
  brand: 'none',
  limits: [saving],
  retry: true,
} as const
const id = filled(64)
const instant = z.string().check(z.maxLength(30), z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/))

export const listSavedHotels = defineCall({
  ...ofMember,
  method: 'GET',
  path: '/profile/users/{id}/saved-hotels',
  summary: 'Hotels that the signed-in member has saved, the latest first',
  request: z.object({ id }),
  response: list,
})

/**
 * Saves one hotel, or all hotels that a visitor saved before the login. The server fills in the hotel data; unknown
 * hotels are skipped, saved ones stay as they are. All or none: 409 LIST_FULL beyond 200.
 */
export const addSavedHotels = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/saved-hotels',
  summary: 'Saves hotels of the signed-in member',
  timeoutMs: 15_000,
  request: z.object({
    id,
    hotels: z
      .array(
        z.object({
          id: filled(64),
          /** Time of saving, ISO 8601; now by default, and instead of a later time. Orders the list. */
          savedAt: z.optional(instant),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_SAVED)),
  }),
  response: list,
})

/** Also succeeds for a removed one. */
export const removeSavedHotel = defineCall({
  ...ofMember,
  method: 'DELETE',
  path: '/profile/users/{id}/saved-hotels/{hotelId}',
  summary: 'Removes a saved hotel of the signed-in member',
  timeoutMs: 15_000,
  request: z.object({ id, hotelId: filled(64) }),
  response: done,
})

/** The same token until sharing ends; then a new one. */
export const shareSavedHotels = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/saved-hotels-link',
  summary: 'Shares the saved hotels of the signed-in member by a link',
  timeoutMs: 15_000,
  request: z.object({ id }),
  response: z.object({ link: z.string() }),
})

export const unshareSavedHotels = defineCall({
  ...ofMember,
  method: 'DELETE',
  path: '/profile/users/{id}/saved-hotels-link',
  summary: 'Revokes the link',
  timeoutMs: 15_000,
  request: z.object({ id }),
  response: done,
})

/** Only the hotels, without the owner of the list. 404 for an unknown or revoked link. */
export const sharedHotels = defineCall({
  method: 'GET',
  base: 'api',
  path: '/saved-hotels/{link}',
  summary: 'Hotels of a shared list',
  access: 'public',
  brand: 'none',
  limits: [pages],
  retry: true,
  request: z.object({ link: text(64) }),
  response: z.object({ hotels }),
})
