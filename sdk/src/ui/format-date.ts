import type { StayDate } from '@staykit/domain'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats a date in a locale, independent of the time zone of the machine. */
export function formatDate(date: StayDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options)
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(`${date}T00:00Z`))
}
