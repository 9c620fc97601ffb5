import { metresBetween, saidDistance } from '@staykit/domain'
import { messages as mapTexts } from '@staykit/words/en/map'
import { useEffect, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { distanceText } from './distance-text.ts'
import css from './neighborhoods.css'

interface Position {
  readonly lat: number
  readonly lng: number
}

interface Place extends Position {
  readonly id: string
  readonly name: string
}

/** Number, distance and lowest price of the hotels of a neighborhood. */
export interface AreaHotels {
  readonly count: number
  /** What a room costs there at least for a night, as text. */
  readonly from?: string | undefined
}

interface NeighborhoodsProps {
  /** The city, or a hotel. */
  center: Position
  /** Whether distances are those from a hotel, not from the center. */
  isHotel?: boolean
  /** By neighborhood; those without hotels are left out. Without it the list has all. */
  hotels?: ReadonlyMap<string, AreaHotels> | undefined
  /** Rooms of the stay: prices are those of one. */
  rooms?: number
  /** The neighborhoods that the list is filtered by. */
  chosen?: readonly string[] | undefined
  /** Called with the id of a pressed neighborhood; without it they are no buttons. */
  onChoose?: (id: string) => void
}

/** The neighborhoods with their distances, in place of a map that has no streets. */
function List({ center, isHotel = false, hotels, rooms = 1, chosen = [], onChoose }: NeighborhoodsProps) {
  const { t, settings } = useWidget()
  useSheet(css)
  const places = usePlaces(center)
  const shown = places
    .filter(({ id }) => !hotels || hotels.has(id))
    .map((place) => ({ ...place, metres: metresBetween(center, place) }))
    .sort((a, b) => a.metres - b.metres)
  if (shown.length === 0) return null
  return (
    <section className="areas" aria-label={t('neighborhoods')}>
      <p className="areas-t" aria-hidden="true">
        {t('neighborhoods')}
      </p>
      <ul>
        {shown.map(({ id, name, metres }) => {
          const distance = distanceText(saidDistance(metres, settings.locale), settings.locale)
          const own = hotels?.get(id)
          const facts = (
            <>
              <span className="areas-n">
                <bdi>{name}</bdi>
                <span className="sm muted">{t(isHotel ? 'fromHotel' : 'fromCenter', { distance })}</span>
              </span>
              {own && (
                <span className="areas-h sm num">
                  {t('clusterCount', { count: own.count })}
                  {own.from && (
                    <span className="muted">
                      {t(rooms > 1 ? 'fromPerRoomNight' : 'fromPerNight', { price: own.from })}
                    </span>
                  )}
                </span>
              )}
            </>
          )
          return (
            <li key={id}>
              {onChoose ? (
                <button type="button" aria-pressed={chosen.includes(id)} onClick={() => onChoose(id)}>
                  {facts}
                </button>
              ) : (
                <div>{facts}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PlacesAnswer {
  readonly neighborhoods: readonly Place[]
}

/** The neighborhoods of the city at this position; none if they do not load. */
function usePlaces({ lat, lng }: Position): readonly Place[] {
  const { settings, environment } = useWidget()
  const { apiBase } = settings
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    let current = true
    environment
      .fetch(`${apiBase}/travel/maps/places?center=${lat},${lng}`)
      .then((response) => (response.ok ? response.json() : undefined))
      .then((answer?: PlacesAnswer) => current && setPlaces(answer?.neighborhoods ?? []))
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [apiBase, environment, lat, lng])
  return places
}

export const Neighborhoods = withTexts({ map: mapTexts }, List)
