import { useStore } from '@nanostores/react'
import { mendedStay } from '@staykit/domain'
import { detailsLink, type Links } from '@staykit/stores/brand/links'
import { createHotel, type HotelQuery, type HotelState } from '@staykit/stores/hotel'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import {
  chosenHere,
  type PageStay,
  readPage,
  type StayAttributes,
  wholeStay,
} from '../../features/page-stay.ts'
import { usePageStore } from '../../features/page-store.ts'
import { useFailure } from '../../features/use-failure.ts'
import { navigate } from '../../page/navigate.ts'
import type { Services } from '../../page/services.ts'
import { useHref } from '../../page/use-href.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { stayHotel } from './element.ts'

export type StayHotelProps = PropsOf<typeof stayHotel>

export interface HotelView {
  readonly state: HotelState
  readonly services: Services | undefined
  readonly query: HotelQuery
  /** Section that the address names, such as rates. */
  readonly section: string | undefined
  readonly setStay: (stay: Required<StayAttributes>) => void
  readonly refresh: () => void
}

const waiting = atom<HotelState>({ status: 'loading', query: undefined, hotel: undefined, error: undefined })

/** The hotel of the attributes or of the page's address; undefined if neither names one. */
export function useHotel(props: StayHotelProps): HotelView | undefined {
  const widget = useWidget()
  const { settings, environment } = widget
  const { currency } = settings
  const { services, store } = usePageStore(createHotel)
  const links = useBrandLinks()
  const href = useHref()
  const page = readPage(links, 'details', href)
  // A stay that was chosen here applies until the traveller navigates.
  const [edited, setEdited] = useState<{ readonly href: string; readonly stay: StayAttributes }>()
  const own = edited?.href === href ? edited.stay : undefined
  const attributes: StayHotelProps = chosenHere(href, page) ? {} : props
  const hotelId = attributes.hotelId ?? page?.hotelId

  const stay = wholeStay(page ?? {}, { ...attributes, ...own }, environment.clock.today())
  const corrected = mendedStay(stay, environment.clock.today())
  const query: HotelQuery | undefined = hotelId ? { hotelId, ...stay, ...corrected, currency } : undefined
  const key = JSON.stringify(query)

  // An impossible stay in the address redirects to the same page with a possible one (HOT-109, HOT-110).
  const target = corrected && query && page?.checkIn && !own ? pageUrl(links, page, query) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new target redirects again
  useEffect(() => {
    if (target) navigate(widget, 'details', target, true)
  }, [target])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of the query
  useEffect(() => {
    if (store && query && !target) store.load(query)
    return () => store?.stop()
  }, [store, key, target])
  const state = useStore(store?.$hotel ?? waiting)
  const refresh = () => store?.refresh()
  useFailure(state.error, refresh)

  if (!query) return undefined
  return {
    state,
    services,
    query,
    section: page?.section,
    setStay: (next) => {
      setEdited({ href, stay: next })
      if (page) environment.history.replace(pageUrl(links, page, { ...query, ...next }))
    },
    refresh,
  }
}

function pageUrl(links: Links, page: PageStay, query: HotelQuery): string {
  const place = page.place ?? { type: 'city', id: query.hotelId.split('-')[0] ?? '' }
  return detailsLink(links, place, query, query, query.hotelId, page.section)
}
