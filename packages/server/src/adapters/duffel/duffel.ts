import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { GuestReview, ReviewOrder, Supplier } from '../../ports/supplier.ts'
import { areaOf, areasOf } from '../supplier/areas.ts'
import { createBooking, SETTLED_MS } from '../supplier/booking.ts'
import type { BookingRows } from '../supplier/booking-rows.ts'
import { createBudget } from '../supplier/budget.ts'
import type { Patience } from '../supplier/calling.ts'
import type { CityPlaces } from '../supplier/city-places.ts'
import { createPictures } from '../supplier/pictures.ts'
import type { Review } from './answers.ts'
import { duffelProvider } from './booking.ts'
import { createCalls } from './calls.ts'
import { createClient } from './client.ts'
import { type Content, createContent } from './content.ts'
import { detailsOf, summaryOf } from './hotel.ts'
import { DUFFEL, isDuffelHotel } from './ids.ts'
import type { DuffelParts } from './parts.ts'
import { createSearches } from './searches.ts'
import { createSelling, locate } from './selling.ts'

export interface DuffelOptions {
  readonly token: string
  /** Address of the API; default: Duffel's. */
  readonly base?: string | undefined
  /** Its bookings. */
  readonly rows: BookingRows
  readonly places: CityPlaces
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  /** Currencies of prices; `rates` converts Duffel's own. */
  readonly currencies: ReadonlySet<string>
  readonly now: () => Date
  /** For tests: time-outs. */
  readonly patience?: Patience | undefined
  /** For tests: how long a booking without an answer may still appear, ms. */
  readonly settledMs?: number | undefined
}

/**
 * Duffel Stays as a supplier (https://duffel.com/docs/guides/getting-started-with-stays): search, rates, quotes and
 * bookings with its own client. Sells rates that are paid in full from our Duffel balance. Duffel has no member rates
 * and deals.
 */
export function createDuffelSupplier(options: DuffelOptions): Supplier {
  const { token, base, rows, places, rates, now } = options
  const budget = createBudget({ calls: 60, periodMs: 60_000 })
  const calls = createCalls(createClient(token, base), budget, options.patience)
  const content = createContent(calls, places)
  const searches = createSearches(calls, places, now)
  const parts: DuffelParts = {
    calls,
    content,
    searches,
    rates,
    now,
  }
  const selling = createSelling(parts)
  const { search, lowest, rates: ratesOf, check } = selling
  return {
    name: DUFFEL,
    owns: isDuffelHotel,
    currencies: options.currencies,
    search,
    lowest,
    rates: ratesOf,
    check,
    ...createBooking({
      provider: duffelProvider(calls, selling),
      rows,
      budget,
      now,
      settledMs: options.settledMs ?? SETTLED_MS,
    }),
    ...browsing(content),
    picture: createPictures(
      async (hotelId, index) => (await content.hotel(hotelId))?.found.photos?.[index]?.url,
      base,
    ),
  }
}

function browsing(
  content: Content,
): Pick<
  Supplier,
  'hotelCount' | 'areas' | 'area' | 'whereIs' | 'findAreas' | 'memberPrices' | 'hotel' | 'reviews'
> {
  return {
    // A count would cost a request for each typed letter.
    hotelCount: async () => 0,
    areas: async (cityId) =>
      areasOf((await content.around(cityId)).map(({ found, city }) => summaryOf(found, city))),
    area: async (areaId) => areaOf(areaId),
    async whereIs(hotelId) {
      const located = await content.hotel(hotelId)
      return located && { cityId: located.city.id, timeZone: located.city.timeZone }
    },
    findAreas: async () => [],
    memberPrices: async () => new Map(),
    async hotel(hotelId) {
      const { found, city } = await locate(content, hotelId)
      return detailsOf(found, city)
    },
    async reviews(hotelId, from, size, order, about) {
      await locate(content, hotelId)
      // Its reviews do not separate what guests like from what they dislike: none is about a topic.
      const all = about ? [] : [...(await content.reviews(hotelId))].sort(orders[order])
      const page = all.slice(from - 1, from - 1 + size)
      return { count: all.length, reviews: page.map((review, index) => reviewOf(review, from + index)) }
    },
  }
}

const orders: Readonly<Record<ReviewOrder, (a: Review, b: Review) => number>> = {
  date: (a, b) => b.created_at.localeCompare(a.created_at),
  best: (a, b) => b.score - a.score,
  worst: (a, b) => a.score - b.score,
}

const reviewOf = ({ score, text, reviewer_name, created_at }: Review, number: number): GuestReview => ({
  id: String(number),
  score,
  title: text ?? '',
  roomName: '',
  author: reviewer_name ?? '',
  writtenAt: created_at,
})
