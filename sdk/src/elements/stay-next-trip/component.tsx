import { useStore } from '@nanostores/react'
import { createArtifactList } from '@staykit/stores/artifact'
import { createBooking } from '@staykit/stores/booking'
import type { User } from '@staykit/stores/session'
import { createTrips, type Trip } from '@staykit/stores/trips'
import { messages as nextTripTexts } from '@staykit/words/en/next-trip'
import { messages as tripsTexts } from '@staykit/words/en/trips'
import { atom } from 'nanostores'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import type { MemberProps } from '../../features/for-member.tsx'
import { Ride } from '../../features/ride/ride.tsx'
import { useSession } from '../../features/use-session.ts'
import { useStored } from '../../features/use-stored.ts'
import { followLink } from '../../page/navigate.ts'
import { useServices } from '../../page/use-services.ts'
import { useLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { stayNextTrip } from './element.ts'
import { usePickup } from './use-pickup.ts'
import { useVisible } from './use-visible.ts'

const noUser = atom<User | undefined>(undefined)

/** Loads only for members, and only when visible (ACC-104). */
function NextTrip(_props: PropsOf<typeof stayNextTrip>) {
  const ref = useRef<HTMLDivElement>(null)
  const isShown = useVisible(ref)
  const stored = useStored()
  const services = useServices(stored)
  const { session } = useSession(stored ? services : undefined)
  const user = useStore(session?.$user ?? noUser)
  return (
    <div ref={ref}>
      {services && session && user && (
        <OfMember services={services} session={session} user={user} isShown={isShown} />
      )}
    </div>
  )
}

function OfMember({ services: { client }, user, isShown }: MemberProps & { readonly isShown: boolean }) {
  const { environment, settings } = useWidget()
  const { locale } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language does not load the trips again
  const stores = useMemo(() => {
    const shared = { client, environment }
    return {
      trips: createTrips(shared),
      artifacts: createArtifactList(shared),
      booking: createBooking({ ...shared, locale }),
    }
  }, [client, environment])
  const state = useStore(stores.trips.$trips)
  const records = useStore(stores.artifacts.$list)
  useEffect(() => {
    if (!isShown) return
    void stores.trips.load(user.id)
    void stores.artifacts.load()
  }, [stores, user.id, isShown])
  useEffect(() => stores.trips.clear, [stores])
  const upcoming = state.kind === 'ready' ? state.upcoming.filter(({ status }) => status !== 'CANCELED') : []
  const [next, ...others] = upcoming
  const pickup = usePickup(isShown && next !== undefined)
  if (!next) return null
  const { tripNumber, email } = next
  return (
    <TripCard
      trip={next}
      more={others.length}
      isRecorded={records.some((record) => record.tripNumber === tripNumber)}
      pickup={pickup}
      onReview={() => stores.booking.remember({ tripNumber, email })}
    />
  )
}

interface TripCardProps {
  readonly trip: Trip
  /** Upcoming trips after this one. */
  readonly more: number
  /** The wallet has its record: one trip, shown once (ACC-103). */
  readonly isRecorded: boolean
  readonly pickup: ReturnType<typeof usePickup>
  readonly onReview: () => void
}

function TripCard({ trip, more, isRecorded, pickup, onReview }: TripCardProps) {
  const widget = useWidget()
  const { t, settings } = widget
  const links = useLinks()
  const review = (event: MouseEvent) => {
    onReview()
    followLink(widget, 'booking', links.to('booking'), event)
  }
  const day = (date: string) => longDay(date, settings.locale)
  return (
    <section part="trip" className="card col next" aria-labelledby="next">
      <Heading level={2} className="sm muted" id="next">
        {t('nextTrip')}
      </Heading>
      <b>{trip.hotel.name}</b>
      <p className="sm">{t('dates', { checkIn: day(trip.checkIn), checkOut: day(trip.checkOut) })}</p>
      {isRecorded && <p className="sm muted">{t('recorded')}</p>}
      <p className="row wrap links">
        <a className="link sm" href={links.to('booking')} onClick={review}>
          {t('review')}
        </a>
        <Ride hotel={trip.hotel} pickup={pickup} />
        {more > 0 && (
          <a className="link sm" href={links.to('trips')}>
            {t('moreTrips', { count: more })}
          </a>
        )}
      </p>
    </section>
  )
}

export const StayNextTrip = withTexts({ 'next-trip': nextTripTexts, trips: tripsTexts }, NextTrip)
