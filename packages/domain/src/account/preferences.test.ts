import { describe, expect, it } from 'vitest'
import {
  birthdayDays,
  birthdayYears,
  clampPrices,
  isAmenityId,
  preferredFilters,
  preferredShare,
  toggled,
  withoutPreferred,
} from '../index.ts'

describe('preferences', () => {
  it('[ACC-090] [AQ-62] bounds outside the search range become its minimum and maximum', () => {
    expect(clampPrices([-1, 99_999])).toEqual([0, 20_000])
    expect(clampPrices([10, 900], [50, 400])).toEqual([50, 400])
    expect(clampPrices([300, 100.4])).toEqual([100, 300])
  })

  it('[ACC-092] amenities are a list of ids: breakfast and internet are 5 and 6', () => {
    expect(toggled(toggled(undefined, 6), 5)).toEqual([5, 6])
    expect(toggled([5, 6], 5)).toEqual([6])
    expect([isAmenityId(5), isAmenityId(1)]).toEqual([true, false])
  })
})

describe('preferences as filters of a list', () => {
  it('filters by stated preferences, with prices in dollars only, and by nothing without any', () => {
    const all = { stars: [4, 5], amenities: [6], prices: [100, 300] } as const
    expect(preferredFilters(all, 'USD')).toEqual(all)
    expect(preferredFilters(all, 'EUR')).toEqual({ stars: [4, 5], amenities: [6] })
    expect(preferredFilters({ stars: [], prices: [0, 20_000] }, 'USD')).toBeUndefined()
    expect(preferredFilters({ prices: [0, 500] }, 'USD')).toEqual({ prices: [0, 500] })
  })

  it('can be taken out of what is chosen, which leaves all else', () => {
    const preferred = { stars: [4], amenities: [6], prices: [100, 300] } as const
    const chosen = { ...preferred, stars: [3, 4], hotelName: 'Casa' }
    expect(preferredShare(chosen, preferred)).toBe('all')
    const rest = withoutPreferred(chosen, preferred)
    expect(rest).toEqual({ stars: [3], amenities: [], prices: undefined, hotelName: 'Casa' })
    expect(preferredShare(rest, preferred)).toBe('none')
    expect(preferredShare({ ...rest, amenities: [6] }, preferred)).toBe('some')
    expect(withoutPreferred({ prices: [100, 200] }, preferred).prices).toEqual([100, 200])
  })
})

describe('a birthday', () => {
  it('[ACC-085] [ACC-086] [AQ-08] [AQ-09] has 100 years from last year down, and 31 days', () => {
    const years = birthdayYears('2030-06-15')
    expect([years.length, years[0], years.at(-1)]).toEqual([100, 2029, 1930])
    expect([birthdayDays.length, birthdayDays[0], birthdayDays.at(-1)]).toEqual([31, 1, 31])
  })
})
