import { dateInZone } from './zoned-date.ts'

/** Hours of a phone: weekdays from Monday (1) to Sunday (7), and times in a zone, to 24:00. */
export interface SupportHours {
  readonly firstDay: number
  readonly lastDay: number
  readonly from: string
  readonly to: string
  /** IANA. */
  readonly timeZone: string
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const pattern =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d) (\S+)$/

/** Reads "Mo-Fr 08:00-20:00 Europe/Lisbon"; undefined for any other text, and for hours that end before they begin. */
export function readSupportHours(text: string): SupportHours | undefined {
  const [, first = '', last = first, fromHour, fromMinute, toHour, toMinute, timeZone = ''] =
    pattern.exec(text) ?? []
  if (!first || !isZone(timeZone)) return undefined
  const from = `${fromHour}:${fromMinute}`
  const to = `${toHour}:${toMinute}`
  if (to <= from || to > '24:00') return undefined
  return { firstDay: days.indexOf(first) + 1, lastDay: days.indexOf(last) + 1, from, to, timeZone }
}

function isZone(timeZone: string): boolean {
  try {
    dateInZone(new Date(0), timeZone)
    return true
  } catch {
    return false
  }
}

// 1 January 2024 was a Monday.
const day = (number: number) => new Date(Date.UTC(2024, 0, number))
const at = (time: string) => new Date(`2024-01-01T${time === '24:00' ? '00:00' : time}:00Z`)

/** "Mon – Fri", and "8:00 AM – 8:00 PM GMT+1", as a language writes them. */
export function supportHoursText(
  { firstDay, lastDay, from, to, timeZone }: SupportHours,
  locale: string,
  now = new Date(),
): readonly [days: string, times: string] {
  const week = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value
  const range = (format: Intl.DateTimeFormat, first: Date, last: Date) =>
    `${format.format(first)} – ${format.format(last)}`
  const named = firstDay === lastDay ? week.format(day(firstDay)) : range(week, day(firstDay), day(lastDay))
  return [named, `${range(clock, at(from), at(to))} ${zone ?? timeZone}`]
}
