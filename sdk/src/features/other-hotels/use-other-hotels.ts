import { useStore } from '@nanostores/react'
import type { Hotel } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import { createResults, type ResultsState } from '@staykit/stores/search'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { useStable } from '../../ui/use-stable.ts'
import { readPage } from '../page-stay.ts'
import { usePageStore } from '../page-store.ts'
import { dealsFor, useAccess } from '../use-access.ts'

const MOST = 3
const waiting = atom<Pick<ResultsState, 'view'>>({ view: undefined })

/**
 * Up to three other hotels with a room for the stay, in the order of the list, at this traveller's prices. The place is that of
 * the page, whose list is often loaded already, or that of the hotel. None until they are loaded, or after a failure.
 */
export function useOtherHotels({ hotelId, ...stay }: HotelQuery): readonly Hotel[] {
  const { environment } = useWidget()
  const page = readPage(useBrandLinks(), 'details', environment.navigation.href())
  const place = page?.place ?? { type: 'hotel', id: hotelId }
  const { services, store } = usePageStore(createResults)
  const access = useAccess(services)
  const { view } = useStore(store?.$results ?? waiting)
  const deals = useStable(dealsFor(access))
  const isOwn = access.isKnown && !access.isUnchecked
  const query = useStable({ ...stay, place })
  useEffect(() => {
    // A member never sees the prices of visitors, and this traveller may be one.
    if (isOwn) void store?.load(query, undefined, deals)
  }, [store, query, deals, isOwn])
  return (isOwn ? (view?.hotels ?? []) : []).filter(({ id }) => id !== hotelId).slice(0, MOST)
}
