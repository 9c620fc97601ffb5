import type {
  hotels,
  hotelsRates,
  hotelsReviews,
  hotelsSearch,
  hotelsSearchDeals,
  ResponseOf,
} from '@staykit/contract'
import { nightsOf } from '@staykit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'

const LISBON = { id: '2267057', type: 'city' }
const now = new Date('2026-03-01T10:00:00Z')
const dealCode = 'WELCOME25'
const stay = { checkIn: '2026-05-14', checkOut: '2026-05-17', adultCount: 2, roomCount: 1, currency: 'USD' }

type Search = ResponseOf<typeof hotelsSearch>
type Failure = { error: { code: string; message: string; description?: string } }

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { now: () => now })
})
afterAll(() => server.stop())

const search = (more: object = {}) =>
  server.post<Search>('/travel/hotels/search/', { location: LISBON, ...stay, ...more })

describe('POST /travel/hotels/search/', () => {
  it('[HOT-255] [HOT-275] [OQ-55] returns the first 40 hotels, facets over all of them, sorts and no error', async () => {
    const { status, body } = await search()
    expect(status).toBe(200)
    expect(body.hotels).toHaveLength(40)
    expect(body.total).toBeGreaterThan(200)
    expect(body.count).toBe(body.total)
    expect(body.amenities).toHaveLength(10)
    const sum = (list: { count: number }[]) => list.reduce((all, { count }) => all + count, 0)
    expect(sum(body.stars)).toBe(body.total)
    expect(sum(body.neighborhoods)).toBe(body.total)
    expect(body.prices.histogram?.reduce((a, b) => a + b)).toBe(body.total)
    expect(body.sorts.map(({ id }) => id)).toEqual([
      'most_popular',
      'price_asc',
      'price_desc',
      'stars_desc',
      'score_desc',
    ])
    expect(body.error).toBeUndefined()
  })

  it('answers alike with and without the slash, and from the cache', async () => {
    const [first, second] = await Promise.all([
      search(),
      server.post('/travel/hotels/search', { location: LISBON, ...stay }),
    ])
    expect(second.body).toEqual(first.body)
    expect((await search()).body).toEqual(first.body)
  })

  it('returns the requested window, without gaps or repeats', async () => {
    const [whole, first, second] = await Promise.all([
      search({ to: 60 }),
      search({ to: 30 }),
      search({ from: 30, to: 60 }),
    ])
    const ids = ({ body }: { body: Search }) => body.hotels.map(({ id }) => id)
    expect([...ids(first), ...ids(second)]).toEqual(ids(whole))
    expect(new Set(ids(whole)).size).toBe(60)
  })

  it('names the two things that most reviews of a hotel like, and filters by them', async () => {
    const all = await search({ to: 200 })
    const view = all.body.liked?.find(({ id }) => id === 'view')
    expect(view).toMatchObject({ name: 'the view', count: expect.any(Number) })
    const { body } = await search({ filters: { liked: ['view'] }, to: 200 })
    expect(body.count).toBe(view?.count)
    expect(body.liked).toEqual(all.body.liked)
    for (const { liked = [], name } of body.hotels) {
      expect(liked.length, name).toBeLessThanOrEqual(2)
      expect(
        liked.map(({ topic }) => topic),
        name,
      ).toContain('view')
    }
    const [hotel] = body.hotels
    const reviews = await server.post<ResponseOf<typeof hotelsReviews>>('/travel/hotels/reviews', {
      hotelID: hotel?.id,
      from: 1,
      sort: '',
    })
    expect(reviews.body.liked?.slice(0, 2)).toEqual(hotel?.liked)
    const either = await search({ filters: { liked: ['view', 'bed'] }, to: 200 })
    expect(either.body.count).toBeGreaterThan(body.count)
    expect((await search({ filters: { liked: ['nothing'] } })).body.count).toBe(0)
  })

  it('filters and sorts over all hotels, and returns the facets of all', async () => {
    const all = await search()
    const filters = { stars: [4, 5], amenities: [6, 15], prices: [50, 400] }
    const { body } = await search({ filters, sort: 'price_asc', to: 200 })
    expect(body.count).toBeGreaterThan(0)
    expect(body.count).toBeLessThan(body.total)
    expect(body.stars).toEqual(all.body.stars)
    const prices = body.hotels.map(({ price }) => price?.final ?? 0)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    for (const hotel of body.hotels) {
      expect([4, 5]).toContain(Math.floor(hotel.starRating))
      expect(hotel.amenities.map(({ id }) => id)).toEqual(expect.arrayContaining([6, 15]))
      const nightly = (hotel.price?.final ?? 0) / nightsOf(stay)
      expect(nightly).toBeGreaterThan(50)
      expect(nightly).toBeLessThan(400)
    }
  })

  it('returns the hotels of a part of the map', async () => {
    const all = await search({ to: 200 })
    const { geo } = all.body.hotels[0]?.location ?? { geo: { lat: 0, lng: 0 } }
    const bounds = [geo.lat - 0.005, geo.lng - 0.005, geo.lat + 0.005, geo.lng + 0.005]
    const { body } = await search({ filters: { bounds }, to: 200 })
    expect(body.total).toBe(all.body.total)
    expect(body.count).toBeLessThan(body.total)
    expect(body.hotels.map(({ id }) => id)).toContain(all.body.hotels[0]?.id)
    for (const { location } of body.hotels) {
      expect(Math.abs(location.geo.lat - geo.lat)).toBeLessThanOrEqual(0.005)
      expect(Math.abs(location.geo.lng - geo.lng)).toBeLessThanOrEqual(0.005)
    }
  })

  it('matches the hotel name literally', async () => {
    const some = (await search()).body.hotels[7]?.name ?? ''
    const found = await search({ filters: { hotelName: some.toUpperCase() } })
    expect(found.body.hotels.map(({ name }) => name)).toContain(some)
    const none = await search({ filters: { hotelName: '(.*' } })
    expect(none.body).toMatchObject({ count: 0, hotels: [] })
  })

  it('finds the hotels of a neighbourhood, an airport and a position', async () => {
    const area = (await search()).body.neighborhoods[0]
    const byArea = await search({ areaID: area?.id })
    expect(byArea.body.total).toBe(area?.count)
    const byAirport = await search({ location: { id: 'LIS', type: 'airport' } })
    expect(byAirport.body.hotels[0]?.location.cityName).toBe('Lisbon')
    const byPosition = await search({ location: { id: '38.72,-9.13', type: 'geolocation' } })
    expect(byPosition.body.hotels[0]?.location.cityName).toBe('Lisbon')
  })

  it.each([
    ['[HOT-061] a past check-in', { checkIn: '2026-02-28' }, 422, 'PastDates'],
    ['[OQ-18] a 22nd night', { checkOut: '2026-06-05' }, 422, 'TooLong'],
    ['[OQ-18] a check-out on the day of check-in', { checkOut: '2026-05-14' }, 422, 'NoNights'],
    ['ten rooms', { roomCount: 10, adultCount: 10 }, 422, 'BAD_OCCUPANCY'],
    ['five guests in a room', { adultCount: 5 }, 422, 'BAD_OCCUPANCY'],
    ['an unknown currency', { currency: 'XYZ' }, 422, 'UNKNOWN_CURRENCY'],
    ['an unknown city', { location: { id: '1', type: 'city' } }, 404, 'UNKNOWN_LOCATION'],
    ['an unknown area', { areaID: '2267057-a99' }, 404, 'UNKNOWN_LOCATION'],
    ['an unknown brand', { refId: '1' }, 404, 'UNKNOWN_REF_ID'],
    ['a date that is none', { checkIn: '2026-02-30' }, 400, 'BAD_REQUEST'],
    ['a missing currency', { currency: undefined }, 400, 'BAD_REQUEST'],
  ])('refuses %s', async (_, change, status, code) => {
    const answer = await server.post<Failure>('/travel/hotels/search/', {
      location: LISBON,
      ...stay,
      ...change,
    })
    expect(answer.status).toBe(status)
    expect(answer.body.error.code).toBe(code)
    expect(answer.body.error.message).not.toBe('')
  })

  it('refuses past dates with the text of the specification', async () => {
    const { body } = await server.post<Failure>('/travel/hotels/search/', {
      location: LISBON,
      ...stay,
      checkIn: '2026-01-01',
    })
    expect(body.error).toMatchObject({
      message: "You're Living in the Past!",
      description: 'Please Check Your Dates',
    })
  })

  it("takes today from the calendar of the hotel's zone", async () => {
    const auckland = (await server.deps.places.search('auckland')).cities[0]
    const late = await testServer({}, { now: () => new Date('2026-03-01T23:00:00Z') })
    const ask = (id: string) =>
      late.post('/travel/hotels/search/', {
        location: { id, type: 'city' },
        ...stay,
        checkIn: '2026-03-01',
        checkOut: '2026-03-02',
      })
    expect((await ask(LISBON.id)).status).toBe(200)
    expect((await ask(auckland?.id ?? '')).status).toBe(422)
    await late.stop()
  })
})

describe('rates', () => {
  const rates = (path: string, more: object = {}) =>
    server.post<ResponseOf<typeof hotelsRates>>(path, { hotelID: '2267057-0', ...stay, ...more })

  it('[HOT-256] include public rates, the cheapest at the price of the list', async () => {
    const list = await search()
    for (const listed of list.body.hotels.slice(0, 12)) {
      const { body } = await rates('/travel/hotels/rates/', { hotelID: listed.id })
      const least = Math.min(...body.rates.map(({ price }) => price.final))
      expect(least).toBe(listed.price?.final)
      expect(body.rates.every(({ isCUG, ratePlanCode, sop }) => !isCUG && !ratePlanCode && !sop)).toBe(true)
      expect(new Set(body.rates.map(({ ppn_book_bundle }) => ppn_book_bundle)).size).toBe(body.rates.length)
    }
  })

  it('[HOT-257] include member rates with plan code and sop, below the public price', async () => {
    const { body } = await rates('/travel/hotels/rates/deals', { hotelID: '9000001-17', dealCode })
    expect(body.rates.length).toBeGreaterThan(0)
    for (const rate of body.rates) {
      expect(rate).toMatchObject({
        isCUG: true,
        type: 'CUG',
        sop: expect.any(String),
        ratePlanCode: expect.any(String),
      })
      expect(rate.price.displayStrikethrough).toBeGreaterThan(rate.price.display)
    }
  })

  it('apply a verified deal code, and refuse an unknown one', async () => {
    const { body } = await rates('/travel/hotels/rates/deals', { dealCode: 'stay60' })
    const { display = 0, displayStrikethrough = 0 } = body.rates[0]?.price ?? {}
    expect(1 - display / displayStrikethrough).toBeCloseTo(0.6, 2)
    expect((await rates('/travel/hotels/rates/deals', { dealCode: 'NOPE' })).status).toBe(422)
  })

  it('return an empty list for a sold-out hotel, and an error for an unknown one', async () => {
    expect((await rates('/travel/hotels/rates/', { hotelID: '9000001-3' })).body).toEqual({
      rates: [],
      rooms: [],
    })
    expect((await rates('/travel/hotels/rates/', { hotelID: '2267057-99999' })).status).toBe(404)
    expect((await rates('/travel/hotels/rates/', { hotelID: '9000001-8' })).status).toBe(503)
  })

  it.each(['JPY', 'KWD', 'EUR'])('add up in %s', async (currency) => {
    const { body } = await rates('/travel/hotels/rates/', { currency, roomCount: 2, adultCount: 5 })
    const digits = { JPY: 0, KWD: 3, EUR: 2 }[currency] ?? 2
    for (const { price } of body.rates) {
      expect((price.subtotal + price.taxes).toFixed(digits)).toBe(price.total.toFixed(digits))
      expect(String(price.total).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(digits)
    }
  })
})

describe('one hotel', () => {
  it('[HOT-254] has details, its lowest price and pictures at absolute addresses', async () => {
    const { body } = await server.post<ResponseOf<typeof hotels>>('/travel/hotels', {
      hotelID: '2267057-0',
      ...stay,
      refId: '8183',
    })
    expect(body.hotel).toMatchObject({
      id: '2267057-0',
      description: expect.stringContaining(body.hotel.name),
      checkInTime: expect.any(String),
    })
    expect(body.hotel.images?.length).toBeGreaterThan(4)
    expect(body.hotel.thumbnails[0]).toMatch(
      /^http:\/\/localhost:8787\/travel\/images\/[a-k-]+\/150\/outside\.webp$/,
    )
  })

  it('[HOT-336] has the thumbnail at 150 and at 300', async () => {
    const { body } = await search()
    for (const hotel of body.hotels.slice(0, 3)) {
      const address = new URL(hotel.thumbnails[0] ?? '').pathname
      const small = await server.get(address)
      const large = await server.get(address.replace(/150/g, '300'))
      expect([small.status, large.status]).toEqual([200, 200])
      expect(large.headers.get('content-type')).toContain('image/webp')
      expect(large.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    const none = await server.get('/travel/images/xx/150/outside.webp')
    expect(none.status).toBe(404)
    // A partner's page gets a 404 instead of a policy error in its console.
    expect(none.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('[HOT-258] pages and sorts its reviews', async () => {
    const page = async (from: number, sort: string) =>
      (
        await server.post<{
          review_data: { id: string; score: number }[]
          review_count_per_page: number
          review_count: number
        }>('/travel/hotels/reviews', { hotelID: '9000001-0', from, sort })
      ).body
    const first = await page(1, 'average_rating.desc')
    const second = await page(6, 'average_rating.desc')
    expect(first.review_count_per_page).toBe(5)
    expect(first.review_data).toHaveLength(5)
    const scores = [...first.review_data, ...second.review_data].map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const worst = await page(1, 'average_rating.asc')
    expect(worst.review_data[0]?.score).toBeLessThanOrEqual(scores[0] ?? 0)
    expect((await page(100_000, '')).review_data).toEqual([])
  })

  it('names what most of its reviews like and dislike, and pages through those that do', async () => {
    const page = async (more: object) =>
      (
        await server.post<ResponseOf<typeof hotelsReviews>>('/travel/hotels/reviews', {
          hotelID: '9000001-0',
          from: 1,
          sort: '',
          ...more,
        })
      ).body
    const { liked = [], disliked = [], review_count: all } = await page({})
    expect([liked.length, disliked.length]).toEqual([4, 1])
    const [best, next] = liked
    expect(best?.count).toBeGreaterThanOrEqual(next?.count ?? Number.NaN)
    const about = await page({ liked: best?.topic })
    expect(about.review_count).toBe(best?.count)
    expect(about.liked).toEqual(liked)
    expect(about.review_count).toBeLessThan(all ?? 0)
    expect((await page({ disliked: disliked[0]?.topic })).review_count).toBe(disliked[0]?.count)
  })

  it('refuses reviews about a topic that there is not', async () => {
    const { status } = await server.post('/travel/hotels/reviews', {
      hotelID: '9000001-0',
      from: 1,
      sort: '',
      liked: 'price; drop',
    })
    expect(status).toBe(400)
  })
})

describe('deals', () => {
  it('[HOT-259] return member prices by hotel id, each below the public one', async () => {
    const list = await search({ dealCode })
    const { body } = await server.post<ResponseOf<typeof hotelsSearchDeals>>('/travel/hotels/search/deals', {
      location: { id: LISBON.id, type: 'region' },
      dealCode,
      ...stay,
    })
    const withDeals = list.body.hotels.filter(({ memberSavings }) => memberSavings !== undefined)
    expect(withDeals.length).toBeGreaterThan(5)
    const named = await server.post<ResponseOf<typeof hotelsSearchDeals>>('/travel/hotels/search/deals', {
      location: { id: LISBON.id, type: 'region' },
      hotels: list.body.hotels.map(({ id }) => id),
      dealCode,
      ...stay,
    })
    // Without names: the 40 that save most, not the whole city.
    expect(Object.keys(body.hotels)).toHaveLength(40)
    for (const { id, price, memberSavings } of withDeals) {
      const deal = named.body.hotels[id]?.price
      expect(deal?.display).toBeLessThan(price?.display ?? 0)
      expect(deal?.finalStrikethrough).toBe(price?.final)
      expect(Math.round((1 - (deal?.final ?? 0) / (price?.final ?? 1)) * 100)).toBe(memberSavings)
    }
  })

  it('[HOT-260] validate deal codes', async () => {
    const validate = async (dealCode: string) =>
      (await server.post('/travel/deals/validate', { dealCode })).body
    expect(await validate('welcome25')).toEqual({ success: true })
    expect(await validate('ＷＥＬＣＯＭＥ２５')).toEqual({ success: true })
    expect(await validate('NOPE')).toMatchObject({ success: false, error: { code: 'BAD_DEAL_CODE' } })
    expect(await validate('SPRING20')).toMatchObject({
      success: false,
      error: { message: 'This deal code has expired.' },
    })
  })
})
