import { addNights, MAX_NIGHTS, type StayDate } from '@staykit/domain'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { beginsDate } from './begins-date.ts'
import { keyTarget } from './key-target.ts'
import { addMonths, dateIn, type Month, monthOf, monthsBetween } from './months.ts'

export interface CalendarProps {
  checkIn: StayDate | ''
  checkOut: StayDate | ''
  /** First selectable date. */
  min: StayDate
  /** Today where the stay is; default: the device's date. */
  today?: StayDate
  /** Shows the months of a whole year below each other, without buttons to change the month. */
  vertical: boolean
  /** The end of the range that the traveller opened. */
  end: 'checkIn' | 'checkOut'
  /** One date instead of a range. */
  isSingle?: boolean
  /** Digits that were typed before the calendar opened: they begin the date of its field. */
  typed?: string
  /** Minimum and maximum number of nights; default: those of a stay. */
  nights?: readonly [number, number]
  /** Known lowest nightly prices by day, formatted. */
  prices?: Readonly<Record<StayDate, string>>
  /** Called with the first visible day. */
  onShow?: (first: StayDate) => void
  onChange: (checkIn: StayDate | '', checkOut: StayDate | '') => void
  /** Called after the second date of a range was selected in the grid; `byPointer` is false for the keyboard and assistive technology. */
  onRange?: (byPointer: boolean) => void
  onDone: () => void
}

const VERTICAL_MONTHS = 13

/** The end of the stay that the next selection sets, and the stay that results. */
function usePicking({ checkIn, checkOut, end, onChange, onRange, nights = [1, MAX_NIGHTS] }: CalendarProps) {
  const [fewest, most] = nights
  // With a check-in only, the next selection is the check-out; otherwise the opened end.
  const [picking, setPicking] = useState(
    checkIn && (end === 'checkOut' || !checkOut) ? 'checkOut' : 'checkIn',
  )
  const limit = picking === 'checkOut' && checkIn ? addNights(checkIn, most) : undefined
  const [under, point] = useState<StayDate>()
  function choose(date: StayDate, byPointer: boolean) {
    const isEnd = picking === 'checkOut' && checkIn && date >= addNights(checkIn, fewest)
    if (isEnd) onChange(checkIn, date)
    else onChange(date, '')
    setPicking(isEnd ? 'checkIn' : 'checkOut')
    if (isEnd) onRange?.(byPointer)
  }
  function clear() {
    onChange('', '')
    setPicking('checkIn')
  }
  /** Day under the pointer while a check-out is selected, for a preview of the stay. */
  const preview = limit && !checkOut ? under : undefined
  return { limit, preview, point, choose, clear, setPicking, picking }
}

/** More than a year, up to the focused day. */
function monthsFrom(first: Month, cursor: StayDate): Month[] {
  const length = Math.max(VERTICAL_MONTHS, monthsBetween(first, monthOf(cursor)) + 1)
  return Array.from({ length }, (_, index) => addMonths(first, index))
}

/** The focused date, the visible months, and the end of the stay that the next selection sets. */
export function useCalendar(props: CalendarProps) {
  const { checkIn, checkOut, min, vertical, end, onShow } = props
  const { locale } = useWidget().settings
  const grid = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<StayDate>((end === 'checkOut' && checkOut) || checkIn || min)
  const [first, setFirst] = useState<Month>(() => (vertical ? monthOf(min) : monthOf(checkIn || min)))
  // The date to focus; a late effect of an earlier date must not clear it.
  const nextFocus = useRef<StayDate | undefined>(props.typed ? undefined : cursor)
  const typedBox = useRef<HTMLDivElement>(null)
  const { limit, choose, picking: next, setPicking, ...picking } = usePicking(props)

  useEffect(() => {
    if (nextFocus.current !== cursor) return
    nextFocus.current = undefined
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor])

  const start = vertical ? dateIn(monthOf(cursor), 1) : dateIn(first, 1)
  useEffect(() => onShow?.(start < min ? min : start), [onShow, start, min])

  function pick(date: StayDate, byPointer: boolean) {
    setCursor(date)
    choose(date, byPointer)
  }

  function move(to: StayDate) {
    const date = to < min ? min : limit && to > limit ? limit : to
    const index = monthsBetween(first, monthOf(date))
    if (!vertical && index < 0) setFirst(monthOf(date))
    if (!vertical && index > 1) setFirst(addMonths(monthOf(date), -1))
    nextFocus.current = date
    setCursor(date)
  }

  /** Shows a typed date. */
  function type(which: 'checkIn' | 'checkOut', checkIn: StayDate | '', checkOut: StayDate | '') {
    const date = which === 'checkIn' ? checkIn : checkOut
    props.onChange(checkIn, checkOut)
    setPicking(which === 'checkIn' && date ? 'checkOut' : 'checkIn')
    if (!date) return
    setCursor(date)
    const index = monthsBetween(first, monthOf(date))
    if (!vertical && (index < 0 || index > 1)) setFirst(monthOf(date))
  }

  return {
    ...picking,
    grid,
    typedBox,
    type,
    cursor,
    limit,
    pick,
    months: vertical ? monthsFrom(first, cursor) : [first, addMonths(first, 1)],
    turn: (by: number) => setFirst(addMonths(first, by)),
    isFirst: monthsBetween(monthOf(min), first) <= 0,
    onKeyDown: (event: KeyboardEvent) => {
      if (typedBox.current?.contains(event.target as Node)) return
      // Digits go to the field of the date that is selected next.
      const field = typedBox.current?.querySelectorAll('input')[next === 'checkOut' ? 1 : 0]
      if (field && beginsDate(event)) {
        field.focus()
        field.select()
      }
      const to = keyTarget(event, cursor, locale)
      if (!to) return
      event.preventDefault()
      move(to)
    },
  }
}
