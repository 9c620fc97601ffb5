import type { Hotel } from '@staykit/contract'
import { formatMoney, nightlyTotal, roomNights } from '@staykit/domain'
import { searchLink } from '@staykit/stores/brand/links'
import type { HotelQuery } from '@staykit/stores/hotel'
import { Stars } from '../../features/hotel/stars.tsx'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { backIcon, pinIcon } from '../../ui/icon/icons.ts'

interface HotelHeaderProps {
  hotel: Hotel
  query: HotelQuery
  onBook: () => void
  onMap: () => void
}

/** The back link, name, place and lowest price of the hotel. */
export function HotelHeader({ hotel, query, onBook, onMap }: HotelHeaderProps) {
  const widget = useWidget()
  const { t, settings } = widget
  const { location, neighborhood } = hotel
  const back = searchLink(useBrandLinks(), { type: 'city', id: location.cityID }, query, query)
  const address = [location.addressLine1, neighborhood?.name, location.cityName].filter(Boolean)
  return (
    <header className="head" part="header">
      <a className="link sm back" href={back} onClick={(event) => followLink(widget, 'search', back, event)}>
        <Icon d={backIcon} className="flip" />
        {t('backTo', { place: location.cityName })}
      </a>
      <div className="head-t">
        <div>
          <Heading level={1} className="h1">
            {hotel.name}
          </Heading>
          <p className="row wrap">
            <Stars rating={hotel.starRating} />
            <bdi className="muted">{[...new Set(address)].join(', ')}</bdi>
            <span className="sm muted">{t('hotelId', { id: hotel.id })}</span>
            <button type="button" className="link sm" onClick={onMap}>
              <Icon d={pinIcon} />
              {t('viewOnMap')}
            </button>
          </p>
        </div>
        {hotel.price && (
          <div className="row wrap">
            <span className="num b">
              {t('fromPerNight', {
                price: formatMoney(
                  nightlyTotal(hotel.price.final, roomNights(query, query)),
                  settings.locale,
                ),
              })}
            </span>
            <button type="button" className="btn primary" onClick={onBook}>
              {t('bookNow')}
            </button>
          </div>
        )}
      </div>
    </header>
  )
}
