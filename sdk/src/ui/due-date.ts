import { dateTimeText, type StayDate } from '@staykit/domain'
import { formatDate } from './format-date.ts'

/** "Sat, Dec 12, 2026": a day of a payment or a deadline. */
export function longDay(date: StayDate, locale: string): string {
  return formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

/** The end of free cancellation in the hotel's time zone, such as "Thu, Dec 10, 2026, 3:00 PM"; the text has the hotel's offset. */
export function deadlineWords(cancelBy: string, locale: string): string {
  const local = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(cancelBy)?.[1]
  if (!local) return cancelBy
  return dateTimeText(new Date(`${local}:00Z`), locale, 'UTC')
}
