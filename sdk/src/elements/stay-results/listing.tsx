import { type Hotel, largerThumbnail } from '@staykit/contract'
import { type Access, listingAmenities, liteBannerPercent, nightsOf } from '@staykit/domain'
import { detailsLink } from '@staykit/stores/brand'
import type { ListState, ResultsQuery, ResultsView } from '@staykit/stores/search'
import { type MouseEvent, useId, useState } from 'react'
import { AmenityIcon } from '../../features/hotel/amenity-icon.tsx'
import { Photo } from '../../features/hotel/photo.tsx'
import { Score } from '../../features/hotel/score.tsx'
import { Stars } from '../../features/hotel/stars.tsx'
import { PriceStack } from '../../features/rates/price-stack.tsx'
import { useBrandLinks } from '../../page/brand-gate.tsx'
import { followLink } from '../../page/navigate.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { downIcon, keyIcon, lockIcon, pinIcon } from '../../ui/icons.ts'
import { lazy } from '../../ui/lazy.tsx'

const RatesPanel = lazy(() =>
  import('../../features/rates/rates-panel.tsx').then((module) => module.RatesPanel),
)

interface ListingProps {
  hotel: Hotel
  query: ResultsQuery
  view: ResultsView
  list: ListState
  access: Access & { cugLite: boolean }
  /** Its picture is the first thing that a traveller looks at. */
  first: boolean
}

/** A hotel in the list, and under it, when asked for, its rooms. */
export function Listing({ hotel, query, list, access, first }: ListingProps) {
  const widget = useWidget()
  const { t } = widget
  const links = useBrandLinks()
  const panel = useId()
  const [openHotel, setOpenHotel] = useState<string>()
  const isOpen = openHotel === hotel.id
  const place = { type: 'city', id: hotel.location.cityID }
  const url = detailsLink(links, place, query, query, hotel.id)
  const ratesUrl = detailsLink(links, place, query, query, hotel.id, 'rates')

  function follow(target: string, event: MouseEvent) {
    widget.emit('stay-hotel-select', { hotelId: hotel.id, name: hotel.name, url: target })
    followLink(widget, 'details', target, event)
  }

  return (
    <article className="listing" part="listing">
      <DealBar hotel={hotel} access={access} />
      {/* biome-ignore lint/a11y/useAnchorContent: the picture is a second way to the link of the heading, for pointers only */}
      <a
        className="thumb"
        href={url}
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => follow(url, event)}
      >
        <Photo src={hotel.thumbnails[0] && largerThumbnail(hotel.thumbnails[0])} alt="" eager={first} />
      </a>
      <div className="body">
        <div className="facts">
          <h2 className="h4">
            <a href={url} onClick={(event) => follow(url, event)}>
              {hotel.name}
            </a>{' '}
            <Stars rating={hotel.starRating} />
          </h2>
          <p className="row sm muted where">
            <Icon d={pinIcon} />
            {hotel.location.displayShort ?? hotel.location.display}
          </p>
          <Score score={hotel.score} />
          <ul className="amen">
            {listingAmenities(hotel.amenities, list.filters.amenities).map(({ id, name }) => (
              <li key={id}>
                <AmenityIcon id={id} />
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className="foot">
          {hotel.price && (
            <PriceStack price={hotel.price}>
              <small>
                {t('forStay', {
                  nights: t('nights', { count: nightsOf(query) }),
                  rooms: t('roomCount', { count: query.rooms }),
                })}
              </small>
              <small>{t('perNight', { price: hotel.price.formattedDisplay })}</small>
            </PriceStack>
          )}
          <a
            className="btn primary"
            href={ratesUrl}
            aria-label={t('bookHotel', { name: hotel.name })}
            onClick={(event) => follow(ratesUrl, event)}
          >
            {t('bookNow')}
          </a>
        </div>
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpenHotel(isOpen ? undefined : hotel.id)}
        >
          {t(isOpen ? 'hideRooms' : 'viewRooms')}
          <Icon d={downIcon} className="turn" />
        </button>
      </div>
      {isOpen && (
        <section id={panel} className="panel" aria-label={t('availableRooms')}>
          <RatesPanel
            key={hotel.id}
            query={{ ...query, hotelId: hotel.id }}
            hotelName={hotel.name}
            hasDeals={hotel.dealID !== undefined}
          />
        </section>
      )}
    </article>
  )
}

// What members save here; in lite mode visitors are told to log in for it (HOT-231).
function DealBar({ hotel, access }: { hotel: Hotel; access: ListingProps['access'] }) {
  const { t } = useWidget()
  const percent = hotel.memberSavings ?? 0
  if (percent <= 0) return null
  const locked = access.cugLite && !access.signedIn
  return (
    <p className="deal-bar">
      <Icon d={locked ? lockIcon : keyIcon} />
      <span>
        {locked ? (
          <b>{t('saveUpTo', { percent: liteBannerPercent(percent) })}</b>
        ) : (
          <>
            <b>{t('memberDeal')}</b> {t('youSave', { percent })}
          </>
        )}
      </span>
    </p>
  )
}
