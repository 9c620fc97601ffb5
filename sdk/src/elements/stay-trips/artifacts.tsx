import { useStore } from '@nanostores/react'
import type { Client } from '@staykit/contract/client'
import { listText } from '@staykit/domain'
import { createArtifactList, type TripArtifact } from '@staykit/stores/artifact'
import type { Trip } from '@staykit/stores/trips'
import { messages as afterBookingTexts } from '@staykit/words/en/after-booking'
import { useEffect, useMemo } from 'react'
import { useNamedFailure } from '../../features/use-failure.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { withTexts } from '../../ui/with-texts.tsx'

export interface ArtifactsProps {
  readonly client: Client
  /** Hotel and date of an artifact. */
  readonly trips: readonly Trip[]
}

/** The records of the member's bookings (NFT), or why they failed to load; hidden if there are none. */
function Section({ client, trips }: ArtifactsProps) {
  const { t } = useWidget()
  const artifacts = useMemo(() => createArtifactList({ client }), [client])
  const list = useStore(artifacts.$list)
  const error = useStore(artifacts.$error)
  useEffect(() => void artifacts.load(), [artifacts])
  useNamedFailure('ARTIFACTS_FAILED', error, artifacts.load)
  if (!error && list.length === 0) return null
  return (
    <section className="col">
      <Heading level={2} className="h2">
        {t('artifacts')}
      </Heading>
      {error ? (
        <NotLoaded text={t('artifactsFailed')} onRetry={artifacts.load} />
      ) : (
        <ul className="col">
          {list.map((artifact) => (
            <Row
              key={artifact.tripNumber}
              artifact={artifact}
              trip={trips.find(({ tripNumber }) => tripNumber === artifact.tripNumber)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const statusKeys = {
  pending: 'artifactPending',
  created: 'artifactCreated',
  failed: 'artifactNotMade',
} as const

function Row({ artifact, trip }: { readonly artifact: TripArtifact; readonly trip: Trip | undefined }) {
  const { t, settings } = useWidget()
  const { tripNumber, status, link } = artifact
  const number = t('tripNumber', { number: tripNumber })
  return (
    <li part="artifact" className="card row between wrap">
      <div className="col g1">
        <Heading level={3} className="h4">
          {trip ? trip.hotel.name : number}
        </Heading>
        {trip && (
          <p className="sm muted">
            {listText([longDay(trip.checkIn, settings.locale), number], settings.locale)}
          </p>
        )}
      </div>
      <span className="tag">
        {status in statusKeys ? t(statusKeys[status as keyof typeof statusKeys]) : status}
      </span>
      {/^https?:/.test(link) && (
        <a className="link sm" href={link} target="_blank" rel="noreferrer">
          {t('seeArtifact')}
        </a>
      )}
    </li>
  )
}

export const Artifacts = withTexts({ 'after-booking': afterBookingTexts }, Section)
