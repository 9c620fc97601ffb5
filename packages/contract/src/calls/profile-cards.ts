import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, text } from '../fields.ts'
import { cardSetups, savingCards } from '../limits.ts'
import { wireCard } from '../model/user.ts'

const cardFields = {
  card_holder: z.optional(text(49)),
  is_default: z.optional(z.boolean()),
  exp_month: z.optional(z.int().check(z.gte(1), z.lte(12))),
  exp_year: z.optional(z.int().check(z.gte(2000), z.lte(2099))),
  address_line_one: z.optional(text(49)),
  address_line_two: z.optional(text(49)),
  address_city: z.optional(text(49)),
  address_state_code: z.optional(text(20)),
  address_postal_code: z.optional(text(20)),
  country_code: z.optional(text(2)),
  phone_number: z.optional(text(49)),
}
const cardCall = {
  base: 'api',
  access: 'member',
  brand: 'none',
  limits: [savingCards],
  retry: false,
  timeoutMs: 15_000,
} as const

/** Value for a card whose number is saved already. */
export const DUPLICATE_CARD = 'dupe'

/**
 * Starts saving a card at the card provider, without a payment: the card frame gets the secret, and the member
 * saves the card by `setupIntent` of addCard. 404 NOT_FOUND at a brand without cardManagement, 429 RATE_LIMITED after ten
 * declined cards in a day.
 */
export const createSetupIntent = defineCall({
  ...cardCall,
  limits: [savingCards, cardSetups],
  path: '/payment/create-setup-intent',
  summary: 'Starts saving a card',
  request: z.object({}),
  response: z.object({ data: z.object({ clientSecret: z.string(), setupIntent: z.string() }) }),
})

/**
 * Saves the card of a succeeded payment, or of a setup that the card frame has confirmed (provider tokens only, OQ-10): one of
 * them. card_number (ACC-122) accepts the published test numbers only, with their expiry. customer_pm_id "dupe" when the
 * member has that card already.
 */
export const addCard = defineCall({
  ...cardCall,
  path: '/profile/users/{userId}/payment',
  summary: 'Saves a card of the member',
  request: z.object({
    userId: filled(64),
    paymentIntent: z.optional(filled(255)),
    setupIntent: z.optional(filled(1000)),
    card_number: z.optional(filled(30)),
    ...cardFields,
  }),
  response: z.object({ customer_pm_id: z.string(), card: z.optional(wireCard) }),
})

export const updateCard = defineCall({
  ...cardCall,
  path: '/profile/users/{userId}/payment/{id}',
  summary: 'Changes a saved card of the member',
  request: z.object({ userId: filled(64), id: filled(64), ...cardFields }),
  response: z.object({ card: wireCard }),
})

export const deleteCard = defineCall({
  ...cardCall,
  method: 'DELETE',
  path: '/profile/users/{userId}/payment/{id}',
  summary: 'Deletes a saved card of the member',
  request: z.object({ userId: filled(64), id: filled(64) }),
  response: z.object({ ok: z.literal(true) }),
})
