import { describe, expect, it } from 'vitest'
import type { HotelSummary, Supplier } from '../../../../ports/supplier.ts'
import { duffel, list, liteapi, name, selling, stored, withTwoSuppliers } from './testing/two-suppliers.ts'

withTwoSuppliers()

/** A supplier with one hotel only, which it describes like this. */
const withHotel = (supplier: Supplier, facts: Partial<HotelSummary>): Supplier => ({
  ...supplier,
  async search(query) {
    const found = await supplier.search(query)
    const index = Array.from({ length: found.length }, (_, at) => at).find(
      (at) => found.at(at).hotel.name === name,
    )
    if (index === undefined) throw new Error(`there is no ${name}`)
    const { hotel, ...price } = found.at(index)
    const own = { ...hotel, ...facts }
    const row = { ...found.reader()(index), name: own.name }
    return {
      ...found,
      length: 1,
      idOf: () => own.id,
      reader: () => () => row,
      at: () => ({ hotel: own, ...price }),
    }
  },
})

/** Number of hotels in the list of two suppliers that have one hotel each, at one address. */
async function countOf(one: Partial<HotelSummary>, other: Partial<HotelSummary>): Promise<number> {
  const suppliers = [withHotel(duffel.supplier, one), withHotel(liteapi.supplier, other)]
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
  ])('list one hotel when one name has all words of the other: %s and %s', async (one, other) => {
    expect(await countOf({ name: one }, { name: other })).toBe(1)
  })

  it('list two hotels when their chains differ, and their names too', async () => {
    const [one, other] = ['Grand Harbour Palace', 'Grand Harbour Palace Resort']
    expect(await countOf({ name: one, brand: novotel }, { name: other, brand: marriott })).toBe(2)
  })

  it('list one hotel when only the chains differ', async () => {
    expect(await countOf({ name, brand: novotel }, { name, brand: marriott })).toBe(1)
  })
})
