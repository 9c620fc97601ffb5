import { expect, it } from 'vitest'
import type { AvailableHotels, HotelSummary } from '../../../../ports/supplier.ts'
import { matchesOf } from './match.ts'
import { withPublicIds } from './merged-list.ts'
import { verdictsOf } from './pairs.ts'

const location = {
  ...{ latitude: 38.7, longitude: -9.1, addressLine1: 'Rua Augusta 5', postalCode: '1100-048' },
  ...{ cityId: '2267057', cityName: 'Lisbon', countryCode: 'PT', countryName: 'Portugal' },
  timeZone: 'Europe/Lisbon',
}
const hotelNamed = (id: string, name: string) => ({ id, name, location }) as HotelSummary
const listOf = (prefix: string, names: readonly string[], latitudes: readonly number[] = []) => {
  const placeAt = (index: number) => ({ ...location, latitude: latitudes[index] ?? location.latitude })
  return {
    length: names.length,
    idOf: (index: number) => `${prefix}${index}`,
    reader: () => (index: number) => ({ name: names[index] ?? '', position: placeAt(index) }),
    at: (index: number) => ({
      hotel: { ...hotelNamed(`${prefix}${index}`, names[index] ?? ''), location: placeAt(index) },
    }),
  } as unknown as AvailableHotels
}

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

it('hotels of one name that are too far away leave the place to the one nearby', () => {
  const names = many(() => 'Apartments Paris', 40)
  const far = location.latitude + 0.006
  const list = listOf('a', names, [...many(() => '', 39).map(() => far), location.latitude])
  const other = listOf('b', ['Apartments Paris'])
  expect([...matchesOf(list, other, verdictsOf([]), () => false)]).toEqual([[39, 0]])
})

it('a list whose hotels have their own ids on pages is not copied', () => {
  const list = listOf('a', ['Casa Harbour', 'Casa Lisboa'])
  const pair = (other_id: string) => verdictsOf([{ public_id: 'x', other_id, state: 'same' }])
  expect(withPublicIds(list, pair('y'))).toBe(list)
  const changed = withPublicIds(list, pair('a1'))
  expect([changed.at(0).hotel.id, changed.at(1).hotel.id, changed.idOf(1)]).toEqual(['a0', 'x', 'x'])
})
