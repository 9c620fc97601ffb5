import { useState } from 'react'
import { Shade } from '../../ui/shade.tsx'
import { useAccess } from '../../ui/use-access.ts'
import { useWidget } from '../../widget.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { Filters } from './filters.tsx'
import { HotelList } from './hotel-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { Pages } from './pages.tsx'
import { ResultsError } from './results-error.tsx'
import { Toolbar } from './toolbar.tsx'
import { type StayResultsProps, useResults } from './use-results.ts'

/** The results page of a search. */
export function StayResults(props: StayResultsProps) {
  const { shade = 'widget' } = props
  const results = useResults(props)
  const access = useAccess(results?.services)
  const { environment, t } = useWidget()
  const [drawer, setDrawer] = useState(() => hasFlag(environment.navigation.href(), 'filter'))
  if (!results) return null
  const { state, change, retry } = results
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
      <aside className="side" part="filters" aria-label={t('filters')}>
        <Filters view={view} list={state.list} onChange={change} />
      </aside>
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

// A query flag is on with any value but 0 or false (OQ-60).
function hasFlag(href: string, name: string): boolean {
  const value = new URL(href).searchParams.get(name)
  return value !== null && value !== '0' && value !== 'false'
}
