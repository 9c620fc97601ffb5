import { readRooms, spreadGuests } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { checkoutLink, detailsLink, readLink, searchLink } from './index.ts'

const stay = { checkIn: '2030-12-12', checkOut: '2030-12-15' }
const occupancy = spreadGuests(1, 2)
const lisbon = { type: 'city', id: '800' }
const page = 'https://shop.test/stays.html?type={type}&location={location}&in={checkIn}&out={checkOut}'

describe('links', () => {
  it('[HOT-019] [HOT-020] [HOT-023] [HOT-024] [HOT-025] default to the routes of the specification', () => {
    expect(searchLink({}, lisbon, stay, occupancy)).toBe('/search/city/800/12-12-2030/12-15-2030/1/2')
    expect(searchLink({}, { ...lisbon, areaId: 'a 1' }, stay, occupancy)).toBe(
      '/search/city/800/12-12-2030/12-15-2030/1/2?areaID=a+1',
    )
    const details = '/details/city/800/12-12-2030/12-15-2030/1/2/h1'
    expect(detailsLink({}, lisbon, stay, occupancy, 'h1')).toBe(details)
    expect(detailsLink({}, lisbon, stay, occupancy, 'h1', 'rates')).toBe(`${details}/rates`)
  })

  it('[HOT-147] [HOT-148] [OQ-61] name a rate at the checkout; the plan only for member rates', () => {
    const rate = { ppn_book_bundle: 'b=1', sop: 'S', isCUG: true, ratePlanCode: 'CLUB' }
    expect(checkoutLink({}, rate)).toBe('/checkout/customer?rate=b%3D1&sop=S&ratePlan=CLUB')
    expect(checkoutLink({}, { ...rate, isCUG: false, sop: undefined })).toBe('/checkout/customer?rate=b%3D1')
    expect(checkoutLink({}, { ...rate, isCUG: false })).toBe('/checkout/customer?rate=b%3D1&sop=S')
    expect(checkoutLink({}, { ...rate, ratePlanCode: '' })).toBe('/checkout/customer?rate=b%3D1&sop=S')
    expect(checkoutLink({ checkout: '/pay.html?step={section}' }, rate)).toBe(
      '/pay.html?step=customer&rate=b%3D1&sop=S&ratePlan=CLUB',
    )
  })

  it('say who stays in which room where the counts do not, in a parameter that the page does not use', () => {
    const family = readRooms('2-5|1')
    const details = '/details/city/800/12-12-2030/12-15-2030/2/4/h1'
    expect(searchLink({}, { ...lisbon, areaId: 'a1' }, stay, family)).toMatch(
      /\/2\/4\?areaID=a1&rooms=2-5%7C1$/,
    )
    expect(detailsLink({}, lisbon, stay, family, 'h1', 'rates')).toBe(`${details}/rates?rooms=2-5%7C1`)
    const inQuery = (query: string) =>
      detailsLink({ details: `/a?h={hotelID}${query}` }, lisbon, stay, family, 'h1')
    expect(inQuery('&r={rooms}')).toBe('/a?h=h1&r=2-5%7C1')
    expect(inQuery('')).toBe('/a?h=h1&rooms=2-5%7C1')
    expect(inQuery('&rooms={roomCount}')).toBe('/a?h=h1&rooms=2&stay-occupancy=2-5%7C1')
    expect(searchLink({ search: '/a?r={rooms}' }, lisbon, stay, occupancy)).toBe('/a?r=2')
  })

  it("follow a page's own template, and are read back from it", () => {
    const link = searchLink({ search: page }, { ...lisbon, areaId: 'a1' }, stay, occupancy)
    expect(link).toBe(
      'https://shop.test/stays.html?type=city&location=800&in=12-12-2030&out=12-15-2030&areaID=a1',
    )
    expect(readLink(page, link)).toEqual({
      type: 'city',
      location: '800',
      checkIn: '12-12-2030',
      checkOut: '12-15-2030',
    })
    expect(readLink('/stay/{hotelID}/{section}', 'https://x.test/en/stay/h%201/rates')).toEqual({
      hotelID: 'h 1',
      section: 'rates',
    })
    expect(readLink('/stay/{hotelID}', 'https://x.test/other')).toBeUndefined()
    expect(readLink('/a?x=1&hotel={hotelID}#rooms', 'https://x.test/a?x=1&hotel=7#rooms')).toEqual({
      hotelID: '7',
    })
    expect(readLink('/#/stay/{hotelID}?in={checkIn}', 'https://x.test/?in=no#/stay/7?in=yes')).toEqual({
      hotelID: '7',
      checkIn: 'yes',
    })
    expect(readLink('/stay/{hotelID}', 'https://x.test/stay/%E0%A4%A')).toEqual({ hotelID: '%E0%A4%A' })
  })
})
