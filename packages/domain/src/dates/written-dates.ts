import type { StayDate } from './stay-dates.ts'

// A formatter costs more to make than thousands of dates to write.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A date in a locale, independent of the time zone of the machine. */
export function formatDate(date: StayDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  formatters.set(key, formatter)
  return formatter.format(new Date(`${date}T00:00Z`))
}

/** `Sat Dec, 12` in English, elsewhere as the language orders them: loading screen, badges and summaries. */
export function toBadgeDate(date: StayDate, locale = 'en-US'): string {
  const part = (options: Intl.DateTimeFormatOptions) => formatDate(date, locale, options)
  if (!locale.startsWith('en')) return part({ weekday: 'short', month: 'short', day: 'numeric' })
  return `${part({ weekday: 'short' })} ${part({ month: 'short' })}, ${Number(date.slice(8))}`
}

/** `Sat, Dec 12, 2026`: wherever money or a deadline hangs on the date. */
export function yearDate(date: StayDate, locale = 'en-US'): string {
  return formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

/** `Saturday, December 12, 2026`: letters. */
export function longDate(date: StayDate, locale = 'en-US'): string {
  return formatDate(date, locale, { dateStyle: 'full' })
}
