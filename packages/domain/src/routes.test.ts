import { describe, expect, it } from 'vitest'
import { checkoutPath, detailsPath, resolveRoute, searchPath } from './routes.ts'

const stay = { checkIn: '2030-12-30', checkOut: '2030-12-31' }
const two = { rooms: 1, guests: 2 }
const screen = (path: string, query?: string) => resolveRoute(path, new URLSearchParams(query)).screen

describe('routes', () => {
  it('[HOT-001] resolve in order, first match wins', () => {
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

  it('one or two segments are the short details route', () => {
    expect(resolveRoute('/details/h1/rates')).toMatchObject({ hotelId: 'h1', section: 'rates' })
    expect(resolveRoute('/details/city/800/h1')).toMatchObject({
      hotelId: 'h1',
      place: { type: 'city', id: '800' },
    })
  })

  it('the legacy entries land on the customer step of their rate', () => {
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

  it('checkout URLs leave out what a rate does not have', () => {
    expect(checkoutPath('customer', { bundle: 'B' })).toBe('/checkout/customer?rate=B')
    expect(checkoutPath('billing', { bundle: 'B', ratePlan: 'R', pm: 'Wallet' })).toBe(
      '/checkout/billing?rate=B&ratePlan=R&pm=Wallet',
    )
  })

  it('escapes what it writes and bears broken escapes', () => {
    expect(searchPath({ type: 'city', id: 'a/b' }, stay, two)).toContain('/a%2Fb/')
    expect(screen('/details/%E0%A4%A')).toBe('details')
  })
})
