import { formatDate, nightsOf } from '@staykit/domain'
import { isFiltered, type ListState, type ResultsState, type ResultsView } from '@staykit/stores/search'
import { useEffect, useRef } from 'react'
import type { Likes } from '../../features/likes/likes.ts'
import { sayNamed } from '../../messages/translate.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { tuneIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { countFilters, matchingOf } from './count-filters.ts'

const Chips = lazy(() => import('./filter-parts.ts').then((module) => module.Chips), 'optional')
const NoMatch = lazy(() => import('./no-match.tsx').then((module) => module.NoMatch))

interface ToolbarProps {
  state: ResultsState
  view: ResultsView
  likes: Likes | undefined
  onChange: (list: ListState) => void
  onFilters: () => void
  map: boolean
  /** Without it there is no map. */
  onMap: ((on: boolean) => void) | undefined
}

/** The number of listed hotels, the stay, and whether the list follows the member's preferences. */
function Title({
  state,
  view,
  likes,
  onChange,
}: Pick<ToolbarProps, 'state' | 'view' | 'likes' | 'onChange'>) {
  const { t, settings } = useWidget()
  const { list, query } = state
  const day = (date: string) =>
    formatDate(date, settings.locale, { weekday: 'short', month: 'short', day: 'numeric' })
  const matching = matchingOf(state, view)
  const { hotelCount = 0 } = view.location
  const matches = isFiltered(list.filters)
    ? t('someMatch', { count: matching, total: view.total })
    : hotelCount > view.total
      ? t('someHaveRoom', { count: view.total, total: hotelCount })
      : t('allMatch', { count: view.total })
  return (
    <div className="toolbar-t">
      <Heading level={1} className="h2" tabIndex={-1}>
        {t('hotelsIn', { place: view.location.name })}
      </Heading>
      <p className="sm muted" role="status">
        {matches}{' '}
        {query && (
          <span className="dates">
            {t('stay', {
              from: day(query.checkIn),
              to: day(query.checkOut),
              nights: t('nights', { count: nightsOf(query) }),
            })}
          </span>
        )}
        <span className="short">{t('totalsInclude')}</span>
      </p>
      {likes && (
        <div className="likes-place">
          <likes.Strip state={state} preferred={likes.preferred} change={onChange} />
        </div>
      )}
    </div>
  )
}

function Sort({ state: { list }, view, onChange }: Pick<ToolbarProps, 'state' | 'view' | 'onChange'>) {
  const { t } = useWidget()
  return (
    <label className="row sort">
      <span className="sm muted">{t('sort')}</span>
      <select
        className="input fit"
        aria-label={t('sort')}
        value={view.sort}
        onChange={(event) => onChange({ ...list, sort: event.target.value, page: 1 })}
      >
        {view.sorts.map(({ id, name }) => (
          <option key={id} value={id}>
            {sayNamed(t, `sort.${id}`, name)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A narrow toolbar shows only the button of the other view: the focus moves to it. */
function useViews(map: boolean, onMap: ToolbarProps['onMap']) {
  const views = useRef<HTMLDivElement>(null)
  const isTurned = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the view has changed
  useEffect(() => {
    const button = (isPressed: boolean) =>
      views.current?.querySelector<HTMLElement>(`[aria-pressed=${isPressed}]`)
    if (isTurned.current && button(true)?.offsetHeight === 0) button(false)?.focus()
  }, [map])
  function turn(on: boolean) {
    isTurned.current = true
    onMap?.(on)
  }
  return [views, turn] as const
}

/** The heading of the list, its sort and its active filters. */
export function Toolbar({ state, view, likes, onChange, onFilters, map, onMap }: ToolbarProps) {
  const { t } = useWidget()
  const { list, query } = state
  const count = countFilters(list.filters)
  const [views, turn] = useViews(map, onMap)
  return (
    <div className="toolbar" part="toolbar">
      <Title state={state} view={view} likes={likes} onChange={onChange} />
      <div className="row wrap tools">
        <button type="button" className="btn to-filters" onClick={onFilters}>
          <Icon d={tuneIcon} />
          {t('filters')}
          {count > 0 && <span className="tag">{count}</span>}
        </button>
        {onMap && (
          <div className="seg" ref={views}>
            <button type="button" aria-pressed={!map} onClick={() => turn(false)}>
              {t('listView')}
            </button>
            <button type="button" aria-pressed={map} onClick={() => turn(true)}>
              {t('mapView')}
            </button>
          </div>
        )}
        <Sort state={state} view={view} onChange={onChange} />
      </div>
      {count > 0 && (
        <div className="chip-row">
          <Chips view={view} list={list} onChange={onChange} />
        </div>
      )}
      {state.notice === 'no-match' && query && <NoMatch {...{ view, list, query, onChange }} />}
      {state.notice === 'filter-failed' && (
        <NotLoaded text={t('filterFailed')} onRetry={() => onChange(list)} />
      )}
    </div>
  )
}
