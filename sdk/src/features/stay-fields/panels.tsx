import { useStore } from '@nanostores/react'
import { guestOptions, roomOptions } from '@staykit/domain'
import type { SearchForm } from '@staykit/stores/search'
import { messages as panelsTexts } from '@staykit/words/en/panels'
import type { RefObject } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Calendar } from '../../ui/calendar/calendar.tsx'
import { Layer } from '../../ui/layer/layer.tsx'
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
  const { rooms, guests } = useStore(form.$form)
  const full = useMedia(MOBILE)
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
      <div className="col">
        <Stepper
          label={t('rooms')}
          fewer={t('fewerRooms')}
          more={t('moreRooms')}
          value={rooms}
          options={roomOptions}
          onChange={(value) => form.setOccupancy({ rooms: value, guests })}
        />
        <Stepper
          label={t('guests')}
          hint={t('perRoom')}
          fewer={t('fewerGuests')}
          more={t('moreGuests')}
          value={guests}
          options={guestOptions(rooms)}
          onChange={(value) => form.setOccupancy({ rooms, guests: value })}
        />
        {guests === guestOptions(rooms).at(-1) && rooms < (roomOptions.at(-1) ?? 0) && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => form.setOccupancy({ rooms: rooms + 1, guests: guests + 1 })}
          >
            {t('addRoom')}
          </button>
        )}
        <button type="button" className="btn primary block" data-focus="" onClick={() => onClose(true)}>
          {t('done')}
        </button>
      </div>
    </Layer>
  )
}

/** The panels below the fields of dates and guests; their code loads on first use. */
export const Panel = withTexts({ panels: panelsTexts }, AnyPanel)
