import * as z from 'zod/mini'

const offered = z.optional(z.boolean())

/**
 * Ways to pay that a brand offers or not, by the name of their folder; the card is always offered. A new method: its line
 * here. Apart from the registry, because the search form carries this.
 */
export const paymentOffers = { bitcoin: offered, wallet: offered } as const
