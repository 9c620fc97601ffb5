import { CallError, type Client } from '@staykit/contract'
import { hotelFixture, priceFixture } from '@staykit/contract/fixtures'
import { spreadGuests } from '@staykit/domain'
import { describe, expect, it, vi } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { countMatching } from './count-matching.ts'
import { hasFlag, readListState, withFlag, writeListState } from './filters-url.ts'
import { searchModel } from './model.ts'
import { createResults } from './results.ts'
import { answer, query } from './testing/lisbon.ts'

type Answer = ReturnType<typeof answer>

function start(reply: (request: { from: number; filters?: object }) => Answer = () => answer(94)) {
  const environment = memoryEnvironment()
  const call = vi.fn(async (_call: unknown, request: { from: number; filters?: object }) => reply(request))
  const client = call as unknown as Client
  const options = { client, environment, locale: 'en-US' }
  return { call, store: createResults(options), again: () => createResults(options) }
}

describe('the results of a search', () => {
  it('[HOT-057] [HOT-058] loads a new search, and shows one that is loaded without a call', async () => {
    const { call, store, again } = start()
    await store.load(query)
    await store.load(query)
    expect(call).toHaveBeenCalledTimes(1)
    await store.load({ ...query, checkOut: '2030-07-05' })
    expect(call).toHaveBeenCalledTimes(2)
    const other = again()
    await other.load(query)
    expect(call).toHaveBeenCalledTimes(2)
    expect(other.$results.get().status).toBe('ready')
  })

  it('shows the same hotels for a list that was shown before, so that nothing writes their prices twice', async () => {
    const { store } = start()
    await store.load(query)
    const first = store.$results.get().view?.hotels
    await store.change({ filters: { stars: [4] }, page: 1 })
    await store.change({ filters: {}, page: 1 })
    const { hotels = [] } = store.$results.get().view ?? {}
    expect(hotels.length).toBeGreaterThan(0)
    expect(hotels.every((hotel, index) => hotel === first?.[index])).toBe(true)
  })

  it('[HOT-061] [HOT-291] [HOT-292] fails a search of yesterday with PastDates, without a call', async () => {
    const { call, store } = start()
    await store.load({ ...query, checkIn: '2030-06-14' })
    expect(call).not.toHaveBeenCalled()
    expect(store.$results.get().error).toMatchObject({
      code: 'PastDates',
      message: "You're Living in the Past!",
      description: 'Please Check Your Dates',
    })
  })

  it('[HOT-331] [HOT-275] [OQ-07] shows 20 of a window of 40 that starts at 0, and asks for the next when it is reached', async () => {
    const { call, store } = start()
    await store.load(query)
    expect(store.$results.get().view?.hotels).toHaveLength(20)
    expect(store.$results.get().view?.pages).toBe(5)
    expect(call.mock.calls[0]?.[1]).toMatchObject({ from: 0, to: 40 })
    await store.change({ filters: {}, page: 2 })
    expect(call).toHaveBeenCalledTimes(1)
    expect(store.$results.get().view?.hotels[0]?.id).toBe('h20')
    await store.change({ filters: {}, page: 3 })
    expect(call.mock.calls[1]?.[1]).toMatchObject({ from: 40, to: 80 })
  })

  it('[HOT-295] [HOT-296] [OQ-54] says "no hotels found" when there are none, or none available', async () => {
    const { store } = start(() => answer(0))
    await store.load(query)
    expect(store.$results.get().error?.message).toBe('no hotels found')
    const soldOut = start(() => answer(1, { hotels: [hotelFixture({ price: undefined })] }))
    await soldOut.store.load(query)
    expect(soldOut.store.$results.get().error).toMatchObject({
      code: 'NO_HOTELS',
      message: 'no hotels found',
    })
  })

  it('names a place without a free room, for the message', async () => {
    const { store } = start(() => answer(0))
    await store.load(query)
    expect(store.$results.get().error?.details).toEqual({ place: 'Lisbon' })
  })

  it('counts what other filters would match, without fetching it', async () => {
    const { call } = start(({ filters }) => answer(filters ? 7 : 94))
    expect(await countMatching(call as unknown as Client, query, { stars: [4] }, 'STAY60')).toBe(7)
    expect(await countMatching(call as unknown as Client, query, {}, undefined)).toBe(94)
    expect(call.mock.calls[0]?.[1]).toMatchObject({ from: 0, to: 1, filters: { stars: [4] } })
  })

  it('[HOT-255] [OQ-33] [AQ-25] [OQ-55] asks by place, dates, adults, rooms and currency; amenities, neighbourhoods, brands and sorts are what came', async () => {
    const { call, store } = start(() =>
      answer(94, {
        amenities: [{ id: '6', name: 'Free Internet', count: 3 }],
        neighborhoods: [{ id: 'n1', name: 'Alfama', count: 4 }],
        chains: [{ id: 'c1', name: 'Casas', count: 5 }],
        sorts: [
          { id: 'most_popular', name: 'Most Popular' },
          { id: 'nearest', name: 'Nearest' },
        ],
      }),
    )
    await store.load({ ...query, occupancy: spreadGuests(2, 3), currency: 'EUR' })
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      location: { id: '800', type: 'city' },
      checkIn: '2030-07-01',
      checkOut: '2030-07-04',
      adultCount: 3,
      roomCount: 2,
      currency: 'EUR',
    })
    const state = store.$results.get()
    expect(state.view?.hotels[0]?.id).toBe('h0')
    expect(searchModel(state)).toMatchObject({
      amenities: [{ id: '6', name: 'Free Internet' }],
      areas: [{ id: 'n1', name: 'Alfama' }],
      brands: [{ id: 'c1', name: 'Casas' }],
      sorts: [
        { id: 'most_popular', name: 'Most Popular' },
        { id: 'nearest', name: 'Nearest' },
      ],
    })
  })

  it('[HOT-255] fails a search whose answer has an error, or errors', async () => {
    const error = { code: 'SUPPLIER_DOWN', message: 'No answer.' }
    for (const change of [{ error }, { errors: [error, { code: 'OTHER', message: '' }] }]) {
      const { store } = start(() => answer(94, change))
      await store.load(query)
      expect(store.$results.get()).toMatchObject({ status: 'failed', error: { code: 'SUPPLIER_DOWN' } })
    }
  })

  it('[HOT-275] starts at the window of ?from and ?to', async () => {
    const { call, store } = start()
    await store.load(query, readListState(new URLSearchParams('from=40&to=60')))
    expect(store.$results.get().list.page).toBe(3)
    expect(call.mock.calls[0]?.[1]).toMatchObject({ from: 40, to: 80 })
  })

  it('[HOT-333] [HOT-334] shows hotels from 1 to under 10,000', async () => {
    const prices = [0.99, 1, 9999, 10000]
    const hotels = prices.map((display, index) =>
      hotelFixture({ id: `p${index}`, price: priceFixture({ display }) }),
    )
    const { store } = start(() => answer(4, { hotels }))
    await store.load(query)
    expect(store.$results.get().view?.hotels.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  it('[HOT-079] [OQ-20] falls back to the whole list when nothing matches', async () => {
    const { store } = start(({ filters }) => (filters ? answer(0, { total: 94 }) : answer(94)))
    await store.load(query)
    await store.change({ filters: { hotelName: 'nowhere' }, page: 1 })
    expect(store.$results.get()).toMatchObject({ status: 'ready', notice: 'no-match' })
    expect(store.$results.get().view?.hotels).toHaveLength(20)
    await store.change({ filters: { hotelName: 'nowhere' }, page: 2 })
    expect(store.$results.get()).toMatchObject({ notice: 'no-match', list: { page: 2 } })
    expect(store.$results.get().view?.hotels[0]?.id).toBe('h20')
    await store.change({ filters: {}, page: 1 })
    expect(store.$results.get().notice).toBeUndefined()
  })

  it('[HOT-294] keeps the list and says so when filtering fails', async () => {
    const { store } = start(({ filters }) => {
      if (filters) throw new CallError({ code: 'SERVER_ERROR', message: 'no' })
      return answer(94)
    })
    await store.load(query)
    await store.change({ filters: { stars: [4] }, page: 1 })
    const { notice, error, view } = store.$results.get()
    expect([notice, error?.message]).toEqual(['filter-failed', 'HotelSearch: Unable to filter hotels'])
    expect(view?.hotels).toHaveLength(20)
  })

  it('shows the newest of two answers that overtake each other', async () => {
    let release = () => {}
    const slow = new Promise<void>((done) => {
      release = done
    })
    const environment = memoryEnvironment()
    const client = (async (_call: unknown, { sort }: { sort?: string }) => {
      if (sort === 'slow') await slow
      return answer(1, { currencySymbol: sort ?? 'none' })
    }) as unknown as Client
    const store = createResults({ client, environment, locale: 'en' })
    await store.load(query)
    const first = store.change({ filters: {}, sort: 'slow', page: 1 })
    await store.change({ filters: {}, sort: 'fast', page: 1 })
    release()
    await first
    expect(store.$results.get().view?.currencySymbol).toBe('fast')
  })

  it('[HOT-071] keeps filters, sort and page in the query, and leaves the rest of it alone', () => {
    const list = {
      filters: {
        hotelName: 'Casa & Mar',
        prices: [80, 290] as const,
        stars: [4, 5],
        amenities: [6],
        hotelBrands: ['b1', 'b2'],
        areas: ['a1'],
        promotions: ['p1'],
        liked: ['view', 'bed'],
        bounds: [38.7, -9.2, 38.8, -9.1] as const,
      },
      sort: 'price_asc',
      page: 3,
    }
    const href = writeListState('https://x.test/search/city/800?bar=none&stars=1', list)
    const found = new URL(href).searchParams
    for (const name of [
      'sort',
      'amenities',
      'from',
      'to',
      'hotelBrands',
      'prices',
      'stars',
      'hotelName',
      'areas',
    ]) {
      expect(found.has(name), name).toBe(true)
    }
    expect(found.get('bar')).toBe('none')
    expect(readListState(found)).toEqual(list)
    expect(writeListState(href, { filters: {}, page: 1 })).toBe('https://x.test/search/city/800?bar=none')
  })

  it('[OQ-60] a flag of the query is on with any value but 0 and false, and its toggle writes or removes it', () => {
    const page = 'https://x.test/search/city/800'
    const isOn = (query: string) => hasFlag(`${page}${query}`, 'map')
    expect(['?map', '?map=1', '?map=no', '?map=true'].map(isOn)).toEqual(Array(4).fill(true))
    expect(['', '?map=0', '?map=false', '?filter=1'].map(isOn)).toEqual(Array(4).fill(false))
    expect(withFlag(`${page}?map=false&stars=4`, 'map', true)).toBe(`${page}?map=1&stars=4`)
    expect(withFlag(`${page}?map=yes&stars=4`, 'map', false)).toBe(`${page}?stars=4`)
  })

  it('[HOT-346] has the shape of a search, with its defaults', async () => {
    const { store } = start()
    expect(searchModel(store.$results.get())).toBeUndefined()
    await store.load(query)
    await store.change({ filters: { stars: [4] }, page: 2 })
    const model = searchModel(store.$results.get())
    expect(model).toMatchObject({
      location: { id: '800', name: 'Lisbon', type: 'city', geo: { lat: 0, lng: 0 } },
      params: { location: query.place, roomCount: 1, adultCount: 2, childCount: 0, checkIn: '2030-07-01' },
      hotels: 94,
      filteredHotels: 94,
      sorts: [{ id: 'most_popular', name: 'Most Popular' }],
      prices: { min: 80, avg: 100, max: 300 },
      currencySymbol: '$',
      currentFilter: { sort: 'most_popular', from: 20, to: 40, stars: [4] },
      containsDeals: false,
    })
    expect(model?.pagedHotels).toHaveLength(20)
    for (const name of ['brands', 'promotions', 'amenities', 'areas'] as const)
      expect(model?.[name]).toEqual([])
  })

  it('[HOT-020] takes areaID like areas', () => {
    for (const name of ['areaID', 'areas']) {
      expect(readListState(new URLSearchParams({ [name]: 'a1' })).filters.areas).toEqual(['a1'])
    }
  })
})
