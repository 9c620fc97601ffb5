import { addNights, type StayDate } from '@staykit/domain'
import { isMobileDevice } from '@staykit/stores/viewport'
import { messages as panelsTexts } from '@staykit/words/en/panels'
import type { ReactNode, RefObject } from 'react'
import panelsCss from '../../features/stay-fields/panels.css'
import type { Translate } from '../../messages/translate.ts'
import { useSheet, useWidget, WidgetContext } from '../../runtime/widget.ts'
import { Calendar } from '../../ui/calendar/calendar.tsx'
import { Layer } from '../../ui/layer/layer.tsx'
import { shortDay } from '../../ui/short-day.ts'
import { useViewport } from '../../ui/use-viewport.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { DateEnd, DateFieldsProps } from './date-fields.tsx'

/** Flights and cars may end on the first day, and are sold a year ahead. */
const NIGHTS = [0, 330] as const

interface DatePanelProps extends Omit<DateFieldsProps, 'error'> {
  /** The clicked date. */
  readonly opened: 'start' | 'end'
  /** Digits that were typed on it. */
  readonly typed: string
  readonly anchor: RefObject<HTMLElement | null>
  /** `returnFocus` is false when the traveller has already moved the focus elsewhere. */
  readonly onClose: (returnFocus: boolean) => void
}

/** Replaces the calendar's texts about a stay. */
function InWordsOf({ ends, children }: { readonly ends: readonly DateEnd[]; readonly children: ReactNode }) {
  const widget = useWidget()
  const { t, settings } = widget
  const texts = ends
    .map(({ label, value }) => `${label}: ${value ? shortDay(value, settings.locale) : '–'}`)
    .join(', ')
  const [start, end] = ends
  const own: Record<string, string | undefined> = {
    ...{ checkIn: start?.label, checkOut: end?.label },
    ...{ chooseCheckIn: texts, chooseCheckOut: texts, nights: texts, fromTo: '', maxNights: '' },
  }
  const context = { ...widget, t: ((...args) => own[args[0]] ?? t(...args)) as Translate }
  return <WidgetContext value={context}>{children}</WidgetContext>
}

function Panel({ start, end, min, opened, typed, anchor, onChange, onClose }: DatePanelProps) {
  const { t } = useWidget()
  useSheet(panelsCss)
  const viewport = useViewport()
  const selection = end ? [start, end] : [start]
  // A single date is a stay of zero nights: the next selection always starts again.
  const from = start.value
  const until = end ? end.value : from
  function close(returnFocus: boolean) {
    if (end && from && !until) onChange(from, addNights(from, 1))
    onClose(returnFocus)
  }
  function choose(first: StayDate | '', last: StayDate | '') {
    onChange(first, last)
    if (!end && first) onClose(true)
  }
  return (
    <Layer
      anchor={anchor}
      label={selection.map(({ label }) => label).join(', ')}
      full={isMobileDevice(viewport)}
      className="dates-panel"
      closeLabel={t('close')}
      onClose={close}
    >
      <InWordsOf ends={selection}>
        <Calendar
          checkIn={from}
          checkOut={until}
          min={min}
          vertical={viewport.isMobile}
          end={end && opened === 'end' ? 'checkOut' : 'checkIn'}
          nights={NIGHTS}
          isSingle={!end}
          typed={typed}
          onChange={choose}
          onRange={() => onClose(true)}
          onDone={() => close(true)}
        />
      </InWordsOf>
    </Layer>
  )
}

/** The calendar of a flight or a car, which loads on first use. */
export const DatePanel = withTexts({ panels: panelsTexts }, Panel)
