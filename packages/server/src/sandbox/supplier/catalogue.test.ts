import { beforeAll, describe, expect, it } from 'vitest'
import type { WorldPlaces } from '../../adapters/places/places.ts'
import { openWorld } from '../../compose.ts'
import { repositoryRoot } from '../../config.ts'
import { testHotels } from '../testville/hotels.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { bell, unit } from './hash.ts'
import { hotelCount } from './hotel-count.ts'
import { summaryOf } from './summary.ts'

let places: WorldPlaces
let catalogue: Catalogue
beforeAll(async () => {
  places = await openWorld(`${repositoryRoot}/.staykit`)
  catalogue = createCatalogue(places)
})

const hotelsOf = async (id: string) => {
  const hotels = await catalogue.hotelsOf(id)
  if (!hotels) throw new Error(`no city ${id}`)
  return hotels
}

describe('the hotels of the world', () => {
  it('number at least 700,000 in more than 20,000 cities: some in each, more in larger ones, 2,000 at most', () => {
    let total = 0
    let smallest = Number.POSITIVE_INFINITY
    let largest = 0
    for (let index = 0; index < places.cityCount; index++) {
      const { id, population } = places.cityAt(index)
      const count = hotelCount(id, population)
      total += count
      smallest = Math.min(smallest, count)
      largest = Math.max(largest, count)
    }
    expect(total).toBeGreaterThan(700_000)
    expect(places.cityCount).toBeGreaterThan(20_000)
    expect([smallest, largest]).toEqual([3, 2_000])
    expect(hotelCount('2267057', 517_802)).toBeGreaterThan(hotelCount('2267057', 20_000))
  })

  it('stay the same on a second request', async () => {
    const again = createCatalogue(places)
    for (const id of ['2267057', '1850147', '2657928']) {
      const first = await hotelsOf(id)
      const second = await again.hotelsOf(id)
      if (!second) throw new Error('gone')
      expect(second.columns).toEqual(first.columns)
      for (const index of [0, 1, first.count - 1])
        expect(summaryOf(second, index)).toEqual(summaryOf(first, index))
    }
  })

  it.each(['2267057', '5128581', '1850147', '2988507', '292223'])(
    'in %s all have their own names',
    async (id) => {
      const hotels = await hotelsOf(id)
      const names = Array.from({ length: hotels.count }, (_, index) => hotels.name(index))
      expect(names.every((name) => name.length > 3 && !/undefined|\{|\}| {2}/.test(name))).toBe(true)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('vary: stars, scores, areas, chains, amenities, prices', async () => {
    const { columns, areas, count } = await hotelsOf('2267057')
    const kinds = (column: ArrayLike<number>) => new Set(Array.from(column)).size
    expect(kinds(columns.stars)).toBe(8)
    expect(kinds(columns.score)).toBeGreaterThan(20)
    expect(kinds(columns.area)).toBe(areas.length)
    expect(kinds(columns.chain)).toBeGreaterThan(8)
    expect(kinds(columns.base)).toBeGreaterThan(count * 0.8)
    expect(Array.from(columns.score).filter((score) => score === 0).length).toBeGreaterThan(0)
  })

  it('lie around their city, those of a chain in the area of their name', async () => {
    const hotels = await hotelsOf('2267057')
    for (let index = 0; index < hotels.count; index++) {
      const { location, area, brand, name } = summaryOf(hotels, index)
      expect(
        Math.hypot(location.latitude - hotels.city.latitude, location.longitude - hotels.city.longitude),
      ).toBeLessThan(0.5)
      if (brand) expect(name).toContain(area.name)
    }
  })

  it('in Testville match the list', async () => {
    const hotels = await hotelsOf('9000001')
    expect(hotels.count).toBe(testHotels.length)
    expect(hotels.name(6)).toBe('The Timeout But Booked')
    expect(summaryOf(hotels, 13).thumbnails).toEqual([])
    expect(summaryOf(hotels, 14).score).toBeUndefined()
  })

  it('have an id that finds them, and no other text does', async () => {
    expect((await catalogue.locate('2267057-0'))?.index).toBe(0)
    for (const id of [
      '',
      '2267057',
      '2267057-',
      '2267057-9999',
      '2267057-00',
      '1-1',
      '2267057--1',
      '2267057-0-0',
      'x-1',
    ])
      expect(await catalogue.locate(id), id).toBeUndefined()
  })
})

it('random values are evenly distributed', () => {
  const values = Array.from({ length: 20_000 }, (_, index) => unit(index, 7))
  const mean = values.reduce((a, b) => a + b) / values.length
  expect(mean).toBeCloseTo(0.5, 1)
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = values.filter((value) => Math.floor(value * 10) === tenth).length / values.length
    expect(share).toBeGreaterThan(0.09)
    expect(share).toBeLessThan(0.11)
  }
  const spread = Math.sqrt(values.reduce((sum, _, index) => sum + bell(index) ** 2, 0) / values.length)
  expect(spread).toBeCloseTo(1, 1)
})
