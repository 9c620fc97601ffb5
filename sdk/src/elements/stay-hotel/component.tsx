import type { Hotel, Rate } from '@staykit/contract'
import { useState } from 'react'
import { BookingSteps } from '../../features/booking-steps/booking-steps.tsx'
import { NothingToShow } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { LoadingOverlay } from '../../ui/loading-overlay/loading-overlay.tsx'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { BuyBar } from './buy-bar.tsx'
import { Gallery } from './gallery.tsx'
import { HotelHeader } from './hotel-header.tsx'
import { HotelSkeleton } from './hotel-skeleton.tsx'
import { Sections } from './sections.tsx'
import { SideCard } from './side-card.tsx'
import type { StayNoticeProps } from './stay-notice.tsx'
import { type StayHotelProps, useHotel } from './use-hotel.ts'
import { useJump } from './use-jump.ts'

const StayNotice = lazy<StayNoticeProps>(() =>
  import('./stay-notice.tsx').then((module) => module.StayNotice),
)
const HotelError = lazy(() => import('./hotel-error.tsx').then((module) => module.HotelError))

/** The hotel page. */
export function StayHotel(props: StayHotelProps) {
  const { loadingOverlay = 'widget' } = props
  const { host } = useWidget()
  const view = useHotel(props)
  const mobile = useMedia(MOBILE)
  const hotel = view?.state.hotel
  const [lowest, setLowest] = useState<Rate | null>()
  const { root, whole, jumpTo, arrive } = useJump(hotel !== undefined, mobile ? undefined : view?.section)
  if (!view) return <NothingToShow />
  const { state, query, trouble, setStay, refresh } = view
  if (state.status === 'failed') return <HotelError query={query} onRefresh={refresh} />
  if (!hotel) {
    // Server-rendered content stays until the whole hotel is loaded.
    if (host.querySelector(':scope > :not([slot])')) return <slot />
    const { checkIn, checkOut } = query
    return (
      <div className="hotel">
        {loadingOverlay !== 'none' && (
          <LoadingOverlay page={loadingOverlay === 'page'} checkIn={checkIn} checkOut={checkOut} />
        )}
        <HotelSkeleton />
      </div>
    )
  }
  const toRooms = () => jumpTo('rates')
  // There is no price of dates that are not chosen yet.
  const priced = { ...hotel, price: trouble === 'InvalidDates' ? undefined : priceOf(hotel, lowest) }
  return (
    <div className="hotel" ref={root}>
      <BookingSteps current="CHOOSE_ROOM" />
      {trouble && <StayNotice trouble={trouble} query={query} />}
      <HotelHeader hotel={priced} query={query} onBook={toRooms} onMap={() => jumpTo('map')} />
      <Gallery hotel={hotel} services={view.services} />
      <div className="split">
        <Sections
          hotel={hotel}
          query={query}
          services={view.services}
          mobile={mobile}
          whole={whole}
          onShown={arrive}
          isDated={trouble !== 'InvalidDates'}
          onLowest={setLowest}
          onStay={setStay}
          onJump={jumpTo}
        />
        <SideCard
          hotel={priced}
          rate={lowest ?? undefined}
          query={query}
          services={view.services}
          onBook={toRooms}
        />
      </div>
      <BuyBar hotel={priced} query={query} onBook={toRooms} />
    </div>
  )
}

/**
 * The lowest bookable rate of this traveller; until the rates are loaded, the hotel's own price (HOT-248). Without a room
 * there is no price and nothing to book.
 */
const priceOf = ({ price }: Hotel, lowest: Rate | null | undefined) =>
  lowest === null ? undefined : (price && lowest?.price) || price
