import { fromMajor } from '@staykit/domain'
import { pinTotal } from '@staykit/stores/hotel'
import { useMemo } from 'react'
import { Neighborhoods } from '../../features/map/neighborhoods.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { toggled } from './filter-changes.ts'
import type { ResultsView } from './use-results.ts'

/** The neighborhoods of the place, in place of a map without streets: distance, hotels and lowest price. A click filters. */
export function AreasSide({ results: { state, change } }: { results: ResultsView }) {
  const { locale, currency } = useWidget().settings
  const { view, list } = state
  const paid = view?.hotels.find(({ price }) => price)?.price?.final.currency ?? currency
  const hotels = useMemo(
    () =>
      new Map(
        view?.neighborhoods.map(({ id, count, from }) => [
          id,
          { count, from: from === undefined ? undefined : pinTotal(fromMajor(from, paid), locale) },
        ]),
      ),
    [view, paid, locale],
  )
  if (!view) return null
  return (
    <Neighborhoods
      center={view.location.geo}
      hotels={hotels}
      chosen={list.filters.areas}
      onChoose={(id) => change({ ...list, filters: toggled(list.filters, 'areas', id), page: 1 })}
      {...(state.query && { rooms: state.query.occupancy.length })}
    />
  )
}
