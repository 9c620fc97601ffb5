import { TZDate } from '@date-fns/tz'
import { formatISO } from 'date-fns'

/**
 * The instant at which a clock of the zone shows `clock` ("15:00") on `date` ("2026-12-10"), with the zone's offset
 * then: "2026-12-10T15:00:00+01:00". An hour that a change of clocks skips takes the offset before it.
 */
export function zonedInstant(date: string, clock: string, timeZone: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return formatISO(new TZDate(year, month - 1, day, hours, minutes, timeZone)).replace(/Z$/, '+00:00')
}
