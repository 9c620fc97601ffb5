import type { locationsCities, locationsSearch, ResponseOf } from '@staykit/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'

type Answer = ResponseOf<typeof locationsSearch>

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const ask = async (path: 'search' | 'find', fields: object) =>
  (await server.post<Answer>(`/travel/locations/${path}`, { product: 'hotels', ...fields })).body
const types = ({ locations }: Answer) => locations.map(({ type }) => type)

describe('POST /travel/locations/search', () => {
  it('[HOT-262] returns suggestions with position, place and number of hotels', async () => {
    const { locations, latitude, longitude } = await ask('search', {
      query: 'lisbon',
      flags: { airports: true },
    })
    expect(locations[0]).toEqual({
      id: '2267057',
      type: 'city',
      name: 'Lisbon',
      displayName: 'Lisbon, Portugal',
      city: 'Lisbon',
      cityID: '2267057',
      countryCode: 'PT',
      hotelCount: expect.any(Number),
      latitude: 38.71667,
      longitude: -9.13333,
      timeZone: 'Europe/Lisbon',
    })
    expect([latitude, longitude]).toEqual([38.71667, -9.13333])
  })

  it('[HOT-262] returns only the groups that its flags allow', async () => {
    const group = (type: string) => (type === 'neighborhood' || type === 'airport' ? type : 'city')
    const groups = async (fields: object) => new Set(types(await ask('search', fields)).map(group))
    const query = 'london'
    expect(await groups({ query })).toEqual(new Set(['city', 'airport']))
    expect(await groups({ query, flags: { airports: true } })).toEqual(new Set(['city', 'airport']))
    expect(await groups({ query, flags: { airports: false } })).toEqual(new Set(['city']))
    expect(await groups({ query, flags: { cities: false } })).toEqual(new Set(['airport']))
    expect(await groups({ query: 'alfama' })).toContain('neighborhood')
    expect(await groups({ query: 'alfama', flags: { neighborhoods: false } })).not.toContain('neighborhood')
  })

  it('[PLT-108] returns at most 4 of a group', async () => {
    for (const query of ['san', 'santa', 'new york', 'london']) {
      const { locations } = await ask('search', { query })
      const isAirport = locations.map(({ type }) => type === 'airport')
      expect(isAirport.filter(Boolean).length).toBeLessThanOrEqual(4)
      expect(isAirport.filter((airport) => !airport).length).toBeLessThanOrEqual(4)
    }
  })

  it('[PLT-110] [AQ-14] puts airports first for three letters', async () => {
    const answer = await ask('search', { query: 'mia' })
    expect(answer.locations[0]).toMatchObject({
      type: 'airport',
      id: 'MIA',
      code: 'MIA',
      cityID: expect.any(String),
    })
    expect(types(answer).lastIndexOf('airport')).toBeLessThan(types(answer).indexOf('city'))
  })

  it('[PLT-110] [PLT-109] [AQ-14] puts a city of three letters before the airports of that code', async () => {
    for (const [query, name] of [
      ['Hue', 'Huế'],
      ['Huế', 'Huế'],
      ['ufa', 'Ufa'],
      ['東京都', 'Tokyo'],
    ] as const)
      expect((await ask('search', { query })).locations[0], query).toMatchObject({ type: 'city', name })
    for (const query of ['mia', 'lax', 'sfo'])
      expect((await ask('search', { query })).locations[0], query).toMatchObject({ type: 'airport' })
  })

  it('[PLT-109] [AQ-14] puts cities and neighbourhoods first for four letters', async () => {
    const answer = await ask('search', { query: 'miam' })
    expect(answer.locations[0]).toMatchObject({
      type: 'city',
      displayName: 'Miami, FL, United States',
      stateCode: 'FL',
    })
    expect(types(answer).indexOf('airport')).toBeGreaterThan(types(answer).lastIndexOf('city'))
  })

  it('finds well-known neighbourhoods, whose hotels can be searched', async () => {
    const { locations } = await ask('search', { query: 'alfama' })
    const area = locations.find(({ type }) => type === 'neighborhood')
    expect(area).toMatchObject({
      displayName: 'Alfama, Lisbon, Portugal',
      cityID: '2267057',
      areaID: '2267057-a0',
    })
    const stay = {
      checkIn: '2027-05-14',
      checkOut: '2027-05-15',
      adultCount: 2,
      roomCount: 1,
      currency: 'USD',
    }
    const found = await server.post<{ hotels: { neighborhood: { name: string } }[] }>(
      '/travel/hotels/search/',
      {
        location: { id: area?.id, type: 'neighborhood' },
        ...stay,
      },
    )
    expect(new Set(found.body.hotels.map(({ neighborhood }) => neighborhood.name))).toEqual(
      new Set(['Alfama']),
    )
  })

  it('names types by product, and returns nothing below three letters', async () => {
    expect(types(await ask('search', { query: 'madrid', product: 'cars' }))).toEqual(
      expect.arrayContaining(['car_city', 'car_airport']),
    )
    expect(types(await ask('search', { query: 'madrid', product: 'flights' }))).toContain('vp_city')
    for (const query of ['li', 'LA', '東', 'ال'])
      expect(await ask('search', { query }), query).toEqual({ locations: [] })
    expect((await ask('search', { query: '北京' })).locations[0]).toMatchObject({ name: 'Beijing' })
  })
})

describe('POST /travel/locations/find', () => {
  it('[HOT-261] returns the one place of a text, an id or a position', async () => {
    const only = async (fields: object) => (await ask('find', fields)).locations.map(({ id }) => id)
    expect(await only({ query: 'lisbon' })).toEqual(['2267057'])
    expect(await only({ query: '2267057' })).toEqual(['2267057'])
    expect(await only({ query: '', id: '2267057' })).toEqual(['2267057'])
    expect(await only({ query: 'Lisbon', id: 'nowhere' })).toEqual([])
    expect(await only({ query: 'JFK' })).toEqual(['JFK'])
    expect(await only({ query: 'JFK', flags: { airports: false } })).not.toContain('JFK')
    expect(await only({ query: 'lisbon', flags: { cities: false } })).toEqual(['LIS'])
    expect(await only({ query: '2267057-a1' })).toEqual(['2267057-a1'])
    expect(await only({ query: '', latitude: 38.71, longitude: -9.14 })).toEqual(['2267057'])
  })

  it('reports when there is none', async () => {
    expect(await ask('find', { query: 'qqzzxxyyq' })).toMatchObject({
      locations: [],
      error: { message: 'No Locations Found' },
    })
    expect((await ask('find', { query: '', latitude: -89.9, longitude: 10 })).error?.message).toBe(
      'No Geo Results Found',
    )
  })
})

describe('the city of a position', () => {
  it('[HOT-261] returns no city that is far away', async () => {
    const answerAt = async (latitude: number, longitude: number) =>
      ask('find', { query: '', latitude, longitude })
    // The Southern Ocean and the Pacific; the nearest cities are thousands of kilometres away.
    for (const [latitude, longitude] of [
      [-60, -120],
      [0, -140],
      [78, -40],
    ] as const) {
      const { error, locations } = await answerAt(latitude, longitude)
      expect([error?.message, locations]).toEqual(['No Geo Results Found', []])
    }
    const degree = fc.double({ min: -180, max: 180, noNaN: true })
    await fc.assert(
      fc.asyncProperty(fc.double({ min: -75, max: 80, noNaN: true }), degree, async (latitude, longitude) => {
        const [city] = (await answerAt(latitude, longitude)).locations
        if (!city) return
        const radians = (degrees: number) => (degrees * Math.PI) / 180
        const [a, b] = [radians(latitude), radians(city.latitude ?? 0)]
        const across = radians(longitude - (city.longitude ?? 0))
        const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(across)
        expect(6371 * Math.acos(Math.min(1, cosine))).toBeLessThan(102)
      }),
    )
  })
})

describe('GET /travel/locations/cities', () => {
  it('lists every city of 15,000 people or more once, the largest first, with the facts for a page', async () => {
    const answer = await server.app.request('/travel/locations/cities')
    const { cities } = (await answer.json()) as ResponseOf<typeof locationsCities>
    expect(cities.length).toBeGreaterThan(20_000)
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    expect(cities[0]).toMatchObject({ name: 'Shanghai', displayName: 'Shanghai, China' })
    const at = cities.findIndex(({ id }) => id === '2267057')
    expect(cities[at]).toEqual({
      id: '2267057',
      name: 'Lisbon',
      displayName: 'Lisbon, Portugal',
      countryCode: 'PT',
      latitude: 38.71667,
      longitude: -9.13333,
    })
    expect(at).toBeLessThan(2_000)
  })
})
