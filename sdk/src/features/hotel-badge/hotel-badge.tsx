import type { Hotel } from '@staykit/contract'
import { type StayDate, toBadgeDate } from '@staykit/domain'
import { messages as badgeTexts } from '@staykit/words/en/hotel-badge'
import { messages as partsTexts } from '@staykit/words/en/hotel-parts'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import hotelCss from '../hotel/hotel.css'
import { Photo } from '../hotel/photo.tsx'
import { Score } from '../hotel/score.tsx'
import { Ride } from '../ride/ride.tsx'
import css from './hotel-badge.css'
import type { ReviewsModalProps } from './reviews-modal.tsx'

/** Data of a booked hotel (PLT-166). */
export interface BadgeContract {
  readonly checkIn: StayDate
  readonly checkOut: StayDate
  readonly hotel: {
    readonly id: string
    readonly name: string
    /** URLs of pictures; the first is shown. */
    readonly thumbnails: readonly string[]
    /** Degrees of WGS 84, and a text for the place. */
    readonly location: {
      readonly lat: number
      readonly lng: number
      readonly display: string
      /** IANA name. */
      readonly timeZone?: string | undefined
    }
    readonly score: Hotel['score']
  }
}

const ReviewsModal = lazy<ReviewsModalProps>(() =>
  import('./reviews-modal.tsx').then((part) => part.ReviewsModal),
)

function Badge({ checkIn, checkOut, hotel }: BadgeContract) {
  const { t, settings, environment } = useWidget()
  useSheet(hotelCss)
  useSheet(css)
  const [isOpen, setOpen] = useState(false)
  const { id, name, thumbnails, location, score } = hotel
  const { lat, lng, display, timeZone } = location
  const day = (date: StayDate) => toBadgeDate(date, settings.locale)
  return (
    <section className="card badge" aria-label={name}>
      <Photo src={thumbnails[0]} alt="" />
      <div className="col g2">
        <b>{name}</b>
        <p className="sm muted">{display}</p>
        <p className="sm">{t('fromUntil', { checkIn: day(checkIn), checkOut: day(checkOut) })}</p>
        <Score score={score} onOpen={() => setOpen(true)} />
        {checkOut >= environment.clock.today(timeZone) && (
          <Ride hotel={{ geo: { lat, lng }, name, address: display }} />
        )}
      </div>
      {isOpen && <ReviewsModal hotelId={id} name={name} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** The hotel of a booking: picture, dates, score with reviews, and a ride there (PLT-037, PLT-038). */
export const HotelBadge = withTexts(
  { 'hotel-parts': partsTexts, 'hotel-words': hotelWordsTexts, 'hotel-badge': badgeTexts },
  Badge,
)
