import {
  CallError,
  type Client,
  dealsValidate,
  fromWireHotel,
  hotelsSearch,
  hotelsSearchDeals,
  toWirePrice,
} from '@staykit/contract'
import { hotelFixture } from '@staykit/contract/fixtures'
import { fromMajor, spreadGuests, stayPrice } from '@staykit/domain'
import { describe, expect, it, vi } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createResults } from '../search/results.ts'
import type { DealsAccess, ResultsQuery } from '../search/windows.ts'
import { applyDeals, dealCodeOf, dealSorts, mayLoadDeals, verifyDealCode } from './index.ts'

const usd = (amount: number) => fromMajor(amount, 'USD')
/** One night with a fee, which a percentage includes. */
const priced = (display: number, struck?: number) =>
  toWirePrice(
    stayPrice({
      nightly: [usd(display)],
      rooms: 1,
      taxRate: 0.1,
      propertyFee: { amount: usd(20), collect: 'hotel' },
      strikethrough: struck === undefined ? undefined : usd(struck),
    }),
  )
const deal = (display: number, struck?: number) => ({ dealID: 'd1', price: priced(display, struck) })
const hotel = (change: Parameters<typeof hotelFixture>[0] = {}) =>
  fromWireHotel(hotelFixture({ price: priced(100), ...change }))

describe('applying deals', () => {
  it('[HOT-224] [HOT-225] computes the percent and strikes what it is compared with through', () => {
    const [own] = applyDeals([hotel()], { h1: deal(80) }, { prices: true, locale: 'en' })
    expect(own?.price).toMatchObject({
      display: { minor: 8000 },
      displayStrikethrough: { minor: 10000 },
      formattedDisplayStrikethrough: '$100.00',
      savingsPercentage: 17,
    })
    expect(own).toMatchObject({ memberSavings: 17, dealID: 'd1' })
    const [based] = applyDeals([hotel()], { h1: deal(80, 160) }, { prices: true, locale: 'en' })
    expect(based?.price).toMatchObject({ displayStrikethrough: { minor: 16000 }, savingsPercentage: 45 })
  })

  it('[HOT-228] leaves a hotel alone whose deal is dearer than its public price', () => {
    const before = hotel()
    expect(applyDeals([before], { h1: deal(101) }, { prices: true, locale: 'en' })).toEqual([before])
  })

  it('[OQ-05] [AQ-24] tells who may not book a deal the saving, and keeps the public price', () => {
    const [shown] = applyDeals([hotel()], { h1: deal(77) }, { prices: false, locale: 'en' })
    expect(shown?.memberSavings).toBe(19)
    expect(shown?.price).toMatchObject({ display: { minor: 10000 }, displayStrikethrough: undefined })
  })

  it('[HOT-229] [OQ-15] may be done for members, restricted rates and deal codes alone', () => {
    const nobody = { signedIn: false, restrictedRates: false, userAuthRequired: true, hasDealCode: false }
    expect(mayLoadDeals(nobody)).toBe(false)
    for (const flag of ['signedIn', 'restrictedRates', 'hasDealCode'])
      expect(mayLoadDeals({ ...nobody, [flag]: true }), flag).toBe(true)
  })

  it('[HOT-226] adds the sort exactly where there are deals', () => {
    const popular = { id: 'most_popular', name: 'Most Popular' }
    const savings = { id: 'savings', name: 'Percent Savings' }
    expect(dealSorts([popular], true)).toEqual([popular, savings])
    expect(dealSorts([popular, savings], false)).toEqual([popular])
  })
})

const query: ResultsQuery = {
  place: { type: 'region', id: '800' },
  checkIn: '2030-07-01',
  checkOut: '2030-07-04',
  occupancy: spreadGuests(1, 2),
  currency: 'USD',
}

function start(deals: () => Record<string, ReturnType<typeof deal>>, dealID: string | undefined = 'd1') {
  const price = priced(100)
  const calls = vi.fn(async (call: unknown, request: { sort?: string; hotels?: string[] }) => {
    if (call === hotelsSearchDeals) return { hotels: deals() }
    const ids = request.sort === 'savings' ? ['h2', 'h1'] : ['h1', 'h2']
    return {
      location: { id: '800', name: 'Lisbon', type: 'city', geo: { lat: 0, lng: 0 } },
      hotels: ids.map((id) => hotelFixture({ id, price, ...(dealID ? { dealID } : {}) })),
      count: 2,
      total: 2,
      ...{ amenities: [], neighborhoods: [], chains: [], promotions: [], stars: [] },
      prices: { min: 80, avg: 100, max: 300 },
      sorts: [{ id: 'most_popular', name: 'Most Popular' }],
      currencySymbol: '$',
    }
  })
  const client = calls as unknown as Client
  const store = createResults({ client, environment: memoryEnvironment(), locale: 'en' })
  const of = (call: unknown) =>
    calls.mock.calls.filter(([made]) => made === call).map(([, request]) => request)
  return { store, of }
}
const member: DealsAccess = { prices: true }
const shown = ({ store }: ReturnType<typeof start>) => store.$results.get().view

describe('deals of a search', () => {
  it('[HOT-227] [OQ-53] sorts by savings, and says so, once there are deals', async () => {
    const world = start(() => ({ h1: deal(90), h2: deal(70) }))
    await world.store.load(query)
    expect(shown(world)).toMatchObject({ sort: 'most_popular', containsDeals: false })
    await world.store.load(query, undefined, member)
    expect(shown(world)).toMatchObject({ sort: 'savings', containsDeals: true })
    expect(shown(world)?.hotels.map(({ id, memberSavings }) => [id, memberSavings])).toEqual([
      ['h2', 25],
      ['h1', 8],
    ])
    expect(world.of(hotelsSearch).map(({ sort }) => sort)).toEqual([undefined, 'savings'])
    expect(world.of(hotelsSearchDeals)).toEqual([
      expect.objectContaining({ location: { id: '800', type: 'city' }, hotels: ['h2', 'h1'] }),
    ])
    await world.store.change({ filters: {}, sort: 'most_popular', page: 1 })
    expect(shown(world)).toMatchObject({ sort: 'most_popular', containsDeals: true })
  })

  it('[HOT-282] a failed load leaves the list as it was', async () => {
    const world = start(() => {
      throw new CallError({ code: 'SERVER_ERROR', message: 'no' })
    })
    await world.store.load(query)
    const before = shown(world)
    await world.store.load(query, undefined, member)
    expect(shown(world)).toEqual(before)
    expect(world.store.$results.get()).toMatchObject({ status: 'ready', error: undefined })
  })

  it('[HOT-274] [OQ-15] asks for no deals where no hotel has a deal id', async () => {
    const world = start(() => ({}), '')
    await world.store.load(query, undefined, member)
    expect(world.of(hotelsSearchDeals)).toEqual([])
    expect(shown(world)).toMatchObject({ sort: 'most_popular' })
  })
})

describe('a deal code', () => {
  const environment = memoryEnvironment()
  const client = vi.fn(async (_call: unknown, { dealCode }: { dealCode: string }) =>
    dealCode === 'SUMMER'
      ? { success: true }
      : { success: false, error: { code: 'BAD_DEAL_CODE', message: 'Too late.' } },
  )

  it('[HOT-317] [HOT-345] [PLT-019] [OQ-41] starts without a code; stores one that the server accepts; otherwise keeps its refusal', async () => {
    expect(dealCodeOf(environment).get()).toBe('')
    const verify = (text: string) => verifyDealCode(client as unknown as Client, environment, text)
    expect(await verify('WINTER')).toEqual({ code: 'BAD_DEAL_CODE', message: 'Too late.' })
    expect(environment.storage.get('dealCode')).toBeUndefined()
    expect(await verify(' SUMMER ')).toBeUndefined()
    expect(client).toHaveBeenLastCalledWith(dealsValidate, { dealCode: 'SUMMER' })
    expect([environment.storage.get('dealCode'), dealCodeOf(environment).get()]).toEqual(['SUMMER', 'SUMMER'])
  })
})
