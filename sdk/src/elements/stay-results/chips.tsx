import type { ListState, ResultsView } from '@staykit/stores/search'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'
import css from './filters.css'
import { useQuickFilters } from './quick-filters.ts'
import { useChips } from './use-chips.ts'

interface ChipsProps {
  view: ResultsView
  list: ListState
  onChange: (list: ListState) => void
}

/** A chip for each active filter, which removes it, and chips that add the most useful others. */
export function Chips({ view, list, onChange }: ChipsProps) {
  const { t } = useWidget()
  useSheet(css)
  const quick = useQuickFilters(view, list.filters)
  const active = useChips(view, list.filters)
  const covered = new Set(quick.flatMap(({ isOn, covers }) => (isOn ? covers : [])))
  const set = (next: ListState['filters']) => onChange({ ...list, filters: next, page: 1 })
  const remove = (key: string, text: string, off: ListState['filters']) => (
    <button
      key={key}
      type="button"
      className="chip"
      aria-label={t('removeFilter', { name: text })}
      onClick={() => set(off)}
    >
      {text}
      <Icon d={closeIcon} />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className="chips" role="group" aria-label={t('filters')}>
      {active.filter(({ key }) => !covered.has(key)).map(({ key, text, off }) => remove(key, text, off))}
      {/* An active one stays in its place, and with it the focus. */}
      {quick.map(({ key, text, count, isOn, next }) =>
        isOn ? (
          remove(key, text, next)
        ) : (
          <button key={key} type="button" className="chip quick" onClick={() => set(next)}>
            {text} <span className="muted num">{count}</span>
          </button>
        ),
      )}
      {active.length > 0 && (
        <button type="button" className="link sm" onClick={() => set({})}>
          {t('clearAll')}
        </button>
      )}
    </div>
  )
}
