import type { SavedHotel } from '@staykit/contract'
import { viewedHere } from '@staykit/stores/saved'
import { useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { HotelCard } from './hotel-card.tsx'

/** Hotels viewed in this browser; hidden if there are none. */
export function Viewed() {
  const { t, environment } = useWidget()
  const stored = viewedHere(environment.storage)
  const [hotels, setHotels] = useState(stored.read)
  const [cleared, setCleared] = useState<readonly SavedHotel[]>()
  const clear = () => {
    stored.remove(hotels.map(({ id }) => id))
    setCleared(hotels)
    setHotels([])
  }
  const undo = () => {
    for (const hotel of cleared ?? []) stored.add(hotel)
    setCleared(undefined)
    setHotels(stored.read())
  }
  if (hotels.length === 0 && !cleared) return null
  return (
    <section part="viewed" className="col" aria-labelledby="viewed">
      <div className="row between">
        <Heading level={1} id="viewed" className="h2">
          {t('viewed')}
        </Heading>
        <button type="button" className="btn quiet" onClick={cleared ? undo : clear}>
          {t(cleared ? 'undo' : 'clear')}
        </button>
      </div>
      <p className={cleared ? 'muted strip-said' : 'sr'} role="status">
        {cleared && t('cleared')}
      </p>
      {!cleared && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        <ul className="cards strip" tabIndex={0} aria-label={t('viewed')}>
          {hotels.map((hotel) => (
            <HotelCard key={hotel.id} hotel={hotel} />
          ))}
        </ul>
      )}
    </section>
  )
}
