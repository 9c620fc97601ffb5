import * as z from 'zod/mini'

export const SATOSHI_PER_BITCOIN = 100_000_000
/** 10 minutes (HOT-188). */
export const QUOTE_VALID_MS = 600_000

/** A bitcoin source of the provider; amounts in satoshi, `original` decimal in `currency`. */
export const wireBitcoinSource = z.object({
  id: z.string(),
  satoshi: z.int(),
  original: z.number(),
  currency: z.string(),
  address: z.string(),
  /** BIP 21: bitcoin:{address}?amount={coins}&label={hotel} */
  uri: z.string(),
  /** ISO 8601 instant. */
  expires: z.string(),
})
export type WireBitcoinSource = z.infer<typeof wireBitcoinSource>

/** Bitcoin quote (HOT-354). */
export interface BitcoinQuote {
  readonly id: string
  /** In bitcoin. */
  readonly amount: number
  /** In the contract's currency, decimal. */
  readonly original: number
  readonly currency: string
  readonly address: string
  readonly uri: string
  /** Epoch milliseconds on the traveller's clock. */
  readonly expires: number
}

/** A quote is valid for 10 minutes after it was loaded, by the traveller's clock (HOT-188). */
export function fromWireBitcoinSource(wire: WireBitcoinSource, now: number): BitcoinQuote {
  const { id, original, currency, address, uri } = wire
  const amount = wire.satoshi / SATOSHI_PER_BITCOIN
  return { id, amount, original, currency, address, uri, expires: now + QUOTE_VALID_MS }
}
