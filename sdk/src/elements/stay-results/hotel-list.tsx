import type { ResultsState, ResultsView } from '@staykit/stores/search'
import type { WidgetAccess } from '../../features/use-access.ts'
import type { Services } from '../../page/services.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { LazyMount } from './lazy-mount.tsx'
import { Listing } from './listing.tsx'

const DealForm = lazy(
  () => import('../../features/deals/deal-form.tsx').then((module) => module.DealForm),
  'optional',
)
const SignUpBanner = lazy(
  () => import('./sign-up-banner.tsx').then((module) => module.SignUpBanner),
  'optional',
)

/** Index of the listing that the deal code form follows; by default it follows the last. */
const CODE_AFTER = 1
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
  const { query } = state
  if (!query) return null
  const isVisitor = access.isKnown && !access.signedIn
  const codeAt = Math.min(CODE_AFTER, view.hotels.length - 1)
  const asksForCode = isVisitor && !access.restrictedRates && (access.hasDealCode || !view.containsDeals)
  return (
    <ul className={state.busy ? 'list busy' : 'list'}>
      {view.hotels.map((hotel, index) => (
        <li
          // Keyed by position: a filter updates the texts of twenty rows instead of creating new ones.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above; state of a row is stored by hotel
          key={index}
          id={`listed-${hotel.id}`}
          className={pointed === hotel.id ? 'item pointed' : 'item'}
          onPointerEnter={() => onPoint?.(hotel.id)}
          onPointerLeave={() => onPoint?.(undefined)}
          onFocus={() => onPoint?.(hotel.id)}
          onBlur={() => onPoint?.(undefined)}
        >
          <Listing
            hotel={hotel}
            query={query}
            view={view}
            list={state.list}
            services={services}
            access={access}
            first={index === 0}
          />
          {asksForCode && index === codeAt && (
            <LazyMount className="code">
              <DealForm />
            </LazyMount>
          )}
          {isVisitor && (index + 1) % BANNER_EVERY === 0 && (
            <LazyMount>
              <SignUpBanner />
            </LazyMount>
          )}
        </li>
      ))}
    </ul>
  )
}
