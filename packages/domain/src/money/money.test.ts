import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  convert,
  currencySymbol,
  exponentOf,
  formatMoney,
  fromMajor,
  money,
  multiply,
  subtract,
  toMajor,
} from './money.ts'

const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD')
const minor = fc.integer({ min: -1e12, max: 1e12 })

describe('money', () => {
  it('[OQ-45] takes exponents from ISO 4217', () => {
    expect(['USD', 'JPY', 'KWD'].map(exponentOf)).toEqual([2, 0, 3])
    expect(['HUF', 'IDR', 'COP', 'ISK', 'BHD', 'CLF'].map(exponentOf)).toEqual([2, 2, 2, 0, 3, 4])
    for (const wrong of ['usd', 'US', 'DOLLARS', '']) expect(() => exponentOf(wrong)).toThrow(RangeError)
  })

  it('rounds to what is charged: whole forints, and fils by ten', () => {
    expect(multiply(money(1_000_000, 'HUF'), 0.123456)).toEqual(money(123_500, 'HUF'))
    expect(convert(money(10_000, 'USD'), 'KWD', 0.3076)).toEqual(money(30_760, 'KWD'))
    expect(multiply(money(30_760, 'KWD'), 0.1234)).toEqual(money(3_800, 'KWD'))
    expect(multiply(money(1_001, 'JPY'), 0.5)).toEqual(money(501, 'JPY'))
  })

  it('shows decimals that are there, and only those', () => {
    expect(formatMoney(money(2_460_000, 'HUF'))).toBe('HUF\u00a024,600')
    expect(formatMoney(money(2_460_050, 'HUF'))).toBe('HUF\u00a024,600.50')
    expect(formatMoney(money(1_050, 'USD'), 'en-US', true)).toBe('$10.50')
    expect(formatMoney(money(1_000, 'USD'), 'en-US', true)).toBe('$10')
  })

  it('keeps the letters and the sign of a dollar together where one reads from right to left', () => {
    expect(formatMoney(money(15_113, 'USD'), 'ar')).toBe('\u200f151.13\u00a0US$\u200e')
    expect(formatMoney(money(15_113, 'CAD'), 'ar')).toBe('\u200f151.13\u00a0CA$\u200e')
    expect(formatMoney(money(15_113, 'EUR'), 'ar')).toBe('\u200f151.13\u00a0€')
    expect(formatMoney(money(15_113, 'USD'), 'pt-PT')).toBe('151,13\u00a0US$')
  })

  it('survives the way to decimals and back', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        expect(fromMajor(toMajor(money(amount, code)), code)).toEqual(money(amount, code))
      }),
    )
  })

  it('rounds half away from zero, in decimal and not in binary', () => {
    expect(fromMajor(25.555, 'USD').minor).toBe(2556)
    expect(fromMajor(-1.005, 'USD').minor).toBe(-101)
    expect(fromMajor('0.5', 'JPY').minor).toBe(1)
  })

  it('adds and subtracts without loss', () => {
    fc.assert(
      fc.property(minor, minor, currency, (a, b, code) => {
        const sum = add(money(a, code), money(b, code))
        expect(subtract(sum, money(b, code))).toEqual(money(a, code))
      }),
    )
  })

  it('refuses to mix currencies and fractions of a minor unit', () => {
    expect(() => add(money(1, 'USD'), money(1, 'EUR'))).toThrow(RangeError)
    expect(() => money(1.5, 'USD')).toThrow(RangeError)
    expect(() => fromMajor('abc', 'USD')).toThrow(RangeError)
  })

  it('multiplies to within half a minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1000 }), (amount, permille) => {
        const exact = (amount * permille) / 1000
        expect(Math.abs(multiply(money(amount, 'USD'), permille / 1000).minor - exact)).toBeLessThanOrEqual(
          0.5,
        )
      }),
    )
  })

  it('converts between exponents', () => {
    expect(convert(money(10_000, 'USD'), 'JPY', 150)).toEqual(money(15_000, 'JPY'))
    expect(convert(money(10_000, 'USD'), 'KWD', 0.3)).toEqual(money(30_000, 'KWD'))
    expect(convert(money(7, 'USD'), 'USD', 9)).toEqual(money(7, 'USD'))
  })

  it('formats by the currency', () => {
    expect(formatMoney(money(105_050, 'USD'))).toBe('$1,050.50')
    expect(formatMoney(money(105_000, 'USD'), 'en-US', true)).toBe('$1,050')
    expect(formatMoney(money(1050, 'JPY'))).toBe('¥1,050')
  })

  it('have symbols by locale', () => {
    expect(currencySymbol('USD')).toBe('$')
    expect(currencySymbol('CAD')).toBe('$')
    expect(currencySymbol('EUR', 'fr-FR')).toBe('€')
    expect(currencySymbol('USD', 'de-DE')).toBe('$')
  })

  it('drop the minor units only when asked to and only when there are none', () => {
    expect(formatMoney(money(105_000, 'USD'))).toBe('$1,050.00')
    expect(formatMoney(money(105_000, 'USD'), 'en-US', true)).toBe('$1,050')
    expect(formatMoney(money(105_050, 'USD'), 'en-US', true)).toBe('$1,050.50')
    expect(formatMoney(money(105_000, 'EUR'), 'de-DE', true)).toMatch(/^1\.050\s€$/)
  })

  it('say what is wrong with an amount', () => {
    expect(() => money(0.5, 'USD')).toThrow('not a whole number of minor units: 0.5')
    expect(() => fromMajor('ten', 'USD')).toThrow('not an amount: ten')
    expect(() => fromMajor(Number.POSITIVE_INFINITY, 'USD')).toThrow('not an amount: Infinity')
    expect(() => add(money(1, 'USD'), money(1, 'EUR'))).toThrow('cannot add EUR to USD')
  })

  it('never gives minus zero, and bears tiny numbers', () => {
    expect(Object.is(multiply(money(1, 'USD'), -0.1).minor, 0)).toBe(true)
    expect(formatMoney(money(-0, 'USD'))).toBe('$0.00')
    expect(fromMajor(1e-7, 'USD').minor).toBe(0)
    expect(fromMajor(1e21 / 1e19, 'USD').minor).toBe(10_000)
  })
})
