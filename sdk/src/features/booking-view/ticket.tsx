import { type Contract, largerThumbnail, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { clockText, formatDate, nightsOf } from '@staykit/domain'
import type { ReactNode } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Photo } from '../hotel/photo.tsx'
import { ConfirmedAt } from './confirmed-at.tsx'
import { Fact } from './fact.tsx'
import css from './ticket.css'

interface TicketProps {
  readonly booking: Contract
  /** The booking was made just now: shows the greeting, and the ticket slides in. */
  readonly fresh: boolean
  /** What can be done with the ticket. */
  readonly children: ReactNode
}

/** A booking as a ticket: the hotel with the dates of the stay, and a stub with its numbers. */
export function Ticket({ booking, fresh, children }: TicketProps) {
  useSheet(css)
  const { t } = useWidget()
  const { hotel, customer } = booking
  return (
    <section className={fresh ? 'ticket fresh' : 'ticket'} part="ticket">
      <div className="ticket-main">
        <div className="ticket-pic">
          <Photo
            src={largerThumbnail(hotel.images?.[0] ?? hotel.thumbnails[0])}
            alt=""
            focus={hotel.pictures?.[0]?.focus}
            eager
          />
          <div className="ticket-title">
            <Heading level={1} className="h1">
              {t(fresh ? 'booked' : 'yourReservation')}
            </Heading>
            <p>
              <b>{hotel.name}</b> <bdi>{hotel.location.displayShort ?? hotel.location.display}</bdi>
            </p>
            {fresh && customer && <p className="sm">{t('onItsWay', { email: customer.email })}</p>}
          </div>
        </div>
        <Dates booking={booking} />
        {children}
      </div>
      <div className="ticket-stub">
        <Countdown booking={booking} />
        <dl className="facts">
          <Fact name="tripNumber" value={booking.tripNumber} className="mono" />
          <Fact name="confirmationNumber" value={booking.confirmationNumber} className="mono" />
          <Fact name="status" value={t('confirmed')} className="ok" />
        </dl>
        <ConfirmedAt instant={booking.confirmedAt} />
      </div>
    </section>
  )
}

function Dates({ booking }: { readonly booking: Contract }) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const { checkInDate: checkIn, checkOutDate: checkOut, rate } = booking
  const { checkInTime: from, checkOutTime: until } = booking.hotel
  const day = (date: string) => formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' })
  return (
    <dl className="facts ticket-dates">
      <Fact
        name="checkIn"
        value={day(checkIn)}
        className="day"
        sub={from && t('from', { time: clockText(from, locale) })}
      />
      <div className="nights">
        <dt>{t('nightCount', { count: nightsOf({ checkIn, checkOut }) })}</dt>
        <dd lang={SUPPLIER_LANGUAGE}>{rate.title}</dd>
      </div>
      <Fact
        name="checkOut"
        value={day(checkOut)}
        className="day"
        sub={until && t('until', { time: clockText(until, locale) })}
      />
    </dl>
  )
}

/** Days until the stay begins, on the hotel's calendar; nothing once it has begun. */
function Countdown({ booking }: { readonly booking: Contract }) {
  const { t, environment } = useWidget()
  const { checkInDate, hotel } = booking
  const today = environment.clock.today(hotel.location.timeZone)
  if (checkInDate < today) return null
  const count = nightsOf({ checkIn: today, checkOut: checkInDate })
  const [near] = [t('arrivesToday'), t('arrivesTomorrow')].slice(count)
  return (
    <p className="ticket-go">
      <b>{near ?? t('daysAhead', { count })}</b>
      {!near && <span> {t('untilCheckIn')}</span>}
    </p>
  )
}
