import { describe, expect, it } from 'vitest'
import { birthdayDays, birthdayYears, clampPrices, isAmenityId, toggled } from './index.ts'

describe('preferences', () => {
  it('[ACC-090] bounds outside the search range become its minimum and maximum', () => {
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

describe('a birthday', () => {
  it('[ACC-085] [ACC-086] has 100 years from last year down, and 31 days', () => {
    const years = birthdayYears('2030-06-15')
    expect([years.length, years[0], years.at(-1)]).toEqual([100, 2029, 1930])
    expect([birthdayDays.length, birthdayDays[0], birthdayDays.at(-1)]).toEqual([31, 1, 31])
  })
})
