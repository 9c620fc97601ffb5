import type { Brand, WireLocation } from '@staykit/contract'
import { contractFixture, hotelFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { reviewsAnswer, searchAnswer } from '../../../sdk/src/testing/hotels.ts'

const DAY_MS = 86_400_000
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
/** The stay of every page that is reached by a link. */
export const stay = { checkIn: day(30), checkOut: day(33) }

export const brand: Brand = {
  refId: '8183',
  name: 'Bench',
  tokens: {},
  products: ['hotels'],
  flags: {
    restrictedRates: false,
    userAuthRequired: false,
    cugLite: false,
    hideLoyalty: false,
    cardManagement: false,
    socialLogin: false,
    enablePlatformAuth: false,
  },
  supportEmail: 'bench@staykit.test',
  currency: 'USD',
  locale: 'en-US',
  links: {},
  payments: { provider: 'sandbox' },
}

const city = (id: string, name: string, country: string): WireLocation => ({
  id,
  type: 'city',
  name,
  displayName: `${name}, ${country}`,
  cityID: id,
  latitude: 48.9,
  longitude: 2.4,
  hotelCount: 900,
})
const named = [
  city('800', 'Paris', 'France'),
  city('801', 'Parma', 'Italy'),
  city('802', 'Paraty', 'Brazil'),
  city('803', 'Parnu', 'Estonia'),
]
const popular = [
  city('810', 'Lisbon', 'Portugal'),
  city('811', 'Rome', 'Italy'),
  city('800', 'Paris', 'France'),
]

const PICTURES = 8
/** Address of a picture of a hotel, on the API. */
export const pictureOf = (index: number): string => `/travel/images/${index % PICTURES}.svg`
export const pictures = Array.from({ length: PICTURES }, (_, index) => pictureOf(index))
export const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 180"><rect width="256" height="180" fill="#8aa"/></svg>`

/** The hotel of the pages; `address` is that of the API, which pictures need on a page of another origin. */
const hotelOf = (address: string) =>
  hotelFixture({ images: pictures.map((path) => address + path), thumbnails: [`${address}${pictureOf(0)}`] })

const rates = ['Double Room, River View', 'Double Room, City View', 'Junior Suite', 'Family Room'].map(
  (title, index) =>
    rateFixture({
      id: `r${index}`,
      title,
      ppn_book_bundle: `b${index}`,
      price: priceFixture({ display: 139 + 20 * index, final: 485 + 60 * index }),
    }),
)

function search(address: string) {
  const { hotels, ...rest } = searchAnswer(120)
  const pictured = hotels.map((hotel, index) => ({
    ...hotel,
    images: pictures.map((path) => address + path),
    thumbnails: [address + pictureOf(index)],
  }))
  return { ...rest, hotels: pictured }
}

/** The hotels that are left by a filter: others than before it, so that a page can tell. */
const filtered = (address: string) => {
  const whole = search(address)
  const hotels = whole.hotels.slice(0, 9).map((hotel, index) => ({ ...hotel, id: `few-${index}` }))
  return { ...whole, hotels, count: hotels.length }
}

const calendar = () =>
  Object.fromEntries(Array.from({ length: 90 }, (_, index) => [day(index), 90 + ((index * 13) % 80)]))

/** Path of a search that has filters; see `shim`. */
export const FILTERED = '/travel/hotels/search/filtered'

/** Answers of the API at `address`, by path, before and after a visitor's first act. */
export function answersAt(address: string): Readonly<Record<string, object>> {
  const hotel = hotelOf(address)
  return {
    '/api/brand': { brand },
    '/travel/locations/search': { locations: named },
    '/travel/locations/find': { locations: named.slice(0, 1) },
    '/travel/locations/popular': { locations: popular },
    '/travel/currencies': { currencies: ['USD', 'EUR', 'GBP'] },
    '/travel/hotels/calendar': { currency: 'USD', days: calendar() },
    '/travel/hotels/search/': search(address),
    [FILTERED]: filtered(address),
    '/travel/hotels/search/deals': { hotels: {} },
    '/travel/hotels': { hotel },
    '/travel/hotels/rates/': { rates },
    '/travel/hotels/rates/deals': { rates: [] },
    '/travel/hotels/reviews': reviewsAnswer(12, 1),
    '/api/book/contract': {
      contract: contractFixture({
        hotel,
        checkInDate: stay.checkIn,
        checkOutDate: stay.checkOut,
        cancelBy: `${day(28)}T18:00:00+00:00`,
      }),
    },
  }
}
