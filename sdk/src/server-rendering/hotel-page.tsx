import type { Hotel, Rate } from '@staykit/contract'
import { byRoom, type HotelQuery } from '@staykit/stores/hotel'
import { createSearchForm } from '@staykit/stores/search'
import { BuyBar } from '../elements/stay-hotel/buy-bar.tsx'
import { Amenities, Description, ImportantInfo } from '../elements/stay-hotel/facts.tsx'
import { Gallery } from '../elements/stay-hotel/gallery.tsx'
import { HotelHeader } from '../elements/stay-hotel/hotel-header.tsx'
import { HotelSkeleton } from '../elements/stay-hotel/hotel-skeleton.tsx'
import { Overview } from '../elements/stay-hotel/overview.tsx'
import { SideCard } from '../elements/stay-hotel/side-card.tsx'
import { BookingSteps } from '../features/booking-steps/booking-steps.tsx'
import { RateList } from '../features/rates/rates-panel.tsx'
import { StayFields } from '../features/stay-fields/stay-fields.tsx'
import type { WidgetAccess } from '../features/use-access.ts'
import { Heading } from '../runtime/heading.tsx'
import { useWidget } from '../runtime/widget.ts'

interface HotelPageProps {
  hotel: Hotel
  query: HotelQuery
  /** When undefined, the element loads them. */
  rates: readonly Rate[] | undefined
  access: WidgetAccess
}

const sections = ['roomsAndRates', 'description', 'amenities', 'reviews'] as const
/** Number of rates that the element shows at first (rooms.tsx). */
const SHOWN = 4
const nothing = () => {}

/** The hotel page as the element shows it to a visitor; on a small screen the style sheet moves its rooms to the top. */
export function HotelPage({ hotel, query, rates, access }: HotelPageProps) {
  const { t } = useWidget()
  const lowest = rates && [...rates].sort((a, b) => a.price.final.minor - b.price.final.minor)[0]
  const priced = { ...hotel, price: (hotel.price && lowest?.price) || hotel.price }
  return (
    <div className="hotel">
      <BookingSteps current="CHOOSE_ROOM" />
      <HotelHeader hotel={priced} query={query} onBook={nothing} onMap={nothing} />
      <Gallery hotel={hotel} services={undefined} />
      <div className="split">
        <div className="sections">
          <nav className="jump" part="jump" aria-label={t('jumpTo')}>
            {sections.map((text) => (
              <span key={text}>{t(text)}</span>
            ))}
          </nav>
          <Overview hotel={hotel} onMap={nothing} />
          <Rooms query={query} rates={rates} access={access} name={hotel.name} />
          <div className="sections below">
            <Description hotel={hotel} />
            <Amenities hotel={hotel} />
            <ImportantInfo hotel={hotel} />
          </div>
        </div>
        <SideCard rate={undefined} hotel={priced} query={query} services={undefined} onBook={nothing} />
      </div>
      <BuyBar hotel={priced} query={query} onBook={nothing} />
    </div>
  )
}

function Rooms({ query, rates, access, name }: Omit<HotelPageProps, 'hotel'> & { name: string }) {
  const { t, environment } = useWidget()
  const place = { id: query.hotelId, type: 'hotel', city: '', area: '', query: '' }
  return (
    <section className="part rooms" data-section="rates">
      <Heading level={2} className="h3">
        {t('availableRooms')}
      </Heading>
      <div className="stay-editor">
        <StayFields form={createSearchForm(environment, { ...query, place })} errors={{}} />
      </div>
      <div className="card">
        {rates ? (
          <Rates rates={byRoom(rates)} access={access} />
        ) : (
          <p className="loading" role="status">
            <span className="spin" />
            {t('loadingRooms', { name })}
          </p>
        )}
      </div>
    </section>
  )
}

// Rates behind "View More" are included for browsers without script.
function Rates({ rates, access }: { rates: readonly Rate[]; access: WidgetAccess }) {
  return (
    <>
      <RateList rates={rates} access={access} first={SHOWN} onBook={nothing} />
      {rates.length > SHOWN && (
        <div className="rest">
          <RateList rates={rates.slice(SHOWN)} access={access} first={rates.length} onBook={nothing} />
        </div>
      )}
    </>
  )
}

/** Placeholder of the page until the hotel is known. */
export const HotelSpace = () => (
  <div className="hotel">
    <HotelSkeleton />
  </div>
)
