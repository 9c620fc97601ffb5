import { amenities } from '@staykit/domain'
import type { ListState, ResultsView } from '@staykit/stores/search'
import { serverWord } from '../../messages/server-word.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { closeIcon } from '../../ui/icons.ts'
import { type ListFilter, priceRange, toggled, wholeRange } from './filter-changes.ts'
import css from './filters.css'
import { useWholeMoney } from './use-whole-money.ts'

interface ChipsProps {
  view: ResultsView
  list: ListState
  onChange: (list: ListState) => void
}

/** A chip for each filter that is on; pressing one takes it off. */
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

/** The filters that are on: in words, and what is left without them. */
function useChips(view: ResultsView, filters: ListState['filters']) {
  const { t } = useWidget()
  const money = useWholeMoney()
  const nameOf = (facets: readonly { id: string; name: string }[], id: string | number) =>
    facets.find((facet) => facet.id === String(id))?.name
  const group = (name: ListFilter, text: (value: string | number) => string | undefined) =>
    ((filters[name] ?? []) as readonly (string | number)[]).map((value) => ({
      text: text(value) ?? String(value),
      off: toggled(filters, name, value),
    }))
  const [low, high] = priceRange(filters.prices, wholeRange(view.prices))
  return [
    ...(filters.hotelName ? [{ text: filters.hotelName, off: { ...filters, hotelName: undefined } }] : []),
    ...(filters.prices
      ? [
          {
            text: t('priceChip', { from: money(low), to: money(high) }),
            off: { ...filters, prices: undefined },
          },
        ]
      : []),
    ...(filters.bounds ? [{ text: t('areaOnMap'), off: { ...filters, bounds: undefined } }] : []),
    ...group('stars', (value) => t('starRating', { count: Number(value) })),
    ...group('amenities', (value) =>
      serverWord(
        t,
        `amenity.${value}`,
        amenities.find(({ id }) => id === value)?.name ?? nameOf(view.amenities, value) ?? String(value),
      ),
    ),
    ...group('areas', (value) => nameOf(view.neighborhoods, value)),
    ...group('hotelBrands', (value) => nameOf(view.chains, value)),
    ...group('promotions', (value) => nameOf(view.promotions, value)),
  ]
}
