import { addNights, firstWeekday, type StayDate } from '@staykit/domain'
import type { KeyboardEvent } from 'react'
import { addMonths, dateIn, monthOf, weekdayOf } from './months.ts'

/** The date that a key moves to: by days, weeks, ends of the week, months, with Shift years; undefined for other keys. */
export function keyTarget(event: KeyboardEvent, date: StayDate, locale: string): StayDate | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const place = (weekdayOf(date) - firstWeekday(locale) + 7) % 7
  const month = (count: number) => dateIn(addMonths(monthOf(date), count), Number(date.slice(8)))
  const pages = event.shiftKey ? 12 : 1
  switch (event.key) {
    case 'ArrowLeft':
      return addNights(date, rtl ? 1 : -1)
    case 'ArrowRight':
      return addNights(date, rtl ? -1 : 1)
    case 'ArrowUp':
      return addNights(date, -7)
    case 'ArrowDown':
      return addNights(date, 7)
    case 'Home':
      return addNights(date, -place)
    case 'End':
      return addNights(date, 6 - place)
    case 'PageUp':
      return month(-pages)
    case 'PageDown':
      return month(pages)
    default:
      return undefined
  }
}
