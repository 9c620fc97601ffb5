import { type ReactNode, useMemo, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../icon/icon.tsx'
import { downIcon } from '../icon/icons.ts'

/** `label` replaces the name visually. */
export type FilterOptions = readonly { id: string; name: string; count: number; label?: ReactNode }[]

interface FilterGroupProps {
  /** The checkboxes are named `{name}:{id}`. */
  name: string
  legend: string
  options: FilterOptions
  chosen: readonly (string | number)[] | undefined
  /** Language of the names, where it is not that of the page. */
  lang?: string | undefined
  onToggle: (id: string) => void
}

/** Number of options of a group before "View More". */
const FIRST = 5

/** Checkboxes with the number of hotels of each; long groups show their first five. */
export function FilterGroup({ name: group, legend, options, chosen = [], lang, onToggle }: FilterGroupProps) {
  const { t, settings } = useWidget()
  const [expanded, setExpanded] = useState(false)
  // Each call of toLocaleString makes a formatter.
  const numbers = useMemo(() => new Intl.NumberFormat(settings.locale), [settings.locale])
  if (options.length === 0) return null
  const isChosen = (id: string) => chosen.some((value) => String(value) === id)
  const visible = options.filter(({ id }, index) => expanded || index < FIRST || isChosen(id))
  return (
    <fieldset>
      <legend>{legend}</legend>
      {visible.map(({ id, name, count, label }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            name={`${group}:${id}`}
            checked={isChosen(id)}
            aria-label={name}
            lang={lang}
            onChange={({ currentTarget }) => onToggle(currentTarget.name.slice(group.length + 1))}
          />
          <span className="grow" aria-hidden="true" lang={lang}>
            {label ?? name}
          </span>
          <span className="sm muted num">{numbers.format(count)}</span>
        </label>
      ))}
      {options.length > FIRST && (
        <button
          type="button"
          className="link sm"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'viewLess' : 'viewMore')}
          <Icon d={downIcon} className="turn" />
        </button>
      )}
    </fieldset>
  )
}
