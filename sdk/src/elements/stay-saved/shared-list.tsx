import { CallError, type SavedHotel, sharedHotels } from '@staykit/contract'
import { useEffect, useState } from 'react'
import { useFailure } from '../../features/use-failure.ts'
import type { Services } from '../../page/services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { HotelCard } from './hotel-card.tsx'
import { ListSkeleton, ToSearch } from './list-states.tsx'

type Shared = { readonly hotels: readonly SavedHotel[] } | { readonly error: CallError }

/** A shared list, read-only and without its owner's name. */
export function SharedList({ link, services }: { link: string; services: Services }) {
  const { t } = useWidget()
  const [shared, setShared] = useState<Shared>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    let current = true
    services.client(sharedHotels, { link }).then(
      (found) => current && setShared(found),
      (error) => {
        if (!(error instanceof CallError)) throw error
        if (current) setShared({ error })
      },
    )
    return () => {
      current = false
    }
  }, [services, link, turn])
  const error = shared && 'error' in shared ? shared.error : undefined
  const isGone = error?.status === 404 || error?.status === 400
  const retry = () => setTurn(turn + 1)
  useFailure(isGone ? undefined : error, retry)
  if (error && !isGone) return <NotLoaded text={t('failed')} error={error} onRetry={retry} />
  if (isGone) {
    return (
      <div className="card empty">
        <Heading level={1} className="h2">
          {t('gone')}
        </Heading>
        <p className="muted">{t('goneHint')}</p>
        <ToSearch />
      </div>
    )
  }
  return (
    <section className="col g6" aria-labelledby="saved">
      <div className="col g2">
        <Heading level={1} id="saved" className="h1">
          {t('sharedTitle')}
        </Heading>
        <p className="muted">{t('sharedLead')}</p>
      </div>
      {shared && 'hotels' in shared ? <Hotels hotels={shared.hotels} /> : <ListSkeleton />}
    </section>
  )
}

function Hotels({ hotels }: { hotels: readonly SavedHotel[] }) {
  const { t } = useWidget()
  return (
    <>
      <p className="muted num">{t('count', { count: hotels.length })}</p>
      <ul className="cards">
        {hotels.map((hotel) => (
          <HotelCard key={hotel.id} hotel={hotel} />
        ))}
      </ul>
      {hotels.length === 0 && <ToSearch />}
    </>
  )
}
