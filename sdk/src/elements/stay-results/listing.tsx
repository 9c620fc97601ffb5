import { type Hotel, largerThumbnail } from '@staykit/contract'
import {
  type Access,
  formatMoney,
  hasMemberRates,
  listingAmenities,
  liteBannerPercent,
  nightlyTotal,
  nightsOf,
  roomNights,
} from '@staykit/domain'
import { detailsLink } from '@staykit/stores/brand/links'
import type { ListState, ResultsQuery, ResultsView } from '@staykit/stores/search'
import { type MouseEvent, useId, useState } from 'react'
import { AmenityIcon } from '../../features/hotel/amenity-icon.tsx'
import { Photo } from '../../features/hotel/photo.tsx'
import { Score } from '../../features/hotel/score.tsx'
import { Stars } from '../../features/hotel/stars.tsx'
import { PriceStack } from '../../features/rates/price-stack.tsx'
import { Hearts } from '../../features/saved/lazy-hearts.tsx'
import { sayNamed } from '../../messages/translate.ts'
import { followLink } from '../../page/navigate.ts'
import type { Services } from '../../page/services.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { downIcon, keyIcon, lockIcon, pinIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const RatesPanel = lazy(() =>
  import('../../features/rates/rates-panel.tsx').then((module) => module.RatesPanel),
)
const ReviewsModal = lazy(() => import('./reviews-modal.tsx').then((module) => module.ReviewsModal))

interface ListingProps {
  hotel: Hotel
  query: ResultsQuery
  view: ResultsView
  list: ListState
  services: Services | undefined
  access: Access & { cugLite: boolean; isChecking: boolean }
  /** Its picture is above the fold and loads with priority. */
  first: boolean
}

/** A hotel in the list with its rooms, which open on request. */
export function Listing({ hotel, query, list, services, access, first }: ListingProps) {
  const widget = useWidget()
  const { t } = widget
  const links = useBrandLinks()
  const panel = useId()
  const [openHotel, setOpenHotel] = useState<string>()
  const isOpen = openHotel === hotel.id
  const place = { type: 'city', id: hotel.location.cityID }
  const linkOf = (anchor?: 'rates') => {
    const href = detailsLink(links, place, query, query.occupancy, hotel.id, anchor)
    const onClick = (event: MouseEvent) => {
      widget.emit('stay-hotel-select', { hotelId: hotel.id, hotelName: hotel.name, url: href })
      followLink(widget, 'details', href, event)
    }
    return { href, onClick }
  }
  return (
    <article className="listing" part="listing">
      <DealBar hotel={hotel} access={access} />
      {/* The picture is a second link to the same page, for pointers only. */}
      <a className="thumb" tabIndex={-1} aria-hidden="true" {...linkOf()}>
        <Photo src={largerThumbnail(hotel.thumbnails[0])} alt="" eager={first} />
      </a>
      <div className="body">
        <Facts hotel={hotel} link={linkOf()} filtered={list.filters.amenities} />
        <Foot
          hotel={hotel}
          link={linkOf('rates')}
          query={query}
          isChecking={access.isChecking}
          plain={!hasMemberRates(access) && (hotel.memberSavings ?? 0) > 0}
        />
      </div>
      <button
        type="button"
        className="link more"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpenHotel(isOpen ? undefined : hotel.id)}
      >
        {t(isOpen ? 'hideRooms' : 'viewRooms')}
        <Icon d={downIcon} className="turn" />
      </button>
      {isOpen && <Rooms id={panel} hotel={hotel} query={query} />}
      {services && <Hearts hotel={hotel} services={services} />}
    </article>
  )
}

function Rooms({ id, hotel, query }: { id: string; hotel: Hotel; query: ResultsQuery }) {
  const { t } = useWidget()
  return (
    <section id={id} className="panel" aria-label={t('availableRooms')}>
      <RatesPanel
        key={hotel.id}
        query={{ ...query, hotelId: hotel.id }}
        hotelName={hotel.name}
        hasDeals={hotel.dealID !== undefined}
      />
    </section>
  )
}

interface LinkProps {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

interface FactsProps {
  readonly hotel: Hotel
  readonly link: LinkProps
  /** Amenities in the active filter come first. */
  readonly filtered: ListState['filters']['amenities']
}

function Facts({ hotel, link, filtered }: FactsProps) {
  const { t } = useWidget()
  return (
    <div className="facts">
      <Heading level={2} className="h4">
        <a {...link}>{hotel.name}</a>
      </Heading>
      <p className="row sm muted where">
        <Stars rating={hotel.starRating} />
        <Icon d={pinIcon} />
        <span>{hotel.location.displayShort ?? hotel.location.display}</span>
      </p>
      <ReviewedScore key={hotel.id} hotel={hotel} />
      <ul className="amen">
        {listingAmenities(hotel.amenities, filtered).map(({ id, name }) => (
          <li key={id}>
            <AmenityIcon id={id} />
            {sayNamed(t, `amenity.${id}`, name)}
          </li>
        ))}
      </ul>
    </div>
  )
}

// The score opens the reviews (HOT-115).
function ReviewedScore({ hotel }: { hotel: Hotel }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Score score={hotel.score} onOpen={() => setOpen(true)} />
      {isOpen && <ReviewsModal hotelId={hotel.id} name={hotel.name} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FootProps {
  readonly hotel: Hotel
  readonly link: LinkProps
  readonly query: ResultsQuery
  /** The prices of this person are on their way. */
  readonly isChecking: boolean
  /** The bar above shows the saving of the row. */
  readonly plain: boolean
}

function Foot({ hotel, link, query, isChecking, plain }: FootProps) {
  const { t, settings } = useWidget()
  const { price, name } = hotel
  const nights = t('nights', { count: nightsOf(query) })
  const rooms = t('roomCount', { count: query.occupancy.length })
  return (
    <div className="foot">
      {!price && isChecking && <span className="price skel" />}
      {price && (
        <PriceStack price={price} plain={plain}>
          {/* A narrow row has space for one line; its list says what the totals include. */}
          <small className="short">{t('totalFor', { nights })}</small>
          <small>{t('forStay', { nights, rooms })}</small>
          <small>
            {t(query.occupancy.length > 1 ? 'perRoomNight' : 'perNight', {
              price: formatMoney(
                nightlyTotal(price.final, roomNights(query, query.occupancy)),
                settings.locale,
              ),
            })}
          </small>
        </PriceStack>
      )}
      <a
        className="btn primary"
        href={link.href}
        aria-label={t('bookHotel', { name })}
        onClick={link.onClick}
      >
        {t('bookNow')}
      </a>
    </div>
  )
}

// "Member Deal" with its saving, for which visitors are invited to log in; in lite mode they read only the saving, rounded down to a multiple of 5 (HOT-231, HOT-234).
function DealBar({ hotel, access }: { hotel: Hotel; access: ListingProps['access'] }) {
  const { t } = useWidget()
  const percent = hotel.memberSavings ?? 0
  if (percent <= 0) return null
  const locked = !hasMemberRates(access)
  return (
    <p className="deal-bar">
      <Icon d={locked ? lockIcon : keyIcon} />
      <span>
        {access.cugLite && locked ? (
          <b>{t('saveUpTo', { percent: liteBannerPercent(percent) })}</b>
        ) : (
          <>
            <b>{t('memberDeal')}</b> {t(locked ? 'saveUpTo' : 'youSave', { percent })}
          </>
        )}
      </span>
    </p>
  )
}
