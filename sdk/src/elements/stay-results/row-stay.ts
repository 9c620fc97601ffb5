import type { Hotel } from '@staykit/contract'
import { nightsOf, roomNights } from '@staykit/domain'
import { detailsLinks } from '@staykit/stores/brand/links'
import type { ResultsQuery } from '@staykit/stores/search'
import { useMemo } from 'react'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'

/** What all rows of a list say of its stay. It is made once for a search: a filter changes twenty rows, but not their stay. */
export interface RowStay {
  readonly query: ResultsQuery
  readonly nights: string
  readonly rooms: string
  readonly roomNights: number
  readonly linkOf: (hotel: Hotel, section?: 'rates') => string
}

export function useRowStay(query: ResultsQuery | undefined): RowStay | undefined {
  const { t } = useWidget()
  const links = useBrandLinks()
  return useMemo(() => {
    if (!query) return undefined
    const { occupancy } = query
    const link = detailsLinks(links, query, occupancy)
    return {
      query,
      nights: t('nights', { count: nightsOf(query) }),
      rooms: t('roomCount', { count: occupancy.length }),
      roomNights: roomNights(query, occupancy),
      linkOf: ({ id, location }, section) => link({ type: 'city', id: location.cityID }, id, section),
    }
  }, [links, query, t])
}
