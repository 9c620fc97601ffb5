import { useStore } from '@nanostores/react'
import {
  clampOccupancy,
  guestCount,
  guestOptions,
  isOccupancy,
  isPlain,
  MAX_ROOMS,
  NO_AGE,
  type Occupancy,
  roomOptions,
} from '@staykit/domain'
import type { SearchForm } from '@staykit/stores/search'
import { messages as panelsTexts } from '@staykit/words/en/panels'
import { type RefObject, useRef, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Calendar } from '../../ui/calendar/calendar.tsx'
import { Layer } from '../../ui/layer/layer.tsx'
import { useLazy } from '../../ui/lazy/use-lazy.ts'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { FULL_SCREEN_DATES, MOBILE, useMedia } from '../../ui/use-media.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './panels.css'
import { useDayPrices } from './use-day-prices.ts'

export type PanelName = 'checkIn' | 'checkOut' | 'guests'

interface PanelProps {
  form: SearchForm
  name: PanelName
  /** Digits that were typed on the button. */
  typed: string
  anchor: RefObject<HTMLElement | null>
  /** `returnFocus` is false when the traveller has already moved the focus elsewhere. */
  onClose: (returnFocus: boolean) => void
  /** Called after the second date was selected. */
  onRange: (byPointer: boolean) => void
}

function AnyPanel(props: PanelProps) {
  useSheet(css)
  return props.name === 'guests' ? <GuestsPanel {...props} /> : <DatesPanel {...props} />
}

function DatesPanel({ form, name, typed, anchor, onClose, onRange }: PanelProps) {
  const { t, environment } = useWidget()
  const { checkIn, checkOut, place } = useStore(form.$form)
  const full = useMedia(FULL_SCREEN_DATES)
  const vertical = useMedia(MOBILE)
  const [prices, showFrom] = useDayPrices(form)
  // A place that an address names has no zone: an arrival before the device's today is the place's today.
  const today = environment.clock.today(place?.timeZone)
  return (
    <Layer
      anchor={anchor}
      label={t('dates')}
      full={full}
      className="dates-panel"
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Calendar
        {...{ checkIn, checkOut, today, vertical, prices, typed }}
        onShow={showFrom}
        min={checkIn && checkIn < today ? checkIn : today}
        end={name === 'checkOut' ? 'checkOut' : 'checkIn'}
        onChange={form.setDates}
        onRange={onRange}
        onDone={() => onClose(true)}
      />
    </Layer>
  )
}

function GuestsPanel({ form, anchor, onClose }: PanelProps) {
  const { t } = useWidget()
  const { occupancy } = useStore(form.$form)
  const full = useMedia(MOBILE)
  const body = useRef<HTMLDivElement>(null)
  const wasPlain = useRef(isPlain(occupancy))
  const [isByRoom, setByRoom] = useState(!wasPlain.current)
  const [showErrors, setShowErrors] = useState(false)
  const ByRoom = useLazy(() => import('./parties.tsx').then((part) => part.Parties), isByRoom)

  function finish() {
    if (isOccupancy(occupancy)) return onClose(true)
    setShowErrors(true)
    const missing = [...(body.current?.querySelectorAll('select') ?? [])].find(
      (select) => select.value === String(NO_AGE),
    )
    missing?.focus()
  }

  return (
    <Layer
      anchor={anchor}
      label={t('roomsAndGuests')}
      end
      full={full}
      className="guests-panel"
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className="col" ref={body}>
        {ByRoom ? (
          <ByRoom {...{ occupancy, showErrors }} takesFocus={wasPlain.current} onChange={form.setOccupancy} />
        ) : (
          <QuickChoice occupancy={occupancy} onChange={form.setOccupancy} onByRoom={() => setByRoom(true)} />
        )}
        <div className="panel-foot">
          <button type="button" className="btn primary block" onClick={finish}>
            {t('done')}
          </button>
        </div>
      </div>
    </Layer>
  )
}

interface QuickChoiceProps {
  occupancy: Occupancy
  onChange: (occupancy: Occupancy) => void
  onByRoom: () => void
}

/** Rooms and guests by number, all of them adults. */
function QuickChoice({ occupancy, onChange, onByRoom }: QuickChoiceProps) {
  const { t } = useWidget()
  const rooms = occupancy.length
  const guests = guestCount(occupancy)
  return (
    <>
      <Stepper
        label={t('rooms')}
        fewer={t('fewerRooms')}
        more={t('moreRooms')}
        value={rooms}
        options={roomOptions}
        onChange={(value) => onChange(clampOccupancy(value, guests))}
      />
      <Stepper
        label={t('guests')}
        hint={t('perRoom')}
        fewer={t('fewerGuests')}
        more={t('moreGuests')}
        value={guests}
        options={guestOptions(rooms)}
        onChange={(value) => onChange(clampOccupancy(rooms, value))}
      />
      {guests === guestOptions(rooms).at(-1) && rooms < MAX_ROOMS && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => onChange(clampOccupancy(rooms + 1, guests + 1))}
        >
          {t('addRoom')}
        </button>
      )}
      <button type="button" className="btn quiet" onClick={onByRoom}>
        {t('byRoom')}
      </button>
    </>
  )
}

/** The panels below the fields of dates and guests; their code loads on first use. */
export const Panel = withTexts({ panels: panelsTexts }, AnyPanel)
