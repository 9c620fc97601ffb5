import type { ListState, ResultsView } from '@staykit/stores/search'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { closeIcon } from '../../ui/icon/icons.ts'
import css from './filters.css'
import { useChips } from './use-chips.ts'

interface ChipsProps {
  view: ResultsView
  list: ListState
  onChange: (list: ListState) => void
}

/** A chip for each active filter; a click removes the filter. */
export function Chips({ view, list, onChange }: ChipsProps) {
  const { t } = useWidget()
  useSheet(css)
  const chips = useChips(view, list.filters)
  const set = (next: ListState['filters']) => onChange({ ...list, filters: next, page: 1 })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className="chips" role="group" aria-label={t('activeFilters')}>
      {chips.map(({ text, off }) => (
        <button
          key={text}
          type="button"
          className="chip"
          aria-label={t('removeFilter', { name: text })}
          onClick={() => set(off)}
        >
          {text}
          <Icon d={closeIcon} />
        </button>
      ))}
      <button type="button" className="link" onClick={() => set({})}>
        {t('clearAll')}
      </button>
    </div>
  )
}
