import { useStore } from '@nanostores/react'
import { type Contract, largerThumbnail, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { listText } from '@staykit/domain'
import type { BookingStore } from '@staykit/stores/booking'
import { messages as bookingViewTexts } from '@staykit/words/en/booking-view'
import { messages as chargesTexts } from '@staykit/words/en/charges'
import type { ReactNode } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { ChangePart } from '../change/part.tsx'
import { OtherDatesLink } from '../hotel/other-dates-link.tsx'
import { Photo } from '../hotel/photo.tsx'
import type { PartBoxProps } from '../part/box.tsx'
import { paymentTexts } from '../payment-texts.ts'
import css from './booking-view.css'
import { CancelBox } from './cancel-box.tsx'
import type { CancelledMoneyProps, MoneyOfPartsProps } from './cancelled.tsx'
import { Charges } from './charges.tsx'
import { Documents } from './documents.tsx'
import { Fact } from './fact.tsx'
import { FromAirport } from './from-airport.tsx'
import { NextSteps } from './next-steps.tsx'
import { Policies } from './policies.tsx'
import { Ticket } from './ticket.tsx'
import type { UnlockProps } from './unlock.tsx'
import { ageWords, partyWords, stayWords, usePaidWith } from './words.ts'

const CancelledMoney = lazy<CancelledMoneyProps>(() =>
  import('./cancelled.tsx').then((part) => part.CancelledMoney),
)

const MoneyOfParts = lazy<MoneyOfPartsProps>(() =>
  import('./cancelled.tsx').then((part) => part.MoneyOfParts),
)

const Unlock = lazy<UnlockProps>(() => import('./unlock.tsx').then((part) => part.Unlock))

const PartBox = lazy<PartBoxProps>(() => import('../part/box.tsx').then((part) => part.PartBox))

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

/** A booking: a ticket with stay, payment and cancellation (HOT-209, HOT-213), or cancelled with its refund. */
function View(props: BookingViewProps) {
  useSheet(css)
  return (
    <div className="col" part="booking">
      <ChangePart of={props.booking} />
      {props.booking.status === 'CANCELED' ? <Cancelled {...props} /> : <Booked {...props} />}
    </div>
  )
}

function Booked({ booking, store, fresh = false, children, after }: BookingViewProps) {
  const { hotel } = booking
  // A traveller who has just booked changes nothing.
  const isLocked = useIsLocked(store)
  // Where nothing comes back, a part returns nothing either.
  const hasParts = useStore(store.$part) || (!fresh && !isLocked && booking.cancelNow && booking.parts)
  const { airport } = hotel.location
  const next = !isLocked && !booking.isComplete && <NextSteps booking={booking} store={store} />
  return (
    <>
      <Ticket booking={booking} fresh={fresh}>
        {!isLocked && <Documents booking={booking} store={store} />}
      </Ticket>
      {next && airport && (
        <div className="split even">
          {next}
          <FromAirport hotel={hotel} airport={airport} />
        </div>
      )}
      <div className="split">
        <div className="col">
          {!airport && next}
          <section className="card col">
            <Hotel {...hotel} />
            <Stay booking={booking} />
          </section>
          {children}
          {hasParts && <PartBox booking={booking} store={store} />}
          {booking.cancelledParts && <MoneyOfParts booking={booking} />}
          {isLocked ? <Unlock store={store} /> : <CancelBox {...{ booking, store, fresh }} />}
          <Policies booking={booking} isFolded={fresh} />
          {after}
        </div>
        <aside className="card">
          <Charges contract={booking} />
        </aside>
      </div>
    </>
  )
}

/** The link of a mail shows the booking, and nothing can be done with it before the email is given. */
function useIsLocked({ $booking }: BookingStore): boolean {
  const state = useStore($booking)
  return state.kind === 'ready' && state.isLocked === true
}

/** The money first, then the stay that was cancelled. */
function Cancelled({ booking, store, children, after }: BookingViewProps) {
  const { t } = useWidget()
  const isNews = useStore(store.$cancellation).kind === 'canceled'
  const isLocked = useIsLocked(store)
  const { hotel, occupancy } = booking
  return (
    <div className="split">
      <div className="col">
        <CancelledMoney booking={booking} isNews={isNews} />
        {children}
        {after}
      </div>
      <aside className="card col">
        <div className="past">
          <Photo
            src={largerThumbnail(hotel.images?.[0] ?? hotel.thumbnails[0])}
            alt=""
            focus={hotel.pictures?.[0]?.focus}
          />
        </div>
        <Hotel {...hotel} />
        <Facts booking={booking} />
        <Stay booking={booking} />
        <OtherDatesLink
          {...{ hotelId: hotel.id, cityId: hotel.city.id, occupancy, className: 'btn primary block' }}
        >
          {t('bookAgain')}
        </OtherDatesLink>
        {isLocked ? <Unlock store={store} /> : <Documents booking={booking} store={store} />}
      </aside>
    </div>
  )
}

function Stay({ booking }: { readonly booking: Contract }) {
  const { t, settings } = useWidget()
  return (
    <dl className="facts grid2">
      <Fact name="room" value={booking.rate.title} lang={SUPPLIER_LANGUAGE} />
      <Fact
        name="guests"
        value={listText([...guestNames(booking), stayWords(booking, t)], settings.locale)}
      />
      <Fact name="rooms" value={partyWords(booking, t, settings.locale)} />
      <Fact name="childAges" value={ageWords(booking, settings.locale)} />
      <Fact name="bookedBy" value={booking.roomGuests && booking.customer?.fullName} />
      <Fact name="paidWith" value={usePaidWith(booking)} />
      <Fact name="specialRequests" value={booking.specialRequests} />
    </dl>
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

function Facts({ booking }: { booking: Contract }) {
  const { settings } = useWidget()
  return (
    <dl className="facts grid2">
      <Fact name="tripNumber" value={booking.tripNumber} className="mono" />
      <Fact name="confirmationNumber" value={booking.confirmationNumber} className="mono" />
      <Fact name="checkIn" value={longDay(booking.checkInDate, settings.locale)} className="was" />
      <Fact name="checkOut" value={longDay(booking.checkOutDate, settings.locale)} className="was" />
    </dl>
  )
}

export const BookingView = withTexts(
  { charges: chargesTexts, 'booking-view': bookingViewTexts, ...paymentTexts },
  View,
)
