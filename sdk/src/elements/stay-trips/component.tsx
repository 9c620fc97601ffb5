import { useStore } from '@nanostores/react'
import { createBooking } from '@staykit/stores/booking'
import type { User } from '@staykit/stores/session'
import { createTrips, type Trip, type TripsState } from '@staykit/stores/trips'
import { atom } from 'nanostores'
import { useEffect, useMemo } from 'react'
import { useFailure } from '../../features/use-failure.ts'
import { useMember, useSession } from '../../features/use-session.ts'
import type { Services } from '../../page/services.ts'
import { useServices } from '../../page/use-services.ts'
import { useLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import type { ArtifactsProps } from './artifacts.tsx'
import type { stayTrips } from './element.ts'
import { Figures } from './figures.tsx'
import { TripRow } from './trip-row.tsx'

const Artifacts = lazy<ArtifactsProps>(() => import('./artifacts.tsx').then((part) => part.Artifacts))

const noUser = atom<User | undefined>(undefined)
const idle = atom<TripsState>({ kind: 'idle' })

/** The member's trips, and the booking that one of them opens. */
function useTrips(services: Services | undefined, userId: string | undefined) {
  const { environment, settings } = useWidget()
  const { locale } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language does not load the trips again
  const stores = useMemo(() => {
    if (!services) return undefined
    const shared = { client: services.client, environment }
    return { trips: createTrips(shared), booking: createBooking({ ...shared, locale }) }
  }, [services, environment])
  const state = useStore(stores?.trips.$trips ?? idle)

  useEffect(() => {
    if (userId) void stores?.trips.load(userId)
    return () => stores?.trips.clear()
  }, [userId, stores])

  const reload = () => {
    if (userId) void stores?.trips.load(userId)
  }
  useFailure(state.kind === 'error' ? state.error : undefined, reload)
  const review = (trip: Trip) => stores?.booking.remember({ tripNumber: trip.tripNumber, email: trip.email })
  return { state, reload, review }
}

export function StayTrips({ mini, actionLabel }: PropsOf<typeof stayTrips>) {
  const { t } = useWidget()
  const services = useServices()
  const { session, failure, retry } = useSession(services)
  const user = useStore(session?.$user ?? noUser)
  const signedIn = useMember(services, session !== undefined && !failure)
  const { state, reload, review } = useTrips(services, user?.id)
  if (failure) return <NotLoaded text={t('failed')} error={failure} onRetry={retry} />
  if (state.kind === 'error') return <NotLoaded text={t('failed')} error={state.error} onRetry={reload} />
  if (signedIn === false) return null
  if (state.kind !== 'ready') return <TripsSkeleton />
  if (mini && state.upcoming.length > 0)
    return (
      <ul className="col mini">
        {state.upcoming.map((trip) => (
          <TripRow key={trip.tripNumber} trip={trip} past={false} label={actionLabel} onReview={review} />
        ))}
      </ul>
    )
  return (
    <div className="col g6">
      <Figures trips={state.all} />
      <Section
        title={t('upcoming')}
        empty={t('noUpcoming')}
        trips={state.upcoming}
        past={false}
        onReview={review}
      />
      <Section title={t('past')} empty={t('noPast')} trips={state.past} past onReview={review} />
      {services && state.all.length > 0 && <Artifacts client={services.client} trips={state.all} />}
    </div>
  )
}

function TripsSkeleton() {
  const { t } = useWidget()
  return (
    <div className="col" role="status" aria-label={t('loading')}>
      {[0, 1].map((row) => (
        <div key={row} className="trip">
          <div className="pic skel" />
          <div className="col g2">
            <div className="skel" />
            <div className="skel" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly empty: string
  readonly trips: readonly Trip[]
  readonly past: boolean
  readonly onReview: (trip: Trip) => void
}

function Section({ title, empty, trips, past, onReview }: SectionProps) {
  const { t } = useWidget()
  const links = useLinks()
  return (
    <section className="col">
      <Heading level={2} className="h2">
        {title}
      </Heading>
      {trips.length === 0 ? (
        <div className="card empty">
          <p>{empty}</p>
          {!past && (
            <a className="btn primary" href={links.to('home')}>
              {t('bookNext')}
            </a>
          )}
        </div>
      ) : (
        <ul className="col">
          {trips.map((trip) => (
            <TripRow key={trip.tripNumber} trip={trip} past={past} label={t('review')} onReview={onReview} />
          ))}
        </ul>
      )}
    </section>
  )
}
