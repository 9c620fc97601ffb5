import { useRef, useState } from 'react'
import { lazy } from '../../ui/lazy.tsx'
import { Shade } from '../../ui/shade.tsx'
import { useNear } from '../../ui/use-near.ts'
import { useWidget } from '../../widget.ts'
import type { FiltersProps } from './filters.tsx'
import { HotelList } from './hotel-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { Pages } from './pages.tsx'
import { Toolbar } from './toolbar.tsx'
import { type StayResultsProps, useResults } from './use-results.ts'

const Filters = lazy(() => import('./filter-parts.ts').then((module) => module.Filters))
const FilterDrawer = lazy(() => import('./filter-parts.ts').then((module) => module.FilterDrawer))
const ResultsError = lazy(() => import('./results-error.tsx').then((module) => module.ResultsError))

/** The results page of a search. */
export function StayResults(props: StayResultsProps) {
  const { shade = 'widget' } = props
  const results = useResults(props)
  const { environment } = useWidget()
  const [drawer, setDrawer] = useState(() => hasFlag(environment.navigation.href(), 'filter'))
  if (!results) return null
  const { state, access, change, retry } = results
  const { status, view, query } = state

  if (status === 'failed' && state.error)
    return <ResultsError error={state.error} query={query} onRetry={retry} />
  if (!view || status === 'loading') {
    return (
      <div className="results-wait">
        {shade !== 'none' && query && (
          <Shade page={shade === 'page'} checkIn={query.checkIn} checkOut={query.checkOut} />
        )}
        <ListSkeleton />
      </div>
    )
  }
  return (
    <div className="results">
      <FilterSide view={view} list={state.list} onChange={change} />
      <div className="main" aria-busy={state.busy}>
        <Toolbar state={state} view={view} onChange={change} onFilters={() => setDrawer(true)} />
        <HotelList state={state} view={view} access={access} />
        <Pages
          page={state.notice === 'no-match' ? 1 : state.list.page}
          pages={view.pages}
          onPage={(page) => change({ ...state.list, page })}
        />
      </div>
      {drawer && (
        <FilterDrawer view={view} list={state.list} onChange={change} onClose={() => setDrawer(false)} />
      )}
    </div>
  )
}

// The filters beside the list; their code comes where there is room for them.
function FilterSide(props: FiltersProps) {
  const { t } = useWidget()
  const ref = useRef<HTMLElement>(null)
  const isShown = useNear(ref)
  return (
    <aside ref={ref} className="side" part="filters" aria-label={t('filters')}>
      {isShown && <Filters {...props} />}
    </aside>
  )
}

// A query flag is on with any value but 0 or false (OQ-60).
function hasFlag(href: string, name: string): boolean {
  const value = new URL(href).searchParams.get(name)
  return value !== null && value !== '0' && value !== 'false'
}
