import { type Hotel, largerThumbnail } from '@staykit/contract'
import { formatMoney, listingAmenities, liteBannerPercent, nightlyTotal } from '@staykit/domain'
import type { ListState, ResultsQuery } from '@staykit/stores/search'
import { type MouseEvent, useId, useState } from 'react'
import { AmenityIcon } from '../../features/hotel/amenity-icon.tsx'
import { LikedLine } from '../../features/hotel/liked-line.tsx'
import { Photo } from '../../features/hotel/photo.tsx'
import { Score } from '../../features/hotel/score.tsx'
import { Stars } from '../../features/hotel/stars.tsx'
import { PriceStack } from '../../features/rates/price-stack.tsx'
import { Hearts } from '../../features/saved/lazy-hearts.tsx'
import { sayNamed } from '../../messages/translate.ts'
import { followLink } from '../../page/navigate.ts'
import type { Services } from '../../page/services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { downIcon, keyIcon, lockIcon, pinIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { RowStay } from './row-stay.ts'

const RatesPanel = lazy(() =>
  import('../../features/rates/rates-panel.tsx').then((module) => module.RatesPanel),
)
const ReviewsModal = lazy(() => import('./reviews-modal.tsx').then((module) => module.ReviewsModal))

// An element that never changes is skipped when its row renders.
const pin = <Icon d={pinIcon} />
const down = <Icon d={downIcon} className="turn" />

export interface ListingProps {
  hotel: Hotel
  stay: RowStay
  /** Amenities in the active filter come first. */
  filtered: ListState['filters']['amenities']
  services: Services | undefined
  /** This person does not see the prices of members. */
  locked: boolean
  /** Visitors read only the saving of a member. */
  isLite: boolean
  /** The prices of this person are on their way. */
  isChecking: boolean
  /** Its picture is above the fold and loads with priority. */
  first: boolean
  /** Its link was clicked: a transition leads from its picture to its page. */
  isFollowed: boolean
  onFollow: (id: string) => void
}

/** A hotel in the list with its rooms, which open on request. */
export function Listing(props: ListingProps) {
  const { hotel, stay, filtered, services, locked, isLite, isChecking, first, isFollowed, onFollow } = props
  const widget = useWidget()
  const { t } = widget
  const panel = useId()
  const [openHotel, setOpenHotel] = useState<string>()
  const isOpen = openHotel === hotel.id
  const linkTo = (section?: 'rates') => {
    const href = stay.linkOf(hotel, section)
    const onClick = (event: MouseEvent) => {
      onFollow(hotel.id)
      widget.emit('stay-hotel-select', { hotelId: hotel.id, hotelName: hotel.name, url: href })
      followLink(widget, 'details', href, event)
    }
    return { href, onClick }
  }
  const link = linkTo()
  const saving = hotel.memberSavings ?? 0
  return (
    <article className="listing" part="listing">
      {saving > 0 && <DealBar percent={saving} locked={locked} isLite={isLite} />}
      {/* The picture is a second link to the same page, for pointers only. */}
      <a
        className="thumb"
        part={isFollowed ? 'picture followed' : 'picture'}
        tabIndex={-1}
        aria-hidden="true"
        {...link}
      >
        <Photo
          src={largerThumbnail(hotel.thumbnails[0])}
          alt=""
          focus={hotel.pictures?.[0]?.focus}
          eager={first}
        />
      </a>
      <div className="body">
        <Facts hotel={hotel} link={link} filtered={filtered} />
        <Foot
          hotel={hotel}
          link={linkTo('rates')}
          stay={stay}
          isChecking={isChecking}
          plain={locked && saving > 0}
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
        {down}
      </button>
      {isOpen && <Rooms id={panel} hotel={hotel} query={stay.query} />}
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
  readonly filtered: ListingProps['filtered']
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
        {pin}
        <span>{hotel.location.displayShort ?? hotel.location.display}</span>
      </p>
      <ReviewedScore hotel={hotel} />
      <LikedLine liked={hotel.liked} />
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
  const [openHotel, setOpenHotel] = useState<string>()
  const { id, name, score } = hotel
  return (
    <>
      <Score score={score} onOpen={() => setOpenHotel(id)} />
      {openHotel === id && (
        <ReviewsModal key={id} hotelId={id} name={name} onClose={() => setOpenHotel(undefined)} />
      )}
    </>
  )
}

interface FootProps {
  readonly hotel: Hotel
  readonly link: LinkProps
  readonly stay: RowStay
  readonly isChecking: boolean
  /** The bar above shows the saving of the row. */
  readonly plain: boolean
}

function Foot({ hotel, link, stay, isChecking, plain }: FootProps) {
  const { t, settings } = useWidget()
  const { price, name } = hotel
  const { nights, rooms, roomNights, query } = stay
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
              price: formatMoney(nightlyTotal(price.final, roomNights), settings.locale),
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
function DealBar({ percent, locked, isLite }: { percent: number; locked: boolean; isLite: boolean }) {
  const { t } = useWidget()
  return (
    <p className="deal-bar">
      <Icon d={locked ? lockIcon : keyIcon} />
      <span>
        {isLite && locked ? (
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
