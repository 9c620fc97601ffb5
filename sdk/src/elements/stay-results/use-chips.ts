import { amenities, type HotelFilters } from '@staykit/domain'
import type { ResultsView } from '@staykit/stores/search'
import { useWholeMoney } from '../../features/use-whole-money.ts'
import { sayNamed } from '../../messages/translate.ts'
import { useWidget } from '../../runtime/widget.ts'
import { type ListFilter, namedRange, toggled, wholeRange } from './filter-changes.ts'
import { keyOf } from './quick-filters.ts'

/** An active filter: its text, and the filters that remain without it. */
export interface Chip {
  readonly key: string
  readonly text: string
  readonly off: HotelFilters
  /** The group whose values are alternatives; other filters narrow the list independently. */
  readonly anyOf?: ListFilter
}

/** The active filters. */
export function useChips(view: ResultsView, filters: HotelFilters): Chip[] {
  const { t } = useWidget()
  const money = useWholeMoney()
  const nameOf = (facets: readonly { id: string; name: string }[], id: string | number) =>
    facets.find((facet) => facet.id === String(id))?.name
  const group = (name: ListFilter, text: (value: string | number) => string | undefined): Chip[] =>
    ((filters[name] ?? []) as readonly (string | number)[]).map((value) => ({
      key: keyOf(name, value),
      text: text(value) ?? String(value),
      off: toggled(filters, name, value),
      ...(name !== 'amenities' && { anyOf: name }),
    }))
  const [low, high] = namedRange(filters.prices, wholeRange(view.prices))
  const { hotelName, prices, bounds } = filters
  return [
    ...(hotelName ? [{ key: 'hotelName', text: hotelName, off: { ...filters, hotelName: undefined } }] : []),
    ...(prices
      ? [
          {
            key: 'prices',
            text: t('priceChip', { from: money(low), to: money(high) }),
            off: { ...filters, prices: undefined },
          },
        ]
      : []),
    ...(bounds ? [{ key: 'bounds', text: t('areaOnMap'), off: { ...filters, bounds: undefined } }] : []),
    ...group('stars', (value) => t('starRating', { count: Number(value) })),
    ...group('amenities', (value) =>
      sayNamed(
        t,
        `amenity.${value}`,
        amenities.find(({ id }) => id === value)?.name ?? nameOf(view.amenities, value) ?? String(value),
      ),
    ),
    ...group('liked', (value) => t('likedLine', { topics: sayNamed(t, `liked.${value}`, String(value)) })),
    ...group('areas', (value) => nameOf(view.neighborhoods, value)),
    ...group('hotelBrands', (value) => nameOf(view.chains, value)),
    ...group('promotions', (value) => nameOf(view.promotions, value)),
  ]
}
