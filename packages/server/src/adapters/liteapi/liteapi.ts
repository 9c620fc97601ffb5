import type { TravelerType } from '@staykit/domain'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import { type GuestReview, type ReviewOrder, type Supplier, SupplierError } from '../../ports/supplier.ts'
import { areaOf, areasOf } from '../supplier/areas.ts'
import { createBooking, SETTLED_MS } from '../supplier/booking.ts'
import type { BookingRows } from '../supplier/booking-rows.ts'
import { createBudget } from '../supplier/budget.ts'
import type { Patience } from '../supplier/calling.ts'
import type { CityPlaces } from '../supplier/city-places.ts'
import { createPictures } from '../supplier/pictures.ts'
import type { Review } from './answers.ts'
import { liteapiProvider } from './booking.ts'
import { createCalls } from './calls.ts'
import { createClient } from './client.ts'
import { type Content, createContent, locate } from './content.ts'
import { detailsOf, summaryOf } from './hotel.ts'
import { isLiteapiHotel, LITEAPI } from './ids.ts'
import type { LiteapiParts } from './parts.ts'
import { countTopics, isAbout } from './review-topics.ts'
import { createSelling } from './selling.ts'

export interface LiteapiOptions {
  readonly key: string
  /** Address of the API; default: LiteAPI's two hosts. */
  readonly base?: string | undefined
  /** LiteAPI's name for what pays it. */
  readonly payment: string
  readonly nationality: string
  /** Its bookings. */
  readonly rows: BookingRows
  readonly places: CityPlaces
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  /** Currencies of prices; it answers in each of them, and `rates` converts fees of the hotel. */
  readonly currencies: ReadonlySet<string>
  readonly now: () => Date
  /** For tests: time-outs. */
  readonly patience?: Patience | undefined
  /** For tests: how long a booking without an answer may still appear, ms. */
  readonly settledMs?: number | undefined
}

/** Calls of a key of the sandbox, and of a live one, in each second. */
const allowanceOf = (key: string) => ({ calls: key.startsWith('sand_') ? 5 : 250, periodMs: 1_000 })

/**
 * LiteAPI as a supplier (https://docs.liteapi.travel): static content, rates, confirmed prices and bookings. Sells rates
 * that are paid in full at booking, from our account there. LiteAPI has no member rates and deals.
 */
export function createLiteapiSupplier(options: LiteapiOptions): Supplier {
  const { key, base, rows, places, rates, nationality, now } = options
  const budget = createBudget(allowanceOf(key))
  const calls = createCalls(createClient(key, base), budget, options.patience)
  const content = createContent(calls, places)
  const parts: LiteapiParts = { calls, content, rates, nationality, now }
  const selling = createSelling(parts)
  const { search, lowest, rates: ratesOf, check } = selling
  return {
    name: LITEAPI,
    owns: isLiteapiHotel,
    currencies: options.currencies,
    search,
    lowest,
    rates: ratesOf,
    check,
    ...createBooking({
      provider: liteapiProvider(calls, selling, options.payment),
      rows,
      budget,
      now,
      settledMs: options.settledMs ?? SETTLED_MS,
    }),
    ...browsing(content),
    picture: createPictures(content.photo, base),
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
      const whole = await content.details(hotelId)
      if (!whole) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
      return detailsOf(whole.details, whole.city)
    },
    async reviews(hotelId, from, size, order, about) {
      await locate(content, hotelId)
      const all = await content.reviews(hotelId)
      const { topicsOf, ...counts } = countTopics(all)
      const found = all.filter((review) => isAbout(topicsOf(review), about)).sort(orders[order])
      const page = found.slice(from - 1, from - 1 + size)
      return {
        count: found.length,
        reviews: page.map((review, index) => reviewOf(review, from + index)),
        ...counts,
      }
    },
  }
}

const orders: Readonly<Record<ReviewOrder, (a: Review, b: Review) => number>> = {
  date: (a, b) => b.date.localeCompare(a.date),
  best: (a, b) => b.averageScore - a.averageScore,
  worst: (a, b) => a.averageScore - b.averageScore,
}

const travelers: readonly (readonly [pattern: RegExp, type: TravelerType])[] = [
  [/business/i, 'business'],
  [/solo/i, 'solo'],
  [/famil/i, 'family'],
  [/couple/i, 'couple'],
  [/friends|group/i, 'friends'],
]

const reviewOf = (review: Review, number: number): GuestReview => ({
  id: String(number),
  score: review.averageScore,
  title: review.headline ?? '',
  pros: review.pros || undefined,
  cons: review.cons || undefined,
  roomName: '',
  traveler: travelers.find(([pattern]) => pattern.test(review.type ?? ''))?.[1],
  author: review.name ?? '',
  writtenAt: `${review.date.replace(' ', 'T')}${/Z|[+-]\d\d:?\d\d$/.test(review.date) ? '' : 'Z'}`,
})
