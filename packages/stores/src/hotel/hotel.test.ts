import {
  CallError,
  type Client,
  fromWireRate,
  hotels,
  hotelsRates,
  hotelsRatesDeals,
} from '@staykit/contract'
import { contractFixture, hotelFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { spreadGuests } from '@staykit/domain'
import { describe, expect, it, vi } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createHotel } from './hotel.ts'
import { rateInformation } from './rate-information.ts'
import { createRates, orderRates, roomsOf } from './rates.ts'
import { createReviews } from './reviews.ts'
import { query, settle } from './testing/stay.ts'

const rate = (display: number, displayStrikethrough?: number, more = {}) =>
  rateFixture({ id: `r${display}`, ...more, price: priceFixture({ display, displayStrikethrough }) })

describe('a hotel', () => {
  it('[HOT-107] asks for a hotel a second after it is wanted, once', async () => {
    const environment = memoryEnvironment()
    const client = vi.fn(async () => ({ hotel: hotelFixture() }))
    const store = createHotel({ client: client as unknown as Client, environment, locale: 'en' })
    store.load(query)
    store.load({ ...query, occupancy: spreadGuests(2, 2) })
    environment.advance(999)
    expect(client).not.toHaveBeenCalled()
    environment.advance(1)
    await settle()
    expect(client).toHaveBeenCalledTimes(1)
    expect(client).toHaveBeenCalledWith(hotels, expect.objectContaining({ roomCount: 2 }), expect.anything())
    expect(store.$hotel.get()).toMatchObject({ status: 'ready', hotel: { id: 'h1' } })
  })

  it('fails with the error of the call, and retries at once', async () => {
    const environment = memoryEnvironment()
    let fails = true
    const client = async () => {
      if (fails) throw new CallError({ code: 'UNKNOWN_HOTEL', message: 'no' })
      return { hotel: hotelFixture() }
    }
    const store = createHotel({ client: client as unknown as Client, environment, locale: 'en' })
    store.load(query)
    environment.advance(1000)
    await settle()
    expect(store.$hotel.get()).toMatchObject({ status: 'failed', error: { code: 'UNKNOWN_HOTEL' } })
    fails = false
    store.refresh()
    await settle()
    expect(store.$hotel.get().status).toBe('ready')
  })
})

describe('rates', () => {
  const start = (reply: (call: unknown) => unknown) => {
    const client = vi.fn(async (call: unknown) => reply(call))
    return { client, store: createRates({ client: client as unknown as Client, locale: 'en' }) }
  }

  it('[HOT-088] go from hidden to loading, then to listed or missing', async () => {
    const { store } = start(() => ({ rates: [rateFixture()] }))
    expect(store.$rates.get().status).toBe('hidden')
    const done = store.load(query)
    expect(store.$rates.get().status).toBe('loading')
    await done
    expect(store.$rates.get()).toMatchObject({ status: 'list', rates: [{ id: 'r1' }] })
    store.hide()
    expect(store.$rates.get().status).toBe('hidden')
  })

  it('[HOT-088] [HOT-281] [HOT-297] [OQ-19] a failed call is an empty list, which is the error state', async () => {
    const { store } = start(() => Promise.reject(new CallError({ code: 'SERVER_ERROR', message: 'no' })))
    await store.load(query)
    expect(store.$rates.get()).toMatchObject({ status: 'error', rates: [], error: { code: 'SERVER_ERROR' } })
    const full = start(() => ({ rates: [] })).store
    await full.load(query)
    const error = { code: 'NO_RATES', message: 'no rates found' }
    expect(full.$rates.get()).toMatchObject({ status: 'error', rates: [], error })
  })

  it('group by the room code of the supplier, the room with the cheapest rate first, locked rates last', () => {
    const of = (roomCode: string, final: number, change = {}) =>
      fromWireRate(
        rateFixture({ id: `${roomCode}${final}`, roomCode, ...change, price: priceFixture({ final }) }),
      )
    const rates = [
      of('S', 900),
      of('D', 500, { title: 'Double' }),
      of('S', 300),
      of('T', 400),
      of('D', 200, { isCUG: true }),
    ]
    const rooms = roomsOf(rates, [{ code: 'S', title: 'Suite', size: 40 }], ({ isCUG }) => isCUG)
    expect(rooms.map(({ code, rates }) => [code, ...rates.map(({ id }) => id)])).toEqual([
      ['S', 'S300', 'S900'],
      ['T', 'T400'],
      ['D', 'D500', 'D200'],
    ])
    expect([rooms[0]?.title, rooms[0]?.size, rooms[2]?.title]).toEqual(['Suite', 40, 'Double'])
    const nameless = roomsOf([fromWireRate(rateFixture({ title: 'Attic' }))])
    expect(nameless).toMatchObject([{ code: 'Attic', title: 'Attic', sleeps: 2 }])
  })

  it('stay listed while the same stay is loaded again, and not while another one is', async () => {
    let final = 100
    const { store } = start(() => ({ rates: [rateFixture({ price: priceFixture({ final }) })] }))
    await store.load(query)
    final = 120
    const again = store.refresh()
    expect(store.$rates.get().status).toBe('list')
    await again
    expect(store.$rates.get().rates[0]?.price.final.minor).toBe(120_00)
    void store.load({ ...query, occupancy: spreadGuests(1, 1) })
    expect(store.$rates.get()).toMatchObject({ status: 'loading', rates: [] })
  })

  it.each([
    ['a member', { signedIn: true }],
    ['a holder of a deal code', { dealCode: 'STAY60' }],
    ['members too', { withDeals: true }],
  ])('do not stay for a visitor while those for %s load', async (_, person) => {
    const { store } = start(() => ({ rates: [rateFixture()] }))
    await store.load({ ...query, withDeals: false, signedIn: false })
    void store.load({ ...query, ...person })
    expect(store.$rates.get()).toMatchObject({ status: 'loading', rates: [] })
  })

  it('[HOT-257] [PLT-148] [OQ-15] [AQ-30] asks for member rates only where the hotel has some', async () => {
    const { client, store } = start((call) => ({
      rates: call === hotelsRatesDeals ? [rate(90, 200, { ppn_book_bundle: 'deal' })] : [rate(100)],
    }))
    await store.load(query)
    expect(client.mock.calls.map(([call]) => call)).toEqual([hotelsRates])
    await store.load({ ...query, withDeals: true, dealCode: 'SAVE60' })
    expect(client.mock.calls.at(-1)).toEqual([
      hotelsRatesDeals,
      {
        hotelID: query.hotelId,
        checkIn: query.checkIn,
        checkOut: query.checkOut,
        roomCount: 1,
        adultCount: 2,
        childCount: 0,
        currency: query.currency,
        dealCode: 'SAVE60',
      },
      expect.anything(),
    ])
    expect(store.$rates.get().rates.map(({ ppn_book_bundle }) => ppn_book_bundle)).toEqual([
      'deal',
      'bundle-1',
    ])
  })

  it('[HOT-121] [HOT-125] [OQ-23] keep one of each plan, by price less strikethrough', () => {
    const order = orderRates(
      [
        rate(100),
        rate(150, 190, { ratePlanCode: 'A' }),
        rate(160, 300, { ratePlanCode: 'A' }),
        rate(120, 220, { ratePlanCode: 'B' }),
      ].map((wire) => fromWireRate(wire)),
    )
    expect(order.map(({ id }) => id)).toEqual(['r120', 'r150', 'r100'])
  })

  it('[HOT-129] take their information from the contract only when they carry none', async () => {
    const client = vi.fn(async () => ({ contract: contractFixture() }))
    const own = fromWireRate(rateFixture())
    expect(await rateInformation(client as unknown as Client, own)).toEqual(own.importantInformation)
    expect(client).not.toHaveBeenCalled()
    const bare = fromWireRate(rateFixture({ importantInformation: undefined, ratePlanCode: 'CLUB' }))
    const found = await rateInformation(client as unknown as Client, bare)
    expect(found[0]?.title).toBe('Cancellation')
    expect(client).toHaveBeenCalledWith(expect.anything(), {
      ppnBundle: 'bundle-1',
      rateType: 'CUG',
      ratePlan: 'CLUB',
    })
  })
})

describe('reviews', () => {
  const review = (index: number) => ({
    id: `v${index}`,
    score: 9,
    author: 'Ann',
    timestamp: '2030-01-01T00:00:00Z',
  })
  const pages = (count: number) =>
    vi.fn(async (_call: unknown, { from }: { from: number }) => ({
      review_count_per_page: 5,
      review_count: count,
      review_data: Array.from({ length: Math.max(0, Math.min(5, count - from + 1)) }, (_, index) =>
        review(from + index),
      ),
    }))

  it('[HOT-114] [HOT-115] [OQ-25] come five a page, from 1 and from 6', async () => {
    const client = pages(12)
    const store = createReviews(client as unknown as Client)
    await store.load('h1', 6)
    expect(client.mock.calls.map(([, { from }]) => from)).toEqual([1, 6])
    expect(store.$reviews.get().h1).toMatchObject({ page: 2, maxPage: 3, sort: '', status: 'ready' })
    const froms = async (size: number | undefined) => {
      const requests: number[] = []
      const sized = async (_call: unknown, { from }: { from: number }) => {
        requests.push(from)
        const items = Array.from({ length: size || 5 }, (_, index) => review(from + index))
        return { review_count_per_page: size, review_count: 12, review_data: items }
      }
      await createReviews(sized as unknown as Client).load('h1', 6)
      return requests
    }
    expect([await froms(3), await froms(undefined)]).toEqual([
      [1, 4],
      [1, 6],
    ])
  })

  it('[HOT-116] keep page, last page and sort of each hotel', async () => {
    const client = pages(7)
    const store = createReviews(client as unknown as Client)
    await store.load('h1', 5)
    await store.load('h2', 6, 'average_rating.asc')
    expect(store.$reviews.get()).toMatchObject({
      h1: { page: 1, maxPage: 2, sort: '' },
      h2: { page: 2, maxPage: 2, sort: 'average_rating.asc' },
    })
    await store.load('h1', 5)
    expect(client).toHaveBeenCalledTimes(3)
  })

  it('[HOT-113] start over for another sort, and stay what they are when a call fails', async () => {
    const client = pages(3)
    const store = createReviews(client as unknown as Client)
    await store.load('h1', 6)
    await store.load('h1', 6, 'average_rating.desc')
    expect(client.mock.calls.at(-1)?.[1]).toMatchObject({ from: 1, sort: 'average_rating.desc' })
    client.mockRejectedValueOnce(new Error('offline'))
    await store.load('h1', 6, 'average_rating.asc')
    expect(store.$reviews.get().h1).toMatchObject({ status: 'failed', items: [] })
  })

  it('start over for a topic, and keep what most reviews like meanwhile', async () => {
    const liked = [{ topic: 'view', count: 2 }]
    const client = vi.fn(async (_call: unknown, { from }: { from: number; liked?: string }) => ({
      review_count_per_page: 5,
      review_count: 2,
      review_data: [review(from)],
      liked,
    }))
    const store = createReviews(client as unknown as Client)
    await store.load('h1', 1)
    expect(store.$reviews.get().h1).toMatchObject({ about: {}, liked })
    expect(client.mock.calls[0]?.[1]).toEqual({ hotelID: 'h1', sort: '', from: 1 })
    const loading = store.load('h1', 1, '', { liked: 'view' })
    expect(store.$reviews.get().h1).toMatchObject({ status: 'loading', items: [], liked })
    await loading
    expect(client.mock.calls.at(-1)?.[1]).toMatchObject({ from: 1, liked: 'view' })
    await store.load('h1', 1, '', { liked: 'view' })
    expect(client).toHaveBeenCalledTimes(2)
    await store.load('h1', 1, '', { disliked: 'noise' })
    expect(client).toHaveBeenCalledTimes(3)
  })
})
