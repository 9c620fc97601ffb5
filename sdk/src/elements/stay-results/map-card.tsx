import { type Hotel, largerThumbnail } from '@staykit/contract'
import { metresBetween, nightsOf, saidDistance } from '@staykit/domain'
import { detailsLink } from '@staykit/stores/brand/links'
import { shownTotal } from '@staykit/stores/hotel'
import type { ResultsQuery } from '@staykit/stores/search'
import type { MouseEvent } from 'react'
import { Photo } from '../../features/hotel/photo.tsx'
import { Score } from '../../features/hotel/score.tsx'
import { Stars } from '../../features/hotel/stars.tsx'
import { distanceText } from '../../features/map/distance-text.ts'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'

interface MapCardProps {
  hotel: Hotel
  query: ResultsQuery
  /** The centre of the place, for the distance. */
  center: { lat: number; lng: number }
  isChosen?: boolean
  /** Without it the card is one of the deck, below a line with the stay, and has no button. */
  onClose?: () => void
}

/** The hotel of a pin: where it is, how good it is, and what it costs. */
export function MapCard({ hotel, query, center, isChosen = false, onClose }: MapCardProps) {
  const widget = useWidget()
  const { t, settings } = widget
  const { name, location, price } = hotel
  const place = { type: 'city', id: location.cityID }
  const url = detailsLink(useBrandLinks(), place, query, query.occupancy, hotel.id)
  const distance = distanceText(
    saidDistance(metresBetween(center, location.geo), settings.locale),
    settings.locale,
  )
  function follow(event: MouseEvent) {
    widget.emit('stay-hotel-select', { hotelId: hotel.id, hotelName: name, url })
    followLink(widget, 'details', url, event)
  }
  return (
    <article className={isChosen ? 'map-card on' : 'map-card'} aria-label={name}>
      <Photo src={largerThumbnail(hotel.thumbnails[0])} alt="" focus={hotel.pictures?.[0]?.focus} />
      <div className="map-facts">
        <a href={url} onClick={follow}>
          {name}
        </a>
        <p className="row sm muted where">
          <Stars rating={hotel.starRating} />
          <span>{t('fromCenter', { distance })}</span>
        </p>
        <Score score={hotel.score} />
        {price && (
          <p className="sm num">
            <b>{shownTotal(price.final, settings.locale)}</b> {t('allIn')}
            {onClose && (
              <>
                ,{' '}
                {t('forStay', {
                  nights: t('nights', { count: nightsOf(query) }),
                  rooms: t('roomCount', { count: query.occupancy.length }),
                })}
              </>
            )}
          </p>
        )}
      </div>
      {onClose && (
        <button type="button" className="btn quiet icon" aria-label={t('closeCard')} onClick={onClose}>
          <Icon d={closeIcon} />
        </button>
      )}
    </article>
  )
}
