import { zonedInstant } from '../kernel/time/zoned.ts'

/** So many days later, without any clock. */
export const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Days of the coming year whose first hour a zone skips, or whose last hour it repeats: its clocks change at midnight. */
export function clockChanges(timeZone: string): string[] {
  const today = new Date().toISOString().slice(0, 10)
  const noon = (date: string) => Date.parse(zonedInstant(date, '12:00', timeZone))
  return Array.from({ length: 360 }, (_, ahead) => later(today, ahead + 2)).flatMap((date) => {
    const hours = (noon(later(date, 1)) - noon(date)) / 3_600_000
    if (hours === 24) return []
    return hours < 24 ? later(date, 1) : date
  })
}

/** Zones that change their clocks at midnight, with a city. */
export const midnightZones = [
  ['Africa/Cairo', '360630'],
  ['Asia/Beirut', '276781'],
  ['America/Santiago', '3871336'],
] as const
