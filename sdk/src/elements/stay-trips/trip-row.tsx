import { largerThumbnail } from '@staykit/contract'
import { formatMoney, fromMajor, listText } from '@staykit/domain'
import type { Trip } from '@staykit/stores/trips'
import type { MouseEvent } from 'react'
import { useChange } from '../../features/change/part.tsx'
import { OtherDatesLink } from '../../features/hotel/other-dates-link.tsx'
import { Photo } from '../../features/hotel/photo.tsx'
import { Ride } from '../../features/ride/ride.tsx'
import { followLink } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { checkIcon } from '../../ui/icon/icons.ts'
import { TripNote } from './trip-note.tsx'

interface TripRowProps {
  readonly trip: Trip
  readonly past: boolean
  /** Text of the button of an upcoming trip; default "Edit Reservation" (ACC-100). */
  readonly label?: string | undefined
  /** Opens the reservation and stores it for the booking page. */
  readonly onReview: (trip: Trip) => void
}

export function TripRow({ trip, past, label, onReview }: TripRowProps) {
  const widget = useWidget()
  const { t, settings } = widget
  const links = useLinks()
  const date = (day: string) => longDay(day, settings.locale)
  const review = (event: MouseEvent) => {
    onReview(trip)
    followLink(widget, 'booking', links.to('booking'), event)
  }
  const { thumbnail } = trip.hotel
  const total = formatMoney(fromMajor(trip.finalTotal, trip.currencyCode), settings.locale)
  return (
    <li part="trip" className={past ? 'trip past' : 'trip'}>
      <div className="pic">
        <Photo src={largerThumbnail(thumbnail)} alt="" />
      </div>
      <div className="col g1">
        <Heading level={3} className="h4">
          {trip.hotel.name}
        </Heading>
        <p className="sm muted">
          <bdi>{trip.hotel.address}</bdi>
        </p>
        <p className="sm row wrap">
          <b>{t('dates', { checkIn: date(trip.checkIn), checkOut: date(trip.checkOut) })}</b>
          <Terms trip={trip} past={past} />
        </p>
        <p className="sm muted">
          {listText([t('tripNumber', { number: trip.tripNumber }), t('total', { total })], settings.locale)}
        </p>
        {!past && trip.status !== 'CANCELED' && <Ways trip={trip} onReview={review} />}
        <TripNote trip={trip} />
      </div>
      {past ? (
        <OtherDatesLink
          {...{ hotelId: trip.hotel.id, cityId: trip.hotel.cityId, occupancy: trip.occupancy }}
          className="btn"
        >
          {t('again')}
        </OtherDatesLink>
      ) : (
        <a className="btn primary" href={links.to('booking')} onClick={review}>
          {label || t('edit')}
        </a>
      )}
    </li>
  )
}

/** Actions of an upcoming trip. */
function Ways({ trip, onReview }: { trip: Trip; onReview: (event: MouseEvent) => void }) {
  const { t } = useWidget()
  const booking = useLinks().to('booking')
  const { ask, question } = useChange()
  return (
    <>
      <p className="row wrap">
        <a className="link sm" href={booking} onClick={onReview}>
          {t('itinerary')}
        </a>
        {trip.isChangeable && (
          <button type="button" className="link sm" onClick={() => ask(trip)}>
            {t('changeDates')}
          </button>
        )}
        <Ride hotel={trip.hotel} />
      </p>
      {question}
    </>
  )
}

function Terms({ trip, past }: { trip: Trip; past: boolean }) {
  const { t } = useWidget()
  if (trip.status === 'CANCELED') return <span className="tag bad">{t('cancelled')}</span>
  if (past) return null
  if (!trip.isCancellable)
    return <span className="tag">{t(trip.isPartlyRefundable ? 'partly' : 'prePaid')}</span>
  return (
    <span className="tag good">
      <Icon d={checkIcon} />
      {t('freeCancellation')}
    </span>
  )
}
