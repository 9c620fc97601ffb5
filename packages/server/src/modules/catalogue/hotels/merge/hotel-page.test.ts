import { hotels, hotelsRates, hotelsReviews } from '@staykit/contract'
import { addNights } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import { createSuppliers } from '../../../../ports/suppliers.ts'
import { sellerOf } from '../../../../testing/suppliers.ts'
import { REF_ID, refusal } from '../../../booking/bookings/testing/traveller.ts'
import { firstOf } from './gather.ts'
import {
  byName,
  duffel,
  idAt,
  list,
  liteapi,
  name,
  selling,
  sellingOf,
  stay,
  stored,
  withTwoSuppliers,
} from './testing/two-suppliers.ts'

withTwoSuppliers()

const calls = ['whereIs', 'hotel', 'reviews', 'lowest', 'rates', 'search'] as const

/** A supplier whose calls about hotels all end like this. */
const ending = (supplier: Supplier, end: () => Promise<never>): Supplier => ({
  ...supplier,
  ...Object.fromEntries(calls.map((call) => [call, end])),
})
const never = () => new Promise<never>(() => undefined)
const away = () => Promise.reject(new SupplierError('UNAVAILABLE', 'away'))

describe('the page of a hotel of two suppliers', () => {
  it.each([
    ['does not answer', never],
    ['fails', away],
  ])('opens with the facts and reviews of the other one while the supplier of its id %s', async (_, end) => {
    const own = await idAt(duffel.supplier)
    const both = await list((await selling(duffel.supplier, liteapi.supplier)).api)
    await stored(both.hotels.length)
    const { api } = await selling(ending(duffel.supplier, end), liteapi.supplier)
    const [{ hotel }, reviews] = await Promise.all([
      api(hotels, { ...stay, refId: REF_ID, hotelID: own }),
      api(hotelsReviews, { hotelID: own, from: 1, sort: '' }),
    ])
    expect(hotel).toMatchObject({ id: own, name })
    expect(hotel.price?.final).toBeGreaterThan(0)
    expect(reviews.review_count).toBeGreaterThan(0)
  })

  it.each([
    ['does not answer', never],
    ['fails', away],
  ])('opens before any list, while a supplier that may have the hotel too %s', async (_, end) => {
    const own = await idAt(liteapi.supplier)
    const { api } = await selling(ending(duffel.supplier, end), liteapi.supplier)
    const [{ hotel }, { rates, incomplete }] = await Promise.all([
      api(hotels, { ...stay, refId: REF_ID, hotelID: own }),
      api(hotelsRates, { ...stay, hotelID: own }),
    ])
    expect(hotel.price?.final).toBeGreaterThan(0)
    expect(rates.length).toBeGreaterThan(0)
    expect(incomplete).toBe(true)
  })

  it.each([
    ['another arrival', { checkIn: addNights(stay.checkIn, 1) }],
    ['another departure', { checkOut: addNights(stay.checkOut, 1) }],
    ['other guests', { adultCount: 3 }],
    ['more rooms', { roomCount: 2, adultCount: 4 }],
  ])('remembers that a supplier does not have the hotel for a stay, but not for %s', async (_, change) => {
    let searches = 0
    const late: Supplier = {
      ...duffel.supplier,
      async search(query) {
        const found = await duffel.supplier.search(query)
        return searches++ === 0 ? { ...found, length: 0 } : found
      },
    }
    const hotelID = await idAt(liteapi.supplier)
    const { api } = await selling(late, liteapi.supplier)
    const sellers = async (own: object) =>
      [...new Set((await api(hotelsRates, { ...stay, ...own, hotelID })).rates.map(sellerOf))].sort()
    for (let visit = 0; visit < 2; visit++) expect(await sellers({})).toEqual(['liteapi'])
    expect(searches).toBe(1)
    expect(await sellers(change)).toEqual(['duffel', 'liteapi'])
    await stored(1)
  })

  it('has the pictures of the other supplier, in the list too, when that of its id has none', async () => {
    const own = await idAt(duffel.supplier)
    const bare = { images: [], thumbnails: [] }
    const without: Supplier = {
      ...duffel.supplier,
      hotel: async (id) => ({ ...(await duffel.supplier.hotel(id)), ...bare }),
      async search(query) {
        const found = await duffel.supplier.search(query)
        return {
          ...found,
          at: (index) => ({ ...found.at(index), hotel: { ...found.at(index).hotel, ...bare } }),
        }
      },
    }
    const { api } = await selling(without, liteapi.supplier)
    const both = await list(api)
    await stored(both.hotels.length)
    const { hotel } = await api(hotels, { ...stay, refId: REF_ID, hotelID: own })
    expect(hotel.name).toBe(name)
    expect(hotel.images).not.toEqual([])
    expect(both.hotels.find(({ id }) => id === own)?.thumbnails).not.toEqual([])
  })

  it('fails as unavailable, and not as unknown, while its only supplier fails', async () => {
    const own = await idAt(liteapi.supplier)
    const without: Supplier = {
      ...duffel.supplier,
      search: async (query) => ({ ...(await duffel.supplier.search(query)), length: 0 }),
    }
    const { api } = await selling(without, { ...liteapi.supplier, rates: away })
    expect(await refusal(api(hotelsRates, { ...stay, hotelID: own }))).toMatchObject({ status: 503 })
  })

  it('keeps its id in the list and in links while one supplier sells alone, and when the other is gone', async () => {
    const own = await idAt(duffel.supplier)
    const both = await list((await selling(duffel.supplier, liteapi.supplier)).api)
    await stored(both.hotels.length)
    const all = [duffel.supplier, liteapi.supplier]
    const alone = await sellingOf(createSuppliers(all, [liteapi.supplier]))
    expect(byName((await list(alone.api)).hotels).get(name)?.id).toBe(own)
    const { api } = await selling(liteapi.supplier)
    expect((await api(hotels, { ...stay, refId: REF_ID, hotelID: own })).hotel).toMatchObject({
      id: own,
      name,
    })
  })

  it('fails as unavailable while one no longer has the hotel and the other fails', async () => {
    const own = await idAt(duffel.supplier)
    const both = await list((await selling(duffel.supplier, liteapi.supplier)).api)
    await stored(both.hotels.length)
    const gone = () => Promise.reject(new SupplierError('NOT_FOUND', 'no such hotel'))
    const without = { ...duffel.supplier, hotel: gone, lowest: gone, rates: gone }
    const { api } = await selling(without, { ...liteapi.supplier, hotel: away, lowest: away })
    const page = api(hotels, { ...stay, refId: REF_ID, hotelID: own })
    expect(await refusal(page)).toMatchObject({ status: 503 })
  })

  it('fails as unavailable while one fails and the other has closed the hotel', async () => {
    const own = await idAt(duffel.supplier)
    const both = await list((await selling(duffel.supplier, liteapi.supplier)).api)
    await stored(both.hotels.length)
    const closed = { ...liteapi.supplier, whereIs: async () => undefined }
    const { api } = await selling(ending(duffel.supplier, away), closed)
    expect(await refusal(api(hotelsRates, { ...stay, hotelID: own }))).toMatchObject({ status: 503 })
  })

  it('takes the answer of the supplier of its id when both have one, and waits for no other', async () => {
    const waits = 24 * 60 * 60_000
    const fast = async (text: string) => text
    const late = (text: string) => new Promise<string>((resolve) => setImmediate(resolve, text))
    expect(await firstOf([fast, never], (ask) => ask('a'), waits)).toBe('a')
    expect(await firstOf([late, fast], (ask) => ask(ask === late ? 'own' : 'other'), waits)).toBe('own')
    expect(await firstOf([async () => undefined, fast], (ask) => ask('b'), waits)).toBe('b')
  })
})
