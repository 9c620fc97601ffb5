import { formatDate, MAX_NIGHTS, nightsOf, type StayDate } from '@staykit/domain'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import later from '../../styles/later.css'
import form from '../field/form.css'
import { useFormats } from '../format-date.ts'
import { Icon } from '../icon/icon.tsx'
import { backIcon, forwardIcon } from '../icon/icons.ts'
import css from './calendar.css'
import { dayAt, MonthGrid, monthTitle } from './month-grid.tsx'
import { monthOf, monthsBetween } from './months.ts'
import { TypedDates } from './typed-dates.tsx'
import { type CalendarProps, useCalendar } from './use-calendar.ts'

/** Date range of a stay: two months, full keyboard support, and the selection announced to screen readers. */
export function Calendar(props: CalendarProps) {
  const { checkIn, checkOut, min, vertical, end, prices = {}, isSingle = false, typed = '' } = props
  const { settings, environment } = useWidget()
  const { locale } = settings
  const today = props.today ?? environment.clock.today()
  useSheet(later)
  useSheet(form)
  useSheet(css)
  const isNamed = useFormats()
  const { grid, typedBox, type, months, isFirst, turn, onKeyDown, clear, pick, point, ...view } =
    useCalendar(props)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks are those of the buttons inside
    <div
      className={`cals ${vertical ? 'vertical' : ''} ${Object.keys(prices).length > 0 ? 'priced' : ''}`}
      ref={grid}
      onKeyDown={onKeyDown}
      onClick={({ target, detail }) => {
        const date = dayAt(target)
        if (date) pick(date, detail > 0)
      }}
      onPointerOver={({ target }) => point(dayAt(target))}
      onPointerLeave={() => point(undefined)}
    >
      <TypedDates
        {...{ checkIn, checkOut, min, isSingle, end, typed, isNamed }}
        nights={props.nights ?? [1, MAX_NIGHTS]}
        box={typedBox}
        onType={type}
        onDone={props.onDone}
      />
      <div className="cal-months">
        {!vertical && <Turn isFirst={isFirst} onTurn={turn} />}
        {months.map((month) => (
          <MonthGrid
            key={`${month.year}-${month.month}`}
            month={month}
            // Names and the other months come a frame later.
            hasDays={isNamed || monthsBetween(monthOf(view.cursor), month) === 0}
            {...{ checkIn, checkOut, min, today, prices, isNamed, ...view }}
          />
        ))}
      </div>
      {!vertical && (
        <p className="sr" role="status">
          {isNamed && months.map((month) => monthTitle(month, locale)).join(', ')}
        </p>
      )}
      <Foot {...props} isNamed={isNamed} onClear={clear} />
    </div>
  )
}

function Turn({ isFirst, onTurn }: { isFirst: boolean; onTurn: (by: number) => void }) {
  const { t } = useWidget()
  return (
    <div className="cal-nav">
      <button
        type="button"
        className="btn quiet icon"
        aria-label={t('previousMonth')}
        aria-disabled={isFirst}
        onClick={() => onTurn(-1)}
      >
        <Icon d={backIcon} className="flip" />
      </button>
      <button type="button" className="btn quiet icon" aria-label={t('nextMonth')} onClick={() => onTurn(1)}>
        <Icon d={forwardIcon} className="flip" />
      </button>
    </div>
  )
}

interface FootProps extends Pick<CalendarProps, 'checkIn' | 'checkOut' | 'onDone'> {
  isNamed: boolean
  onClear: () => void
}

function Foot({ checkIn, checkOut, isNamed, onDone, onClear }: FootProps) {
  const { t, settings } = useWidget()
  const nights = checkIn && checkOut ? nightsOf({ checkIn, checkOut }) : 0
  const say = (date: StayDate) =>
    isNamed ? formatDate(date, settings.locale, { weekday: 'short', month: 'short', day: 'numeric' }) : ''
  const status = nights ? t('nights', { count: nights }) : t(checkIn ? 'chooseCheckOut' : 'chooseCheckIn')
  return (
    <div className="cal-foot">
      <p className="sm" role="status">
        <b>{status}</b>{' '}
        <span className="muted">
          {nights > 0 && checkIn && checkOut
            ? t('fromTo', { from: say(checkIn), to: say(checkOut) })
            : t('maxNights')}
        </span>
      </p>
      <span className="row">
        <button type="button" className="btn quiet" onClick={onClear}>
          {t('clearDates')}
        </button>
        <button type="button" className="btn primary" onClick={onDone}>
          {t('done')}
        </button>
      </span>
    </div>
  )
}
