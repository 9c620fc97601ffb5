import { hasFlag, withFlag } from '@staykit/stores/search'
import { useEffect, useRef, useState } from 'react'
import { useMapSource } from '../../features/map/map-source.ts'
import { usePageScroll } from '../../features/use-page-scroll.ts'
import { NothingToShow } from '../../page/with-brand.tsx'
import { ANY_HEADING } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useIdle } from '../../ui/lazy/use-idle.ts'
import { LoadingOverlay } from '../../ui/loading-overlay/loading-overlay.tsx'
import { useNear } from '../../ui/use-near.ts'
import { matchingOf } from './count-filters.ts'
import type { FiltersProps } from './filters.tsx'
import { HotelList } from './hotel-list.tsx'
import { Later } from './later.tsx'
import { LazyMount } from './lazy-mount.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTitle } from './list-title.tsx'
import { Toolbar } from './toolbar.tsx'
import { type ResultsView, type StayResultsProps, useResults } from './use-results.ts'

const Filters = lazy(() => import('./filter-parts.ts').then((module) => module.Filters))
const FilterDrawer = lazy(() => import('./filter-parts.ts').then((module) => module.FilterDrawer))
const Pages = lazy(() => import('../../ui/pages/pages.tsx').then((module) => module.Pages))
const AreasSide = lazy(() => import('./areas-side.tsx').then((module) => module.AreasSide), 'optional')
const MapSide = lazy(() => import('./map-side.tsx').then((module) => module.MapSide))
const ResultsError = lazy(() => import('./results-error.tsx').then((module) => module.ResultsError))

/** The results page of a search. */
export function StayResults(props: StayResultsProps) {
  const { loadingOverlay = 'widget' } = props
  const { t } = useWidget()
  const results = useResults(props)
  usePageScroll()
  const [drawer, setDrawer] = useFlag('filter')
  const [isOpen, setMap] = useMapFlag()
  const [isMapShown, showMap] = useState(false)
  const [pointed, point] = useState<string>()
  // A place without streets has a list of neighborhoods instead.
  const source = useMapSource(results?.services, results?.state.view?.location.geo)
  const hasMap = source !== 'none'
  const map = isOpen && hasMap
  if (!results) return <NothingToShow />
  const { state, services, access, likes, change, showLater, retry } = results
  const { status, view, query } = state

  if (status === 'failed' && state.error)
    return <ResultsError error={state.error} query={query} onRetry={retry} />
  if (!view || status === 'loading') {
    return (
      <div className="results-wait">
        {loadingOverlay !== 'none' && query && (
          <LoadingOverlay
            page={loadingOverlay === 'page'}
            checkIn={query.checkIn}
            checkOut={query.checkOut}
          />
        )}
        <ListSkeleton />
      </div>
    )
  }
  const rooms = query?.occupancy.length ?? 1
  return (
    <div className={map ? 'results with-map' : 'results'}>
      <Toolbar
        state={state}
        view={view}
        onChange={change}
        onFilters={() => setDrawer(true)}
        map={map}
        onMap={hasMap ? setMap : undefined}
      />
      <FilterSide view={view} list={state.list} rooms={rooms} onChange={change} />
      <div className="main" aria-busy={state.busy}>
        <ListTitle {...{ state, view, likes }} onChange={change} />
        <Later state={state} view={view} onShow={showLater} />
        <HotelList {...{ state, view, services, access }} {...(isMapShown && { pointed, onPoint: point })} />
        {view.pages > 1 && (
          <LazyMount>
            <Pages
              label={t('pages')}
              page={state.list.page}
              pages={view.pages}
              onPage={(page) => change({ ...state.list, page })}
            />
          </LazyMount>
        )}
      </div>
      <MapColumn
        {...{ results, pointed, source }}
        open={map}
        onShown={showMap}
        onClose={() => setMap(false)}
        onPoint={point}
        onFilters={() => setDrawer(true)}
      />
      {drawer && (
        <FilterDrawer
          view={view}
          list={state.list}
          rooms={rooms}
          matching={matchingOf(state, view)}
          onChange={change}
          onClose={() => setDrawer(false)}
        />
      )}
    </div>
  )
}

// The filters beside the list; their code loads if there is space for them.
function FilterSide(props: FiltersProps) {
  const { t, box } = useWidget()
  const ref = useRef<HTMLElement>(null)
  const isShown = useNear(ref)
  return (
    <aside ref={ref} className="side" part="filters" aria-label={t('filters')}>
      <button
        type="button"
        className="btn skip"
        onClick={() => box.querySelector<HTMLElement>(ANY_HEADING)?.focus()}
      >
        {t('skipFilters')}
      </button>
      {isShown && <Filters {...props} />}
    </aside>
  )
}

// The map beside the list or in its place, or the neighborhoods; the code loads when they are shown, beside the list after it.
interface MapColumnProps {
  results: ResultsView
  pointed: string | undefined
  onPoint: (id: string | undefined) => void
  onFilters: () => void
  source: ReturnType<typeof useMapSource>
  open: boolean
  onShown: (isShown: boolean) => void
  onClose: () => void
}

function MapColumn({ source, open, onShown, ...rest }: MapColumnProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref)
  const isIdle = useIdle()
  const isShown = source !== undefined && (open || (isNear && isIdle))
  useEffect(() => onShown(isShown), [isShown, onShown])
  return (
    <div ref={ref} className="map-side" part="map">
      {isShown &&
        (source === 'none' ? <AreasSide results={rest.results} /> : <MapSide isOpen={open} {...rest} />)}
    </div>
  )
}

/** A flag in the page's query: its initial value, and a toggle that updates the query (OQ-60). */
function useFlag(name: string): [on: boolean, set: (on: boolean) => void] {
  const { environment } = useWidget()
  const [on, setOn] = useState(() => hasFlag(environment.navigation.href(), name))
  return [
    on,
    (next) => {
      setOn(next)
      environment.history.replace(withFlag(environment.navigation.href(), name, next))
    },
  ]
}

/** The open map, in the page's query; Back closes it. */
function useMapFlag(): [on: boolean, set: (on: boolean) => void] {
  const { history, navigation } = useWidget().environment
  const [on, setOn] = useState(() => hasFlag(navigation.href(), 'map'))
  useEffect(() => history.onChange(() => setOn(hasFlag(navigation.href(), 'map'))), [history, navigation])
  return [
    on,
    (next) => {
      setOn(next)
      history.push(withFlag(navigation.href(), 'map', next))
    },
  ]
}
