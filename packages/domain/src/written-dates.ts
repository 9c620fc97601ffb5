import type { StayDate } from './stay-dates.ts'

/** `Sat Dec, 12` in English, elsewhere as the language orders them: loading screen, badges and summaries. */
export function toBadgeDate(date: StayDate, locale = 'en-US'): string {
  const part = (options: Intl.DateTimeFormatOptions) => inUtc(date, locale, options)
  if (!locale.startsWith('en')) return part({ weekday: 'short', month: 'short', day: 'numeric' })
  return `${part({ weekday: 'short' })} ${part({ month: 'short' })}, ${Number(date.slice(8))}`
}

const inUtc = (date: StayDate, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`))

/** `Sat, Dec 12, 2026`: wherever money or a deadline hangs on the date. */
export function yearDate(date: StayDate, locale = 'en-US'): string {
  return inUtc(date, locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

/** `Saturday, December 12, 2026`: letters. */
export function longDate(date: StayDate, locale = 'en-US'): string {
  return inUtc(date, locale, { dateStyle: 'full' })
}
