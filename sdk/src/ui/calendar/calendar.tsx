import { addNights, MAX_NIGHTS, nightsOf, type StayDate } from '@staykit/domain'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { formatDate } from '../format-date.ts'
import { Icon } from '../icon.tsx'
import { backIcon, forwardIcon } from '../icons.ts'
import css from './calendar.css'
import {
  addMonths,
  dateIn,
  firstWeekday,
  type Month,
  monthOf,
  monthsBetween,
  weekdayOf,
  weeksOf,
} from './months.ts'

export interface CalendarProps {
  checkIn: StayDate | ''
  checkOut: StayDate | ''
  /** First date that can be chosen. */
  min: StayDate
  /** Months below each other, as many as a year has, without buttons to turn the page. */
  vertical: boolean
  /** Which end the traveller came to change. */
  end: 'checkIn' | 'checkOut'
  /** Known lowest nightly prices by day, as they are shown. */
  prices?: Readonly<Record<StayDate, string>>
  /** Hears the first day that is shown. */
  onShow?: (first: StayDate) => void
  onChange: (checkIn: StayDate | '', checkOut: StayDate | '') => void
  onDone: () => void
}

const VERTICAL_MONTHS = 13

/** Range of a stay: two months at once, the whole keyboard, and what is chosen said aloud. */
export function Calendar(props: CalendarProps) {
  const { checkIn, checkOut, min, vertical, end, prices = {}, onShow, onChange, onDone } = props
  const { t, settings } = useWidget()
  const { locale } = settings
  useSheet(css)
  const grid = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<StayDate>((end === 'checkOut' && checkOut) || checkIn || min)
  const [first, setFirst] = useState<Month>(() => (vertical ? monthOf(min) : monthOf(checkIn || min)))
  // The date that wants the focus; an effect of an earlier date that comes late must not take the wish away.
  const wanted = useRef<StayDate | undefined>(cursor)
  // With a check-in only, the next choice is the check-out; otherwise the end that was opened decides.
  const [picking, setPicking] = useState(
    checkIn && (end === 'checkOut' || !checkOut) ? 'checkOut' : 'checkIn',
  )

  useEffect(() => {
    if (wanted.current !== cursor) return
    wanted.current = undefined
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor])

  const start = vertical ? dateIn(monthOf(cursor), 1) : dateIn(first, 1)
  useEffect(() => onShow?.(start < min ? min : start), [onShow, start, min])

  const limit = picking === 'checkOut' && checkIn ? addNights(checkIn, MAX_NIGHTS) : undefined

  function pick(date: StayDate) {
    setCursor(date)
    if (picking === 'checkOut' && checkIn && date > checkIn) {
      onChange(checkIn, date)
      setPicking('checkIn')
    } else {
      onChange(date, '')
      setPicking('checkOut')
    }
  }

  function move(to: StayDate) {
    const date = to < min ? min : limit && to > limit ? limit : to
    const index = monthsBetween(first, monthOf(date))
    if (!vertical && index < 0) setFirst(monthOf(date))
    if (!vertical && index > 1) setFirst(addMonths(monthOf(date), -1))
    wanted.current = date
    setCursor(date)
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = keyTarget(event, cursor, locale)
    if (!to) return
    event.preventDefault()
    move(to)
  }

  const count = vertical ? Math.max(VERTICAL_MONTHS, monthsBetween(first, monthOf(cursor)) + 1) : 2
  const nights = checkIn && checkOut ? nightsOf({ checkIn, checkOut }) : 0
  const say = (date: StayDate) =>
    formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' })
  const status = nights ? t('nights', { count: nights }) : t(checkIn ? 'chooseCheckOut' : 'chooseCheckIn')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside
    <div
      className={`cals ${vertical ? 'vertical' : ''} ${Object.keys(prices).length > 0 ? 'priced' : ''}`}
      ref={grid}
      onKeyDown={onKeyDown}
    >
      {!vertical && (
        <div className="cal-nav">
          <button
            type="button"
            className="btn quiet icon"
            aria-label={t('previousMonth')}
            disabled={monthsBetween(monthOf(min), first) <= 0}
            onClick={() => setFirst(addMonths(first, -1))}
          >
            <Icon d={backIcon} className="flip" />
          </button>
          <button
            type="button"
            className="btn quiet icon"
            aria-label={t('nextMonth')}
            onClick={() => setFirst(addMonths(first, 1))}
          >
            <Icon d={forwardIcon} className="flip" />
          </button>
        </div>
      )}
      <div className="cal-months">
        {Array.from({ length: count }, (_, index) => {
          const month = addMonths(first, index)
          return (
            <MonthGrid
              key={`${month.year}-${month.month}`}
              month={month}
              {...{ checkIn, checkOut, min, limit, cursor, pick, prices }}
            />
          )
        })}
      </div>
      {!vertical && (
        <p className="sr" role="status">
          {[0, 1].map((ahead) => monthTitle(addMonths(first, ahead), locale)).join(', ')}
        </p>
      )}
      <div className="cal-foot">
        <p className="sm" role="status">
          <b>{status}</b>{' '}
          <span className="muted">
            {nights > 0 && checkIn && checkOut && t('fromTo', { from: say(checkIn), to: say(checkOut) })}{' '}
            {t('maxNights')}
          </span>
        </p>
        <span className="row">
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              onChange('', '')
              setPicking('checkIn')
            }}
          >
            {t('clearDates')}
          </button>
          <button type="button" className="btn primary" onClick={onDone}>
            {t('done')}
          </button>
        </span>
      </div>
    </div>
  )
}

interface MonthProps extends Pick<CalendarProps, 'checkIn' | 'checkOut' | 'min'> {
  prices: NonNullable<CalendarProps['prices']>
  month: Month
  limit: StayDate | undefined
  cursor: StayDate
  pick: (date: StayDate) => void
}

function MonthGrid({ month, checkIn, checkOut, min, limit, cursor, pick, prices }: MonthProps) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const firstDay = firstWeekday(locale)
  const title = monthTitle(month, locale)
  const today = useWidget().environment.clock.today()

  function classOf(date: StayDate) {
    if (date === checkIn) return checkOut ? 's' : 's e'
    if (date === checkOut) return 'e'
    if (checkIn && checkOut && date > checkIn && date < checkOut) return 'in'
    return date === today ? 'today' : ''
  }

  function labelOf(date: StayDate) {
    const plain = formatDate(date, locale, { dateStyle: 'full' })
    const price = prices[date]
    const day = price ? `${plain}, ${t('priceFrom', { price })}` : plain
    if (date === checkIn) return `${day}, ${t('checkIn')}`
    if (date === checkOut) return `${day}, ${t('checkOut')}`
    return date === today ? `${day}, ${t('today')}` : day
  }

  return (
    <table className="cal">
      <caption>{title}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, place) => {
            // 2023-01-01 was a Sunday.
            const name = `2023-01-0${((firstDay + place) % 7) + 1}`
            return (
              <th key={name} scope="col" abbr={formatDate(name, locale, { weekday: 'long' })}>
                {formatDate(name, locale, { weekday: 'narrow' })}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week, row) => (
          <tr key={week.find(Boolean) ?? row}>
            {week.map((date, place) =>
              date ? (
                <td key={date} className={classOf(date)}>
                  <button
                    type="button"
                    data-date={date}
                    data-price={date < min ? undefined : prices[date]}
                    data-focus={date === cursor ? '' : undefined}
                    tabIndex={date === cursor ? 0 : -1}
                    aria-label={labelOf(date)}
                    aria-pressed={date === checkIn || date === checkOut}
                    disabled={date < min || (limit !== undefined && date > limit)}
                    onClick={() => pick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to tell them apart
                <td key={place} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const monthTitle = (month: Month, locale: string) =>
  formatDate(dateIn(month, 1), locale, { month: 'long', year: 'numeric' })

// Where a key leads from a date: days, weeks, ends of the week, months, with Shift years.
function keyTarget(event: KeyboardEvent, date: StayDate, locale: string): StayDate | undefined {
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
