import { type Hotel, largerThumbnail } from '@staykit/contract'
import { type Bounds, nightsOf } from '@staykit/domain'
import { detailsLink } from '@staykit/stores/brand/links'
import { shownTotal } from '@staykit/stores/hotel'
import type { ResultsQuery } from '@staykit/stores/search'
import { messages as mapTexts } from '@staykit/words/en/map'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Photo } from '../../features/hotel/photo.tsx'
import { Score } from '../../features/hotel/score.tsx'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import type { ResultsView } from './use-results.ts'

const LiveMap = lazy(() => import('../../features/map/live-map.tsx').then((module) => module.LiveMap))

function Side({ results }: { results: ResultsView }) {
  const { view, query } = results.state
  return view && query ? <OpenMap results={results} query={query} center={view.location.geo} /> : null
}

interface OpenMapProps {
  results: ResultsView
  query: ResultsQuery
  center: { lat: number; lng: number }
}

function OpenMap({ results, query, center }: OpenMapProps) {
  const { t, settings } = useWidget()
  const { state, services, forMap, change } = results
  const { view } = state
  const [hotels, setHotels] = useState<readonly Hotel[]>(view?.hotels ?? [])
  const [chosen, choose] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list resets the view
  useEffect(() => {
    let current = true
    forMap().then((found) => current && setHotels(found))
    return () => {
      current = false
    }
  }, [view])
  const points = useMemo(() => pointsOf(hotels, settings.locale), [hotels, settings])
  const hotel = hotels.find(({ id }) => id === chosen)
  const [moved, setMoved] = useState<Bounds>()
  const box = useRef<HTMLDivElement>(null)
  /** The focus returns to the pin. */
  function closeCard() {
    box.current?.querySelector<HTMLElement>('.pin[aria-pressed=true]')?.focus()
    choose(undefined)
  }
  function searchArea() {
    const filters = { ...state.list.filters, bounds: moved }
    change({ ...state.list, filters, page: 1 })
    setMoved(undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on a pin or in the card closes the card
    <div
      ref={box}
      className="map-open"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && hotel) closeCard()
      }}
    >
      <p className="sr" role="status">
        {t('mapShows', { count: points.length })}
      </p>
      <LiveMap
        {...{ center, points, services, chosen }}
        place={view?.location.name}
        onChoose={choose}
        onMove={setMoved}
      >
        {moved && (
          <button type="button" className="btn map-search" onClick={searchArea}>
            {t('searchArea')}
          </button>
        )}
        <div aria-live="polite">
          {hotel && <HotelCard key={hotel.id} hotel={hotel} query={query} onClose={closeCard} />}
        </div>
      </LiveMap>
    </div>
  )
}

/** Each with the price of its row in the list: the total with taxes and fees. */
const pointsOf = (hotels: readonly Hotel[], locale: string) =>
  hotels.flatMap(({ id, name, location, neighborhood, price }) =>
    price
      ? [{ id, name, ...location.geo, area: neighborhood?.name, label: shownTotal(price.final, locale) }]
      : [],
  )

interface HotelCardProps {
  hotel: Hotel
  query: ResultsQuery
  onClose: () => void
}

// On a phone the bottom of the map is below the screen.
const intoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' })

function HotelCard({ hotel, query, onClose }: HotelCardProps) {
  const widget = useWidget()
  const { t, settings } = widget
  const place = { type: 'city', id: hotel.location.cityID }
  const url = detailsLink(useBrandLinks(), place, query, query, hotel.id)
  const [thumbnail] = hotel.thumbnails
  function follow(event: MouseEvent) {
    widget.emit('stay-hotel-select', { hotelId: hotel.id, hotelName: hotel.name, url })
    followLink(widget, 'details', url, event)
  }
  return (
    <article className="map-card" ref={intoView} aria-label={hotel.name}>
      <Photo src={largerThumbnail(thumbnail)} alt="" />
      <div>
        <a href={url} onClick={follow}>
          {hotel.name}
        </a>
        <Score score={hotel.score} />
        {hotel.price && (
          <span className="sm num">
            <b>{shownTotal(hotel.price.final, settings.locale)}</b> {t('allIn')},{' '}
            {t('forStay', {
              nights: t('nights', { count: nightsOf(query) }),
              rooms: t('roomCount', { count: query.rooms }),
            })}
          </span>
        )}
      </div>
      <button type="button" className="btn quiet icon" aria-label={t('closeCard')} onClick={onClose}>
        <Icon d={closeIcon} />
      </button>
    </article>
  )
}

/** The live map beside the list, or in its place. */
export const MapSide = withTexts({ map: mapTexts }, Side)
