import type { ListState, ResultsState, ResultsView } from '@staykit/stores/search'
import { useEffect, useRef } from 'react'
import { sayNamed } from '../../messages/translate.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { tuneIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { countFilters } from './count-filters.ts'

const Chips = lazy(() => import('./filter-parts.ts').then((module) => module.Chips), 'optional')

interface ToolbarProps {
  state: ResultsState
  view: ResultsView
  onChange: (list: ListState) => void
  onFilters: () => void
  map: boolean
  /** Without it there is no map. */
  onMap: ((on: boolean) => void) | undefined
}

function Sort({ state: { list }, view, onChange }: Pick<ToolbarProps, 'state' | 'view' | 'onChange'>) {
  const { t } = useWidget()
  return (
    <label className="sort">
      <span className="sr">{t('sort')}</span>
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

/** Only the button of the other view is shown: the focus moves to it. */
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

/** Filters, the other view and the sort, in one line above list and map. */
export function Toolbar({ state, view, onChange, onFilters, map, onMap }: ToolbarProps) {
  const { t } = useWidget()
  const { list } = state
  const count = countFilters(list.filters)
  const [views, turn] = useViews(map, onMap)
  return (
    <div className="toolbar" part="toolbar">
      <button type="button" className="btn to-filters" onClick={onFilters}>
        <Icon d={tuneIcon} />
        {t('filters')}
        {count > 0 && <span className="tag">{count}</span>}
      </button>
      <div className="chip-row">
        <Chips view={view} list={list} onChange={onChange} />
      </div>
      {onMap && (
        <div className="views" ref={views}>
          <button type="button" className="btn" aria-pressed={!map} onClick={() => turn(false)}>
            {t('listView')}
          </button>
          <button type="button" className="btn" aria-pressed={map} onClick={() => turn(true)}>
            {t('mapView')}
          </button>
        </div>
      )}
      <Sort state={state} view={view} onChange={onChange} />
    </div>
  )
}
