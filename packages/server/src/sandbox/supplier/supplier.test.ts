import {
  addNights,
  freeUntil,
  isFreeNow,
  money,
  nightlyTotal,
  roomNights,
  savingOf,
  spreadGuests,
  toMajor,
  withChildAges,
} from '@staykit/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld } from '../../compose.ts'
import { repositoryRoot } from '../../config.ts'
import { type Offer, type OfferKey, type Supplier, SupplierError } from '../../ports/supplier.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { listed } from '../../testing/suppliers.ts'
import { testHotels } from '../testville/hotels.ts'
import { withFaults } from './faults.ts'
import { createSandboxSupplier } from './supplier.ts'

const now = new Date('2026-03-01T10:00:00Z')
const request = {
  stay: { checkIn: '2026-05-14', checkOut: '2026-05-17' },
  occupancy: spreadGuests(1, 2),
  currency: 'USD',
  memberOnly: false,
}
const guest = { firstName: 'Ana', lastName: 'Sá', email: 'ana@example.com', phone: '+351 912 345 678' }

let database: TestDatabase
let supplier: Supplier
let clock = now
beforeAll(async () => {
  database = await testDatabase(40)
  // Opens all connections before the races begin: opening them one by one would serialise the runners.
  await Promise.all(Array.from({ length: 40 }, () => database.pool.query('select pg_sleep(0.2)')))
  const places = await openWorld(`${repositoryRoot}/.staykit`)
  supplier = createSandboxSupplier({ db: database.db, places, now: () => clock, slowMs: 30 })
})
afterAll(() => database.drop())

const idOf = (name: string) => `9000001-${testHotels.findIndex((hotel) => hotel.name === name)}`

async function firstOffer(name: string, more: object = {}): Promise<Offer> {
  const [offer] = await supplier.rates(idOf(name), { ...request, ...more })
  if (!offer) throw new Error(`no offer of ${name}`)
  return offer
}

const book = (reference: string, { key, price, cancellation }: Offer, expected = price.final) =>
  supplier.book({ reference, key, expected, cancellation, guest })

const taken = async (key: OfferKey) => {
  const rows = await database.db
    .selectFrom('room_nights')
    .select('taken')
    .where('hotel_id', '=', key.hotelId)
    .where('room_code', '=', key.roomCode)
    .where('night', '>=', key.stay.checkIn)
    .where('night', '<', key.stay.checkOut)
    .execute()
  return rows.map((row) => row.taken)
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof SupplierError ? error.kind : error),
  )

it('returns the place of a hotel and an area, and nothing for other ids', async () => {
  expect(await supplier.whereIs('2267057-3')).toEqual({ cityId: '2267057', timeZone: 'Europe/Lisbon' })
  expect(await supplier.area('2267057-a1')).toEqual({ id: '2267057-a1', name: 'Chiado', cityId: '2267057' })
  for (const id of ['', '2267057', '1-1', 'x-1']) expect(await supplier.whereIs(id), id).toBeUndefined()
  for (const id of ['', '2267057', '2267057-a99', '1-a0']) expect(await supplier.area(id), id).toBeUndefined()
})

describe('a booking', () => {
  it('takes a room for each night, once for a reference, and can be found again', async () => {
    const offer = await firstOffer('Testville Garden Inn')
    const answers = await Promise.all(Array.from({ length: 30 }, () => book('ref-1', offer)))
    const [first] = answers
    expect(answers.every(({ confirmation }) => confirmation === first?.confirmation)).toBe(true)
    expect(await supplier.findBooking('ref-1')).toEqual(first)
    expect(first).toMatchObject({ status: 'booked', confirmation: expect.stringMatching(/^SB[A-Z2-9]{10}$/) })
    expect(await taken(offer.key)).toEqual([1, 1, 1])
    expect(await supplier.findBooking('ref-2')).toBeUndefined()
  })

  it('sells exactly 100 rooms to 300 callers at once', async () => {
    const offer = await firstOffer('The Hundred Rooms')
    const attempts = Array.from({ length: 300 }, (_, index) => failure(book(`race-${index}`, offer)))
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(100)
    expect(outcomes.filter((outcome) => outcome === 'SOLD_OUT')).toHaveLength(200)
    expect(await taken(offer.key)).toEqual([100, 100, 100])
  })

  it('takes all nights of a stay or none', async () => {
    const last = await firstOffer('The Last Room', {
      stay: { checkIn: '2026-06-02', checkOut: '2026-06-03' },
    })
    await book('last-1', last)
    const whole = { ...last, key: { ...last.key, stay: { checkIn: '2026-06-01', checkOut: '2026-06-04' } } }
    expect(await failure(supplier.check(whole.key))).toBe('SOLD_OUT')
    expect(await failure(book('last-2', whole))).toBe('SOLD_OUT')
    expect(await taken(whole.key)).toEqual([1])
    const offers = await supplier.rates(idOf('The Last Room'), { ...request, stay: whole.key.stay })
    expect(offers.map(({ key }) => key.roomCode)).not.toContain(last.key.roomCode)
  })

  it('refuses another price than the agreed one, and returns the right one', async () => {
    const offer = await firstOffer('Testville Station Hotel')
    const cheap = book('cheap', offer, money(offer.price.final.minor - 1, 'USD'))
    await expect(cheap).rejects.toMatchObject({ kind: 'PRICE_CHANGED', offer: { price: offer.price } })
    expect(await supplier.findBooking('cheap')).toBeUndefined()
  })
})

describe('a cancellation', () => {
  it('releases the rooms once, for any number of repeats', async () => {
    const offer = await firstOffer('The Free Cancellation')
    await book('cancel-1', offer)
    expect(await taken(offer.key)).toEqual([1, 1, 1])
    const answers = await Promise.all(Array.from({ length: 50 }, () => supplier.cancel('cancel-1')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['cancelled']))
    expect(await taken(offer.key)).toEqual([0, 0, 0])
  })

  it('fails for a nonrefundable booking, after cancelBy, and for an unknown one', async () => {
    const [offer] = (await supplier.rates('9000001-0', request)).filter(
      ({ cancellation }) => !isFreeNow(cancellation),
    )
    if (!offer) throw new Error('no such offer')
    await book('final', offer)
    expect(await failure(supplier.cancel('final'))).toBe('NOT_CANCELLABLE')
    await book('late', await firstOffer('The Free Cancellation'))
    clock = new Date('2026-05-15T12:00:00Z')
    expect(await failure(supplier.cancel('late'))).toBe('NOT_CANCELLABLE')
    clock = now
    await book('deadline', await firstOffer('The Deadline Has Passed'))
    expect(await failure(supplier.cancel('deadline'))).toBe('NOT_CANCELLABLE')
    expect(await failure(supplier.cancel('nothing'))).toBe('NOT_FOUND')
  })
})

describe('name, price and terms of a rate', () => {
  const says = ({ description, importantInformation }: Offer) =>
    [description, ...importantInformation.flatMap(({ content }) => content)].join(' ')
  const offersOf = async (checkIn: string, checkOut: string) => {
    const hotels = Array.from({ length: 60 }, (_, index) => `2267057-${index}`)
    const both = hotels.flatMap((id) =>
      [false, true].map((memberOnly) =>
        supplier.rates(id, { ...request, stay: { checkIn, checkOut }, memberOnly }),
      ),
    )
    return (await Promise.all(both)).flat()
  }
  const isFlexible = (offer: Offer) => /free cancellation/i.test(says(offer))

  it('excludes free cancellation once its cancelBy has passed', async () => {
    const tonight = await offersOf('2026-03-01', '2026-03-02')
    expect(tonight.length).toBeGreaterThan(60)
    expect(
      tonight.filter((offer) => isFlexible(offer) || isFreeNow(offer.cancellation) || !offer.prepaid),
    ).toEqual([])
    const later = await offersOf('2026-05-14', '2026-05-17')
    const flexible = later.filter(isFlexible)
    expect(flexible.length).toBeGreaterThan(60)
    expect(later.filter(({ cancellation }) => isFreeNow(cancellation))).toEqual(flexible)
    const [offer] = flexible
    clock = new Date('2026-05-14T12:00:00Z')
    expect(offer && (await failure(supplier.check(offer.key)))).toBe('SOLD_OUT')
    clock = now
  })

  it('includes breakfast in every rate of a hotel with free breakfast, and no rate sells it', async () => {
    const offers = await offersOf('2026-05-14', '2026-05-17')
    const withBreakfast = new Set<string>()
    for (const id of new Set(offers.map(({ key }) => key.hotelId)))
      if ((await supplier.hotel(id)).amenityIds.includes(5)) withBreakfast.add(id)
    expect(withBreakfast.size).toBeGreaterThan(5)
    for (const offer of offers) {
      const isFree = withBreakfast.has(offer.key.hotelId)
      expect(/breakfast included/i.test(says(offer)), says(offer)).toBe(
        isFree || offer.key.planCode === 'BRK',
      )
      expect(says(offer)).not.toMatch(isFree ? /room only/i : /^$/)
      expect(isFree && offer.key.planCode === 'BRK').toBe(false)
    }
  })
})

describe('the figures of a stay', () => {
  const search = fc.record({
    cityId: fc.constantFrom('9000001', '2267057'),
    inDays: fc.integer({ min: 30, max: 300 }),
    nights: fc.integer({ min: 1, max: 21 }),
    rooms: fc.integer({ min: 1, max: 9 }),
    perRoom: fc.integer({ min: 1, max: 4 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'HUF', 'KWD'),
    members: fc.constantFrom(undefined, { dealPercent: undefined }, { dealPercent: 60 }),
  })
  type Search = typeof search extends fc.Arbitrary<infer Value> ? Value : never
  const stayOf = ({ inDays, nights, rooms, perRoom, ages, currency }: Search) => {
    const checkIn = addNights('2026-03-01', inDays)
    const stay = { checkIn, checkOut: addNights(checkIn, nights) }
    return { stay, occupancy: withChildAges(spreadGuests(rooms, rooms * perRoom), ages), currency }
  }

  it('agree in sort, filter, histogram, row and hotel, for visitors, members and deal codes', async () => {
    await fc.assert(
      fc.asyncProperty(search, async (drawn) => {
        const { cityId, members } = drawn
        const request = stayOf(drawn)
        const place = { cityId }
        const list = (sort: string, filters = {}) =>
          listed(supplier, { ...request, place, from: 0, to: 400, sort, filters, members })
        const [cheap, saved] = await Promise.all([list('price_asc'), list('savings')])
        const named = cheap.hotels.map(({ hotel }) => hotel.id)
        const deals = await supplier.memberPrices({
          ...request,
          place,
          dealPercent: members?.dealPercent,
          hotels: named,
        })
        const shown = cheap.hotels.map(({ hotel, price }) => {
          const deal = members && deals.get(hotel.id)
          return Math.min(price?.final.minor ?? 0, deal?.final.minor ?? Infinity)
        })
        expect(shown).toEqual([...shown].sort((a, b) => a - b))
        const nightly = shown.map((total) =>
          toMajor(nightlyTotal(money(total, request.currency), roomNights(request.stay, request.occupancy))),
        )
        expect([nightly[0], nightly.at(-1)]).toEqual([cheap.prices.min, cheap.prices.max])
        const middle = nightly[Math.floor(nightly.length / 2)] ?? 0
        const filtered = await list('price_asc', { prices: [0, middle] })
        expect(filtered.count).toBe(nightly.filter((price) => price < middle).length)
        const savings = saved.hotels.map(({ memberSavings = 0 }) => memberSavings)
        expect(savings).toEqual([...savings].sort((a, b) => b - a))
        expect(savings[0]).toBe(saved.bestSavings ?? 0)
        for (const { hotel, memberSavings } of cheap.hotels) {
          const deal = deals.get(hotel.id)
          expect(memberSavings).toBe(deal && savingOf(deal))
        }
        // The row of a list and the hotel's page, when the cheapest rooms are too few or taken.
        const row = cheap.hotels[drawn.inDays % Math.max(1, cheap.hotels.length)]
        if (row) expect((await supplier.lowest(row.hotel.id, request)).price).toEqual(row.price)
      }),
      { numRuns: 30 },
    )
  })

  it('compare a member rate with the public rate of the same room, terms and meals', async () => {
    await fc.assert(
      fc.asyncProperty(search, fc.integer({ min: 0, max: 24 }), async (drawn, index) => {
        const id = `${drawn.cityId}-${index}`
        const request = { ...stayOf(drawn), dealPercent: drawn.members?.dealPercent }
        const both = [false, true].map((memberOnly) =>
          supplier.rates(id, { ...request, memberOnly }).catch(() => []),
        )
        const [open = [], members = []] = await Promise.all(both)
        const termsOf = ({ key, cancellation, description }: Offer) =>
          [key.roomCode, freeUntil(cancellation), /breakfast included/i.test(description)].join(' ')
        for (const member of members) {
          const same = open.filter((offer) => termsOf(offer) === termsOf(member))
          expect(
            same.map(({ price }) => price.final),
            termsOf(member),
          ).toContainEqual(member.price.finalStrikethrough ?? member.price.final)
        }
        const lowest = Math.min(...open.map(({ price }) => price.final.minor))
        const { price } = await supplier.lowest(id, request)
        if (open.length > 0) expect(price?.final.minor).toBe(lowest)
      }),
      { numRuns: 60 },
    )
  })
})

describe('Testville', () => {
  it('raises a price at the contract, once and for all', async () => {
    const offer = await firstOffer('The Price Rises At Checkout')
    const checked = await supplier.check(offer.key)
    expect(checked.price.subtotal.minor / offer.price.subtotal.minor).toBeCloseTo(1.12, 3)
    expect((await supplier.check(checked.key)).price).toEqual(checked.price)
    await book('rise-1', checked)
  })

  it('raises a price while booking, once for a quote', async () => {
    const offer = await firstOffer('The Price Rises While Booking')
    expect((await supplier.check(offer.key)).price).toEqual(offer.price)
    expect(await failure(book('rise-2', offer))).toBe('PRICE_CHANGED')
    const risen = await supplier.check(offer.key)
    expect(risen.price.final.minor).toBeGreaterThan(offer.price.final.minor)
    await book('rise-3', risen)
    const fresh = await firstOffer('The Price Rises While Booking')
    expect((await supplier.check(fresh.key)).price).toEqual(offer.price)
  })

  it('has hotels that fail as their names say, and book nothing', async () => {
    expect(await supplier.rates(idOf('The Sold Out'), request)).toEqual([])
    expect(await failure(firstOffer('The Supplier Is Down'))).toBe('UNAVAILABLE')
    const gone = await firstOffer('The Gone At Checkout')
    expect(await failure(supplier.check(gone.key))).toBe('SOLD_OUT')
    const later = await firstOffer('The Gone While Booking')
    await supplier.check(later.key)
    expect(await failure(book('gone', later))).toBe('SOLD_OUT')
    expect(await failure(book('error-500', await firstOffer('The Supplier Error 500')))).toBe(
      'UNKNOWN_OUTCOME',
    )
    for (const reference of ['gone', 'error-500'])
      expect(await supplier.findBooking(reference)).toBeUndefined()
  })

  it('leaves a booking after a lost answer, which its reference finds', async () => {
    const offer = await firstOffer('The Timeout But Booked')
    expect(await failure(book('lost', offer))).toBe('UNKNOWN_OUTCOME')
    expect(await supplier.findBooking('lost')).toMatchObject({ status: 'booked' })
    expect(await book('lost', offer)).toMatchObject({ reference: 'lost' })
  })

  it('collects fees, and has member rates as named', async () => {
    const atHotel = (await firstOffer('The Fee At The Hotel')).price
    expect(atHotel.dueAtHotel.minor).toBe(7_500)
    const dueNow = (await firstOffer('The Fee Due Now')).price
    expect([dueNow.dueAtHotel.minor, dueNow.propertyFee.minor]).toEqual([0, 7_500])
    const member = await firstOffer('The Members Only', { memberOnly: true })
    expect(member).toMatchObject({ memberOnly: true, sop: expect.any(String) })
    expect(1 - member.price.display.minor / (member.price.displayStrikethrough?.minor ?? 0)).toBeCloseTo(
      0.25,
      2,
    )
    expect((await supplier.reviews(idOf('The No Reviews'), 1, 5, 'date')).count).toBe(0)
    expect((await supplier.hotel(idOf('The No Pictures'))).images).toEqual([])
    const free = await supplier.rates(idOf('The Free Cancellation'), request)
    expect(free.every(({ cancellation }) => isFreeNow(cancellation))).toBe(true)
  })
})

describe('faults for tests', () => {
  it('strike the named call, as often as configured, before or after the supplier has acted', async () => {
    const offer = await firstOffer('Testville Grand Hotel')
    const faulty = withFaults(supplier, 'book=timeout-done*1,check=500, findBooking=slow:20')
    expect(await failure(faulty.check(offer.key))).toBe('UNKNOWN_OUTCOME')
    const again = () =>
      faulty.book({
        reference: 'faulty',
        key: offer.key,
        expected: offer.price.final,
        cancellation: offer.cancellation,
        guest,
      })
    expect(await failure(again())).toBe('UNKNOWN_OUTCOME')
    expect(await faulty.findBooking('faulty')).toMatchObject({ status: 'booked' })
    expect(await again()).toMatchObject({ reference: 'faulty' })
  })

  it.each(['book', 'book=strange', 'sell=500', 'book=500:x'])('cannot be parsed from %j', (text) => {
    expect(() => withFaults(supplier, text)).toThrow(RangeError)
  })
})
