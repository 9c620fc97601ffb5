import { amenities, type HotelFilters } from '@staykit/domain'
import type { ResultsView } from '@staykit/stores/search'
import { sayNamed } from '../../messages/translate.ts'
import { useWidget } from '../../runtime/widget.ts'
import { toggled } from './filter-changes.ts'

/** A filter that is offered above the list. */
export interface QuickFilter {
  readonly key: string
  readonly text: string
  /** Hotels of the place that match it. */
  readonly count: number
  readonly isOn: boolean
  /** The filters after a click. */
  readonly next: HotelFilters
  /** The values that it sets, as keys of chips. */
  readonly covers: readonly string[]
}

/** Amenities that decide more often than others. */
const WANTED = ['breakfast', 'pool', 'parking', 'pets'] as const
const MOST_AMENITIES = 3
const MOST_AREAS = 3
const GOOD_STARS = [4, 5] as const

export const keyOf = (group: string, value: string | number) => `${group}:${value}`

/** A filter that all hotels or none of them match narrows nothing. */
const narrows = (count: number, { total }: ResultsView) => count > 0 && count < total

/** The filters that narrow this list most usefully: amenities, good hotels, and the areas with the most hotels. */
export function useQuickFilters(view: ResultsView, filters: HotelFilters): QuickFilter[] {
  const { t } = useWidget()
  const one = (group: 'amenities' | 'areas', value: string | number, text: string, count: number) => ({
    ...{ key: keyOf(group, value), text, count, covers: [keyOf(group, value)] },
    isOn: ((filters[group] ?? []) as readonly (string | number)[]).includes(value),
    next: toggled(filters, group, value),
  })
  const wanted = WANTED.flatMap((key) => {
    const amenity = amenities.find((each) => each.key === key)
    const found = view.amenities.find(({ id }) => id === String(amenity?.id))
    return amenity && found
      ? [one('amenities', amenity.id, sayNamed(t, `amenity.${amenity.id}`, found.name), found.count)]
      : []
  })
  const areas = [...view.neighborhoods].sort((a, b) => b.count - a.count)
  const { stars = [] } = filters
  const isOn = stars.length === GOOD_STARS.length && GOOD_STARS.every((count) => stars.includes(count))
  const good = {
    key: 'stars',
    text: t('starsUp', { count: GOOD_STARS[0] }),
    count: GOOD_STARS.reduce(
      (sum, star) => sum + (view.stars.find(({ id }) => id === String(star))?.count ?? 0),
      0,
    ),
    isOn,
    next: { ...filters, stars: isOn ? [] : GOOD_STARS },
    covers: GOOD_STARS.map((star) => keyOf('stars', star)),
  }
  return [
    ...wanted.filter(({ count }) => narrows(count, view)).slice(0, MOST_AMENITIES),
    good,
    ...areas.map(({ id, name, count }) => one('areas', id, name, count)).slice(0, MOST_AREAS),
  ].filter(({ count }) => narrows(count, view))
}
