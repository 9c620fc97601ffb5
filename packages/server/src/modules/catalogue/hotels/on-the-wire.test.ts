import type {
  currencies,
  hotels,
  hotelsRates,
  hotelsReviews,
  hotelsSearch,
  ResponseOf,
  WireHotel,
} from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHotels } from '../../../sandbox/testville/hotels.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'

const stay = { checkIn: '2026-05-14', checkOut: '2026-05-17', adultCount: 2, roomCount: 1, currency: 'USD' }
const TESTVILLE = { id: '9000001', type: 'city' }

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { now: () => new Date('2026-03-01T10:00:00Z') })
})
afterAll(() => server.stop())

const hotel = async (hotelID: string): Promise<WireHotel> =>
  (await server.post<ResponseOf<typeof hotels>>('/travel/hotels', { hotelID, ...stay, refId: '8183' })).body
    .hotel
const search = async (location: object, more: object = {}) =>
  (
    await server.post<ResponseOf<typeof hotelsSearch>>('/travel/hotels/search/', {
      location,
      ...stay,
      ...more,
    })
  ).body

describe('a hotel on the wire', () => {
  it('has the place in its name, with the state in countries that use states', async () => {
    const { location, neighborhood, areas } = await hotel('9000001-14')
    expect(location).toMatchObject({
      display: 'Main Street, Testville, KS, United States',
      displayShort: 'Main Street, Testville',
      displayName: 'Testville, KS, United States',
      cityName: 'Testville',
      cityID: '9000001',
      stateCode: 'KS',
      postalCode: expect.stringMatching(/^\d{5}$/),
      countryCode: 'US',
      timeZone: 'America/Chicago',
    })
    expect(neighborhood).toEqual({ id: '9000001-a0', name: 'Main Street' })
    expect(areas).toEqual([neighborhood])
  })

  it('has no state otherwise, and no comma in its place', async () => {
    const { location } = await hotel('2267057-0')
    expect(location).not.toHaveProperty('stateCode')
    expect(location.display).toBe('Alfama, Lisbon, Portugal')
    expect(location.displayName).toBe('Lisbon, Portugal')
  })

  it('has chain, score and promotions only if they exist', async () => {
    const [chain, grand, unscored] = await Promise.all([
      hotel('2267057-0'),
      hotel('9000001-0'),
      hotel('9000001-14'),
    ])
    expect(chain.brands).toEqual([{ id: 'corvina', name: 'Corvina' }])
    expect(grand).not.toHaveProperty('brands')
    expect(grand.score).toEqual({
      guestScore: expect.any(Number),
      guestScoreCount: expect.any(Number),
      scoreDescription: expect.stringMatching(/\w/),
    })
    expect(grand.promotions).toEqual([{ id: 'long-stay', name: 'Weekly Savings' }])
    expect(unscored).not.toHaveProperty('score')
    expect(unscored.promotions).toEqual([])
    expect(grand.amenities.length).toBeGreaterThan(3)
    for (const { id, name, code = '' } of grand.amenities)
      expect([typeof id, name.length > 0, code.length > 0]).toEqual(['number', true, true])
    expect(grand).toMatchObject({ memberSavings: 15, dealID: 'deal-9000001-0' })
  })

  it('has no deal without member savings', async () => {
    const { hotels: list } = await search({ id: '2267057', type: 'city' }, { to: 200 })
    const without = list.filter(({ memberSavings }) => memberSavings === undefined)
    expect(without.length).toBeGreaterThan(0)
    for (const one of without) {
      expect(one).not.toHaveProperty('memberSavings')
      expect(one).not.toHaveProperty('dealID')
    }
  })
})

describe('a rate on the wire', () => {
  const rates = async (hotelID: string) =>
    (await server.post<ResponseOf<typeof hotelsRates>>('/travel/hotels/rates/', { hotelID, ...stay })).body
      .rates

  it('allows free cancellation exactly when it has a deadline', async () => {
    const list = [...(await rates('9000001-0')), ...(await rates('9000001-16'))]
    const free = list.filter(({ free_cancellation }) => free_cancellation)
    const paid = list.filter(({ free_cancellation }) => !free_cancellation)
    expect([free.length > 0, paid.length > 0]).toEqual([true, true])
    for (const rate of free) expect(rate.cancelBy).toMatch(/^2026-05-\d\dT23:59:00-05:00$/)
    for (const rate of paid) expect(rate).not.toHaveProperty('cancelBy')
    for (const rate of list) expect(rate.isPayLater).toBe(false)
    expect(paid[0]?.importantInformation).toContainEqual({
      lang: 'en',
      kind: 'cancellation',
      title: 'Cancellation Policy',
      content: ['This rate is paid in advance and cannot be refunded or changed.'],
    })
  })

  it('fails by name for an unknown hotel', async () => {
    const { status, body } = await server.post('/travel/hotels/rates/', { hotelID: '77-1', ...stay })
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: { code: 'UNKNOWN_HOTEL', details: { hotelID: '77-1' } } })
  })
})

it('[HOT-115] has the good and bad parts of a review only if they were written', async () => {
  const page = async (from: number) =>
    (
      await server.post<ResponseOf<typeof hotelsReviews>>('/travel/hotels/reviews', {
        hotelID: '9000001-0',
        from,
        sort: '',
      })
    ).body.review_data
  const reviews = [...(await page(1)), ...(await page(6)), ...(await page(11)), ...(await page(16))]
  for (const field of ['pros', 'cons'] as const) {
    const withField = reviews.filter((review) => field in review)
    for (const review of withField) expect(review[field]).toMatch(/\w/)
  }
  expect(reviews.some((review) => 'pros' in review)).toBe(true)
  expect(reviews.some((review) => 'cons' in review)).toBe(true)
  expect(reviews.some((review) => !('cons' in review))).toBe(true)
})

describe('locations', () => {
  it('include the city of a hotel, also when only the city is known', async () => {
    expect((await search({ id: '9000001-3', type: 'hotel' })).total).toBe(testHotels.length)
    expect((await search({ id: '9000001', type: 'hotel' })).total).toBe(testHotels.length)
  })

  it.each([
    ['69.35,88.2', true],
    // A position too far from any city.
    ['90,180', false],
    ['-33.9,151.2', true],
    ['68,-180', false],
    ['90.1,0', false],
    ['0,180.1', false],
    ['-95,0', false],
    ['0,-190', false],
    ['here,there', false],
  ])('treat %s as a position: %s', async (id, isPosition) => {
    const answer = await search({ id, type: 'geolocation' })
    if (isPosition) expect(answer).toHaveProperty('total')
    else
      expect(answer).toMatchObject({
        error: { code: 'UNKNOWN_LOCATION', details: { id, type: 'geolocation' } },
      })
  })

  it('return an empty answer for an unknown airport', async () =>
    expect(await search({ id: 'ZZZ', type: 'airport' })).toMatchObject({
      error: { code: 'UNKNOWN_LOCATION', details: { id: 'ZZZ', type: 'airport' } },
    }))
})

describe('GET /travel/images', () => {
  it.each([
    ['15', 404],
    ['16', 200],
    ['2400', 200],
    ['2401', 404],
    ['150.5', 404],
    ['wide', 404],
  ])('answers a picture of %s pixels with %d', async (size, status) =>
    expect((await server.get(`/travel/images/kaaaaab-a/${size}/outside.webp`)).status).toBe(status),
  )
})

describe('GET /travel/currencies', () => {
  it('lists about 75 currencies, dollars first, each with prices', async () => {
    const { body } = await server.get<ResponseOf<typeof currencies>>('/travel/currencies')
    const codes = body.currencies
    expect(codes.length).toBeGreaterThan(70)
    expect(codes[0]).toBe('USD')
    expect(codes.slice(1)).toEqual([...new Set(codes)].filter((code) => code !== 'USD').sort())
    for (const currency of codes) {
      const { hotels: [first] = [] } = await search(TESTVILLE, { currency })
      expect(first?.price?.currencyCode).toBe(currency)
    }
  })
})

describe('POST /travel/hotels/calendar', () => {
  const ask = async (more: object) =>
    await server.post('/travel/hotels/calendar', {
      location: TESTVILLE,
      from: '2026-05-01',
      to: '2026-05-31',
      adultCount: 2,
      roomCount: 1,
      currency: 'USD',
      refId: '8183',
      ...more,
    })

  it.each([
    ['one day', { to: '2026-05-01' }, 200],
    ['a hundred days', { to: '2026-08-08' }, 200],
    ['a hundred and one', { to: '2026-08-09' }, 422, 'InvalidDates'],
    ['days that run backwards', { to: '2026-04-30' }, 422, 'InvalidDates'],
    ['five people in a room', { adultCount: 3, childCount: 2 }, 422, 'BAD_OCCUPANCY'],
    ['four people in a room', { adultCount: 3, childCount: 1 }, 200],
    ['coins that nobody prices in', { currency: 'XTS' }, 422, 'UNKNOWN_CURRENCY'],
  ])('%s', async (_, more, status, code?: string | undefined) => {
    const answer = await ask(more)
    expect(answer.status).toBe(status)
    if (code) expect(answer.body).toMatchObject({ error: { code } })
  })
})
