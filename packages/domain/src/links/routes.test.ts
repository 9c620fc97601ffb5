import { describe, expect, it } from 'vitest'
import { spreadGuests } from '../stay/occupancy.ts'
import { checkoutPath, detailsPath, resolveRoute, searchPath } from './routes.ts'

const stay = { checkIn: '2030-12-30', checkOut: '2030-12-31' }
const two = spreadGuests(1, 2)
const screen = (path: string, query?: string) => resolveRoute(path, new URLSearchParams(query)).screen

describe('routes', () => {
  it('[HOT-001] [OQ-32] [AQ-28] resolve in order, first match wins', () => {
    expect(screen('/checkout/', 'ppn_bundle=B')).toBe('legacy-checkout')
    expect(screen('/hotels/book/', 'ppn_bundle=B')).toBe('legacy-checkout')
    expect(screen('/hotels/book_exclusive/', 'ppn_bundle=B')).toBe('legacy-checkout')
    expect(screen('/search/city/800')).toBe('search')
    expect(screen('/s/city/Miami/today/tomorrow/oneroom/twoguests/800')).toBe('search')
    expect(screen('/details/city/800/h1')).toBe('details')
    expect(screen('/details/h1')).toBe('details')
    expect(screen('/hotel/Grand/Miami/today/tomorrow/oneroom/twoguests/h1/rates')).toBe('details')
    expect(screen('/hotel-deals/Miami/FL')).toBe('deals')
    expect(screen('/checkout/customer')).toBe('checkout')
    expect(['/', '/hotels', '/FLIGHTS', '/cars'].map((path) => screen(path))).toEqual(Array(4).fill('home'))
    expect(screen('/no/such/path')).toBe('unmatched')
    expect(screen('/nothing')).toBe('unmatched')
  })

  it('[HOT-019] the search URL is /search/{type}/{locationId}/{checkIn}/{checkOut}/{roomCount}/{guestCount}', () => {
    expect(searchPath({ type: 'city', id: '800' }, stay, two)).toBe(
      '/search/city/800/12-30-2030/12-31-2030/1/2',
    )
  })

  it('a neighborhood is its city with the area in the query', () => {
    expect(searchPath({ type: 'city', id: '800', areaId: 'a1' }, stay, two)).toMatch(/\/1\/2\?areaID=a1$/)
    for (const name of ['areaID', 'areas']) {
      const route = resolveRoute('/search/city/800', new URLSearchParams({ [name]: 'a1' }))
      expect(route).toMatchObject({ place: { areaId: 'a1' } })
    }
  })

  it('[HOT-023] the details URL carries the stay and the hotel', () => {
    const path = detailsPath({ type: 'city', id: '800' }, stay, two, 'h1')
    expect(path).toBe('/details/city/800/12-30-2030/12-31-2030/1/2/h1')
    expect(resolveRoute(`${path}/rates`)).toEqual({
      screen: 'details',
      place: { type: 'city', id: '800' },
      hotelId: 'h1',
      section: 'rates',
      checkIn: '2030-12-30',
      checkOut: '2030-12-31',
      rooms: 1,
      guests: 2,
    })
  })

  it('[OQ-26] one or two segments are the short details route', () => {
    expect(resolveRoute('/details/h1/rates')).toMatchObject({ hotelId: 'h1', section: 'rates' })
    const rooms = new URLSearchParams('rooms=2-5,8')
    expect(resolveRoute('/details/h1', rooms)).toMatchObject({
      occupancy: [{ adults: 2, childAges: [5, 8] }],
    })
    expect(resolveRoute('/details/city/800/h1')).toMatchObject({
      hotelId: 'h1',
      place: { type: 'city', id: '800' },
    })
  })

  it('[OQ-03] the legacy entries land on the customer step of their rate', () => {
    const target = '/checkout/customer?rate=B&sop=S&ratePlan=R'
    const query = 'ppn_bundle=B&sop=S&rate_plan=R'
    expect(resolveRoute('/checkout/', new URLSearchParams(query))).toEqual({
      screen: 'legacy-checkout',
      target,
    })
    expect(resolveRoute('/checkout/B/customer', new URLSearchParams('sop=S&rate_plan=R'))).toMatchObject({
      target,
    })
  })

  it('[OQ-61] checkout URLs leave out what a rate does not have', () => {
    expect(checkoutPath('customer', { bundle: 'B' })).toBe('/checkout/customer?rate=B')
    expect(checkoutPath('billing', { bundle: 'B', ratePlan: 'R', pm: 'Wallet' })).toBe(
      '/checkout/billing?rate=B&ratePlan=R&pm=Wallet',
    )
  })

  it('escapes what it writes and bears broken escapes', () => {
    expect(searchPath({ type: 'city', id: 'a/b' }, stay, two)).toContain('/a%2Fb/')
    expect(screen('/details/%E0%A4%A')).toBe('details')
  })

  it('[OQ-26] the details URL may end with its section, and stands without', () => {
    const place = { type: 'city', id: '800' }
    expect(detailsPath(place, stay, two, 'h1', 'rates')).toBe(`${detailsPath(place, stay, two, 'h1')}/rates`)
    for (const section of ['rates', 'description', 'amenities', 'reviews', 'map']) {
      expect(resolveRoute(`/details/city/800/h1/${section}`)).toMatchObject({ hotelId: 'h1', section })
    }
    expect(resolveRoute('/details/city/800/h1/pool')).toMatchObject({ hotelId: 'pool', section: undefined })
    expect(resolveRoute('/details/rates')).toEqual({
      screen: 'details',
      hotelId: 'rates',
      section: undefined,
    })
    expect(screen('/details')).toBe('unmatched')
  })

  it('[OQ-56] the literal words mean one room and two guests, with open dates', () => {
    const literal = { rooms: 1, guests: 2 }
    expect(resolveRoute('/s/city/Miami/today/tomorrow/oneroom/twoguests/800')).toEqual({
      screen: 'search',
      place: { type: 'city', id: '800' },
      ...literal,
    })
    expect(resolveRoute('/hotel/Grand/Miami/today/tomorrow/oneroom/twoguests/h1/rates')).toEqual({
      screen: 'details',
      hotelId: 'h1',
      section: 'rates',
      ...literal,
    })
    for (const path of [
      '/s/city/Miami/today/tomorrow/oneroom/twoguests',
      '/x/city/Miami/today/tomorrow/oneroom/twoguests/800',
      '/hotel/Grand/Miami/today/tomorrow/oneroom/twoguests/h1/reviews',
      '/hotel/Grand/Miami/today/tomorrow/oneroom/h1/rates',
      '/motel/Grand/Miami/today/tomorrow/oneroom/twoguests/h1/rates',
      '/search/city',
      '/hotel-deals/Miami',
      '/motels/book/',
      '/hotels/sell/',
    ]) {
      expect(resolveRoute(path, new URLSearchParams('ppn_bundle=B')), path).toEqual({ screen: 'unmatched' })
    }
  })

  it('a search URL gives back place, dates and counts of up to two digits, whatever is missing', () => {
    expect(resolveRoute('/search/city/800/12-30-2030/12-31-2030/9/18')).toEqual({
      screen: 'search',
      place: { type: 'city', id: '800' },
      checkIn: '2030-12-30',
      checkOut: '2030-12-31',
      rooms: 9,
      guests: 18,
    })
    expect(resolveRoute('/search/city/800/2/3')).toMatchObject({ rooms: 2, guests: 3, checkIn: undefined })
    expect(resolveRoute('/hotel-deals/Miami/FL')).toEqual({ screen: 'deals', city: 'Miami', state: 'FL' })
    expect(resolveRoute('/details/city//h1/')).toMatchObject({ hotelId: 'h1' })
  })

  it('[OQ-39] the exclusive entry is a member-only rate, and an entry without a rate is none', () => {
    const target = (path: string, query: string) => resolveRoute(path, new URLSearchParams(query))
    expect(target('/hotels/book/', 'rate=B')).toEqual({
      screen: 'legacy-checkout',
      target: '/checkout/customer?rate=B',
    })
    expect(target('/checkout', 'rate=B')).toMatchObject({ target: '/checkout/customer?rate=B' })
    expect(target('/hotels/book_exclusive/', 'rate=B')).toMatchObject({
      target: '/checkout/customer?rate=B&ratePlan=exclusive',
    })
    expect(target('/hotels/book_exclusive/', 'rate=B&ratePlan=R')).toMatchObject({
      target: '/checkout/customer?rate=B&ratePlan=R',
    })
    expect(target('/hotels/book/', '')).toEqual({ screen: 'unmatched' })
    expect(checkoutPath('customer', { bundle: 'B', sop: 'S' })).toBe('/checkout/customer?rate=B&sop=S')
    expect(resolveRoute('/checkout/billing')).toEqual({ screen: 'checkout', section: 'billing' })
  })

  it('a broken escape stays as it is', () => {
    expect(resolveRoute('/details/%E0%A4%A')).toMatchObject({ hotelId: '%E0%A4%A' })
  })
})
