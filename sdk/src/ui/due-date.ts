import { dateTimeText, formatDate, type StayDate } from '@staykit/domain'

/** "Sat, Dec 12, 2026": a day of a payment or a deadline. */
export function longDay(date: StayDate, locale: string): string {
  return formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

/** The end of free cancellation in the hotel's time zone, such as "Thu, Dec 10, 2026, 3:00 PM"; the text has the hotel's offset. */
export function deadlineWords(cancelBy: string, locale: string): string {
  const local = localMinute(cancelBy)
  if (!local) return cancelBy
  return dateTimeText(new Date(`${local}:00Z`), locale, 'UTC')
}

/** The same without the year, in a list of rates of one stay. */
export function shortDeadline(cancelBy: string, locale: string): string {
  const local = localMinute(cancelBy)
  if (!local) return cancelBy
  const parts = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${local}:00Z`))
}

const localMinute = (instant: string) => /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(instant)?.[1]
