import type { Hotel } from '@staykit/contract'
import { type Bounds, longitudeNear } from '@staykit/domain'
import { pinTotal } from '@staykit/stores/hotel'
import type { ResultsQuery } from '@staykit/stores/search'
import { messages as mapTexts } from '@staykit/words/en/map'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { CHOSEN_ZOOM } from '../../features/map/map-view.ts'
import { middleOf } from '../../features/map/middle.ts'
import type { Choice } from '../../features/map/use-map.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Layer } from '../../ui/layer/layer.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { MapCard } from './map-card.tsx'
import { MapGroup } from './map-group.tsx'
import { MapDeck, MapTop } from './map-screen.tsx'
import type { ResultsView } from './use-results.ts'

const LiveMap = lazy(() => import('../../features/map/live-map.tsx').then((module) => module.LiveMap))

interface MapSideProps {
  results: ResultsView
  /** Hotel under the pointer or with the focus in the list or on the map. */
  pointed: string | undefined
  onPoint: (id: string | undefined) => void
  /** The traveller has opened the map; beside the list it shows the hotels of the page until it is used. */
  isOpen: boolean
  onFilters: () => void
  onClose: () => void
}

function Side(props: MapSideProps) {
  const { view, query } = props.results.state
  return view && query ? <OpenMap {...props} query={query} place={view.location} /> : null
}

interface OpenMapProps extends MapSideProps {
  query: ResultsQuery
  place: { geo: { lat: number; lng: number }; name: string }
}

/** Heights in px that controls and cards cover. */
const BESIDE = { top: 48, bottom: 48 }
const ON_SCREEN = { top: 116, bottom: 236 }
/** A phone on its side, or large text: see map.css. */
const ON_LOW_SCREEN = { top: 64, bottom: 168 }

const insetOf = (isScreen: boolean, isLow: boolean) => {
  if (!isScreen) return BESIDE
  return isLow ? ON_LOW_SCREEN : ON_SCREEN
}

function OpenMap(props: OpenMapProps) {
  const { results, query, place, pointed, onPoint, isOpen, onFilters, onClose } = props
  const { t } = useWidget()
  const isScreen = useMedia(MOBILE)
  const isLow = useMedia('(max-height: 30em)')
  const { state, services } = results
  const [isUsed, use] = useState(false)
  const hotels = useHotels(results, isOpen || isUsed)
  const points = usePoints(hotels, place.geo)
  const [searched, setSearched] = useState<Bounds>()
  const { bounds } = state.list.filters
  const fitted = useFitted(results, points, bounds !== undefined && bounds.join() === searched?.join())
  const [chosen, choose] = useState<Choice>()
  const hotel = hotels.find(({ id }) => id === chosen?.id)
  const [together, setTogether] = useState<readonly string[]>([])
  const isListed = together.length > 0
  const cluster = useRef<string>(undefined)
  const [moved, setMoved] = useState<{ bounds: Bounds; isEmpty: boolean }>()
  const box = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLElement>(null)
  const pin = () => box.current?.querySelector<HTMLElement>('.pin[aria-pressed=true]')
  /** The focus returns to the pin. */
  function closeCard() {
    pin()?.focus()
    choose(undefined)
  }
  function openList(ids: readonly string[]) {
    cluster.current = box.current?.querySelector('.cluster:focus')?.ariaLabel ?? undefined
    setTogether(ids)
  }
  /** The focus returns to the cluster, whose pin is another one when hotels have arrived meanwhile. */
  function closeList() {
    setTogether([])
    const clusters = [...(box.current?.querySelectorAll<HTMLElement>('.cluster') ?? [])]
    clusters.find(({ ariaLabel }) => ariaLabel === cluster.current)?.focus()
  }
  function chooseOnMap(id: string, focus = false) {
    setTogether([])
    choose({ id, zoom: CHOSEN_ZOOM, focus })
    const root = box.current?.getRootNode() as ShadowRoot | undefined
    if (!isScreen) root?.getElementById(`listed-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!hotel || isScreen) return
    const link = box.current?.querySelector<HTMLElement>('.map-card a')
    const { key, shiftKey, target } = event
    if (key === 'Escape') closeCard()
    else if (key === 'Tab' && !shiftKey && target === pin()) move(link)
    else if (key === 'Tab' && shiftKey && target === link) move(pin())
    function move(to: HTMLElement | null | undefined) {
      to?.focus()
      event.preventDefault()
    }
  }
  function searchArea() {
    const filters = { ...state.list.filters, bounds: moved?.bounds }
    results.change({ ...state.list, filters, page: 1 })
    setSearched(moved?.bounds)
    setMoved(undefined)
  }
  // A closed dialog over the page would keep the page inert.
  if (isScreen && !isOpen) return null
  const map = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on a pin or in the card closes the card, and Tab leads from one to the other
    <div
      ref={box}
      className={isScreen ? 'map-open screen' : 'map-open'}
      onKeyDown={onKeyDown}
      onPointerEnter={() => use(true)}
      onFocus={() => use(true)}
    >
      <p className="sr" role="status">
        {moved?.isEmpty ? t('noneInView') : t('mapShows', { count: points.length })}
      </p>
      <LiveMap
        {...{ points, fitted, services, chosen, pointed, onPoint }}
        center={place.geo}
        inset={insetOf(isScreen, isLow)}
        isFullScreen={isScreen}
        onChoose={(id) => chooseOnMap(id)}
        onList={openList}
        onMove={(bounds, isEmpty) => setMoved({ bounds, isEmpty })}
        onFit={() => setMoved(undefined)}
      >
        {isScreen && <MapTop {...{ query, place, onClose, onFilters }} />}
        {moved && (
          <button type="button" className="btn map-search" onClick={searchArea}>
            {t('searchArea')}
          </button>
        )}
        {moved?.isEmpty && <p className="map-none">{t('noneInView')}</p>}
        {isListed && (
          <MapGroup
            points={points.filter(({ id }) => together.includes(id))}
            onChoose={(id) => chooseOnMap(id, true)}
            onClose={closeList}
          />
        )}
        {isScreen && !isListed && (
          <MapDeck
            {...{ hotels, query, chosen: chosen?.id, onClose }}
            center={place.geo}
            onChoose={(id) => choose({ id })}
          />
        )}
        {!isScreen && (
          <div aria-live="polite">
            {hotel && !isListed && (
              <MapCard key={hotel.id} {...{ hotel, query }} center={place.geo} onClose={closeCard} isChosen />
            )}
          </div>
        )}
      </LiveMap>
    </div>
  )
  if (!isScreen) return map
  return (
    <Layer anchor={anchor} label={t('map')} full className="map-layer" onClose={onClose}>
      {map}
    </Layer>
  )
}

/** The hotels of the page at once, then those of the whole search, once the map is in use. */
function useHotels({ state: { view }, forMap }: ResultsView, isWanted: boolean): readonly Hotel[] {
  const [hotels, setHotels] = useState<readonly Hotel[]>(view?.hotels ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list resets the view
  useEffect(() => {
    let current = true
    setHotels(view?.hotels ?? [])
    if (!isWanted) return
    forMap().then((found) => current && setHotels(found))
    return () => {
      current = false
    }
  }, [view, isWanted])
  return hotels
}

/** The hotels with a price; a place at the date line has those of its other side beside it. */
function usePoints(hotels: readonly Hotel[], { lng: middle }: { lng: number }) {
  const { locale } = useWidget().settings
  return useMemo(
    () =>
      hotels.flatMap(({ id, name, location, price }) =>
        price
          ? [
              {
                ...{ id, name, lat: location.geo.lat },
                lng: longitudeNear(location.geo.lng, middle),
                label: pinTotal(price.final, locale),
                amount: price.final.minor,
              },
            ]
          : [],
      ),
    [hotels, locale, middle],
  )
}

/** The middle of the hotels of the page, which the map fits; none after a search of an area, which stays in view. */
function useFitted(
  { state: { view } }: ResultsView,
  points: ReturnType<typeof usePoints>,
  isSearched: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hotels that load later do not move the map
  return useMemo(() => {
    const page = new Set(view?.hotels.map(({ id }) => id))
    return isSearched ? [] : middleOf(points.filter(({ id }) => page.has(id)))
  }, [view, isSearched])
}

/** The live map beside the list or, on a phone, over the page. */
export const MapSide = withTexts({ map: mapTexts }, Side)
