import { useStore } from '@nanostores/react'
import { roomsText, type Stay } from '@staykit/domain'
import { detailsLink, type Links } from '@staykit/stores/brand/links'
import { createHotel, type HotelQuery, type HotelState } from '@staykit/stores/hotel'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import {
  chosenHere,
  type PageStay,
  possibleStay,
  readPage,
  type StayAttributes,
  type StayTrouble,
  stayTrouble,
  type WholeStay,
  wholeStay,
} from '../../features/page-stay.ts'
import { usePageStore } from '../../features/page-store.ts'
import { useFailure } from '../../features/use-failure.ts'
import { useToday } from '../../features/use-today.ts'
import type { Services } from '../../page/services.ts'
import { useHref } from '../../page/use-href.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import { useStable } from '../../ui/use-stable.ts'
import type { stayHotel } from './element.ts'

export type StayHotelProps = PropsOf<typeof stayHotel>

export interface HotelView {
  readonly state: HotelState
  readonly services: Services | undefined
  readonly query: HotelQuery
  /** What is wrong with the requested stay; the query is the stay that is shown instead. */
  readonly trouble: StayTrouble | undefined
  /** The dates of the address and the attributes. */
  readonly requested: Stay
  /** Section that the address names, such as rates. */
  readonly section: string | undefined
  readonly setStay: (stay: WholeStay) => void
  readonly refresh: () => void
  /** The same while a failure stays on the screen. */
  readonly retry: () => void
}

interface EditedStay {
  readonly href: string
  /** The stay in the attributes at that time. */
  readonly start: string
  readonly stay: StayAttributes
}

const waiting = atom<HotelState>({ status: 'loading', query: undefined, hotel: undefined, error: undefined })

/** The hotel of the attributes or of the page's address; undefined if neither names one. */
export function useHotel(props: StayHotelProps): HotelView | undefined {
  const { settings, environment } = useWidget()
  const { currency } = settings
  const { services, store } = usePageStore(createHotel)
  const links = useBrandLinks()
  const href = useHref()
  const page = readPage(links, 'details', href)
  // A stay that was chosen here applies until the traveller navigates or the page sets another.
  const start = JSON.stringify([props.checkIn, props.checkOut, props.rooms, props.guests, props.occupancy])
  const [edited, setEdited] = useState<EditedStay>()
  if (edited && edited.start !== start) setEdited(undefined)
  const own = edited?.href === href ? edited.stay : undefined
  const attributes: StayHotelProps = chosenHere(href, page) ? {} : props
  const hotelId = attributes.hotelId ?? page?.hotelId

  const state = useStore(store?.$hotel ?? waiting)
  const { hotel } = state
  const timeZone = hotel?.id === hotelId ? hotel?.location.timeZone : undefined
  const today = useToday(hotelId, state.query?.hotelId === hotelId ? { ...state, timeZone } : {})
  const requested = wholeStay(page ?? {}, { ...attributes, ...own }, today.tonight)
  const trouble = stayTrouble(requested, today.earliest)
  const stay = possibleStay(requested, today.earliest)
  const query = useStable<HotelQuery | undefined>(hotelId ? { hotelId, ...stay, currency } : undefined)

  // The address names the stay that is shown instead (HOT-109, HOT-110), except for dates that were not readable.
  const isCorrected = trouble && trouble !== 'InvalidDates' && page?.checkIn !== undefined
  const target = isCorrected && query && page ? pageUrl(links, page, query) : undefined
  useEffect(() => {
    if (target) environment.history.replace(target)
  }, [target, environment])

  useEffect(() => {
    if (store && query) store.load(query)
    return () => store?.stop()
  }, [store, query])
  const refresh = () => store?.refresh()
  useFailure(state.error, refresh)

  if (!query) return undefined
  return {
    state,
    services,
    query,
    section: page?.section,
    trouble,
    requested,
    setStay: (next) => {
      const { checkIn, checkOut, occupancy } = next
      setEdited({ href, start, stay: { checkIn, checkOut, occupancy: roomsText(occupancy) } })
      if (page) environment.history.replace(pageUrl(links, page, { ...query, checkIn, checkOut, occupancy }))
    },
    refresh,
    retry: () => store?.retry(),
  }
}

function pageUrl(links: Links, page: PageStay, query: HotelQuery): string {
  const place = page.place ?? { type: 'city', id: query.hotelId.split('-')[0] ?? '' }
  return detailsLink(links, place, query, query.occupancy, query.hotelId, page.section)
}
