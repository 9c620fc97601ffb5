import * as z from 'zod/mini'

const offered = z.optional(z.boolean())

/**
 * Payment methods that a brand can enable, by the name of their folder; the card is always enabled. Add a new method
 * here. Separate from the registry, because the search form imports this file.
 */
export const paymentOffers = { bitcoin: offered, wallet: offered } as const
