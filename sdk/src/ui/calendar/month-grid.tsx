import { firstWeekday, formatDate, type StayDate } from '@staykit/domain'
import type { Translate } from '../../messages/translate.ts'
import { useWidget } from '../../runtime/widget.ts'
import { dateIn, type Month, weeksOf } from './months.ts'

export interface MonthProps {
  checkIn: StayDate | ''
  checkOut: StayDate | ''
  min: StayDate
  today: StayDate
  prices: Readonly<Record<StayDate, string>>
  month: Month
  limit: StayDate | undefined
  cursor: StayDate
  preview: StayDate | undefined
  /** Names of months and days; before, only numbers. */
  isNamed: boolean
  /** Without them, each week is an empty row of the same height. */
  hasDays: boolean
}

/** The day of a grid that an event is at. */
export const dayAt = (target: EventTarget | null): StayDate | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

/** Reserves the line of a name. */
const BLANK = '\u00a0'

export function MonthGrid(props: MonthProps) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const firstDay = firstWeekday(locale)
  // Past weeks are left out.
  const weeks = weeksOf(props.month, firstDay).filter((week) =>
    week.some((date) => date && date >= props.min),
  )
  return (
    <table className="cal">
      <caption>{props.isNamed ? monthTitle(props.month, locale) : BLANK}</caption>
      <Weekdays firstDay={firstDay} isNamed={props.isNamed} />
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week.find(Boolean) ?? row}>
            {props.hasDays ? (
              week.map((date, place) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no id
                date ? dayCell(date, props, t, locale) : <td key={place} />,
              )
            ) : (
              <td key="week" colSpan={7} className="week" />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Weekdays({ firstDay, isNamed }: { firstDay: number; isNamed: boolean }) {
  const { locale } = useWidget().settings
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, place) => {
          // 2023-01-01 was a Sunday.
          const name = `2023-01-0${((firstDay + place) % 7) + 1}`
          return (
            <th
              key={name}
              scope="col"
              abbr={isNamed ? formatDate(name, locale, { weekday: 'long' }) : undefined}
            >
              {isNamed ? formatDate(name, locale, { weekday: 'narrow' }) : BLANK}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** A function instead of a component: a calendar has up to 400 days, and shows them within a click. */
function dayCell(date: StayDate, props: MonthProps, t: Translate, locale: string) {
  const { checkIn, checkOut, min, today, limit, cursor, prices, preview, isNamed } = props
  const isToday = date === today
  const isEnd = date === checkIn || date === checkOut

  function className() {
    if (date === checkIn) return checkOut > date ? 's' : 's e'
    if (date === checkOut) return 'e'
    if (checkIn && checkOut && date > checkIn && date < checkOut) return 'in'
    if (checkIn && preview && date > checkIn && date <= preview) return 'pre'
    return isToday ? 'today' : ''
  }

  function label() {
    const plain = formatDate(date, locale, { dateStyle: 'full' })
    const price = prices[date]
    const day = price ? `${plain}, ${t('priceFrom', { price })}` : plain
    if (isEnd) return `${day}, ${t(date === checkIn ? 'checkIn' : 'checkOut')}`
    return isToday ? `${day}, ${t('today')}` : day
  }

  return (
    <td key={date} className={className()}>
      <button
        type="button"
        data-date={date}
        data-price={date < min ? undefined : prices[date]}
        data-focus={date === cursor ? '' : undefined}
        tabIndex={date === cursor ? 0 : -1}
        aria-label={isNamed ? label() : undefined}
        aria-pressed={isEnd}
        disabled={date < min || (limit !== undefined && date > limit)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}

export const monthTitle = (month: Month, locale: string) =>
  formatDate(dateIn(month, 1), locale, { month: 'long', year: 'numeric' })
