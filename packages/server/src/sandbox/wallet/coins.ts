/** Coins of the sandbox: the starting amounts of a member, and their fixed rates in US dollars per coin. */
export const sandboxCoins = [
  { symbol: 'LIFE', type: 'LIFE', start: 20_000, fractionBase: 100, priceRate: 0.05 },
  { symbol: 'BTC', type: 'CRYPTO', start: 0.05, fractionBase: 100_000_000, priceRate: 60_000 },
  { symbol: 'ETH', type: 'CRYPTO', start: 0.1, fractionBase: 100_000_000, priceRate: 2_500 },
  { symbol: 'DOGE', type: 'CRYPTO', start: 0, fractionBase: 100_000_000, priceRate: 0.1 },
] as const

export const sandboxCoinOf = (symbol: string) => sandboxCoins.find((coin) => coin.symbol === symbol)

export const unitsOf = (amount: number, fractionBase: number) => Math.round(amount * fractionBase)
