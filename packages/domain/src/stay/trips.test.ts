import { describe, expect, it } from 'vitest'
import { reviewRange, roundScore } from '../index.ts'
import { averageSavingsPercent } from '../money/price.ts'
import { splitTrips } from './trips.ts'

const trip = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })

describe('trips', () => {
  it('[HOT-358] calls a trip past when check-out lies more than 0 days before today', () => {
    const { upcoming, past } = splitTrips(
      [trip('2026-11-18', '2026-11-20'), trip('2026-11-19', '2026-11-21'), trip('2026-11-20', '2026-11-22')],
      () => '2026-11-21',
    )
    expect(past.map(({ checkOut }) => checkOut)).toEqual(['2026-11-20'])
    expect(upcoming.map(({ checkOut }) => checkOut)).toEqual(['2026-11-21', '2026-11-22'])
  })

  it('[HOT-359] sorts trips by check-in', () => {
    const { upcoming, past } = splitTrips(
      [
        trip('2027-01-05', '2027-01-06'),
        trip('2026-12-01', '2026-12-02'),
        trip('2026-05-01', '2026-05-02'),
        trip('2025-05-01', '2025-05-02'),
      ],
      () => '2026-11-21',
    )
    expect(upcoming.map(({ checkIn }) => checkIn)).toEqual(['2026-12-01', '2027-01-05'])
    expect(past.map(({ checkIn }) => checkIn)).toEqual(['2025-05-01', '2026-05-01'])
  })
})

describe('scores and reviews', () => {
  it('[HOT-335] scores are out of 10, rounded to one decimal', () => {
    expect([8.46, 8.45, 11, 0].map(roundScore)).toEqual([8.5, 8.5, 10, 0])
  })

  it('[HOT-114] page 2 of 5 reviews is 6 to 10', () => {
    expect(reviewRange(2, 5)).toEqual([6, 10])
  })

  it('saving nothing is 0 percent', () => {
    expect(averageSavingsPercent(100, 100)).toBe(0)
  })
})
