import {
  bookContract,
  CallError,
  type Client,
  fromWireRate,
  hotels,
  hotelsRates,
  hotelsRatesDeals,
} from '@staykit/contract'
import { contractFixture, hotelFixture, rateFixture } from '@staykit/contract/fixtures'
import { money } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createHotel, createRates, createReviews, pinTotal, rateInformation, shownTotal } from './index.ts'
import { query, settle } from './testing/stay.ts'

const stay = {
  checkIn: '2030-07-01',
  checkOut: '2030-07-04',
  roomCount: 1,
  adultCount: 2,
  childCount: 0,
  currency: 'USD',
}
const offline = () => new CallError({ code: 'NETWORK', message: 'No line.' })

interface Asked {
  call: unknown
  body: unknown
  signal: AbortSignal
  answer: (answer: unknown) => void
  fail: (error: Error) => void
}

/** A client whose calls are answered by hand. */
function byHand() {
  const requests: Asked[] = []
  const client = ((call: unknown, body: unknown, { signal }: { signal: AbortSignal } = {} as never) =>
    new Promise((answer, fail) => requests.push({ call, body, signal, answer, fail }))) as unknown as Client
  return { asked: requests, client }
}

describe('a hotel that loads', () => {
  function start() {
    const environment = memoryEnvironment()
    const { asked: requests, client } = byHand()
    return { environment, asked: requests, store: createHotel({ client, environment, locale: 'en' }) }
  }

  it('idle, loading, ready; the same hotel stays during a reload, another one does not', async () => {
    const { environment, asked: requests, store } = start()
    expect(store.$hotel.get()).toEqual({
      status: 'idle',
      query: undefined,
      hotel: undefined,
      error: undefined,
    })
    store.refresh()
    expect(store.$hotel.get().status).toBe('idle')
    store.load(query)
    expect(store.$hotel.get()).toEqual({ status: 'loading', query, hotel: undefined, error: undefined })
    environment.advance(1000)
    expect(requests.map(({ call, body }) => [call, body])).toEqual([[hotels, { hotelID: 'h1', ...stay }]])
    requests[0]?.answer({ hotel: hotelFixture({ id: 'h1' }) })
    await settle()
    const { hotel } = store.$hotel.get()
    expect(hotel?.id).toBe('h1')
    store.refresh()
    expect(store.$hotel.get()).toEqual({ status: 'loading', query, hotel, error: undefined })
    store.load({ ...query, hotelId: 'h2' })
    expect(store.$hotel.get()).toMatchObject({ status: 'loading', hotel: undefined })
  })

  it('ignores the answer and the failure of a call that was given up', async () => {
    const { environment, asked: requests, store } = start()
    for (const end of ['answer', 'fail'] as const) {
      store.load(query)
      environment.advance(1000)
      store.stop()
      const last = requests.at(-1)
      expect(last?.signal.aborted).toBe(true)
      if (end === 'answer') last?.answer({ hotel: hotelFixture() })
      else last?.fail(offline())
      await settle()
      expect(store.$hotel.get().status).toBe('loading')
    }
  })
})

describe('rates that load', () => {
  it('hidden, loading, listed, each without the rates before; what is hidden or overtaken is given up', async () => {
    const { asked: requests, client } = byHand()
    const store = createRates({ client, locale: 'en' })
    await store.refresh()
    expect(requests).toEqual([])
    expect(store.$rates.get()).toEqual({ status: 'hidden', rates: [] })
    const first = store.load({ ...query, withDeals: true, dealCode: 'SAVE60' })
    expect(store.$rates.get()).toEqual({ status: 'loading', rates: [] })
    const body = { hotelID: 'h1', ...stay, dealCode: 'SAVE60' }
    expect(requests.map(({ call, body: sent }) => [call, sent])).toEqual([
      [hotelsRates, body],
      [hotelsRatesDeals, body],
    ])
    const second = store.load(query)
    expect([requests[0]?.signal.aborted, requests[2]?.signal.aborted]).toEqual([true, false])
    requests[2]?.answer({ rates: [rateFixture({ id: 'new' })] })
    await second
    for (const old of requests.slice(0, 2)) old.answer({ rates: [rateFixture({ id: 'old' })] })
    await first
    expect(store.$rates.get().rates.map(({ id }) => id)).toEqual(['new'])
    const third = store.refresh()
    expect(requests[3]?.body).toEqual({ hotelID: 'h1', ...stay })
    store.hide()
    expect([requests[3]?.signal.aborted, store.$rates.get()]).toEqual([true, { status: 'hidden', rates: [] }])
    requests[3]?.answer({ rates: [rateFixture()] })
    await third
    expect(store.$rates.get().status).toBe('hidden')
  })

  it('a fault of the program leaves the words for no rates', async () => {
    const { asked: requests, client } = byHand()
    const store = createRates({ client, locale: 'en' })
    const done = store.load(query)
    requests[0]?.fail(new TypeError('not a function'))
    await done
    expect(store.$rates.get()).toMatchObject({ status: 'error', error: { code: 'NO_RATES' } })
  })

  it('[HOT-129] a rate without words of its own has those of its contract, asked for by its plan', async () => {
    const { asked: requests, client } = byHand()
    const words = [{ title: 'Pets', content: ['No pets.'] }]
    const own = fromWireRate(rateFixture({ importantInformation: words }))
    expect(await rateInformation(client, own)).toEqual(words)
    expect(requests).toEqual([])
    const plain = { ...own, importantInformation: [], ratePlanCode: '', type: 'MER' as const }
    const found = rateInformation(client, plain)
    requests[0]?.answer({ contract: contractFixture({ policies: words } as object) })
    expect(await found).toEqual(words)
    const nothing = rateInformation(client, { ...plain, ratePlanCode: 'CLUB' })
    requests[1]?.answer({})
    expect(await nothing).toEqual([])
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      [bookContract, { ppnBundle: plain.ppn_book_bundle, rateType: 'MER' }],
      [bookContract, { ppnBundle: plain.ppn_book_bundle, rateType: 'MER', ratePlan: 'CLUB' }],
    ])
  })

  it('totals are shown without minor units that are zero', () => {
    expect([shownTotal(money(46_700, 'USD'), 'en-US'), shownTotal(money(46_704, 'USD'), 'en-US')]).toEqual([
      '$467',
      '$467.04',
    ])
  })

  it('pins of a map round a total up to a whole unit of its currency', () => {
    const pins = [money(46_704, 'USD'), money(46_700, 'USD'), money(98_765, 'JPY'), money(12_345_001, 'KWD')]
    expect(pins.map((amount) => pinTotal(amount, 'en-US').replace(/\s/g, ' '))).toEqual([
      '$468',
      '$467',
      '¥98,765',
      'KWD 12,346',
    ])
  })
})

describe('reviews that load', () => {
  const review = (index: number) => ({ id: `r${index}` })
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => review(from + index))

  it('loading while a page is on its way, nothing when all is there; the count of the server is the end', async () => {
    const { asked: requests, client } = byHand()
    const store = createReviews(client)
    const values: unknown[] = []
    store.$reviews.listen(({ h1 }) => void values.push([h1?.status, h1?.items.length, h1?.page, h1?.maxPage]))
    const first = store.load('h1', 2)
    requests[0]?.answer({ review_data: page(1, 2), review_count: 3, review_count_per_page: 2 })
    await first
    await store.load('h1', 2)
    const more = store.load('h1', 6)
    requests[1]?.answer({ review_data: page(3, 1), review_count: 3, review_count_per_page: 2 })
    await more
    await store.load('h1', 6)
    expect(values).toEqual([
      ['loading', 0, 0, 1],
      ['ready', 2, 1, 2],
      ['ready', 2, 1, 2],
      ['loading', 2, 1, 2],
      ['ready', 3, 2, 2],
      ['ready', 3, 2, 2],
    ])
  })

  it('a server that does not count ends with a page that is not full', async () => {
    const { asked: requests, client } = byHand()
    const store = createReviews(client)
    const done = store.load('h1', 20)
    requests[0]?.answer({ review_data: page(1, 5) })
    await settle()
    requests[1]?.answer({ review_data: page(6, 4) })
    await done
    expect(requests).toHaveLength(2)
    expect(store.$reviews.get().h1).toMatchObject({ page: 2, maxPage: 2, status: 'ready' })
  })

  it('a load that is overtaken says nothing; one that failed starts over', async () => {
    const { asked: requests, client } = byHand()
    const store = createReviews(client)
    const old = store.load('h1', 5)
    const next = store.load('h1', 5, 'average_rating.asc')
    requests[1]?.answer({ review_data: page(1, 1) })
    await next
    requests[0]?.answer({ review_data: page(1, 5) })
    await old
    expect(store.$reviews.get().h1).toMatchObject({ sort: 'average_rating.asc', items: [{ id: 'r1' }] })
    const failing = store.load('h2', 5)
    requests[2]?.answer({ review_data: page(1, 5), review_count: 9 })
    await failing
    const more = store.load('h2', 9)
    requests[3]?.fail(offline())
    await more
    expect(store.$reviews.get().h2).toMatchObject({ status: 'failed', page: 1 })
    void store.load('h2', 9)
    expect(requests[4]?.body).toEqual({ hotelID: 'h2', from: 1, sort: '' })
  })
})
