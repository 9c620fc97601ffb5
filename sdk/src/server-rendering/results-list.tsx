import type { Hotel } from '@staykit/contract'
import { type ResultsState, type ResultsView, writeListState } from '@staykit/stores/search'
import { HotelList } from '../elements/stay-results/hotel-list.tsx'
import { ListSkeleton } from '../elements/stay-results/list-skeleton.tsx'
import { ListTitle } from '../elements/stay-results/list-title.tsx'
import { Toolbar } from '../elements/stay-results/toolbar.tsx'
import type { WidgetAccess } from '../features/use-access.ts'
import { useWidget } from '../runtime/widget.ts'
import { pageNumbers } from '../ui/pages/page-numbers.ts'

interface ResultsListProps {
  state: ResultsState
  view: ResultsView
  access: WidgetAccess
  /** Without it there are no links to other pages. */
  pageUrl: string | undefined
}

/** The list as the element shows it to a visitor, with space for its filters and its map. */
export function ResultsList({ state, view, access, pageUrl }: ResultsListProps) {
  const { t } = useWidget()
  const nothing = () => {}
  const hotels = access.isChecking ? view.hotels.map(withoutPrice) : view.hotels
  return (
    <div className="results">
      <Toolbar state={state} view={view} onChange={nothing} onFilters={nothing} map={false} onMap={nothing} />
      <aside className="side" part="filters" aria-label={t('filters')} />
      <div className="main">
        <ListTitle {...{ state, view }} likes={undefined} onChange={nothing} />
        <HotelList state={state} view={{ ...view, hotels }} services={undefined} access={access} />
        {view.pages > 1 && (
          <div className="lazy-mount">
            {pageUrl && <PageLinks state={state} pages={view.pages} href={pageUrl} />}
          </div>
        )}
      </div>
      <div className="map-side" part="map" />
    </div>
  )
}

const withoutPrice = (hotel: Hotel): Hotel => ({ ...hotel, price: undefined, memberSavings: undefined })

/** The page numbers as links. */
function PageLinks({ state: { list }, pages, href }: { state: ResultsState; pages: number; href: string }) {
  const { t } = useWidget()
  const { page } = list
  return (
    <nav className="pages" part="pages" aria-label={t('pages')}>
      {pageNumbers(page, pages).map((number) =>
        number > 0 ? (
          <a
            key={number}
            className={number === page ? 'btn icon primary' : 'btn icon'}
            aria-label={t('page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            href={addressOf(writeListState(href, { ...list, page: number }))}
          >
            {number}
          </a>
        ) : (
          <span key={number} className="muted">
            …
          </span>
        ),
      )}
    </nav>
  )
}

// The origin that the server sees may differ from the traveller's.
const addressOf = (href: string) => {
  const { pathname, search } = new URL(href)
  return pathname + search
}

/** Placeholder of the list until the hotels are known. */
export const ResultsSpace = () => (
  <div className="results-wait">
    <ListSkeleton />
  </div>
)
