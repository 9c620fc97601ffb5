import { expect, it } from 'vitest'
import { oddDays } from '../run/odd-days.ts'

it('the nightly run takes the next ends of months and clock changes', () => {
  const dates = (now: string) =>
    [...oddDays(new Date(now)).values()].map((days) =>
      new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10),
    )
  expect(dates('2026-11-28T20:00:00Z')).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-14',
    '2027-03-28',
    '2027-10-31',
    '2027-11-07',
    '2026-12-31',
  ])
  expect(dates('2028-01-31T01:00:00Z').slice(0, 4)).toEqual([
    '2029-01-31',
    '2028-02-28',
    '2028-03-12',
    '2028-03-26',
  ])
})
