import type { Hotel } from '@staykit/contract'
import { useState } from 'react'
import { BookingSteps } from '../../features/booking-steps/booking-steps.tsx'
import { BuyBar } from '../../features/rates/buy-bar.tsx'
import type { Choice } from '../../features/rates/choice.ts'
import { NothingToShow } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { LoadingOverlay } from '../../ui/loading-overlay/loading-overlay.tsx'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { Gallery } from './gallery.tsx'
import { BackLink, HotelHeader } from './hotel-header.tsx'
import { HotelSkeleton } from './hotel-skeleton.tsx'
import { JumpBar, Sections } from './sections.tsx'
import { SideCard } from './side-card.tsx'
import type { StayNoticeProps } from './stay-notice.tsx'
import { type StayHotelProps, useHotel } from './use-hotel.ts'
import { useJump } from './use-jump.ts'
import { useWide } from './use-wide.ts'

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
  const wide = useWide(host)
  const hotel = view?.state.hotel
  const [choice, setChoice] = useState<Choice | null>()
  const { root, whole, jumpTo, arrive } = useJump(hotel !== undefined, mobile ? undefined : view?.section)
  if (!view) return <NothingToShow />
  const { state, query, trouble, setStay } = view
  if (state.status === 'failed') return <HotelError view={view} />
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
  // There is no price of dates that are not chosen yet.
  const isDated = trouble !== 'InvalidDates'
  const shown = isDated ? choice : null
  const priced = { ...hotel, price: priceOf(hotel, shown) }
  return (
    <div className="hotel" ref={root}>
      <div className="h-nav">
        {!mobile && <BackLink hotel={hotel} query={query} />}
        {!mobile && <JumpBar onJump={jumpTo} />}
        <BookingSteps current="CHOOSE_ROOM" />
      </div>
      {trouble && <StayNotice trouble={trouble} requested={view.requested} query={query} />}
      <div className="split">
        <div className="main">
          <Gallery
            hotel={hotel}
            query={query}
            services={view.services}
            mobile={mobile}
            back={mobile && <BackLink hotel={hotel} query={query} onPicture />}
          />
          <HotelHeader
            hotel={priced}
            query={query}
            freeBy={shown?.freeBy}
            onMap={() => jumpTo('map')}
            onReviews={() => jumpTo('reviews')}
          />
          <Sections
            hotel={hotel}
            query={query}
            services={view.services}
            mobile={mobile}
            whole={whole}
            onShown={arrive}
            isDated={isDated}
            onChoice={setChoice}
            onStay={setStay}
            onJump={jumpTo}
          />
        </div>
        {wide && <SideCard choice={shown} query={query} services={view.services} />}
      </div>
      {!wide && shown && <BuyBar choice={shown} query={query} services={view.services} />}
      {/* Server-rendered rates stay until the element has its own (first-render.ts). */}
      {!wide && shown === undefined && <span className="skel" hidden />}
    </div>
  )
}

/**
 * The price of the lowest rate that this traveller can choose; until the rates are loaded, the hotel's own (HOT-248). Without
 * a room there is no price and nothing to book.
 */
const priceOf = ({ price }: Hotel, choice: Choice | null | undefined) =>
  choice === null ? undefined : (choice?.lowest.price ?? price)
