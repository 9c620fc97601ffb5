import type { Hotel } from '@staykit/contract'
import { formatDate, nightsOf } from '@staykit/domain'
import type { ResultsQuery } from '@staykit/stores/search'
import { useEffect, useRef } from 'react'
import { listIcon } from '../../features/map/icons.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { backIcon, tuneIcon } from '../../ui/icon/icons.ts'
import { useMedia } from '../../ui/use-media.ts'
import { MapCard } from './map-card.tsx'

interface MapTopProps {
  query: ResultsQuery
  place: { name: string }
  onClose: () => void
  onFilters: () => void
}

/** Above the map on a phone: back to the list, place and dates, and the filters. */
export function MapTop({ query, place, onClose, onFilters }: MapTopProps) {
  const { t, settings } = useWidget()
  const day = (date: string) => formatDate(date, settings.locale, { month: 'short', day: 'numeric' })
  return (
    <div className="map-top">
      <button type="button" className="btn icon" aria-label={t('listView')} onClick={onClose}>
        <Icon d={backIcon} className="flip" />
      </button>
      <p className="map-stay sm">
        <b>{place.name}</b>
        <span className="muted">
          {t('stay', {
            from: day(query.checkIn),
            to: day(query.checkOut),
            nights: t('nights', { count: nightsOf(query) }),
          })}
        </span>
      </p>
      <button type="button" className="btn icon" aria-label={t('filters')} onClick={onFilters}>
        <Icon d={tuneIcon} />
      </button>
    </div>
  )
}

interface MapDeckProps {
  hotels: readonly Hotel[]
  query: ResultsQuery
  center: { lat: number; lng: number }
  chosen: string | undefined
  onChoose: (id: string) => void
  onClose: () => void
}

/** Time after which a swipe has ended, ms. */
const REST_MS = 120

/** The hotels as cards to swipe; the card in the middle is the chosen one. */
export function MapDeck({ hotels, query, center, chosen, onChoose, onClose }: MapDeckProps) {
  const { t, environment } = useWidget()
  const deck = useRef<HTMLUListElement>(null)
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const stop = useRef(() => {})
  const index = hotels.findIndex(({ id }) => id === chosen)
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    const card = deck.current?.children[index] as HTMLElement | undefined
    if (card && card !== middleOf(deck.current))
      card.scrollIntoView({ block: 'nearest', inline: 'center', behavior: calm ? 'instant' : 'smooth' })
  }, [index, calm])
  function onScroll() {
    stop.current()
    stop.current = environment.timers.after(REST_MS, () => {
      const card = middleOf(deck.current)
      const found = hotels[card ? [...(deck.current?.children ?? [])].indexOf(card) : -1]
      if (found && found.id !== chosen) onChoose(found.id)
    })
  }
  return (
    <div className="map-deck">
      <button type="button" className="btn map-back" onClick={onClose}>
        <Icon d={listIcon} />
        {t('listView')}
      </button>
      <ul ref={deck} onScroll={onScroll}>
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <MapCard {...{ hotel, query, center }} isChosen={hotel.id === chosen} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The card nearest to the middle of the deck. */
function middleOf(deck: HTMLElement | null): Element | undefined {
  if (!deck) return undefined
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const to = middle(deck)
  return [...deck.children].sort((a, b) => Math.abs(middle(a) - to) - Math.abs(middle(b) - to))[0]
}
