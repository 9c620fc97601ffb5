import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isCancellable,
  isGreatDeal,
  isRateVisible,
  needsLogin,
  rateTypeOf,
  showsMemberPrices,
  sortRates,
  uniqueByPlan,
} from './rates.ts'

const rate = (display: number, strikethrough = 0, ratePlanCode = '') => ({
  display,
  strikethrough,
  ratePlanCode,
})

describe('rates', () => {
  it('[HOT-121] [OQ-23] sorts rates by display minus strikethrough, ties by display', () => {
    const sorted = sortRates([rate(100), rate(90, 120), rate(80, 90), rate(50)])
    expect(sorted.map(({ display }) => display)).toEqual([90, 80, 50, 100])
  })

  it('sorting keeps every rate', () => {
    const some = fc.array(fc.record({ display: fc.integer({ min: 1 }), strikethrough: fc.nat() }))
    fc.assert(
      fc.property(some, (rates) => {
        expect(new Set(sortRates(rates))).toEqual(new Set(rates))
      }),
    )
  })

  it('[HOT-125] keeps one rate of each rate plan', () => {
    expect(uniqueByPlan([rate(1, 0, 'A'), rate(2, 0, 'A'), rate(3), rate(4)])).toHaveLength(3)
  })

  it('[OQ-23] "Great Deal!" belongs to the first, and only with a basis', () => {
    expect(isGreatDeal(rate(90, 120), 0)).toBe(true)
    expect(isGreatDeal(rate(90, 120), 1)).toBe(false)
    expect(isGreatDeal(rate(90), 0)).toBe(false)
  })

  it('[HOT-126] calls a rate cancellable when either field is true or 1', () => {
    expect(
      [true, 1, false, 0, undefined].map((value) => isCancellable({ free_cancellation: value })),
    ).toEqual([true, true, false, false, false])
    expect([true, 1, false, 0, undefined].map((value) => isCancellable({ is_cancellable: value }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(isCancellable({ free_cancellation: 0, is_cancellable: 1 })).toBe(true)
    expect(isCancellable({ free_cancellation: 'true', is_cancellable: 2 })).toBe(false)
  })

  it('[HOT-128] [OQ-02] calls a rate CUG when a sop or a rate plan is present, otherwise MER', () => {
    expect([rateTypeOf({}), rateTypeOf({ sop: 'S' }), rateTypeOf({ ratePlan: 'P' })]).toEqual([
      'MER',
      'CUG',
      'CUG',
    ])
  })

  it('[HOT-246] [OQ-05] [AQ-24] [OQ-28] the flags decide who sees and who may book', () => {
    const visitor = { restrictedRates: false, userAuthRequired: false, signedIn: false, hasDealCode: false }
    const restricted = { ...visitor, restrictedRates: true }
    expect([
      isRateVisible(true, visitor),
      isRateVisible(true, restricted),
      isRateVisible(false, restricted),
    ]).toEqual([true, false, true])
    expect(needsLogin(true, visitor)).toBe(true)
    expect(needsLogin(false, visitor)).toBe(false)
    expect(needsLogin(false, restricted)).toBe(true)
    expect(needsLogin(false, { ...visitor, userAuthRequired: true })).toBe(true)
    expect(needsLogin(false, { ...visitor, userAuthRequired: true, hasDealCode: true })).toBe(false)
    expect(needsLogin(true, { ...restricted, signedIn: true })).toBe(false)
    const withCode = { ...restricted, hasDealCode: true }
    expect([isRateVisible(true, withCode), needsLogin(true, withCode)]).toEqual([true, false])
  })

  it('rates without a plan are all kept, one of each plan otherwise', () => {
    const plans = ['', 'A', '', 'A', 'B']
    const unique = uniqueByPlan(plans.map((ratePlanCode, index) => ({ ratePlanCode, index })))
    expect(unique.map(({ index }) => index)).toEqual([0, 1, 2, 4])
  })

  it('[OQ-23] ties are sorted by the price itself, and no deal is one without a saving', () => {
    const sorted = sortRates([
      { display: 30, strikethrough: 40 },
      { display: 10, strikethrough: 20 },
      { display: 20, strikethrough: 30 },
    ])
    expect(sorted.map(({ display }) => display)).toEqual([10, 20, 30])
    const alike = ['B', 'A', 'C'].map((plan) => rate(10, 20, plan))
    expect(sortRates(alike).map(({ ratePlanCode }) => ratePlanCode)).toEqual(['B', 'A', 'C'])
    expect(isGreatDeal({ display: 10, strikethrough: 10 }, 0)).toBe(false)
    expect(isGreatDeal({ display: 10, strikethrough: 11 }, 0)).toBe(true)
  })

  it('show visitors what members pay by the flag of the brand, unless rates are restricted', () => {
    const shown = [true, false, undefined].flatMap((memberPrices) =>
      [false, true].map((restrictedRates) => showsMemberPrices({ memberPrices, restrictedRates })),
    )
    expect(shown).toEqual([true, false, false, false, false, false])
  })
})
