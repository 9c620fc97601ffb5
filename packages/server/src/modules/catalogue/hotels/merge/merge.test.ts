import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, hotels, hotelsRates, type WireHotel } from '@staykit/contract'
import { DEFAULT_OCCUPANCY, nonRefundable } from '@staykit/domain'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../../../tests/patience.ts'
import { type Offer, type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import { TESTVILLE } from '../../../../sandbox/testville/city.ts'
import { sandboxOf, sellerOf } from '../../../../testing/suppliers.ts'
import {
  bookOne,
  finalStatus,
  REF_ID,
  refusal,
  testHotelId,
} from '../../../booking/bookings/testing/traveller.ts'
import { INCOMPLETE_MS, SEARCH_MS } from '../catalogue.ts'
import { mergedLists, withPublicIds } from './merged-list.ts'
import { createPairs, verdictsOn } from './pairs.ts'
import {
  byName,
  duffel,
  firstList,
  idAt,
  list,
  liteapi,
  name,
  selling,
  server,
  stay,
  stored,
  withTwoSuppliers,
} from './testing/two-suppliers.ts'

withTwoSuppliers()

const totalOf = (hotel: WireHotel | undefined) => hotel?.price?.final

describe('a list of two suppliers', () => {
  it('has a hotel of both once, at the lower price, and its facets count it once', async () => {
    const [ofDuffel, ofLiteapi, ofBoth] = await Promise.all(
      [[duffel.supplier], [liteapi.supplier], [liteapi.supplier, duffel.supplier]].map(async (suppliers) =>
        list((await selling(...suppliers)).api),
      ),
    )
    if (!ofDuffel || !ofLiteapi || !ofBoth) throw new Error('a list is missing')
    const [d, l] = [byName(ofDuffel.hotels), byName(ofLiteapi.hotels)]
    const names = new Set([...d.keys(), ...l.keys()])
    expect(ofBoth.hotels.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(ofBoth.total).toBe(names.size)
    expect(ofBoth.incomplete).toBeUndefined()
    let fromDuffel = 0
    for (const { id, name, price } of ofBoth.hotels) {
      const totals = [totalOf(d.get(name)), totalOf(l.get(name))].filter((total) => total !== undefined)
      expect(price?.final, name).toBe(Math.min(...totals))
      expect(id, name).toBe((l.get(name) ?? d.get(name))?.id)
      if (price?.final !== totalOf(l.get(name))) fromDuffel++
    }
    expect(fromDuffel).toBeGreaterThan(0)
    expect(ofBoth.stars.reduce((sum, { count }) => sum + count, 0)).toBe(ofBoth.total)
    expect(ofBoth.prices.histogram?.reduce((sum, count) => sum + count, 0)).toBe(ofBoth.total)
    const areas = ofBoth.neighborhoods.map(({ name }) => name)
    expect(new Set(areas).size).toBe(areas.length)
    const cheap = await list((await selling(duffel.supplier, liteapi.supplier)).api, { sort: 'price_asc' })
    const totals = cheap.hotels.map((hotel) => totalOf(hotel) ?? 0)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  it('has one filter for a chain, whichever suppliers have answered', async () => {
    const { supplier } = liteapi
    const away = { ...supplier, search: () => Promise.reject(new SupplierError('UNAVAILABLE', 'away')) }
    const servers = [[duffel.supplier, away], [duffel.supplier, supplier], [supplier]]
    const counts = servers.map(async (suppliers) => {
      const { api } = await selling(...suppliers)
      const ask = suppliers.includes(away) ? firstList : list
      const { chains } = await ask(api)
      const { count } = await ask(api, { filters: { hotelBrands: ['stand-in-hotels'] } })
      expect(chains).toEqual([{ id: 'stand-in-hotels', name: 'Stand-in Hotels', count }])
      return count
    })
    const [one = 0, both = 0, other = 0] = await Promise.all(counts)
    expect(Math.min(one, other)).toBeGreaterThan(0)
    expect(both).toBeGreaterThanOrEqual(Math.max(one, other))
  })

  it('has the same ids when the preference changes, and when the supplier of an id is away', async () => {
    const first = await list((await selling(duffel.supplier, liteapi.supplier)).api)
    await stored(first.total)
    const idOf = (found: readonly WireHotel[]) => new Map(found.map(({ name, id }) => [name, id]))
    const ids = idOf(first.hotels)
    expect(idOf((await list((await selling(liteapi.supplier, duffel.supplier)).api)).hotels)).toEqual(ids)
    const lists = await Promise.all(
      [liteapi, duffel].map(({ supplier }) =>
        supplier.search({
          place: { cityId: TESTVILLE },
          stay: { checkIn: stay.checkIn, checkOut: stay.checkOut },
          occupancy: DEFAULT_OCCUPANCY,
          currency: 'USD',
        }),
      ),
    )
    const verdicts = await verdictsOn(server.deps.db, [...ids.values()])
    const [a, b] = lists.map((each) => withPublicIds(each, verdicts))
    // Stored pairs stay as they are: a second one in the other direction would swap the ids.
    expect(a && b && mergedLists(a, b, verdicts, liteapi.supplier.owns).found).toEqual([])
    const away = {
      ...duffel.supplier,
      search: () => Promise.reject(new SupplierError('UNAVAILABLE', 'away')),
    }
    const alone = await firstList((await selling(away, liteapi.supplier)).api)
    expect(alone.incomplete).toBe(true)
    for (const { name, id } of alone.hotels) expect(id, name).toBe(ids.get(name))
  })

  it('shows the hotels of one supplier while the other is slow, says so, and has both later', async () => {
    const waiting: (() => void)[] = []
    const slow: Supplier = {
      ...duffel.supplier,
      async search(query) {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return duffel.supplier.search(query)
      },
    }
    const { api } = await selling(slow, liteapi.supplier)
    const early = await firstList(api)
    expect(early.incomplete).toBe(true)
    expect(early.total).toBeGreaterThan(5)
    // The pages and sorts of a visitor who looks at it merge no list of their own.
    await firstList(api)
    expect(waiting).toHaveLength(1)
    await sleep(INCOMPLETE_MS)
    const late = firstList(api)
    await vi.waitFor(() => expect(waiting).toHaveLength(2), patience(30))
    for (const answer of waiting) answer()
    const all = await late
    expect(all.incomplete).toBeUndefined()
    expect(all.hotels.some(({ id }) => id.startsWith('acc_'))).toBe(true)
  })

  it('merges once for searches of one stay at the same time', async () => {
    const calls: string[] = []
    const counted: Supplier = {
      ...duffel.supplier,
      async search(query) {
        calls.push(query.stay.checkIn)
        await sleep(50)
        return duffel.supplier.search(query)
      },
    }
    const { api } = await selling(counted, liteapi.supplier)
    // Equal requests share one answer above this: these are pages of one list.
    const pages = Array.from({ length: 8 }, (_, index) => list(api, { from: index, to: index + 3 }))
    const lists = await Promise.all(pages)
    expect(calls).toHaveLength(1)
    expect(new Set(lists.map(({ total }) => total)).size).toBe(1)
  })

  it('waits for a slow supplier when the other one has no hotel', async () => {
    const none: Supplier = {
      ...liteapi.supplier,
      search: async (query) => ({ ...(await liteapi.supplier.search(query)), length: 0 }),
    }
    const slow: Supplier = {
      ...duffel.supplier,
      async search(query) {
        await sleep(SEARCH_MS + 300)
        return duffel.supplier.search(query)
      },
    }
    const found = await list((await selling(none, slow)).api)
    expect(found.total).toBeGreaterThan(5)
    expect(found.incomplete).toBeUndefined()
  })

  it('fails, and is not sold out, when one has nothing and the other is away', async () => {
    const none: Supplier = {
      ...liteapi.supplier,
      search: async (query) => ({ ...(await liteapi.supplier.search(query)), length: 0 }),
      rates: async () => [],
    }
    const gone = () => Promise.reject(new SupplierError('UNAVAILABLE', 'away'))
    const { api } = await selling(none, { ...duffel.supplier, search: gone, rates: gone })
    expect(await refusal(list(api))).toMatchObject({ code: 'SUPPLIER_UNAVAILABLE', status: 503 })
    const { hotels: found } = await list((await selling(duffel.supplier, liteapi.supplier)).api)
    const hotelID = found.find((hotel) => hotel.name === 'Testville Grand Hotel')?.id ?? ''
    await stored(found.length)
    expect(await refusal(api(hotelsRates, { ...stay, hotelID }))).toMatchObject({ status: 503 })
  })

  it('refuses an area that no supplier has, and fails for one that a supplier which is away may have', async () => {
    const gone = () => Promise.reject(new SupplierError('UNAVAILABLE', 'away'))
    const none: Supplier = { ...duffel.supplier, areas: async () => [] }
    const [{ id: areaID = '' } = {}] = await duffel.supplier.areas(TESTVILLE)
    const found = async (...suppliers: Supplier[]) => list((await selling(...suppliers)).api, { areaID })
    expect((await found(none, liteapi.supplier)).total).toBeGreaterThan(0)
    const unknown = found(none, { ...liteapi.supplier, areas: none.areas })
    expect(await refusal(unknown)).toMatchObject({ code: 'UNKNOWN_LOCATION', status: 404 })
    const away = found(none, { ...liteapi.supplier, areas: gone })
    expect(await refusal(away)).toMatchObject({ code: 'SUPPLIER_UNAVAILABLE', status: 503 })
  })

  it('fails only when all suppliers fail', async () => {
    const away = (supplier: Supplier): Supplier => ({
      ...supplier,
      search: () => Promise.reject(new SupplierError('UNAVAILABLE', 'away')),
    })
    const { api } = await selling(away(duffel.supplier), away(liteapi.supplier))
    expect(await refusal(list(api))).toMatchObject({ code: 'SUPPLIER_UNAVAILABLE', status: 503 })
  })
})

describe('the hotel of two suppliers', () => {
  it('has one page with the rates of both in shared rooms, by each of its ids, also before any list', async () => {
    const ids = [await idAt(duffel.supplier), await idAt(liteapi.supplier)]
    const { api } = await selling(duffel.supplier, liteapi.supplier)
    const answers = []
    for (const hotelID of ids) {
      answers.push(await api(hotelsRates, { ...stay, hotelID }))
      await stored(1)
    }
    const [first, second] = answers
    const shown = (answer = first) => answer?.rates.map(({ id, price }) => [id, price.final])
    expect(shown(second)).toEqual(shown(first))
    const suppliersOf = first?.rates.map(sellerOf)
    expect(new Set(suppliersOf)).toEqual(new Set(['duffel', 'liteapi']))
    const rooms = new Set(first?.rooms?.map(({ title }) => title))
    expect(first?.rooms).toHaveLength(rooms.size)
    for (const { roomCode } of first?.rates ?? [])
      expect(first?.rooms?.map(({ code }) => code)).toContain(roomCode)
    for (const hotelID of ids)
      expect((await api(hotels, { ...stay, refId: REF_ID, hotelID })).hotel.id).toBe(ids[0])
  })

  it('keeps one id when two servers find it at once, each by another id', async () => {
    const { db, log } = server.deps
    const [a, b] = [createPairs(db, log), createPairs(db, log)]
    a.note([{ publicId: 'one', otherId: 'two' }])
    await stored(1)
    b.note([{ publicId: 'two', otherId: 'one' }])
    b.note([{ publicId: 'three', otherId: 'four' }])
    await stored(2)
    const { publicId, sameAs } = await b.of(['one', 'two'])
    expect([publicId('one'), publicId('two'), ...sameAs('one')]).toEqual(['one', 'one', 'two'])
  })

  it('sells at the cheaper supplier, under the id of its page', async () => {
    const [d, l] = await Promise.all(
      [duffel.supplier, liteapi.supplier].map(async (supplier) =>
        byName((await list((await selling(supplier)).api)).hotels),
      ),
    )
    const ordinary = [name, 'The Free Cancellation', 'The No Score', 'The No Pictures']
    const dear = ordinary.find((each) => (totalOf(l?.get(each)) ?? 0) < (totalOf(d?.get(each)) ?? 0)) ?? ''
    const hotelId = d?.get(dear)?.id ?? ''
    const who = await selling(duffel.supplier, liteapi.supplier)
    const booked = await bookOne(who, { hotelId, inDays: 40 })
    expect(await finalStatus(who, booked.id, booked.email)).toMatchObject({
      status: 'HOTEL_BOOKING_COMPLETE',
    })
    expect(booked.agreed.rate.price.final).toBe(totalOf(l?.get(dear)))
    expect(booked.agreed.hotel.id).toBe(hotelId)
    const { supplier } = await server.deps.db
      .selectFrom('booking_requests')
      .select('supplier')
      .where('id', '=', booked.id)
      .executeTakeFirstOrThrow()
    expect(supplier).toBe('liteapi')
  })

  it('shows an offer of one supplier only when it is better than the same room of the other', async () => {
    const [own, other] = [await idAt(duffel.supplier), await idAt(liteapi.supplier)]
    /** LiteAPI with Duffel's rooms, at prices that differ by cents, and without free cancellation if it is `fixed`. */
    const twin = (cents: number, isFixed = false): Supplier => ({
      ...liteapi.supplier,
      async rates(_, request) {
        const offers = await duffel.supplier.rates(own, request)
        return offers.map(({ key, price, ...offer }) => ({
          ...offer,
          ...(isFixed && { cancellation: nonRefundable(offer.cancellation.timeZone), prepaid: true }),
          key: { ...key, supplier: 'liteapi', hotelId: other, roomCode: `twin-${key.roomCode}` },
          price: { ...price, final: { ...price.final, minor: price.final.minor + cents } },
        }))
      },
    })
    const suppliersOf = async (...suppliers: readonly Supplier[]) => {
      const { api } = await selling(...suppliers)
      const { rates, rooms = [] } = await api(hotelsRates, { ...stay, refId: REF_ID, hotelID: own })
      for (const { roomCode } of rates) expect(rooms.map(({ code }) => code)).toContain(roomCode)
      const titles = rooms.map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
      return rates.map((rate) => `${sellerOf(rate)} ${rate.free_cancellation ? 'free' : 'fixed'}`)
    }
    const alone = await suppliersOf(duffel.supplier)
    expect(new Set(alone)).toEqual(new Set(['duffel free', 'duffel fixed']))
    expect(await suppliersOf(duffel.supplier, twin(0))).toEqual(alone)
    const asLiteapi = alone.map((text) => text.replace('duffel', 'liteapi'))
    expect(await suppliersOf(duffel.supplier, twin(-1))).toEqual(asLiteapi)
    expect(await suppliersOf(twin(0), duffel.supplier)).toEqual(asLiteapi)
    expect(await suppliersOf(twin(1), duffel.supplier)).toEqual(alone)
    await sql`update brands set settings = settings || '{"preferredSupplier": "liteapi"}' where ref_id = ${REF_ID}`.execute(
      server.deps.db,
    )
    expect(await suppliersOf(duffel.supplier, twin(0))).toEqual(asLiteapi)
    expect(await suppliersOf(duffel.supplier, twin(1))).toEqual(alone)
    await sql`update brands set settings = settings - 'preferredSupplier' where ref_id = ${REF_ID}`.execute(
      server.deps.db,
    )
    const withMeals = (supplier: Supplier, meals: Partial<Offer>): Supplier => ({
      ...supplier,
      rates: async (...request) =>
        (await supplier.rates(...request)).map((offer) => ({ ...offer, ...meals })),
    })
    const breakfast = { hasBreakfast: true }
    // More meals for a cent more: the traveller chooses.
    for (const [more, less] of [
      [breakfast, { hasBreakfast: false }],
      [{ ...breakfast, meals: 'all inclusive' }, breakfast],
    ] as const) {
      const both = await suppliersOf(withMeals(duffel.supplier, more), withMeals(twin(-1), less))
      expect(new Set(both)).toEqual(new Set([...alone, ...asLiteapi]))
    }
    // Cheaper, and without free cancellation: the traveller chooses.
    expect(new Set(await suppliersOf(duffel.supplier, twin(-1, true)))).toEqual(
      new Set(['duffel free', 'liteapi fixed']),
    )
  })

  it('has two rooms of one name as two, each with its own rates', async () => {
    const twice: Supplier = {
      ...duffel.supplier,
      async rates(...request) {
        const offers = await duffel.supplier.rates(...request)
        return offers.flatMap((offer) => [
          offer,
          { ...offer, key: { ...offer.key, roomCode: `single-${offer.key.roomCode}` } },
        ])
      },
    }
    const hotelID = await idAt(duffel.supplier)
    for (const suppliers of [[twice], [twice, liteapi.supplier]]) {
      const { api } = await selling(...suppliers)
      const { rates } = await api(hotelsRates, { ...stay, hotelID })
      const own = rates.filter((rate) => sellerOf(rate) === 'duffel')
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
      expect(new Set(own.map(({ roomCode }) => roomCode)).size).toBe(4)
    }
  })

  it('stays alone while the other supplier is sold out, also when another hotel has its name', async () => {
    const { hotels: before } = await list((await selling(duffel.supplier, liteapi.supplier)).api)
    const own = before.find((hotel) => hotel.name === name)?.id ?? ''
    const pairs = async () =>
      (await server.deps.db.selectFrom('hotel_pairs').select('other_id').execute()).map(
        ({ other_id }) => other_id,
      )
    await expect.poll(async () => (await pairs()).length).toBeGreaterThan(5)
    const earlier = (await pairs()).sort()
    const ofDuffel = await idAt(duffel.supplier)
    const sister = `${ofDuffel.slice(0, -4)}ffff`
    const renamed: Supplier = {
      ...duffel.supplier,
      async search(query) {
        const hotels = await duffel.supplier.search(query)
        const idOf = (index: number) => (hotels.idOf(index) === ofDuffel ? sister : hotels.idOf(index))
        const at = (index: number) => {
          const { hotel, ...price } = hotels.at(index)
          return { hotel: { ...hotel, id: idOf(index) }, ...price }
        }
        return { ...hotels, idOf, at }
      },
    }
    const { hotels: found } = await list((await selling(renamed, liteapi.supplier)).api)
    expect(
      found
        .filter((hotel) => hotel.name === name)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([own, sister].sort())
    expect((await pairs()).sort()).toEqual(earlier)
  })

  it('follows an operator: hotels that are not the same are two, and those that are the same are one', async () => {
    const sandbox = sandboxOf(server.deps)
    const [one, other] = [await idAt(duffel.supplier), await idAt(liteapi.supplier)]
    const pair = { public_id: one, other_id: other, state: 'other', operator: 'Ana' } as const
    await server.deps.db.insertInto('hotel_pairs').values(pair).execute()
    const { api } = await selling(duffel.supplier, liteapi.supplier)
    const named = async (client: Client) =>
      (await list(client)).hotels.filter((hotel) => hotel.name === name).map(({ id }) => id)
    expect((await named(api)).sort()).toEqual([one, other].sort())
    const { rates } = await api(hotelsRates, { ...stay, hotelID: other })
    expect(rates.length).toBeGreaterThan(0)
    expect((await api(hotels, { ...stay, refId: REF_ID, hotelID: other })).hotel.id).toBe(other)

    const own = testHotelId(name)
    expect(await named((await selling(sandbox, duffel.supplier)).api)).toHaveLength(2)
    await server.deps.db
      .insertInto('hotel_pairs')
      .values({ public_id: own, other_id: one, state: 'same', operator: 'Ana' })
      .execute()
    expect(await named((await selling(duffel.supplier, sandbox)).api)).toEqual([own])
  })
})
