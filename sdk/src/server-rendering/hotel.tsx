import type { Hotel } from '@staykit/contract'
import { LAST_ZONE, type StayDate, showsMemberPrices } from '@staykit/domain'
import { createHotel, createRates, type HotelQuery } from '@staykit/stores/hotel'
import { messages as about } from '@staykit/words/en/about'
import { messages as charges } from '@staykit/words/en/charges'
import { messages as counts } from '@staykit/words/en/counts'
import { messages as hotel } from '@staykit/words/en/hotel'
import { messages as hotelParts } from '@staykit/words/en/hotel-parts'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { messages as rates } from '@staykit/words/en/rates'
import { messages as stayFields } from '@staykit/words/en/stay-fields'
import { messages as steps } from '@staykit/words/en/steps'
import type { StayHotelProps } from '../elements/stay-hotel/use-hotel.ts'
import { chosenHere, readPage, stayTrouble, wholeStay } from '../features/page-stay.ts'
import { shownRates } from '../features/rates/use-rates.ts'
import type { Clues } from '../features/use-today.ts'
import { withBrand } from '../page/with-brand.tsx'
import { contextOf, type ServedContext } from './context.ts'
import { HotelPage, HotelSpace, type ServedRates } from './hotel-page.tsx'
import { serve } from './render.tsx'
import type { Served, ServedSettings } from './settings.ts'
import { loadStay } from './tonight.ts'
import { accessOf, visitor } from './visitor.ts'

const Page = withBrand(HotelPage)

interface PageData extends Clues {
  readonly query: HotelQuery
  readonly hotel: Hotel | undefined
  readonly list: ServedRates | undefined
}

/**
 * Renders a hotel with its photos, its rates for the stay and its description. If the API is too slow, renders a placeholder
 * and the element loads by itself. Hotel and stay come from the attributes, else from `settings.pageUrl`.
 */
export async function renderHotel(attributes: StayHotelProps, settings: ServedSettings): Promise<Served> {
  const context = await contextOf(settings)
  const data = await load(attributes, context)
  return serve(context, {
    tag: 'stay-hotel',
    props: attributes,
    texts: {
      ...{
        hotel,
        charges,
        steps,
        'hotel-parts': hotelParts,
        'stay-fields': stayFields,
        counts,
        about,
        rates,
      },
      'hotel-words': hotelWordsTexts,
    },
    children: data?.hotel ? <Page {...data} hotel={data.hotel} access={accessOf(context)} /> : <HotelSpace />,
  })
}

// The same request as the element's: see use-hotel.ts.
async function load(attributes: StayHotelProps, context: ServedContext): Promise<PageData | undefined> {
  const { settings, environment } = context
  const href = environment.navigation.href()
  const page = readPage(settings.urls, 'details', href)
  const own = chosenHere(href, page) ? {} : attributes
  const hotelId = own.hotelId ?? page?.hotelId
  if (!hotelId) return undefined
  const { clock } = environment
  const stayFrom = (tonight: StayDate) => wholeStay(page ?? {}, own, tonight)
  // The element says what it shows instead.
  if (stayTrouble(stayFrom(clock.today()), clock.today(LAST_ZONE))) return undefined
  return loadStay(clock, stayFrom, async (stay) => {
    const query = { hotelId, ...stay, currency: settings.currency }
    const { ownPrices } = context.serverSettings
    const [{ hotel, error }, list] = await Promise.all([
      hotelOf(query, context),
      ownPrices ? undefined : ratesOf(query, context),
    ])
    const shown = hotel && ownPrices ? { ...hotel, price: undefined } : hotel
    return { query, hotel: shown, error, list, timeZone: hotel?.location.timeZone }
  })
}

async function hotelOf(query: HotelQuery, { client, environment, settings: { locale } }: ServedContext) {
  // The element delays this request (HOT-107); here a page waits for it.
  const after = (_: number, run: () => void) => {
    run()
    return () => {}
  }
  const timers = { ...environment.timers, after }
  const { $hotel, load } = createHotel({ client, environment: { ...environment, timers }, locale })
  load(query)
  if ($hotel.get().status === 'loading') await new Promise<void>((done) => $hotel.listen(() => done()))
  return $hotel.get()
}

async function ratesOf(query: HotelQuery, { client, brand, settings: { locale } }: ServedContext) {
  const store = createRates({ client, locale })
  await store.load({ ...query, withDeals: showsMemberPrices(brand.flags) })
  const state = shownRates(store.$rates.get(), visitor(brand.flags))
  return state.status === 'list' ? state : undefined
}
