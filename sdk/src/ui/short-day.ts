import type { StayDate } from '@staykit/domain'

/**
 * "Sat, Dec 12", in the format of the locale. American English avoids Intl, whose first formatter costs 15 ms on a slow phone:
 * the search form needs it for nothing else.
 */
export function shortDay(date: StayDate, locale: string): string {
  const day = new Date(`${date}T00:00Z`)
  if (!/^en(-US)?$/.test(locale))
    return day.toLocaleDateString(locale, {
      timeZone: 'UTC',
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    })
  const [weekday, number, month] = day.toUTCString().split(' ')
  return `${weekday} ${month} ${Number(number)}`
}
