import { expect, it } from 'vitest'
import type { AvailableHotels, HotelSummary } from '../../../../ports/supplier.ts'
import { matchesOf } from './match.ts'

const location = {
  ...{ latitude: 38.7, longitude: -9.1, addressLine1: 'Rua Augusta 5', postalCode: '1100-048' },
  ...{ cityId: '2267057', cityName: 'Lisbon', countryCode: 'PT', countryName: 'Portugal' },
  timeZone: 'Europe/Lisbon',
}
const hotelNamed = (id: string, name: string) => ({ id, name, location }) as HotelSummary
const listOf = (prefix: string, names: readonly string[]) =>
  ({
    length: names.length,
    idOf: (index: number) => `${prefix}${index}`,
    reader: () => (index: number) => ({ name: names[index] ?? '', position: location }),
    at: (index: number) => ({ hotel: hotelNamed(`${prefix}${index}`, names[index] ?? '') }),
  }) as unknown as AvailableHotels

/** Matches two lists; counts the hotels that are compared. */
function matched(names: readonly string[]) {
  let compared = 0
  const verdicts = {
    publicId: (id: string) => id,
    sameAs: () => [],
    areOther: () => {
      compared++
      return false
    },
    found: [],
  }
  const found = matchesOf(listOf('a', names), listOf('b', names), verdicts, () => false)
  return { found, compared }
}

const many = (name: (index: number) => string, length = 2_000) => Array.from({ length }, (_, at) => name(at))

it.each([
  ['with names of their own', many((at) => `Casa ${at} Harbour`)],
  ['with one name', many(() => 'Apartments Paris')],
])('2,000 hotels at one point %s are each compared with few', (_, names) => {
  const { compared } = matched(names)
  expect(compared).toBeLessThanOrEqual(30 * names.length)
})

it('hotels at one point are found by the rarest words of their names', () => {
  const { found } = matched(many((at) => `Casa ${at} Harbour`, 500))
  expect(found.size).toBe(500)
  expect([...found].every(([one, other]) => one === other)).toBe(true)
})
