import { hasMemberRates } from '@staykit/domain'
import type { ResultsState, ResultsView } from '@staykit/stores/search'
import { memo, useState } from 'react'
import type { WidgetAccess } from '../../features/use-access.ts'
import type { Services } from '../../page/services.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { LazyMount } from './lazy-mount.tsx'
import { Listing, type ListingProps } from './listing.tsx'
import { useRowStay } from './row-stay.ts'

const DealForm = lazy(
  () => import('../../features/deals/deal-form.tsx').then((module) => module.DealForm),
  'optional',
)
const SignUpBanner = lazy(
  () => import('./sign-up-banner.tsx').then((module) => module.SignUpBanner),
  'optional',
)

/** Index of the listing that the deal code form follows; by default it follows the last. */
const CODE_AFTER = 3
/** A sign-up banner after every so many listings, for visitors. */
const BANNER_EVERY = 3

interface HotelListProps {
  state: ResultsState
  view: ResultsView
  services: Services | undefined
  access: WidgetAccess
  /** Hotel that is pointed at on the open map. */
  pointed?: string | undefined
  /** Called while the map is open, when the pointer or the focus comes to a hotel or leaves it. */
  onPoint?: (id: string | undefined) => void
}

/** One page of hotels. */
export function HotelList({ state, view, services, access, pointed, onPoint }: HotelListProps) {
  const stay = useRowStay(state.query)
  const [followed, follow] = useState<string>()
  if (!stay) return null
  const isVisitor = access.isKnown && !access.signedIn
  const codeAt = Math.min(CODE_AFTER, view.hotels.length - 1)
  const asksForCode = isVisitor && !access.restrictedRates && (access.hasDealCode || !view.containsDeals)
  return (
    <ul className={state.busy ? 'list busy' : 'list'}>
      {view.hotels.map((hotel, index) => (
        <Row
          // Keyed by position: a filter updates the texts of twenty rows instead of creating new ones.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above; state of a row is stored by hotel
          key={index}
          hotel={hotel}
          stay={stay}
          filtered={state.list.filters.amenities}
          services={services}
          locked={!hasMemberRates(access)}
          isLite={access.cugLite}
          isChecking={access.isChecking}
          first={index === 0}
          isFollowed={followed === hotel.id}
          onFollow={follow}
          isPointed={pointed === hotel.id}
          onPoint={onPoint}
          hasCode={asksForCode && index === codeAt}
          hasBanner={isVisitor && (index + 1) % BANNER_EVERY === 0}
        />
      ))}
    </ul>
  )
}

interface RowProps extends ListingProps {
  isPointed: boolean
  onPoint: HotelListProps['onPoint']
  hasCode: boolean
  hasBanner: boolean
}

/** Renders only when its hotel changes: a list renders first when a filter is clicked, and then with its answer. */
const Row = memo(({ isPointed, onPoint, hasCode, hasBanner, ...listing }: RowProps) => {
  const { id } = listing.hotel
  const pointing = onPoint && {
    onPointerEnter: () => onPoint(id),
    onPointerLeave: () => onPoint(undefined),
    onFocus: () => onPoint(id),
    onBlur: () => onPoint(undefined),
  }
  return (
    <li id={`listed-${id}`} className={isPointed ? 'item pointed' : 'item'} {...pointing}>
      <Listing {...listing} />
      {hasCode && (
        <LazyMount className="code">
          <DealForm />
        </LazyMount>
      )}
      {hasBanner && (
        <LazyMount>
          <SignUpBanner />
        </LazyMount>
      )}
    </li>
  )
})
