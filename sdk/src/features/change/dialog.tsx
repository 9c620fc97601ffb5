import { SUPPLIER_LANGUAGE } from '@staykit/contract'
import type { StayDate } from '@staykit/domain'
import { formatDate } from '@staykit/domain'
import type { TripKey } from '@staykit/stores/booking'
import { useRef, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Calendar } from '../../ui/calendar/calendar.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import css from './dialog.css'
import { NewStay } from './new-stay.tsx'
import { OldTripTrouble } from './trouble.tsx'
import { type ReadyTrip, useTrip } from './use-trip.ts'

interface ChangeDialogProps {
  readonly trip: TripKey
  readonly onClose: () => void
}

/** Changes the dates of a trip: the new dates, what they cost, and one button. Nothing is cancelled here. */
export function ChangeDialog({ trip, onClose }: ChangeDialogProps) {
  const { t } = useWidget()
  useSheet(css)
  const { old, load } = useTrip(trip)
  const isReady = old.kind === 'ready' && old.change.isChangeable
  return (
    <Modal title={t('changeTitle')} closeLabel={t('changeKeep')} onClose={onClose} size="large">
      {isReady ? (
        <Choice old={old} trip={trip} onClose={onClose} />
      ) : (
        <OldTripTrouble old={old} onRetry={load} />
      )}
    </Modal>
  )
}

interface Dates {
  readonly checkIn: StayDate | ''
  readonly checkOut: StayDate | ''
}

function Choice({ old, trip, onClose }: ChangeDialogProps & { readonly old: ReadyTrip }) {
  const { t, environment } = useWidget()
  const today = environment.clock.today(old.trip.hotel.location.timeZone)
  const booked = { checkIn: old.trip.checkInDate, checkOut: old.trip.checkOutDate }
  const [dates, setDates] = useState<Dates>(booked)
  const panel = useRef<HTMLDivElement>(null)
  const { checkIn, checkOut } = dates
  const isNew = checkIn !== booked.checkIn || checkOut !== booked.checkOut
  const stay = isNew && checkIn && checkOut ? { checkIn, checkOut } : undefined
  return (
    <div className="change-grid">
      <div className="col">
        <p className="muted sm">
          {old.trip.hotel.name} · <span lang={SUPPLIER_LANGUAGE}>{old.trip.rate.title}</span>
        </p>
        <div className="from-to">
          <Days name={t('changeCurrent')} {...booked} />
          <Days name={t('changeNewDates')} {...(stay ?? { checkIn: '', checkOut: '' })} />
        </div>
        <div className="change-calendar">
          <Calendar
            {...dates}
            vertical
            min={today}
            today={today}
            end="checkIn"
            onChange={(from, to) => setDates({ checkIn: from, checkOut: to })}
            onDone={() => panel.current?.focus()}
          />
        </div>
      </div>
      <section className="col" ref={panel} tabIndex={-1} aria-label={t('changeCost')}>
        {stay ? (
          <NewStay key={`${stay.checkIn} ${stay.checkOut}`} {...{ old, trip, stay, onClose }} />
        ) : (
          <p className="muted">{t('changePickDates')}</p>
        )}
      </section>
    </div>
  )
}

function Days({ name, checkIn, checkOut }: Dates & { readonly name: string }) {
  const { locale } = useWidget().settings
  const day = (date: StayDate) =>
    formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' })
  return (
    <p>
      <span className="sm muted">{name}</span>
      <b>{checkIn && checkOut ? `${day(checkIn)} – ${day(checkOut)}` : '–'}</b>
    </p>
  )
}
