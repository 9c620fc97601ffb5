import { useState } from 'react'
import { chosenHere, readPage, wholeStay } from '../../features/page-stay.ts'
import { RatesPanel } from '../../features/rates/rates-panel.tsx'
import { type Clues, useToday } from '../../features/use-today.ts'
import { useHref } from '../../page/use-href.ts'
import { NothingToShow, useBrandLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { stayRates } from './element.ts'

/** Rates of the hotel that the attributes or the page's address name. */
export function StayRates(props: PropsOf<typeof stayRates>) {
  const { hotelName = '', hasDeals = false, first } = props
  const { settings } = useWidget()
  const href = useHref()
  const page = readPage(useBrandLinks(), 'details', href)
  const own: typeof props = chosenHere(href, page) ? {} : props
  const hotelId = own.hotelId ?? page?.hotelId
  const [clues, setClues] = useState<Clues & { of?: string }>({})
  const { tonight } = useToday(hotelId, clues.of === hotelId ? clues : {})
  if (!hotelId) return <NothingToShow />
  const stay = wholeStay(page ?? {}, own, tonight)
  return (
    <RatesPanel
      query={{ hotelId, ...stay, currency: settings.currency }}
      hotelName={hotelName}
      hasDeals={hasDeals}
      first={first}
      onFailure={(error) => setClues({ of: hotelId, error, query: stay })}
      onZone={(timeZone) => setClues({ of: hotelId, timeZone })}
    />
  )
}
