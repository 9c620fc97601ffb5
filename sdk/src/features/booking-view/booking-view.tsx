import { useStore } from '@nanostores/react'
import { type Contract, largerThumbnail, type WireRefund } from '@staykit/contract'
import { agesText, clockText, formatMoney, fromMajor, listText, localDate } from '@staykit/domain'
import type { BookingStore, CancelState } from '@staykit/stores/booking'
import { rulesOf } from '@staykit/stores/payments'
import { messages as bookingViewTexts } from '@staykit/words/en/booking-view'
import { messages as chargesTexts } from '@staykit/words/en/charges'
import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { ChangePart } from '../change/part.tsx'
import { Photo } from '../hotel/photo.tsx'
import { paymentTexts } from '../payment-texts.ts'
import css from './booking-view.css'
import { CancelBox } from './cancel-box.tsx'
import { Charges } from './charges.tsx'
import { Documents } from './documents.tsx'
import { Policies } from './policies.tsx'
import { stayWords } from './words.ts'

export interface BookingViewProps {
  readonly booking: Contract
  readonly store: BookingStore
  /** The booking was made just now: shows the greeting. */
  readonly fresh?: boolean
  /** More content below the booking. */
  readonly children?: ReactNode
  /** Content after the policies. */
  readonly after?: ReactNode
}

/** The booking confirmation: stay, payment and cancellation (HOT-209, HOT-213). */
function View({ booking, store, fresh = false, children, after }: BookingViewProps) {
  useSheet(css)
  const { t, settings } = useWidget()
  const cancellation = useStore(store.$cancellation)
  const { hotel, paymentMethod } = booking
  const paid = rulesOf(paymentMethod).paidWith(booking)
  const paidWith = paid && t(`paidWith.${paymentMethod}`, paid)
  return (
    <div className="col" part="booking">
      <ChangePart of={booking} />
      <section className="card flat hero2">
        <div className="col hero-text">
          <Head booking={booking} cancellation={cancellation} fresh={fresh} />
          <Facts booking={booking} />
          <Documents booking={booking} store={store} />
        </div>
        <Photo src={largerThumbnail(hotel.images?.[0] ?? hotel.thumbnails[0])} alt="" />
      </section>
      <div className="split">
        <div className="col">
          <section className="card col">
            <Hotel {...hotel} />
            <dl className="facts grid2">
              <Fact name="room" value={booking.rate.title} />
              <Fact
                name="guests"
                value={listText([...guestNames(booking), stayWords(booking, t)], settings.locale)}
              />
              <Fact
                name="childAges"
                value={booking.childAges && agesText(booking.childAges, settings.locale)}
              />
              <Fact name="bookedBy" value={booking.roomGuests && booking.customer?.fullName} />
              <Fact name="paidWith" value={paidWith} />
              <Fact name="specialRequests" value={booking.specialRequests} />
            </dl>
          </section>
          {children}
          {booking.isCancellable && <CancelBox booking={booking} store={store} />}
          <Policies booking={booking} />
          {after}
        </div>
        <aside className="card">
          <Charges contract={booking} />
        </aside>
      </div>
    </div>
  )
}

function Hotel({ name, location, phoneNumber }: Contract['hotel']) {
  return (
    <>
      <Heading level={2} className="h3">
        {name}
      </Heading>
      <p className="muted">
        <bdi>{[location.addressLine1, location.display].filter(Boolean).join(', ')}</bdi>
        {phoneNumber && (
          <a className="line" href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
            <bdi>{phoneNumber}</bdi>
          </a>
        )}
      </p>
    </>
  )
}

/** The guests, without duplicates. */
function guestNames({ roomGuests, customer }: Contract): string[] {
  const names = roomGuests?.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return [...new Set(names ?? [customer?.fullName ?? ''])].filter(Boolean)
}

interface HeadProps {
  booking: Contract
  cancellation: CancelState
  fresh: boolean
}

function Head({ booking, cancellation, fresh }: HeadProps) {
  const { t } = useWidget()
  const cancelled = booking.status === 'CANCELED'
  const heading = useRef<HTMLHeadingElement>(null)
  const isNews = cancellation.kind === 'canceled'
  // The page has changed: moves the focus to the heading, so that a screen reader announces it.
  useEffect(() => {
    if (!isNews) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [isNews])
  if (!cancelled) {
    return (
      <div className="col g2">
        <Heading level={1} className="h1">
          {t(fresh ? 'booked' : 'yourReservation')}
        </Heading>
        {fresh && booking.customer && (
          <p className="muted">{t('onItsWay', { email: booking.customer.email })}</p>
        )}
      </div>
    )
  }
  return (
    <div className="col g2" role="status">
      <Heading level={1} className="h1" elementRef={heading} tabIndex={-1}>
        {t('cancelled')}
      </Heading>
      <RefundStory booking={booking} />
    </div>
  )
}

/** The refund of a cancelled booking: amount, destination, and when it arrives. */
function RefundStory({ booking: { refund, paymentMethod } }: { booking: Contract }) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const day = (instant: number) => longDay(localDate(new Date(instant)), locale)
  const words = (found: WireRefund) => {
    if (found.state === 'none') return t('noRefund')
    if (found.state === 'released') return t('notCharged')
    const amount = formatMoney(fromMajor(found.amount, found.currencyCode), locale)
    return t(`refund.${paymentMethod}`, { amount })
  }
  const { refundDays } = rulesOf(paymentMethod)
  const sent = Date.parse(refund?.time ?? '')
  return (
    <>
      <p className="muted">{t('cancelledLead', { refund: refund ? words(refund) : '' })}</p>
      {refund?.state === 'pending' && <p className="muted">{t('refundPending')}</p>}
      {refund?.state === 'sent' && refundDays && (
        <p className="muted">
          {t('refundSent', { sent: day(sent), by: day(sent + refundDays * 86_400_000) })}
        </p>
      )}
    </>
  )
}

function Facts({ booking }: { booking: Contract }) {
  const { t, settings } = useWidget()
  const { checkInTime: from, checkOutTime: until } = booking.hotel
  const date = (day: string) => longDay(day, settings.locale)
  return (
    <dl className="facts grid2">
      <Fact name="tripNumber" value={booking.tripNumber} isCode />
      <Fact name="confirmationNumber" value={booking.confirmationNumber} isCode />
      <Fact
        name="checkIn"
        value={date(booking.checkInDate)}
        sub={from && t('from', { time: clockText(from, settings.locale) })}
      />
      <Fact
        name="checkOut"
        value={date(booking.checkOutDate)}
        sub={until && t('until', { time: clockText(until, settings.locale) })}
      />
      <Fact name="status" value={t(booking.status === 'CANCELED' ? 'cancelled' : 'confirmed')} />
    </dl>
  )
}

type FactName =
  | 'bookedBy'
  | 'checkIn'
  | 'checkOut'
  | 'childAges'
  | 'confirmationNumber'
  | 'guests'
  | 'paidWith'
  | 'room'
  | 'specialRequests'
  | 'status'
  | 'tripNumber'

interface FactProps {
  readonly name: FactName
  readonly value: string | undefined
  readonly sub?: string | undefined
  readonly isCode?: boolean
}

function Fact({ name, value, sub, isCode }: FactProps) {
  const { t } = useWidget()
  return value ? (
    <div>
      <dt>{t(name)}</dt>
      <dd className={isCode ? 'mono' : undefined}>{value}</dd>
      {sub && <dd className="sub">{sub}</dd>}
    </div>
  ) : null
}

export const BookingView = withTexts(
  { charges: chargesTexts, 'booking-view': bookingViewTexts, ...paymentTexts },
  View,
)
