import { CallError, type Client, hotelsSearch, hotelsSearchDeals } from '@staykit/contract'
import { hotelFixture } from '@staykit/contract/fixtures'
import { spreadGuests } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { isFiltered, type ListState, readListState, writeListState } from './filters-url.ts'
import { createResults, type ResultsState } from './results.ts'
import { answer, query, stay } from './testing/lisbon.ts'
import type { ResultsQuery } from './windows.ts'

const first: ListState = { filters: {}, page: 1 }
const failure = (code: string) => new CallError({ code, message: code })

type Sent = { call: unknown; body: Record<string, unknown>; signal: AbortSignal | undefined }
type Reply = (sent: Sent) => unknown

/** A store, what it sent, and each state it had. The clock stands at 2030-06-15. */
function start(reply: Reply = () => answer()) {
  const sent: Sent[] = []
  const client = (async (call: unknown, body: Sent['body'], options?: { signal: AbortSignal }) => {
    sent.push({ call, body, signal: options?.signal })
    return reply(sent[sent.length - 1] as Sent)
  }) as unknown as Client
  const store = createResults({ client, environment: memoryEnvironment(), locale: 'en-US' })
  const states: ResultsState[] = []
  store.$results.listen((state) => void states.push(state))
  const history = () => states.map(({ status, busy, notice, error }) => [status, busy, notice, error?.code])
  return { sent, store, states, told: history }
}

describe('requests of the results', () => {
  it('[HOT-275] a search is its place, stay and window, and no filter that is not set', async () => {
    const { sent, store } = start()
    await store.load(query)
    await store.change({ filters: { stars: [], hotelName: '' }, sort: 'price_asc', page: 1 })
    const body = { location: { id: '800', type: 'city' }, ...stay, from: 0, to: 40 }
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      [hotelsSearch, body],
      [hotelsSearch, { ...body, sort: 'price_asc' }],
    ])
    expect(sent[0]?.signal).toBeInstanceOf(AbortSignal)
  })

  it('[HOT-071] every filter is sent by its name', async () => {
    const filters = {
      hotelName: 'Casa',
      prices: [80, 290] as const,
      stars: [4, 5],
      amenities: [6],
      hotelBrands: ['b1'],
      areas: ['a1'],
      promotions: ['p1'],
      liked: ['view'],
    }
    const { sent, store } = start()
    await store.load(query, { filters, page: 1 })
    expect(sent[0]?.body.filters).toEqual(filters)
    for (const [name, value] of Object.entries(filters)) {
      await store.change({ filters: { [name]: value }, page: 1 })
      expect(sent.at(-1)?.body.filters, name).toEqual({ [name]: value })
    }
  })

  it('caches the answers of the last 24 windows', async () => {
    const { sent, store } = start()
    const cities = Array.from({ length: 25 }, (_, index) => ({
      ...query,
      place: { type: 'city', id: `${index}` },
    }))
    for (const city of cities) await store.load(city)
    for (const city of cities.slice(1)) await store.load(city)
    expect(sent).toHaveLength(25)
    await store.load(cities[0] as ResultsQuery)
    expect(sent).toHaveLength(26)
  })
})

describe('results that load', () => {
  it('goes from idle to loading to ready; a change keeps the list and sets busy', async () => {
    const { store, told: history, states } = start()
    expect(store.$results.get()).toEqual({
      status: 'idle',
      query: undefined,
      list: first,
      view: undefined,
      busy: false,
      notice: undefined,
      error: undefined,
      isAwaiting: false,
    })
    await store.change({ ...first, page: 2 })
    expect(states).toEqual([])
    await store.load(query)
    await store.change({ ...first, page: 2 })
    await store.load(query)
    await store.load({ ...query, occupancy: spreadGuests(2, 2) })
    expect(history()).toEqual([
      ['loading', false, undefined, undefined],
      ['ready', false, undefined, undefined],
      ['ready', true, undefined, undefined],
      ['ready', false, undefined, undefined],
      // The same search, perhaps with deals: its list stays.
      ['ready', true, undefined, undefined],
      ['ready', false, undefined, undefined],
      ['loading', false, undefined, undefined],
      ['ready', false, undefined, undefined],
    ])
    expect(states[2]).toMatchObject({ query, list: { page: 2 } })
  })

  it('a search that fails has no list; one of the past has its query and no call', async () => {
    const {
      sent,
      store,
      told: history,
    } = start(({ body }) => {
      if (body.roomCount === 2) throw failure('SERVER_ERROR')
      return answer()
    })
    await store.load(query)
    await store.load({ ...query, occupancy: spreadGuests(2, 2) })
    expect(store.$results.get()).toMatchObject({ status: 'failed', view: undefined, busy: false })
    expect(history().at(-1)).toEqual(['failed', false, undefined, 'SERVER_ERROR'])
    const past = { ...query, checkIn: '2030-06-01', checkOut: '2030-06-03' }
    await store.load(past, { ...first, page: 2 })
    expect(store.$results.get()).toMatchObject({ status: 'failed', query: past, list: { page: 2 } })
    expect(sent).toHaveLength(2)
  })

  it('[HOT-294] a filter that fails leaves list and place in it, and a failure that is overtaken says nothing', async () => {
    const waiting: ((reason: Error) => void)[] = []
    const { store, told: history } = start(({ body }) =>
      body.filters ? new Promise((_, fail) => waiting.push(fail)) : answer(),
    )
    await store.load(query)
    const failed = store.change({ filters: { stars: [5] }, page: 1 })
    waiting[0]?.(failure('NETWORK'))
    await failed
    expect(history().slice(-2)).toEqual([
      ['ready', true, undefined, undefined],
      ['ready', false, 'filter-failed', 'SERVER_ERROR'],
    ])
    const overtaken = store.change({ filters: { stars: [4] }, page: 1 })
    await store.change(first)
    waiting[1]?.(failure('NETWORK'))
    await overtaken
    expect(store.$results.get()).toMatchObject({ notice: undefined, error: undefined, busy: false })
  })
})

describe('the hotels of a map', () => {
  it('shows the hotels of the filtered list, 200 at most', async () => {
    const { sent, store } = start()
    expect(await store.forMap()).toEqual([])
    await store.load(query, { filters: { stars: [4] }, page: 3 })
    const found = await store.forMap()
    expect(found).toHaveLength(40)
    const body = { location: { id: '800', type: 'city' }, ...stay, from: 0, to: 200, sort: 'most_popular' }
    expect(sent.at(-1)?.body).toEqual({ ...body, filters: { stars: [4] } })
  })

  it('shows those of the whole list where nothing matches, and those of the page where the call fails', async () => {
    const { sent, store } = start(({ body }) => {
      if (body.to === 200) throw failure('NETWORK')
      return body.filters ? answer(0) : answer()
    })
    await store.load(query, { filters: { stars: [4] }, page: 1 })
    expect(await store.forMap()).toHaveLength(20)
    expect(sent.at(-1)?.body).not.toHaveProperty('filters')
  })
})

describe('deals in the results', () => {
  const withDeals = answer(94, {
    hotels: Array.from({ length: 3 }, (_, index) =>
      hotelFixture({ id: `h${index}`, ...(index < 2 && { dealID: `d${index}` }) }),
    ),
  })

  it('[HOT-274] [HOT-259] asks for deals of the hotels that have some, a region as a city, once', async () => {
    const { sent, store } = start(({ call }) => (call === hotelsSearchDeals ? { hotels: {} } : withDeals))
    const region = { ...query, place: { type: 'region', id: '9' } }
    const access = { dealCode: 'SAVE60', prices: true }
    for (let time = 0; time < 2; time++) await store.load(region, first, access)
    const requests = sent.filter(({ call }) => call === hotelsSearchDeals)
    expect(requests.map(({ body }) => body)).toEqual([
      { location: { id: '9', type: 'city' }, ...stay, dealCode: 'SAVE60', hotels: ['h0', 'h1'] },
    ])
    expect(sent[0]?.body).toMatchObject({ location: { id: '9', type: 'region' }, dealCode: 'SAVE60' })
  })

  it('[HOT-282] a failed load of deals counts as empty, and is repeated', async () => {
    let deals = 0
    const { store } = start(({ call }) => {
      if (call !== hotelsSearchDeals) return withDeals
      deals++
      throw failure('NETWORK')
    })
    for (let time = 1; time <= 2; time++) {
      await store.load(query, first, { prices: true })
      expect(store.$results.get()).toMatchObject({ status: 'ready', view: { containsDeals: false } })
      expect(deals).toBe(time)
    }
  })

  it('loads no deals without access', async () => {
    const { sent, store } = start(() => answer(94, { hotels: [hotelFixture({ id: 'h0', dealID: 'd0' })] }))
    await store.load(query)
    await store.forMap()
    expect(sent.every(({ call }) => call === hotelsSearch)).toBe(true)
  })
})

describe('the query of a results page', () => {
  const read = (text: string) => readListState(new URLSearchParams(text))

  it('leaves out what it cannot understand', () => {
    const { filters, page } = read('stars=4,x,,5&prices=80&hotelBrands=a,,b&amenities=')
    expect(filters).toEqual({
      hotelName: undefined,
      prices: undefined,
      stars: [4, 5],
      amenities: [],
      hotelBrands: ['a', 'b'],
      areas: [],
      promotions: [],
      liked: [],
    })
    expect(page).toBe(1)
    expect(['0', '-20', '20.5', 'x', '19', '20', '40'].map((from) => read(`from=${from}`).page)).toEqual([
      ...[1, 1, 1, 1],
      ...[1, 2, 3],
    ])
  })

  it('every filter has its name, a page its window; an area of a link is a filter from then on', () => {
    const href = writeListState('https://x.test/?areaID=a1', {
      filters: {
        hotelName: ' Casa ',
        amenities: [6, 5],
        areas: ['a1', 'a2'],
        promotions: ['p1', 'p2'],
        liked: ['bed'],
      },
      page: 2,
    })
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
      hotelName: 'Casa',
      amenities: '6,5',
      areas: 'a1,a2',
      promotions: 'p1,p2',
      liked: 'bed',
      from: '20',
      to: '40',
    })
    expect(
      [{}, { stars: [] }, { hotelName: '' }, { stars: [4] }, { hotelName: 'x' }].map(isFiltered),
    ).toEqual([...[false, false, false], ...[true, true]])
  })
})
