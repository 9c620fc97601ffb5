import { expect, it } from 'vitest'
import { zonedInstant } from './zoned.ts'

it.each([
  ['2026-12-10', '15:00', 'Europe/Paris', '2026-12-10T15:00:00+01:00'],
  ['2026-07-01', '23:59', 'UTC', '2026-07-01T23:59:00+00:00'],
  ['2026-03-08', '15:00', 'America/New_York', '2026-03-08T15:00:00-04:00'],
  ['2026-11-01', '00:30', 'America/New_York', '2026-11-01T00:30:00-04:00'],
  ['2026-10-04', '15:00', 'Australia/Sydney', '2026-10-04T15:00:00+11:00'],
  ['2027-01-01', '00:00', 'Asia/Kathmandu', '2027-01-01T00:00:00+05:45'],
])('gives %s %s in %s as %s', (date, clock, zone, instant) => {
  expect(zonedInstant(date, clock, zone)).toBe(instant)
})

it('an hour that a change of clocks skips takes the offset before it', () => {
  const instant = zonedInstant('2026-03-08', '02:30', 'America/New_York')
  expect(new Date(instant).toISOString()).toBe('2026-03-08T07:30:00.000Z')
})
