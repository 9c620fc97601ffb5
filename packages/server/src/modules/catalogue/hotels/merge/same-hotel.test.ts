import { describe, expect, it } from 'vitest'
import type { HotelSummary, Supplier } from '../../../../ports/supplier.ts'
import {
  duffel,
  list,
  liteapi,
  name,
  selling,
  server,
  stored,
  withTwoSuppliers,
} from './testing/two-suppliers.ts'

withTwoSuppliers()

/** A supplier with these hotels only, whose facts are otherwise those of one hotel of it. */
const withHotels = (supplier: Supplier, ...hotels: readonly Partial<HotelSummary>[]): Supplier => ({
  ...supplier,
  async search(query) {
    const found = await supplier.search(query)
    const index = Array.from({ length: found.length }, (_, at) => at).find(
      (at) => found.at(at).hotel.name === name,
    )
    if (index === undefined) throw new Error(`there is no ${name}`)
    const { hotel, ...price } = found.at(index)
    const row = found.reader()(index)
    const own = hotels.map((facts) => ({ ...hotel, ...facts }))
    const at = (each: number) => own[each] ?? expect.unreachable()
    return {
      ...found,
      length: own.length,
      idOf: (each) => at(each).id,
      reader: () => (each) => ({ ...row, name: at(each).name, position: at(each).location }),
      at: (each) => ({ hotel: at(each), ...price }),
    }
  },
})

/** Number of hotels in the list of two suppliers that have one hotel each, at one address. */
async function countOf(one: Partial<HotelSummary>, other: Partial<HotelSummary>): Promise<number> {
  const suppliers = [withHotels(duffel.supplier, one), withHotels(liteapi.supplier, other)]
  const { total } = await list((await selling(...suppliers)).api)
  await stored(2 - total)
  return total
}

const [novotel, marriott] = [
  { id: 'novotel', name: 'Novotel' },
  { id: 'marriott', name: 'Marriott' },
]

describe('two suppliers with hotels at one address', () => {
  it.each([
    ['Ibis Budget Harbour', 'Ibis Styles Harbour'],
    ['Hyatt Place Medical University District', 'Hyatt House Medical University District'],
    ['Holiday Inn Harbour', 'Holiday Inn Express Harbour'],
    ['Ibis Harbour', 'Ibis Styles Harbour'],
    ['Radisson Harbour', 'Radisson Blu Harbour'],
    ['Hilton Harbour', 'Hilton Garden Inn Harbour'],
    ['Europa', 'Europa Hostel'],
    ['Европа', 'Европа Хостел'],
    ['Ευρώπη', 'Ευρώπη Ξενώνας'],
    ['東京 ハーバー', '東京 ハーバー ホステル'],
    ['فندق الميناء', 'فندق الميناء نزل'],
    ['Harbour View', 'Harbour View Apartments'],
  ])(
    'list two hotels when each name has a word of its own, also in one chain: %s and %s',
    async (one, other) => {
      const brand = { id: 'chain', name: one.split(' ')[0] ?? '' }
      expect(await countOf({ name: one, brand }, { name: other, brand })).toBe(2)
    },
  )

  it.each([
    ['The Grand Harbour Hotel', 'Grand Harbour'],
    ['Grand Harbour', 'Grand Harbour Hotel Spa and Resort'],
    ['Grand Harbour', 'Grand Harbour Testville'],
    ['St. Regis Harbour', 'Saint Regis Harbour'],
    ['Sankt Peter Harbour', 'St Peter Harbour'],
    ['Mt. Blanc Centre', 'Mount Blanc Center'],
    ['Harbour View Apartment', 'Harbour View Apartments'],
    ['Hotel Main St', 'Main Street'],
  ])('list one hotel when one name has all words of the other: %s and %s', async (one, other) => {
    expect(await countOf({ name: one }, { name: other })).toBe(1)
  })

  it('list two hotels when their chains differ, and their names too', async () => {
    const [one, other] = ['Grand Harbour Palace', 'Grand Harbour Palace Resort']
    expect(await countOf({ name: one, brand: novotel }, { name: other, brand: marriott })).toBe(2)
  })

  it('list two hotels when their brands differ as a whole', async () => {
    const [inn, express] = ['Holiday Inn', 'Holiday Inn Express'].map((brand) => ({ id: brand, name: brand }))
    const [one, other] = ['Holiday Harbour Lodge', 'Holiday Harbour Lodge Spa']
    expect(await countOf({ name: one, brand: inn }, { name: other, brand: express })).toBe(2)
  })

  it.each([
    ['Express first', ['lp1', 'Harbour Inn Express'], ['lp2', 'Harbour Inn']],
    ['Express last', ['lp2', 'Harbour Inn'], ['lp1', 'Harbour Inn Express']],
  ])('pair the hotels whose names are most alike: %s', async (_, ...others) => {
    const hotels = others.map(([id = '', name = '']) => ({ id, name }))
    const suppliers = [
      withHotels(duffel.supplier, { id: 'acc_1', name: 'Harbour Inn' }),
      withHotels(liteapi.supplier, ...hotels),
    ]
    expect((await list((await selling(...suppliers)).api)).total).toBe(2)
    await stored(1)
    const pairs = await server.deps.db.selectFrom('hotel_pairs').select(['public_id', 'other_id']).execute()
    expect(pairs).toEqual([{ public_id: 'acc_1', other_id: 'lp2' }])
  })

  it('list one hotel when only the chains differ', async () => {
    expect(await countOf({ name, brand: novotel }, { name, brand: marriott })).toBe(1)
  })
})

describe('two suppliers with hotels of one name in two streets', () => {
  const location = {
    ...{ latitude: 38.7, longitude: -9.1, addressLine1: 'Rua Augusta 5', postalCode: '1100-048' },
    ...{ cityId: '2267057', cityName: 'Lisbon', countryCode: 'PT', countryName: 'Portugal' },
    timeZone: 'Europe/Lisbon',
  }
  const there = { ...location, latitude: 38.703, addressLine1: 'Praça do Comércio 90' }
  it.each([
    ['one hotel by the same postal code', 1, '1100-048', '1100-048'],
    ['two by different postal codes', 2, '1100-048', '1200-001'],
    ['two without postal codes', 2, undefined, undefined],
  ] as const)('list %s', async (_, count, postalCode, other) => {
    const facts = { name: 'Grand Harbour', location: { ...location, postalCode } }
    expect(await countOf(facts, { ...facts, location: { ...there, postalCode: other } })).toBe(count)
  })
})

describe('two suppliers whose hotels were one', () => {
  const first = { id: 'acc_0000000000000000000001', name: 'Holiday Inn Harbour' }
  const second = { ...first, id: 'lp1' }
  const express = { ...second, name: 'Holiday Inn Express Harbour' }

  it('list two hotels once one of them has another name', async () => {
    expect(await countOf(first, second)).toBe(1)
    expect(await countOf(first, express)).toBe(2)
    // The page of each has its own id, which leads to its own rates.
    const suppliers = [withHotels(duffel.supplier, first), withHotels(liteapi.supplier, express)]
    const { hotels } = await list((await selling(...suppliers)).api)
    expect(hotels.map(({ id }) => id).sort()).toEqual([first.id, express.id])
  })

  it('stay one hotel when an operator says so', async () => {
    const pair = { public_id: first.id, other_id: second.id, state: 'same', operator: 'Ana' } as const
    await server.deps.db.insertInto('hotel_pairs').values(pair).execute()
    expect(await countOf(first, express)).toBe(1)
  })
})
