import type { Hotel } from '@staykit/contract'
import { formatMoney } from '@staykit/domain'
import { searchLink } from '@staykit/stores/brand/links'
import type { HotelQuery } from '@staykit/stores/hotel'
import { Score } from '../../features/hotel/score.tsx'
import { Stars } from '../../features/hotel/stars.tsx'
import { nightlyOf } from '../../features/rates/choice.ts'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { backIcon } from '../../ui/icon/icons.ts'
import { ThreeFacts } from './three-facts.tsx'

interface BackLinkProps {
  readonly hotel: Hotel
  readonly query: HotelQuery
}

interface OnPicture {
  /** As an icon over a picture. */
  readonly onPicture?: boolean
}

/** The link to the hotels of the city (HOT-026). */
export function BackLink({ hotel: { location }, query, onPicture = false }: BackLinkProps & OnPicture) {
  const widget = useWidget()
  const back = searchLink(useBrandLinks(), { type: 'city', id: location.cityID }, query, query.occupancy)
  return (
    <a
      className={onPicture ? 'btn icon disc' : 'link sm back'}
      href={back}
      onClick={(event) => followLink(widget, 'search', back, event)}
    >
      <Icon d={backIcon} className="flip" />
      <span className={onPicture ? 'sr' : undefined}>{widget.t('backTo', { place: location.cityName })}</span>
    </a>
  )
}

interface HotelHeaderProps extends BackLinkProps {
  readonly freeBy?: string | undefined
  readonly onMap: () => void
  readonly onReviews: () => void
}

/** The name of the hotel, and one line of facts: stars, score, place and lowest price. */
export function HotelHeader({ hotel, query, freeBy, onMap, onReviews }: HotelHeaderProps) {
  const { t, settings } = useWidget()
  const { location, neighborhood } = hotel
  const place = [neighborhood?.name, location.cityName].filter(Boolean)
  return (
    <header className="head" part="header">
      <Heading level={1} className="h1">
        {hotel.name}
      </Heading>
      <div className="facts sm muted">
        <Stars rating={hotel.starRating} />
        <Score score={hotel.score} onOpen={onReviews} />
        <bdi>{[...new Set(place)].join(', ')}</bdi>
        <button type="button" className="link sm" onClick={onMap}>
          {t('viewOnMap')}
        </button>
        <span className="idn">{t('hotelId', { id: hotel.id })}</span>
        {hotel.price && (
          <span className="from num">
            {t(query.occupancy.length > 1 ? 'fromPerRoomNight' : 'fromPerNight', {
              price: formatMoney(nightlyOf(query, hotel.price.final), settings.locale),
            })}
          </span>
        )}
      </div>
      <ThreeFacts hotel={hotel} freeBy={freeBy} onReviews={onReviews} />
    </header>
  )
}
