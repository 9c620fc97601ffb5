import type { StayDate } from '@staykit/domain'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats a date in a locale, untouched by the zone of the machine. */
export function formatDate(date: StayDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options)
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(`${date}T00:00Z`))
}

/**
 * "Sat, Dec 12", as a locale writes it. American English is written without Intl, whose first formatter costs a page
 * 15 ms on a slow phone: the search form would need it for nothing else.
 */
export function shortDay(date: StayDate, locale: string): string {
  if (!/^en(-US)?$/.test(locale))
    return formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' })
  const [weekday, day, month] = new Date(`${date}T00:00Z`).toUTCString().split(' ')
  return `${weekday} ${month} ${Number(day)}`
}
