import { type Client, locationsFind, locationsSearch, type WireLocation } from '@staykit/contract'
import { describe, expect, it, vi } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createTypeahead, groupSuggestions } from './typeahead.ts'

const place = (type: WireLocation['type'], index: number): WireLocation => ({
  id: `${type}${index}`,
  type,
  name: `${type} ${index}`,
  displayName: `${type} ${index}`,
  latitude: 0,
  longitude: 0,
})
const nine = Array.from({ length: 9 }, (_, index) => place('city', index))
const airports = [place('airport', 0), place('airport', 1)]

const settle = () => new Promise((done) => setTimeout(done))

function start(answer: () => unknown = () => ({ locations: [...nine, ...airports] })) {
  const environment = memoryEnvironment()
  const client = vi.fn(async () => answer()) as unknown as Client
  return { environment, client, typeahead: createTypeahead(client, environment) }
}

describe('the typeahead', () => {
  it('[HOT-046] makes no call under 3 characters', async () => {
    const { environment, client, typeahead } = start()
    typeahead.search('mi')
    environment.advance(1000)
    await settle()
    expect(client).not.toHaveBeenCalled()
    expect(typeahead.$suggestions.get().groups).toEqual([])
  })

  it('[PLT-107] asks once for a text whatever its case, and each product for itself', async () => {
    const { environment, client, typeahead } = start()
    for (const text of ['Mia', 'mia', ' MIA ']) {
      typeahead.search(text)
      environment.advance(500)
      await settle()
    }
    expect(client).toHaveBeenCalledTimes(1)
    const flights = createTypeahead(client, environment, 'flights')
    flights.search('mia')
    environment.advance(500)
    await settle()
    expect(client).toHaveBeenCalledTimes(2)
  })

  it('[HOT-261] [HOT-262] sends query, product and the flags of the product', async () => {
    for (const product of ['hotels', 'flights', 'cars'] as const) {
      const { environment, client } = start()
      const typeahead = createTypeahead(client, environment, product)
      const flags = { cities: true, airports: true, neighborhoods: product === 'hotels' }
      typeahead.search('lisbon')
      environment.advance(500)
      await settle()
      expect(vi.mocked(client).mock.calls[0]?.slice(0, 2)).toEqual([
        locationsSearch,
        { query: 'lisbon', product, flags },
      ])
      await typeahead.nearest(38.7, -9.1)
      expect(vi.mocked(client).mock.calls[1]?.slice(0, 2)).toEqual([
        locationsFind,
        { query: '', product, flags, latitude: 38.7, longitude: -9.1 },
      ])
    }
  })

  it('waits for no other letter of a text that was typed earlier', async () => {
    const { environment, client, typeahead } = start()
    typeahead.search('lisbon')
    environment.advance(1)
    expect(client).not.toHaveBeenCalled()
    typeahead.search('lisbon', 'earlier')
    environment.advance(1)
    expect(client).toHaveBeenCalledTimes(1)
  })

  it('asks once for letters typed in one go', async () => {
    const { environment, client, typeahead } = start()
    for (const text of ['lis', 'lisb', 'lisbo', 'lisbon']) {
      typeahead.search(text)
      environment.advance(40)
    }
    environment.advance(500)
    await settle()
    expect(client).toHaveBeenCalledTimes(1)
  })

  it('[PLT-108] shows 4 of a group at most', () => {
    expect(groupSuggestions('miam', nine)[0]?.items).toHaveLength(4)
  })

  it('[PLT-109] [PLT-110] [AQ-14] puts cities first, but airports first for exactly three characters', () => {
    const names = (query: string, found: readonly WireLocation[]) =>
      groupSuggestions(query, found).map(({ name }) => name)
    expect(names('miam', [...airports, ...nine])).toEqual(['cities', 'airports'])
    expect(names('mia', [...airports, ...nine])).toEqual(['airports', 'cities'])
    // The server found a city of that whole name.
    expect(names('hue', [...nine, ...airports])).toEqual(['cities', 'airports'])
  })

  it('[PLT-115] shows nothing when the call fails, and calls again the next time', async () => {
    const { environment, client, typeahead } = start(() => Promise.reject(new Error('offline')))
    for (let time = 1; time <= 2; time++) {
      typeahead.search('miami')
      environment.advance(500)
      await settle()
      expect(typeahead.$suggestions.get()).toMatchObject({ groups: [], loading: false })
      expect(client).toHaveBeenCalledTimes(time)
    }
  })

  it('[HOT-326] has no place for an unknown position', async () => {
    const error = { code: 'UNKNOWN_LOCATION', message: 'There is no such place.' }
    for (const answer of [{ locations: [] }, { locations: [], error }]) {
      const { typeahead } = start(() => answer)
      await expect(typeahead.nearest(0, 0)).rejects.toThrow('No Geo Results Found')
    }
  })

  it('[HOT-325] shows that no locations were found for an unknown text', async () => {
    const { environment, typeahead } = start(() => ({ locations: [] }))
    typeahead.search('qqq')
    environment.advance(500)
    await settle()
    expect(typeahead.$suggestions.get().error?.message).toBe('No Locations Found')
    typeahead.search('q')
    expect(typeahead.$suggestions.get().error).toBeUndefined()
  })

  it('[HOT-324] cannot find a location when the look-up fails', async () => {
    const { environment, typeahead } = start(() => Promise.reject(new Error('offline')))
    await expect(typeahead.nearest(0, 0)).rejects.toThrow('Unable to find Location')
    typeahead.search('miami')
    environment.advance(500)
    await settle()
    expect(typeahead.$suggestions.get().error?.message).toBe('Unable to find Location')
  })

  it('[HOT-327] [PLT-155] asks the geocoder for a position, and tells the status of one that failed', async () => {
    const { typeahead, client } = start(() => ({
      locations: [],
      error: { code: 'OVER_QUERY_LIMIT', message: 'no more today' },
    }))
    await typeahead.nearest(38.71, -9.13).catch(() => {})
    expect(client).toHaveBeenCalledWith(
      locationsFind,
      expect.objectContaining({ latitude: 38.71, longitude: -9.13 }),
    )
    await expect(typeahead.nearest(0, 0)).rejects.toThrow('Geocoder failed due to: OVER_QUERY_LIMIT')
  })

  it('shows what is on its way: nothing at first, then loading with the list before it, then the list', async () => {
    const { environment, typeahead } = start()
    expect(typeahead.$suggestions.get()).toEqual({ query: '', groups: [], loading: false })
    typeahead.search(' miami ')
    expect(typeahead.$suggestions.get()).toEqual({ query: 'miami', groups: [], loading: true })
    environment.advance(500)
    await settle()
    const { groups, loading, error } = typeahead.$suggestions.get()
    expect([loading, error, groups.map(({ name }) => name)]).toEqual([
      false,
      undefined,
      ['cities', 'airports'],
    ])
    typeahead.search('miami b')
    expect(typeahead.$suggestions.get()).toEqual({
      query: 'miami b',
      groups,
      loading: true,
      error: undefined,
    })
    typeahead.search('mi')
    expect(typeahead.$suggestions.get()).toEqual({
      query: 'mi',
      groups: [],
      loading: false,
      error: undefined,
    })
  })

  it('an answer for a text that has been typed over is not shown, and its call is given up', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const { environment, client, typeahead } = start(() => new Promise((answer) => answers.push(answer)))
    typeahead.search('miami')
    environment.advance(500)
    typeahead.search('mi')
    const options = vi.mocked(client).mock.calls[0]?.[2] as { signal: AbortSignal }
    expect(options.signal.aborted).toBe(true)
    answers[0]?.({ locations: nine })
    await settle()
    expect(typeahead.$suggestions.get()).toMatchObject({ query: 'mi', groups: [] })
  })

  it('[PLT-109] [PLT-110] [AQ-14] every kind of place has its group; the order is cities, places, airports, hotels', () => {
    const kinds: readonly WireLocation['type'][] = [
      ...(['hotel', 'poi', 'geolocation', 'neighborhood', 'car_airport', 'airport'] as const),
      ...(['region', 'car_city', 'vp_city', 'city'] as const),
    ]
    const all = kinds.map((kind) => place(kind, 0))
    const grouped = (query: string) =>
      groupSuggestions(query, all).map(({ name, items }) => [name, items.map(({ type }) => type)])
    const cities = ['cities', ['region', 'car_city', 'vp_city', 'city']]
    const places = ['places', ['poi', 'geolocation', 'neighborhood']]
    const flying = ['airports', ['car_airport', 'airport']]
    const hotels = ['hotels', ['hotel']]
    expect(grouped('miami')).toEqual([cities, places, flying, hotels])
    expect(grouped(' mia ')).toEqual([flying, cities, places, hotels])
  })

  it('a place by a position knows its city and its area, by their own ids where it is one itself', async () => {
    const nearest = async (change: Partial<WireLocation>) => {
      const { typeahead } = start(() => ({ locations: [{ ...place('city', 1), ...change }] }))
      return typeahead.nearest(0, 0)
    }
    expect(await nearest({})).toEqual({ id: 'city1', type: 'city', city: 'city1', area: '', query: 'city 1' })
    expect(await nearest({ cityID: '800', areaID: 'a1' })).toMatchObject({ city: '800', area: 'a1' })
    expect(await nearest({ type: 'neighborhood', id: 'a2' })).toMatchObject({ city: '', area: 'a2' })
    expect(await nearest({ type: 'airport', id: 'MIA' })).toMatchObject({ city: '', area: '' })
  })
})
