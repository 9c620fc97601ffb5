import type { Coin } from '@staykit/domain'
import * as z from 'zod/mini'

/** A coin of the member's wallet (PLT-160). Amounts are in whole coins; price_rate is US dollars for one coin. */
export const wireCoin = z.object({
  symbol: z.string(),
  amount: z.number(),
  amount_frozen: z.number(),
  /** A power of ten: 100 means two decimals (AQ-68). */
  fraction_base: z.optional(z.number()),
  price_rate: z.number(),
  type: z.optional(z.string()),
  /** Path below the platform's address. */
  logo: z.optional(z.string()),
})
export type WireCoin = z.infer<typeof wireCoin>

export function fromWireCoin(wire: WireCoin): Coin {
  return {
    symbol: wire.symbol,
    amount: wire.amount,
    amountFrozen: wire.amount_frozen,
    fractionBase: wire.fraction_base ?? 1,
    priceRate: wire.price_rate,
  }
}
