import { ALL, childAgesOf, FREE, guestCount, nonRefundable, spreadGuests, toMajor } from '@staykit/domain'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { patience } from '../../../../../tests/patience.ts'
import { type Offer, type Supplier, SupplierError } from '../../ports/supplier.ts'
import { listed } from '../../testing/suppliers.ts'
import { phoneOf } from '../supplier/phone.ts'
import type { Scenario } from '../supplier/testing/hotels.ts'
import { forOccupancies, OCCUPANCIES_MS } from '../supplier/testing/occupancies.ts'
import { duffelProvider } from './booking.ts'
import type { Calls } from './calls.ts'
import type { Selling } from './selling.ts'
import { type DuffelUnderTest, duffelUnderTest, perDollar, stay } from './testing/under-test.ts'

const TESTVILLE = '9000001'
const LISBON = '2267057'
const guest = { firstName: 'Ana', lastName: 'Sá', email: 'ana@example.com', phone: '+351 912 345 678' }
const request = { stay, occupancy: spreadGuests(2, 3), currency: 'USD' }

let duffel: DuffelUnderTest
beforeEach(async () => {
  duffel = await duffelUnderTest()
  return () => duffel.stop()
})

const search = (supplier: Supplier, more: object = {}) =>
  listed(supplier, {
    ...request,
    place: { cityId: TESTVILLE },
    from: 0,
    to: 200,
    sort: 'most_popular',
    filters: {},
    ...more,
  })

async function offerOf(supplier: Supplier, name: Scenario, more: object = {}): Promise<Offer> {
  const { hotels } = await search(supplier)
  const hotelId = hotels.find(({ hotel }) => hotel.name === name)?.hotel.id ?? ''
  const [offer] = await supplier.rates(hotelId, { ...request, memberOnly: false, ...more })
  if (!offer) throw new Error(`no offer of ${name}`)
  return offer
}

const book = (
  supplier: Supplier,
  reference: string,
  { key, price, cancellation }: Offer,
  more: object = {},
) => supplier.book({ reference, key, expected: price.final, cancellation, guest: { ...guest, ...more } })

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof SupplierError ? error.kind : error),
  )

const countOf = (call: string) => duffel.standIn.seen.filter((each) => each === call).length

describe('searches, which count against bookings', () => {
  it('one search serves every caller, in any currency, window, order and filter, and for the hotels in it', async () => {
    const { supplier } = duffel
    const [first] = await Promise.all([search(supplier), search(supplier), search(supplier)])
    await search(supplier, { currency: 'EUR', from: 3, to: 6, sort: 'price_asc', filters: { stars: [3] } })
    const hotelId = first?.hotels[0]?.hotel.id ?? ''
    await supplier.lowest(hotelId, request)
    await supplier.rates(hotelId, { ...request, memberOnly: false })
    await supplier.hotel(hotelId)
    expect(duffel.standIn.seen).toEqual([
      'POST /stays/search',
      expect.stringMatching(/^POST \/stays\/search_results\/srr_\d+\/actions\/fetch_all_rates$/),
    ])
  })

  it('a search runs again when its results expire', async () => {
    let now = Date.now()
    const supplier = duffel.another({ now: () => new Date(now) })
    duffel.standIn.lifeSeconds = 120
    await search(supplier)
    now += 60_000
    await search(supplier)
    expect(countOf('POST /stays/search')).toBe(1)
    duffel.standIn.lifeSeconds = 20
    const brief = duffel.another()
    await search(brief)
    await search(brief)
    expect(countOf('POST /stays/search')).toBe(3)
  })

  it('omit hotels without a position, and rates with another payment type', async () => {
    const { hotels } = await search(duffel.supplier)
    expect(hotels.map(({ hotel }) => hotel.name)).not.toContain('Nowhere')
    const { key } = await offerOf(duffel.supplier, 'Testville Grand Hotel')
    const offers = await duffel.supplier.rates(key.hotelId, { ...request, memberOnly: false })
    expect(offers.map(({ title, description }) => `${title}: ${description}`)).toEqual([
      'Standard Room: 1 queen bed · Room only',
      'Standard Room: 1 queen bed · Breakfast included · Free cancellation',
      'Suite: 1 king bed, 1 sofa bed · Room only',
      'Suite: 1 king bed, 1 sofa bed · Breakfast included · Free cancellation',
    ])
    expect(offers.at(-1)?.room?.beds).toEqual([
      { kind: 'king', count: 1 },
      { kind: 'sofa', count: 1 },
    ])
    expect(offers.map(({ sellingOut }) => sellingOut)).toEqual([false, false, true, true])
    // Half is refunded for one more day; cancellation is free until the first cancelBy, in the hotel's time zone.
    const cancelBy = Date.parse(`${stay.checkIn}T16:00:00Z`) - 2 * 86_400_000
    const half = { kind: 'fixed', minor: Math.round((offers[1]?.price.dueNow.minor ?? 0) / 2) }
    expect(offers.map(({ cancellation }) => cancellation.tiers.length)).toEqual([1, 3, 1, 3])
    const { tiers = [] } = offers[1]?.cancellation ?? {}
    expect(tiers.map(({ charge }) => charge)).toEqual([FREE, half, ALL])
    expect(tiers.map(({ from }) => from && Date.parse(from))).toEqual([
      undefined,
      cancelBy,
      cancelBy + 86_400_000,
    ])
    expect(tiers[1]?.from).toMatch(/-0[56]:00$/)
    expect(offers[0]?.cancellation).toEqual(nonRefundable('America/Chicago'))
    expect(offers[1]?.importantInformation.map(({ title }) => title)).toEqual([
      'Cancellation Policy',
      'Parking',
    ])
  })

  it('a confirmed price has the policy of its own answer: the fees of a cancellation follow a price that rises', async () => {
    const { supplier } = duffel
    const { key } = await offerOf(supplier, 'The Price Rises At Checkout')
    const offers = await supplier.rates(key.hotelId, { ...request, memberOnly: false })
    const flexible = offers.find(({ prepaid }) => !prepaid) ?? expect.unreachable()
    const { price, cancellation } = await supplier.check(flexible.key)
    expect(price.total.minor).toBeGreaterThan(flexible.price.total.minor)
    const half = { kind: 'fixed', minor: Math.round(price.dueNow.minor / 2) }
    expect(cancellation.tiers.map(({ charge }) => charge)).toEqual([FREE, half, ALL])
  })

  it('a fee at one hotel in a currency without an exchange rate leaves out that hotel alone', async () => {
    const { supplier, standIn } = duffel
    const before = await offerOf(supplier, 'The Fee At The Hotel')
    const names = async (among: Supplier) => (await search(among)).hotels.map(({ hotel }) => hotel.name)
    const others = (await names(supplier)).filter((name) => name !== 'The Fee At The Hotel')
    standIn.fee.currency = 'AED'
    const later = duffel.another()
    expect(await names(later)).toEqual(others)
    expect(await later.rates(before.key.hotelId, { ...request, memberOnly: false })).toEqual([])
    expect(await later.lowest(before.key.hotelId, request)).toEqual({})
    expect(await failure(later.check(before.key))).toBe('SOLD_OUT')
  })

  it(
    'a search for any occupancy is one that Duffel publishes, with each guest in it',
    async () => {
      const { supplier, standIn } = duffel
      standIn.rateLimit.calls = 1_000_000
      const { key } = await offerOf(supplier, 'Testville Grand Hotel')
      await forOccupancies(request.occupancy, async (occupancy) => {
        const [offer] = await supplier.rates(key.hotelId, { ...request, occupancy, memberOnly: false })
        expect(offer?.key.occupancy).toEqual(occupancy)
        const { rooms, guests = [] } = standIn.lastStay ?? {}
        expect(rooms).toBe(occupancy.length)
        const ages = (guests as { type: string; age?: number }[]).flatMap(({ age }) => age ?? [])
        expect([guests.length, ages]).toEqual([guestCount(occupancy), childAgesOf(occupancy)])
      })
    },
    OCCUPANCIES_MS,
  )

  it('show hotels of any city of the world, in areas by their towns', async () => {
    const { supplier } = duffel
    const result = await search(supplier, { place: { cityId: LISBON } })
    expect(result.total).toBe(36)
    expect(result.areas.reduce((sum, { count }) => sum + count, 0)).toBe(36)
    const [area] = result.areas
    expect(await supplier.area(area?.id ?? '')).toMatchObject({ name: area?.name })
    expect(result.hotels[0]?.hotel.location.timeZone).toBe('Europe/Lisbon')
  })
})

describe("prices in another currency than the provider's", () => {
  it('prices change at the day’s rate, from list to booking', async () => {
    const inEuro = await duffelUnderTest('EUR')
    onTestFinished(() => inEuro.stop())
    const euro = await offerOf(inEuro.supplier, 'Testville Grand Hotel', { currency: 'EUR' })
    const yen = await offerOf(inEuro.supplier, 'Testville Grand Hotel', { currency: 'JPY' })
    const rate = (perDollar.JPY ?? 0) / (perDollar.EUR ?? 0)
    expect(toMajor(yen.price.total) / toMajor(euro.price.total)).toBeCloseTo(rate, 1)
    expect(yen.price.total.minor).toBe(yen.price.subtotal.minor + yen.price.taxes.minor)
    await book(inEuro.supplier, 'in-yen', yen)
    expect(inEuro.standIn.bookings).toHaveLength(1)
  })

  it('a price whose rate has changed reports its new amount and is not booked', async () => {
    const inEuro = await duffelUnderTest('EUR')
    onTestFinished(() => inEuro.stop())
    const rates = { ...perDollar }
    const supplier = inEuro.another({ rates: { perDollar: async (code) => rates[code] ?? 1 } })
    const yen = await offerOf(supplier, 'Testville Grand Hotel', { currency: 'JPY' })
    rates.JPY = 160
    expect(await failure(book(supplier, 'later', yen))).toBe('PRICE_CHANGED')
    expect(inEuro.standIn.bookings).toHaveLength(0)
  })
})

it('a search without an exchange rate can be retried, and works in the provider’s currency now', async () => {
  const rates = { perDollar: async (code: string) => Promise.reject(new RangeError(code)) }
  const supplier = duffel.another({ rates })
  expect(await failure(search(supplier, { currency: 'EUR' }))).toBe('UNAVAILABLE')
  expect((await search(supplier)).total).toBeGreaterThan(5)
})

describe('a failing provider', () => {
  it('the adapter retries once when a 429 has a Retry-After, and otherwise not', async () => {
    duffel.standIn.failNext.push(429)
    expect((await search(duffel.supplier)).total).toBeGreaterThan(5)
    duffel.standIn.failNext.push(429, 429)
    expect(await failure(search(duffel.another()))).toBe('UNAVAILABLE')
  })

  it('searches leave a third of the calls to bookings, which go through while searches wait', async () => {
    Object.assign(duffel.standIn.rateLimit, { calls: 30, periodMs: 60_000 })
    const supplier = duffel.another()
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    const night = (ahead: number) =>
      new Date(Date.now() + (70 + ahead) * 86_400_000).toISOString().slice(0, 10)
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        failure(search(supplier, { stay: { checkIn: night(index), checkOut: night(index + 1) } })),
      ),
    )
    expect(duffel.standIn.seen.length).toBeLessThanOrEqual(20)
    expect(flood.filter((kind) => kind === undefined).length).toBeGreaterThan(15)
    expect(new Set(flood)).toEqual(new Set([undefined, 'UNAVAILABLE']))
    const late = await search(supplier, { stay: { checkIn: night(200), checkOut: night(201) } }).catch(
      (error: SupplierError) => error,
    )
    expect(late).toMatchObject({ kind: 'UNAVAILABLE', retryAfterMs: expect.any(Number) })
    await book(supplier, 'in-a-flood', offer)
    expect((await supplier.findBooking('in-a-flood'))?.status).toBe('booked')
    expect(duffel.standIn.bookings).toHaveLength(1)
    expect(duffel.standIn.seen.length).toBeLessThanOrEqual(30)
  })

  it('a booking over the rate limit says when the next call is allowed, and books then', async () => {
    const { supplier, standIn } = duffel
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    // One call is left, for the quote.
    Object.assign(standIn.rateLimit, { calls: standIn.seen.length + 1 })
    const error = await book(supplier, 'over', offer).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'UNAVAILABLE', retryAfterMs: expect.any(Number) })
    expect((error as SupplierError).retryAfterMs).toBeGreaterThan(10_000)
    Object.assign(standIn.rateLimit, { calls: 1_000 })
    await book(supplier, 'over', offer)
    expect(standIn.bookings).toHaveLength(1)
  })

  it('HTML, an error and a time-out are no answers and are not cached', async () => {
    for (const wrong of ['html', 500, 503, 504] as const) {
      duffel.standIn.failNext.push(wrong)
      expect(await failure(search(duffel.supplier)), `${wrong}`).toBe('UNAVAILABLE')
    }
    expect((await search(duffel.supplier)).total).toBeGreaterThan(5)
    expect(await failure(search(duffel.another({ base: 'http://127.0.0.1:9' })))).toBe('UNAVAILABLE')
    expect(await failure(search(duffel.another({ token: 'wrong' })))).toBe('UNAVAILABLE')
  })

  it('a search result that it has forgotten is searched again', async () => {
    const { supplier, standIn } = duffel
    const { hotels } = await search(supplier)
    standIn.failNext.push(404)
    const rates = await supplier.rates(hotels[0]?.hotel.id ?? '', { ...request, memberOnly: false })
    expect(rates.length).toBeGreaterThan(0)
    expect(countOf('POST /stays/search')).toBe(2)
  })
})

describe('bookings', () => {
  it('carry our reference, the guest, an international telephone number and the requests', async () => {
    const offer = await offerOf(duffel.supplier, 'Testville Grand Hotel')
    await duffel.supplier.book({
      reference: 'ref-1',
      key: offer.key,
      expected: offer.price.final,
      cancellation: offer.cancellation,
      guest: { ...guest, phone: '(617) 555-0148', countryCode: 'US' },
      specialRequests: 'A quiet room',
    })
    expect(duffel.standIn.bookings[0]?.body).toMatchObject({
      metadata: { reference: 'ref-1' },
      guests: [{ given_name: 'Ana', family_name: 'Sá' }],
      email: 'ana@example.com',
      phone_number: '+16175550148',
      accommodation_special_requests: 'A quiet room',
    })
    const phones = [['+351 912 345 678'], ['912 345 678', 'PT'], ['00 12'], ['030/12345678', 'DE']] as const
    const others = [
      ['＋４９ ３０ １２３４５６７８'],
      ['٠٣٠ ١٢٣٤٥٦٧٨', 'DE'],
      ['+1 617 555 0148 ext. 4'],
    ] as const
    expect([...phones, ...others].map(([typed, country]) => phoneOf(typed, country))).toEqual([
      '+351912345678',
      '+351912345678',
      '+0012',
      '+493012345678',
      '+493012345678',
      '+493012345678',
      '+16175550148',
    ])
  })

  it('one that appears after a lost answer is found, and never made again', async () => {
    const { supplier, standIn } = duffel
    const offer = await offerOf(supplier, 'The Late Booking')
    expect(await failure(book(supplier, 'late', offer))).toBe('UNKNOWN_OUTCOME')
    // Not there yet: a retry in any process has to wait, and books nothing.
    const other = duffel.another()
    expect(await failure(supplier.findBooking('late'))).toBe('UNAVAILABLE')
    expect(await failure(book(other, 'late', offer))).toBe('UNAVAILABLE')
    await expect.poll(() => failure(other.findBooking('late'))).toBeUndefined()
    expect(await supplier.findBooking('late')).toMatchObject({ reference: 'late', status: 'booked' })
    expect(await book(other, 'late', offer)).toEqual(await supplier.findBooking('late'))
    expect(standIn.bookings).toHaveLength(1)
  })

  it('a lost one is searched for among the newer bookings only, however many are older', async () => {
    const { supplier, standIn } = duffel
    const offer = await offerOf(supplier, 'The Supplier Error 500')
    await book(supplier, 'model', await offerOf(supplier, 'Testville Grand Hotel'))
    const [model = expect.unreachable()] = standIn.bookings.splice(0)
    const [day, now] = [86_400_000, Date.now()]
    for (let number = 0; number < 12_000; number++)
      standIn.bookings.push({
        ...model,
        id: `bok_old_${number}`,
        metadata: { reference: `old-${number}` },
        confirmedAt: new Date(now - day - (12_000 - number) * 1_000),
      })
    expect(await failure(book(supplier, 'lost', offer))).toBe('UNKNOWN_OUTCOME')
    const pages = () => countOf('GET /stays/bookings')
    expect(await duffel.another({ settledMs: 0 }).findBooking('lost')).toBeUndefined()
    expect(pages()).toBe(1)
    // The same for the bookings of a day; without an order all pages are read.
    const made = await supplier.madeIn(new Date(now - day - 3_600_000), new Date(now))
    expect([made.length, pages()]).toEqual([3_600, 23])
    standIn.bookings.reverse()
    await supplier.madeIn(new Date(now - day - 3_600_000), new Date(now))
    expect(pages()).toBe(23 + 60)
  })

  it('one that was never made counts as none once it cannot appear, and can be retried', async () => {
    const { supplier, standIn } = duffel
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    const settled = duffel.another({ settledMs: 0 })
    standIn.failNext.push(500)
    // The quote comes first: its failure means that nothing was sent.
    expect(await failure(book(supplier, 'never', offer))).toBe('UNAVAILABLE')
    const error = await offerOf(supplier, 'The Supplier Error 500')
    expect(await failure(book(supplier, 'never', error))).toBe('UNKNOWN_OUTCOME')
    expect(await failure(supplier.findBooking('never'))).toBe('UNAVAILABLE')
    expect(await settled.findBooking('never')).toBeUndefined()
    await book(supplier, 'never', offer)
    expect(standIn.bookings).toHaveLength(1)
  })

  it('a refused one leaves its reference free', async () => {
    const offer = await offerOf(duffel.supplier, 'The Gone While Booking')
    expect(await failure(book(duffel.supplier, 'gone', offer))).toBe('SOLD_OUT')
    await book(duffel.supplier, 'gone', await offerOf(duffel.supplier, 'Testville Grand Hotel'))
    expect(duffel.standIn.bookings).toHaveLength(1)
  })

  it('a booking cancels while something comes back and not after it, whatever the provider would do', async () => {
    let now = new Date()
    const supplier = duffel.another({ now: () => now })
    const offer = await offerOf(supplier, 'The Free Cancellation')
    const [, half, nothing] = offer.cancellation.tiers.map(({ from = '' }) => Date.parse(from))
    await book(supplier, 'cancel', offer)
    await book(supplier, 'half', offer)
    now = new Date(half ?? 0)
    expect((await supplier.cancel('half')).status).toBe('cancelled')
    duffel.standIn.seen.length = 0
    now = new Date(nothing ?? 0)
    expect(await failure(supplier.cancel('cancel'))).toBe('NOT_CANCELLABLE')
    expect(duffel.standIn.seen.filter((call) => call.endsWith('/cancel'))).toEqual([])
    now = new Date()
    expect((await supplier.cancel('cancel')).status).toBe('cancelled')
    duffel.standIn.failNext.push(500)
    expect((await supplier.cancel('cancel').catch(() => supplier.cancel('cancel'))).status).toBe('cancelled')
  })

  it('thirty at once for one reference, from two processes, make one', async () => {
    const offer = await offerOf(duffel.supplier, 'Testville Grand Hotel')
    const slow = { readMs: patience(20), changeMs: patience(20) }
    const other = duffel.another({ patience: slow })
    const both = [duffel.another({ patience: slow }), other]
    const bookings = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        book(both[index % 2] ?? other, 'once', offer).catch(() => undefined),
      ),
    )
    expect(duffel.standIn.bookings).toHaveLength(1)
    expect(new Set(bookings.flatMap((each) => each?.confirmation ?? [])).size).toBe(1)
  })
})

it.each([
  ['confirmed', 'booked'],
  ['cancellation_requested', 'booked'],
  ['cancelled', 'cancelled'],
  ['cancellation_confirmed', 'cancelled'],
  ['failed', 'failed'],
  ['requested', 'pending'],
])('a booking with the status %s is %s', async (status, expected) => {
  const booking = async () => ({ id: 'bok_1', reference: 'R', status, confirmed_at: '2030-01-01T00:00:00Z' })
  const provider = duffelProvider({ booking } as unknown as Calls, {} as Selling)
  expect((await provider.retrieve('bok_1')).status).toBe(expected)
})

it('a lost booking is found beside an earlier one of its reference that failed', async () => {
  const made = (id: string, status: string) => ({
    id,
    status,
    confirmed_at: '2030-01-01T00:00:00Z',
    metadata: { reference: 'SK-1' },
  })
  const bookings = async () => ({ page: [made('bok_1', 'failed'), made('bok_2', 'confirmed')] })
  const provider = duffelProvider({ bookings } as unknown as Calls, {} as Selling)
  expect(await provider.findLost('SK-1', new Date(0))).toMatchObject({ id: 'bok_2', status: 'booked' })
})

it('photos shrink to their shown size', async () => {
  const { supplier } = duffel
  const { hotels } = await search(supplier)
  const [path = ''] = hotels[0]?.hotel.thumbnails ?? []
  const [, hotel = '', scene = ''] = /images\/(\D+)\/150\/([a-z]+)\.webp$/.exec(path) ?? []
  const small = await supplier.picture(hotel, scene, 150)
  const large = await supplier.picture(hotel, scene, 900)
  expect(small?.type).toBe('image/webp')
  expect(small?.body.length).toBeLessThan(large?.body.length ?? 0)
  expect(
    Buffer.from(small?.body ?? '')
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
  expect(await supplier.picture(hotel, 'pp', 150)).toBeUndefined()
  // The last photo of the stand-in's hotels is not an image.
  expect(await supplier.picture(hotel, 'ac', 150)).toBeUndefined()
})
