import type { Contract } from '@staykit/contract'
import type { Translate } from '../../messages/translate.ts'

/** "2 guests, 1 room" */
export function stayWords(contract: Contract, t: Translate): string {
  const guests = t('guestCount', { count: contract.adultCount + contract.childCount })
  return t('stay', { guests, rooms: t('roomCount', { count: contract.roomCount }) })
}

/** The end of free cancellation on the hotel's clock, e.g. "Thu, Dec 10, 2026, 3:00 PM"; the offset of the text is the hotel's. */
export function deadlineWords(cancelBy: string, locale: string): string {
  const local = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(cancelBy)?.[1]
  if (!local) return cancelBy
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(new Date(`${local}:00Z`))
}
