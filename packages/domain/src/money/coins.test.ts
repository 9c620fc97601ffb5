import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availableCents,
  availableCoins,
  type Coin,
  coinCost,
  coversExactly,
  isSpendable,
  roundCoin,
  roundFiat,
  splitOverCoins,
} from './coins.ts'

const coin = (change: Partial<Coin> = {}): Coin => ({
  symbol: 'LIFE',
  amount: 1000,
  amountFrozen: 0,
  fractionBase: 100,
  priceRate: 0.05,
  ...change,
})

describe('coins of a wallet', () => {
  it('cannot spend a coin without a rate, or below one', () => {
    expect([0.05, 0, -1].map((priceRate) => isSpendable(coin({ priceRate })))).toEqual([true, false, false])
    expect(isSpendable(coin({ amount: -10, priceRate: -1 }))).toBe(false)
  })

  it('[HOT-184] [AQ-68] round to the decimals of their fraction base', () => {
    const fine = 1.23456789123
    expect(roundCoin(fine, coin({ fractionBase: 100_000_000 }))).toBe(1.23456789)
    expect(roundCoin(fine, coin({ fractionBase: 100 }))).toBe(1.23)
    expect(roundCoin(1.5, coin({ fractionBase: 1 }))).toBe(2)
    expect(roundCoin(1.5, coin({ fractionBase: 0 }))).toBe(2)
  })

  it('[PLT-095] cost their share of a price, rounded to their decimals', () => {
    const cost = (fractionBase: number) => coinCost(100_00, coin({ priceRate: 3, fractionBase }))
    expect([1, 100, 10_000].map(cost)).toEqual([33, 33.33, 33.3333])
  })

  it('[HOT-185] round their worth to 2 decimals', () => {
    expect(roundFiat(10.005)).toBe(10.01)
    expect(roundFiat(10.004)).toBe(10)
    expect(roundFiat(1.005)).toBe(1.01)
  })

  it('[AQ-19] [OQ-44] frozen coins are never spent', () => {
    expect(availableCoins(coin({ amount: 10, amountFrozen: 2.5 }))).toBe(7.5)
    expect(availableCoins(coin({ amount: 1, amountFrozen: 2 }))).toBe(0)
    expect(availableCents(coin({ amount: 10, amountFrozen: 2.5 }))).toBe(38)
    expect(availableCents(coin({ amount: 0.3, priceRate: 1 }))).toBe(30)
  })

  it('without coins or without a rate nothing can be spent', () => {
    expect(isSpendable(coin())).toBe(true)
    expect(isSpendable(coin({ amount: 0 }))).toBe(false)
    expect(isSpendable(coin({ priceRate: 0 }))).toBe(false)
    expect(isSpendable(coin({ priceRate: -1, amount: -5, amountFrozen: -9 }))).toBe(false)
    expect(coinCost(500, coin())).toBe(100)
    expect(coinCost(500, coin({ priceRate: 0 }))).toBe(0)
    expect(coinCost(1, coin({ priceRate: 3, fractionBase: 100_000_000 }))).toBe(0.00333333)
  })

  it('[OQ-44] a total fills the coins in the order chosen, and the last takes the rest', () => {
    const life = coin()
    const btc = coin({ symbol: 'BTC', amount: 0.01, priceRate: 60_000, fractionBase: 100_000_000 })
    expect(splitOverCoins(8000, [life, btc])).toEqual([
      { symbol: 'LIFE', amount: 1000, cents: 5000 },
      { symbol: 'BTC', amount: 0.0005, cents: 3000 },
    ])
    expect(splitOverCoins(8000, [btc, life])).toEqual([
      { symbol: 'BTC', amount: 0.00133333, cents: 8000 },
      { symbol: 'LIFE', amount: 0, cents: 0 },
    ])
    expect(splitOverCoins(8000, [coin({ amountFrozen: 400 }), btc])).toMatchObject([
      { amount: 600, cents: 3000 },
      { cents: 5000 },
    ])
    expect(splitOverCoins(8000, [coin({ amount: 0 }), coin({ priceRate: 0 })])).toEqual([
      { symbol: 'LIFE', amount: 0, cents: 0 },
      { symbol: 'LIFE', amount: 0, cents: 0 },
    ])
  })

  it('[PLT-094] [OQ-44] pay exactly: not one cent short, not one over, and never nothing', () => {
    const part = (cents: number) => ({ symbol: 'LIFE', amount: 1, cents })
    expect(coversExactly(5000, [part(4000), part(1000)])).toBe(true)
    expect(coversExactly(5000, [part(4999)])).toBe(false)
    expect(coversExactly(5000, [part(5001)])).toBe(false)
    expect(coversExactly(0, [])).toBe(false)
    expect(coversExactly(0, [part(0)])).toBe(false)
  })

  it('never spend more than there is, and cover the total exactly when the coins suffice', () => {
    const anyCoin = fc.record({
      symbol: fc.constantFrom('LIFE', 'BTC', 'ETH'),
      amount: fc.double({ min: 0, max: 1e6, noNaN: true }),
      amountFrozen: fc.double({ min: 0, max: 10, noNaN: true }),
      fractionBase: fc.constantFrom(1, 100, 100_000_000),
      priceRate: fc.double({ min: 0, max: 1e5, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_00 }),
        fc.array(anyCoin, { maxLength: 5 }),
        (total, coins) => {
          const parts = splitOverCoins(total, coins)
          const worth = coins.filter(isSpendable).reduce((sum, each) => sum + availableCents(each), 0)
          expect(parts.every(({ amount }, index) => amount <= availableCoins(coins[index] ?? coin()))).toBe(
            true,
          )
          expect(coversExactly(total, parts)).toBe(worth >= total)
        },
      ),
    )
  })
})
