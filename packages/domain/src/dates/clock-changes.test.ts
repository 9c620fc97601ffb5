import { afterEach, describe, expect, it } from 'vitest'
import { addNights, dateInZone, eachNight, localDate, nightsOf, stayProblem, toBadgeDate } from '../index.ts'

/** Zones that change their clocks at midnight: the days of 2027 that begin at 1:00, and those of 25 hours, which reach 23:00 twice. */
const changes = [
  ['Africa/Cairo', '2027-04-30', '2027-10-28'],
  ['Asia/Beirut', '2027-03-28', '2027-10-30'],
  ['America/Santiago', '2027-09-05', '2027-04-03'],
] as const

/** So many days later, without any clock. */
const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const week = (date: string) => [-3, -2, -1, 0, 1, 2, 3].map((days) => later(date, days))

describe('a change of clocks at midnight', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  for (const [zone, short, long] of changes)
    it(`loses and doubles no day in ${zone}, on a device there and elsewhere`, () => {
      for (const device of [zone, 'UTC', 'Pacific/Auckland']) {
        process.env.TZ = device
        for (const date of [short, long]) {
          const days = week(date)
          const [first = '', last = ''] = [days[0], days.at(-1)]
          expect(days.map((day) => addNights(day, 1))).toEqual(days.map((day) => later(day, 1)))
          expect(days.map((day) => addNights(day, -1))).toEqual(days.map((day) => later(day, -1)))
          expect(days.map((day) => nightsOf({ checkIn: first, checkOut: day }))).toEqual([
            0, 1, 2, 3, 4, 5, 6,
          ])
          expect(eachNight({ checkIn: first, checkOut: last })).toEqual(days.slice(0, -1))
          expect(stayProblem({ checkIn: date, checkOut: addNights(date, 21) }, date)).toBeUndefined()
          expect(days.map((day) => toBadgeDate(day).slice(-2).trim())).toEqual(
            days.map((day) => String(Number(day.slice(8)))),
          )
          // Every hour of these days.
          const hours = Array.from(
            { length: 9 * 24 },
            (_, hour) => Date.parse(later(first, -1)) + hour * 3_600_000,
          )
          const dates = [...new Set(hours.map((hour) => dateInZone(new Date(hour), zone)))]
          expect(dates).toEqual(dates.toSorted())
          expect(dates).toEqual(expect.arrayContaining(days))
        }
      }
      process.env.TZ = zone
      expect(new Date(`${short}T00:00`).getHours()).toBe(1)
      expect(localDate(new Date(`${short}T00:00`))).toBe(short)
      expect(Date.parse(`${later(long, 1)}T00:00`) - Date.parse(`${long}T00:00`)).toBe(25 * 3_600_000)
    })
})
