import type { Hotel, Rate, WireRoom } from '@staykit/contract'
import { checkoutLink } from '@staykit/stores/brand'
import { type HotelQuery, roomsOf } from '@staykit/stores/hotel'
import { createSearchForm } from '@staykit/stores/search'
import { Amenities, Description, ImportantInfo } from '../elements/stay-hotel/facts.tsx'
import { Gallery } from '../elements/stay-hotel/gallery.tsx'
import { BackLink, HotelHeader } from '../elements/stay-hotel/hotel-header.tsx'
import { HotelSkeleton } from '../elements/stay-hotel/hotel-skeleton.tsx'
import { Overview } from '../elements/stay-hotel/overview.tsx'
import { FIRST } from '../elements/stay-hotel/rooms.tsx'
import { SideCard } from '../elements/stay-hotel/side-card.tsx'
import { BookingSteps } from '../features/booking-steps/booking-steps.tsx'
import { BuyBar } from '../features/rates/buy-bar.tsx'
import { type Choice, cheapestOf, freeByOf, isLocked } from '../features/rates/choice.ts'
import { Filters, useFilters } from '../features/rates/filters.tsx'
import { firstRooms } from '../features/rates/rates-panel.tsx'
import { RoomList } from '../features/rates/room-list.tsx'
import { StayFields } from '../features/stay-fields/stay-fields.tsx'
import type { WidgetAccess } from '../features/use-access.ts'
import { useBrandLinks } from '../page/with-brand.tsx'
import { Heading } from '../runtime/heading.tsx'
import { useWidget } from '../runtime/widget.ts'

/** Rates, and what the supplier says about their rooms. */
export interface ServedRates {
  readonly rates: readonly Rate[]
  readonly rooms?: readonly WireRoom[] | undefined
}

interface HotelPageProps {
  readonly hotel: Hotel
  readonly query: HotelQuery
  /** When undefined, the element loads them. */
  readonly list: ServedRates | undefined
  readonly access: WidgetAccess
}

const sections = ['roomsAndRates', 'description', 'amenities', 'reviews'] as const
const nothing = () => {}
const FORM = 'rates'

/** The hotel page as the element shows it to a visitor. Without script its form books the chosen rate. */
export function HotelPage({ hotel, query, list, access }: HotelPageProps) {
  const { t } = useWidget()
  const choice = list && choiceOf(list, access)
  const priced = { ...hotel, price: (hotel.price && choice?.rate.price) || hotel.price }
  return (
    <div className="hotel">
      <div className="h-nav">
        <BackLink hotel={hotel} query={query} />
        <nav className="jump" part="jump" aria-label={t('jumpTo')}>
          {sections.map((text) => (
            <span key={text}>{t(text)}</span>
          ))}
        </nav>
        <BookingSteps current="CHOOSE_ROOM" />
      </div>
      <div className="split">
        <div className="main">
          <Gallery
            hotel={hotel}
            query={query}
            services={undefined}
            back={<BackLink hotel={hotel} query={query} onPicture />}
          />
          <HotelHeader
            hotel={priced}
            query={query}
            freeBy={choice?.freeBy}
            onMap={nothing}
            onReviews={nothing}
          />
          <div className="tabs-space" />
          <div className="sections">
            <Rooms query={query} list={list} access={access} name={hotel.name} choice={choice} />
            <Overview hotel={hotel} onMap={nothing} />
            <div className="sections below">
              <Description hotel={hotel} />
              <Amenities hotel={hotel} />
              <ImportantInfo hotel={hotel} />
            </div>
          </div>
        </div>
        <SideCard choice={choice} query={query} services={undefined} />
      </div>
      {choice && <BuyBar choice={choice} query={query} services={undefined} />}
    </div>
  )
}

function choiceOf({ rates, rooms }: ServedRates, access: WidgetAccess): Choice | undefined {
  const open = rates.filter((each) => !isLocked(each, access))
  const rate = cheapestOf(open)
  const [room] = rate ? roomsOf([rate], rooms) : []
  return rate && room && { rate, room, form: FORM, lowest: rate, freeBy: freeByOf(open) }
}

type RoomsProps = Omit<HotelPageProps, 'hotel'> & {
  readonly name: string
  readonly choice: Choice | undefined
}

function Rooms({ query, list, access, name, choice }: RoomsProps) {
  const { t, environment } = useWidget()
  const place = { id: query.hotelId, type: 'hotel', city: '', area: '', query: '' }
  return (
    <section className="part" data-section="rates">
      <div className="rooms-h">
        <Heading level={2} className="h3">
          {t('availableRooms')}
        </Heading>
        <div className="stay-editor">
          <StayFields form={createSearchForm(environment, { ...query, place })} errors={{}} />
        </div>
      </div>
      {list ? (
        <Rates list={list} query={query} access={access} choice={choice} />
      ) : (
        <div className="no-rates">
          <p className="loading" role="status">
            <span className="spin" />
            {t('loadingRooms', { name })}
          </p>
        </div>
      )}
    </section>
  )
}

// Rooms behind "View More" are included for browsers without script.
function Rates({
  list,
  query,
  access,
  choice,
}: Omit<RoomsProps, 'name' | 'list'> & { readonly list: ServedRates }) {
  const { t } = useWidget()
  const links = useBrandLinks()
  const filters = useFilters(list.rates)
  const rooms = roomsOf(list.rates, list.rooms, (rate) => isLocked(rate, access))
  const shown = firstRooms(rooms, FIRST)
  const [action, hidden, name] = choice
    ? formOf(checkoutLink(links, choice.rate), choice)
    : (['#', [], 'rate'] as const)
  const props = { query, access, name, chosen: choice?.rate }
  return (
    <form id={FORM} className="rates" part="rates" action={action}>
      {hidden.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Filters filters={filters} />
      <div className="rooms" role="radiogroup" aria-label={t('availableRooms')}>
        <RoomList {...props} rooms={shown} />
        {shown.length < rooms.length && (
          <div className="rooms rest">
            <RoomList {...props} rooms={rooms.slice(shown.length)} />
          </div>
        )}
      </div>
      {shown.length < rooms.length && (
        <button type="button" className="btn more">
          {t('viewMore')}
        </button>
      )}
    </form>
  )
}

type SentForm = readonly [action: string, hidden: readonly (readonly [string, string])[], name: string]

/** A form that a browser sends to the checkout of the chosen rate: the radio buttons take the place of the rate in the address. */
function formOf(link: string, { rate }: Choice): SentForm {
  const [action = '', query = ''] = link.split('?')
  const values = [...new URLSearchParams(query)]
  const [name] = values.find(([, value]) => value === rate.ppn_book_bundle) ?? ['rate']
  return [action, values.filter(([key]) => key !== name), name]
}

/** Placeholder of the page until the hotel is known. */
export const HotelSpace = () => (
  <div className="hotel">
    <HotelSkeleton />
  </div>
)
