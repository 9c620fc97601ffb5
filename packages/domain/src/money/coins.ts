/** A coin of a member's wallet: amounts in whole coins, rate in US dollars for one coin. */
export interface Coin {
  readonly symbol: string
  readonly amount: number
  readonly amountFrozen: number
  /** A power of ten: 100 means two decimals, 1 none (AQ-68). */
  readonly fractionBase: number
  readonly priceRate: number
}

/** The share of one coin in a total: coins for the wire, US cents for the sum. */
export interface CoinPart {
  readonly symbol: string
  readonly amount: number
  readonly cents: number
}

const decimals = ({ fractionBase }: Coin) => Math.max(0, Math.round(Math.log10(Math.max(1, fractionBase))))

/** Rounds to the coin's decimal places (HOT-184). */
export function roundCoin(amount: number, coin: Coin): number {
  return Number(amount.toFixed(decimals(coin)))
}

/** Rounds a fiat amount to 2 decimals (HOT-185). */
export function roundFiat(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}

/** Frozen coins are never spent (AQ-19); never below zero. */
export function availableCoins(coin: Coin): number {
  return Math.max(0, roundCoin(coin.amount - coin.amountFrozen, coin))
}

/** Worth of what is available in whole US cents, rounded as fiat amounts are (HOT-185). */
export function availableCents(coin: Coin): number {
  return Math.round(roundFiat(availableCoins(coin) * coin.priceRate) * 100)
}

/** A coin with nothing available or without a rate cannot be chosen (PLT-092). */
export function isSpendable(coin: Coin): boolean {
  return availableCents(coin) > 0 && coin.priceRate > 0
}

/** Cost of `cents` in the coin, rounded to its decimals. */
export function coinCost(cents: number, coin: Coin): number {
  return coin.priceRate > 0 ? roundCoin(cents / 100 / coin.priceRate, coin) : 0
}

/**
 * Fills coins in the order chosen, each up to what is available; the last takes the rest (OQ-44). Both ends compute it, so
 * that the wire's amounts can be compared exactly. The parts sum to `totalCents` only when the coins suffice.
 */
export function splitOverCoins(totalCents: number, chosen: readonly Coin[]): CoinPart[] {
  let left = totalCents
  return chosen.map((coin) => {
    const cents = Math.min(left, isSpendable(coin) ? availableCents(coin) : 0)
    left -= cents
    return { symbol: coin.symbol, amount: Math.min(coinCost(cents, coin), availableCoins(coin)), cents }
  })
}

/** Returns true if the parts pay the total exactly, in whole cents. */
export function coversExactly(totalCents: number, parts: readonly CoinPart[]): boolean {
  return totalCents > 0 && parts.reduce((sum, { cents }) => sum + cents, 0) === totalCents
}
