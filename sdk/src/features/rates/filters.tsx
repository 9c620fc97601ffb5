import type { Rate } from '@staykit/contract'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'

const tests = {
  freeCancellation: ({ isCancellable }: Rate) => isCancellable,
  breakfast: ({ hasBreakfast }: Rate) => hasBreakfast,
} as const
type Filter = keyof typeof tests
const names = ['freeCancellation', 'breakfast'] as const satisfies readonly Filter[]

/** Rates that pass the active filters. A filter that all rates or none would pass is not offered. */
export function useFilters(rates: readonly Rate[]) {
  const [active, setActive] = useState<readonly Filter[]>([])
  const offered = names.filter((name) => rates.some(tests[name]) && !rates.every(tests[name]))
  const used = active.filter((name) => offered.includes(name))
  return {
    offered,
    active: used,
    matching: rates.filter((rate) => used.every((name) => tests[name](rate))),
    toggle: (name: Filter) =>
      setActive(used.includes(name) ? used.filter((each) => each !== name) : [...used, name]),
    clear: () => setActive([]),
  }
}

/** The filters as buttons, and what to do when no rate passes them. */
export function Filters({ filters }: { readonly filters: ReturnType<typeof useFilters> }) {
  const { t } = useWidget()
  const { offered, active, matching, toggle, clear } = filters
  if (offered.length === 0) return null
  return (
    <>
      <fieldset className="chips" aria-label={t('filterRates')}>
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={active.includes(name)}
            onClick={() => toggle(name)}
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
      {matching.length === 0 && (
        <p className="note" role="status">
          {t('noMatch')}
          <button type="button" className="link" onClick={clear}>
            {t('showAll')}
          </button>
        </p>
      )}
    </>
  )
}
