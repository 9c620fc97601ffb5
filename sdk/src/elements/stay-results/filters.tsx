import { SUPPLIER_LANGUAGE } from '@staykit/contract'
import { amenities as knownAmenities } from '@staykit/domain'
import type { ListState, ResultsView } from '@staykit/stores/search'
import { useId } from 'react'
import { Stars } from '../../features/hotel/stars.tsx'
import type { Translate } from '../../messages/translate.ts'
import { sayNamed } from '../../messages/translate.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { FilterGroup, type FilterOptions } from '../../ui/filter-group/filter-group.tsx'
import { countFilters } from './count-filters.ts'
import { type ListFilter, priceFilter, toggled } from './filter-changes.ts'
import css from './filters.css'
import { NameFilter } from './name-filter.tsx'
import { PriceFilter } from './price-filter.tsx'

export interface FiltersProps {
  view: ResultsView
  list: ListState
  /** Number of rooms of the search. */
  rooms: number
  onChange: (list: ListState) => void
  /** The chips, which have a button that clears them, are out of sight. */
  coversChips?: boolean
}

/** All filters; each applies at once. */
export function Filters({ view, list, rooms, onChange, coversChips = false }: FiltersProps) {
  const { t } = useWidget()
  useSheet(css)
  const heading = useId()
  const { filters } = list
  const set = (next: ListState['filters']) => onChange({ ...list, filters: next, page: 1 })
  const group = (name: ListFilter, legend: string, options: FilterOptions, isNumeric = false) => (
    <FilterGroup
      name={name}
      lang={name === 'promotions' ? SUPPLIER_LANGUAGE : undefined}
      legend={legend}
      options={options}
      chosen={filters[name]}
      onToggle={(id) => set(toggled(filters, name, isNumeric ? Number(id) : id))}
    />
  )
  const stars = ['5', '4', '3', '2', '1'].map((id) => {
    const count = view.stars.find((facet) => facet.id === id)?.count ?? 0
    return { id, name: t('starRating', { count: Number(id) }), count, label: <Stars rating={Number(id)} /> }
  })
  return (
    <form className="filters" aria-labelledby={heading} onSubmit={(event) => event.preventDefault()}>
      <div className="row between">
        {/* The name of the form, no heading: it stands before the first one of the element. */}
        <p className="h4" id={heading}>
          {t('filters')}
        </p>
        {coversChips && countFilters(filters) > 0 && (
          <button type="button" className="link sm" onClick={() => set({})}>
            {t('clearAll')}
          </button>
        )}
      </div>
      <NameFilter name={filters.hotelName ?? ''} onChange={(hotelName) => set({ ...filters, hotelName })} />
      <PriceFilter
        prices={view.prices}
        rooms={rooms}
        chosen={filters.prices}
        onChange={(range, whole) => set({ ...filters, prices: priceFilter(range, whole) })}
      />
      {group('stars', t('starFilter'), stars, true)}
      {group('amenities', t('amenities'), amenityOptions(view, t), true)}
      {group('liked', t('liked'), likedOptions(view, t))}
      {group('areas', t('areas'), view.neighborhoods)}
      {group('hotelBrands', t('brands'), view.chains)}
      {group('promotions', t('promotions'), view.promotions)}
    </form>
  )
}

const likedOptions = (view: ResultsView, t: Translate): FilterOptions =>
  (view.liked ?? []).map(({ id, name, count }) => ({ id, name: sayNamed(t, `liked.${id}`, name), count }))

/** The ten amenities in fixed order (HOT-081); other amenities of the server are no filters. */
const amenityOptions = (view: ResultsView, t: Translate): FilterOptions =>
  knownAmenities.map(({ id, name }) => {
    const found = view.amenities.find((facet) => facet.id === String(id))
    const label = sayNamed(t, `amenity.${id}`, found?.name ?? name)
    return { id: String(id), name: label, count: found?.count ?? 0 }
  })
