import { ALL, FREE, type Money, money, nonRefundable, spreadGuests } from '@staykit/domain'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../../tests/patience.ts'
import { type Offer, type Supplier, SupplierError } from '../../ports/supplier.ts'
import { listed } from '../../testing/suppliers.ts'
import type { Scenario } from '../supplier/testing/hotels.ts'
import { forOccupancies, OCCUPANCIES_MS } from '../supplier/testing/occupancies.ts'
import { amountsOf } from './amounts.ts'
import { ratesAnswer } from './answers.ts'
import { cancellationOf, policyCurrenciesOf } from './cancellation.ts'
import { confirmedOf, mealsOf, sellable } from './offers.ts'
import { plainText } from './plain-text.ts'
import { type LiteapiUnderTest, liteapiUnderTest, stay } from './testing/under-test.ts'

const TESTVILLE = '9000001'
const guest = { firstName: 'Ana', lastName: 'Sá', email: 'ana@example.com', phone: '+351 912 345 678' }
const request = { stay, occupancy: spreadGuests(2, 3), currency: 'USD' }

let liteapi: LiteapiUnderTest
beforeEach(async () => {
  liteapi = await liteapiUnderTest()
  return () => liteapi.stop()
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
) => supplier.book({ reference, key, expected: price.final, cancellation, guest, ...more })

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof SupplierError ? error.kind : error),
  )

const countOf = (call: string) => liteapi.standIn.seen.filter((each) => each === call).length
const bodyOf = (field: string) => liteapi.standIn.bodies.find((body) => field in body) ?? {}

describe('searches', () => {
  it('one search serves every caller in any window, order and filter, and another currency needs another', async () => {
    const { supplier, standIn } = liteapi
    await Promise.all([search(supplier), search(supplier), search(supplier)])
    const { hotels } = await search(supplier, { from: 0, to: 2, sort: 'price_asc', filters: { stars: [3] } })
    await supplier.lowest(hotels[0]?.hotel.id ?? '', request)
    expect(standIn.seen.sort()).toEqual(['GET /data/facilities', 'GET /data/hotels', 'POST /hotels/rates'])
    await search(supplier, { currency: 'EUR' })
    expect([countOf('POST /hotels/rates'), countOf('GET /data/hotels')]).toEqual([2, 1])
  })

  it('a search names each room with its guests, the nationality and the currency', async () => {
    await search(liteapi.another({ nationality: 'PT' }), { currency: 'EUR' })
    expect(bodyOf('occupancies')).toMatchObject({
      checkin: stay.checkIn,
      checkout: stay.checkOut,
      occupancies: [{ adults: 2 }, { adults: 1 }],
      guestNationality: 'PT',
      currency: 'EUR',
    })
  })

  it(
    'a search for any occupancy is one that LiteAPI publishes, with each room as it was',
    async () => {
      const { key } = await offerOf(liteapi.supplier, 'Testville Grand Hotel')
      const supplier = liteapi.another()
      await forOccupancies(request.occupancy, async (occupancy) => {
        const [offer] = await supplier.rates(key.hotelId, { ...request, occupancy, memberOnly: false })
        const { occupancies } = liteapi.standIn.bodies.findLast((body) => 'occupancies' in body) ?? {}
        const rooms = occupancies as { adults: number; children?: number[] }[]
        expect(rooms.map(({ adults, children = [] }) => ({ adults, childAges: children }))).toEqual(occupancy)
        expect(offer?.key.occupancy).toEqual(occupancy)
      })
    },
    OCCUPANCIES_MS,
  )

  it('offers omit packages, rates for members and rates that are paid at the hotel', async () => {
    const { supplier } = liteapi
    const { key } = await offerOf(supplier, 'Testville Grand Hotel')
    const offers = await supplier.rates(key.hotelId, { ...request, memberOnly: false })
    expect(offers.map(({ title, description }) => `${title}: ${description}`)).toEqual([
      'Standard Queen Room: Room Only',
      'Standard Queen Room: Bed and Breakfast · Free cancellation',
      'King Suite: Room Only',
      'King Suite: Bed and Breakfast · Free cancellation',
    ])
    expect(offers.map(({ hasBreakfast }) => hasBreakfast)).toEqual([false, true, false, true])
    // Times of a policy are GMT; the hotel's are five or six hours behind.
    const end = Date.parse(`${stay.checkIn}T16:00:00Z`) - 2 * 86_400_000
    const { tiers = [] } = offers[1]?.cancellation ?? {}
    // The fees of two rooms, each rounded by the provider.
    const half = { kind: 'fixed', minor: 2 * Math.round((offers[1]?.price.dueNow.minor ?? 0) / 4) }
    expect(tiers.map(({ charge }) => charge)).toEqual([FREE, half, ALL])
    expect(tiers.map(({ charge }) => charge)).toEqual([FREE, half, ALL])
    expect(tiers[1]?.from).toMatch(/-0[56]:00$/)
    expect(tiers.map(({ from }) => from && Date.parse(from))).toEqual([undefined, end, end + 86_400_000])
    expect(offers[0]?.cancellation).toEqual(nonRefundable('America/Chicago'))
    expect(offers[1]?.importantInformation.map(({ title }) => title)).toEqual([
      'Cancellation Policy',
      'Conditions',
    ])
  })

  it('a confirmed price has the policy of its own answer: the fees of a cancellation follow a price that rises', async () => {
    const { supplier } = liteapi
    const { key } = await offerOf(supplier, 'The Price Rises At Checkout')
    const offers = await supplier.rates(key.hotelId, { ...request, memberOnly: false })
    const flexible = offers.find(({ prepaid }) => !prepaid) ?? expect.unreachable()
    const { price, cancellation } = await supplier.check(flexible.key)
    expect(price.total.minor).toBeGreaterThan(flexible.price.total.minor)
    // The fees of two rooms, each rounded by the provider: a cent of difference at most.
    const half = { kind: 'fixed', minor: expect.closeTo(price.dueNow.minor / 2, -0.5) }
    expect(cancellation.tiers.map(({ charge }) => charge)).toEqual([FREE, half, ALL])
  })

  it('a fee at one hotel in a currency without an exchange rate leaves out that hotel alone', async () => {
    const { supplier, standIn } = liteapi
    const before = await offerOf(supplier, 'The Fee At The Hotel')
    const names = async (among: Supplier) => (await search(among)).hotels.map(({ hotel }) => hotel.name)
    const others = (await names(supplier)).filter((name) => name !== 'The Fee At The Hotel')
    standIn.fee.currency = 'AED'
    const later = liteapi.another()
    expect(await names(later)).toEqual(others)
    expect(await later.rates(before.key.hotelId, { ...request, memberOnly: false })).toEqual([])
    expect(await later.lowest(before.key.hotelId, request)).toEqual({})
    expect(await failure(later.check(before.key))).toBe('SOLD_OUT')
  })

  it('a hotel that has closed is neither listed nor found', async () => {
    const { supplier, standIn } = liteapi
    const { hotels } = await search(supplier)
    expect(hotels.map(({ hotel }) => hotel.id)).not.toContain('lpclosed')
    expect(bodyOf('hotelIds').hotelIds).not.toContain('lpclosed')
    expect(await supplier.whereIs('lpclosed')).toBeUndefined()
    expect(standIn.seen.at(-1)).toBe('GET /data/hotel')
  })

  it('hotels are listed without their facilities while those cannot be read', async () => {
    const { supplier, standIn } = liteapi
    const { total } = await search(supplier)
    standIn.failAt('GET /data/facilities', 400)
    const other = await search(liteapi.another())
    expect(other.total).toBe(total)
    expect(other.hotels.flatMap(({ hotel }) => hotel.amenityIds)).toEqual([])
  })

  it('an area and a day without rooms are empty lists', async () => {
    const { supplier, standIn } = liteapi
    const { areas } = await search(supplier)
    const some = await search(supplier, { place: { cityId: TESTVILLE, areaId: areas[0]?.id } })
    expect(some.total).toBe(areas[0]?.count)
    standIn.failNext.push(204)
    expect((await search(supplier, { occupancy: spreadGuests(1, 1) })).total).toBe(0)
  })
})

describe('amounts', () => {
  const rate = (total: number, fees: object[] = []) =>
    ratesAnswer.parse({
      data: [
        {
          hotelId: 'lp1',
          roomTypes: [
            {
              offerId: 'o',
              rates: [
                {
                  name: 'Room',
                  retailRate: { total: [{ amount: total, currency: 'USD' }], taxesAndFees: fees },
                },
              ],
            },
          ],
        },
      ],
    })[0]?.roomTypes[0]?.rates ?? []

  it('rooms add up to the cent, taxes are a part of them, and a fee at the hotel may be in its currency', () => {
    const fees = [
      { included: true, description: 'Tax', amount: 0.3, currency: 'USD' },
      { included: false, description: 'Spa', amount: 1_500, currency: 'JPY' },
    ]
    expect(amountsOf([...rate(0.1), ...rate(0.2, fees)])).toEqual({
      total: { minor: 30, currency: 'USD' },
      base: { minor: 0, currency: 'USD' },
      dueAtHotel: [{ minor: 1_500, currency: 'JPY' }],
    })
  })

  it('the total of an offer is a list as defined, or an object as in its example', () => {
    const answer = (offerRetailRate: unknown) =>
      ratesAnswer.parse({
        data: [
          {
            hotelId: 'lp1',
            roomTypes: [
              {
                offerId: 'o',
                offerRetailRate,
                rates: [{ name: 'R', retailRate: { total: [{ amount: 1, currency: 'USD' }] } }],
              },
            ],
          },
        ],
      })[0]?.roomTypes[0]?.offerRetailRate
    const amount = { amount: 2, currency: 'USD' }
    expect([answer([amount]), answer(amount)]).toEqual([[amount], [amount]])
  })

  it('the fees of all rooms are one policy, and need a refundable tag', () => {
    const terms = (refundableTag: string, times: readonly [string, number, string?][]) => ({
      ...(rate(250)[0] ?? expect.unreachable()),
      cancellationPolicies: {
        refundableTag,
        cancelPolicyInfos: times.map(([cancelTime, amount, type = 'amount']) => ({
          cancelTime,
          amount,
          type,
          currency: 'USD',
        })),
      },
    })
    const now = new Date('2030-01-01T00:00:00Z')
    const timeZone = 'Asia/Tokyo'
    const of = (...rates: ReturnType<typeof terms>[]) =>
      cancellationOf(rates, { timeZone, now, exchange: (amount) => amount }).tiers
    const fixed = (minor: number) => ({ kind: 'fixed', minor })
    const late = terms('RFN', [
      ['2030-02-02 10:00:00', 0],
      ['2030-02-03 15:30:00', 50],
    ])
    const reversed = terms('RFN', [
      ['2030-02-03 15:30:00', 50],
      ['2030-02-02 10:00:00', 0],
    ])
    expect(of(reversed)).toEqual(of(late))
    expect(of(late)).toEqual([{ charge: FREE }, { from: '2030-02-04T00:30:00+09:00', charge: fixed(5_000) }])
    expect(of(late, terms('RFN', [['2030-02-01T00:00:00Z', 5]]))).toEqual([
      { charge: FREE },
      { from: '2030-02-01T09:00:00+09:00', charge: fixed(500) },
      { from: '2030-02-04T00:30:00+09:00', charge: fixed(5_500) },
    ])
    // A room that is not refundable is charged from the beginning.
    expect(of(late, terms('NRFN', [['2030-02-03 15:30:00', 100]]))).toEqual([
      { charge: fixed(25_000) },
      { from: '2030-02-04T00:30:00+09:00', charge: fixed(30_000) },
    ])
    expect(of(terms('RFN', [['2030-02-03 15:30:00', 25, 'percent']]))[1]?.charge).toEqual(fixed(6_250))
    expect(of(terms('RFN', [['2029-12-31 23:59:59', 250]]))).toEqual([{ charge: ALL }])
    // A fee in another currency is converted before it is added or compared.
    const inEuro = { ...terms('RFN', [['2030-02-03 15:30:00', 45]]) }
    const euros = (inEuro.cancellationPolicies.cancelPolicyInfos ?? []).map((each) => ({
      ...each,
      currency: 'EUR',
    }))
    const rates = [
      late,
      { ...inEuro, cancellationPolicies: { refundableTag: 'RFN', cancelPolicyInfos: euros } },
    ]
    const exchange = ({ minor, currency }: Money) => money(currency === 'EUR' ? minor * 2 : minor, 'USD')
    expect(policyCurrenciesOf(rates)).toContain('EUR')
    expect(cancellationOf(rates, { timeZone, now, exchange }).tiers[1]?.charge).toEqual(fixed(14_000))
    // Without a time nothing is promised.
    expect(of(terms('RFN', []))).toEqual([{ charge: ALL }])
    expect(of(terms('RFN', [['soon', 5]]))).toEqual([{ charge: ALL }])
  })

  it('a confirmed price without a policy keeps that of the list, with the total that it belongs to', () => {
    const [listed = expect.unreachable()] = rate(100)
    const cancellationPolicies = { refundableTag: 'RFN', cancelPolicyInfos: [] }
    const [sold = expect.unreachable()] = sellable([
      { offerId: 'o', rates: [{ ...listed, cancellationPolicies }] },
    ])
    const fees = [{ included: false, description: 'Spa', amount: 9, currency: 'USD' }]
    const confirmed = rate(112, fees)
    const { offer, amounts } = confirmedOf(sold, confirmed, amountsOf(confirmed))
    expect(amounts.total.minor).toBe(11_200)
    expect(offer.rates).toEqual([
      {
        ...listed,
        cancellationPolicies,
        retailRate: { total: listed.retailRate.total, taxesAndFees: fees },
      },
    ])
  })

  it('a confirmed price describes the room that it confirms', () => {
    const [listed = expect.unreachable()] = rate(100)
    const perks = [{ name: 'Spa' }]
    const [sold = expect.unreachable()] = sellable([{ offerId: 'o', rates: [{ ...listed, perks }] }])
    const other = { ...listed, name: 'Small Room', boardName: 'Room Only', maxOccupancy: 2 }
    const confirmed = (more: object) => {
      const rates = [{ ...other, ...more }]
      return confirmedOf(sold, rates, amountsOf(rates)).offer.rates[0]
    }
    expect(confirmed({ perks: [] })).toMatchObject({ ...other, perks: [] })
    // One that names no perks says nothing about them.
    expect(confirmed({})).toMatchObject({ ...other, perks })
  })

  it('a board promises the meals that it names, and an unknown one none', () => {
    const meals = [
      ['RO', 'Room Only'],
      ['SC', 'Self Catering'],
      ['BB', 'Bed and Breakfast'],
      ['XX', 'Continental Breakfast'],
      ['XX', 'Breakfast not included'],
      ['HB', 'Half Board'],
      [undefined, 'All-inclusive'],
    ].map(([boardType, boardName]) => mealsOf({ boardType, boardName }))
    const none = undefined
    expect(meals).toEqual([none, none, 'breakfast', 'breakfast', none, 'half board', 'all inclusive'])
  })

  it('a text of the provider loses its HTML', () => {
    expect(plainText('<p><b>A &amp; B</b><br>C&#39;s<script>x</script></p>')).toEqual(['A & B', "C'sx"])
    expect(plainText(null)).toEqual([])
  })
})

describe('a failing provider', () => {
  it('a 429 is repeated once after a second, and has no effect', async () => {
    const { supplier, standIn } = liteapi
    standIn.failNext.push(429)
    expect((await search(supplier)).total).toBeGreaterThan(5)
    standIn.failNext.push(429, 429, 429, 429)
    const error = await search(liteapi.another()).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'UNAVAILABLE', retryAfterMs: 1_000 })
  })

  it('a key of the sandbox makes five calls in a second, and leaves some to bookings', async () => {
    const { standIn } = liteapi
    const supplier = liteapi.another({ key: 'sand_wrong' })
    const started = Date.now()
    await Promise.all(Array.from({ length: 9 }, (_, index) => failure(supplier.hotel(`lp${index}`))))
    // Three or four in each second: the rest is for bookings.
    expect(Date.now() - started).toBeGreaterThan(1_500)
    expect(standIn.seen).toHaveLength(9)
  })

  it('HTML, an error and a rejected key are no answers, are not cached, and do not name the key', async () => {
    for (const wrong of ['html', 500, 503] as const) {
      const supplier = liteapi.another()
      liteapi.standIn.failNext.push(wrong)
      expect(await failure(search(supplier)), `${wrong}`).toBe('UNAVAILABLE')
      expect((await search(supplier)).total, `${wrong}`).toBeGreaterThan(5)
    }
    expect(await failure(search(liteapi.another({ base: 'http://127.0.0.1:9' })))).toBe('UNAVAILABLE')
    const error = await search(liteapi.another({ key: 'prod_wrong' })).catch(String)
    expect(error).toMatch(/401/)
    expect(error).not.toMatch(/prod_wrong/)
  })

  it('an outdated offer is looked up again, once', async () => {
    const { supplier, standIn } = liteapi
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    standIn.forgetOffers()
    expect((await supplier.check(offer.key)).price).toEqual(offer.price)
    expect([countOf('POST /rates/prebook'), countOf('POST /hotels/rates')]).toEqual([2, 3])
  })

  it('an outdated offer without a refund is the same a minute later, when its fee begins at another time', async () => {
    const { supplier, standIn } = liteapi
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    expect(offer.cancellation).toEqual(nonRefundable('America/Chicago'))
    standIn.forgetOffers()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await supplier.check(offer.key)).key).toEqual(offer.key)
  })

  it('rooms for different parties are confirmed in any order', async () => {
    const { supplier } = liteapi
    const occupancy = [
      { adults: 4, childAges: [] },
      { adults: 1, childAges: [] },
    ]
    const offer = await offerOf(supplier, 'Testville Grand Hotel', { occupancy })
    expect((await book(supplier, 'parties', offer)).status).toBe('booked')
  })

  it('a confirmed price with other terms is another offer: the first is sold out', async () => {
    const { supplier, standIn } = liteapi
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    for (const term of ['cancellationChanged', 'boardChanged'] as const) {
      standIn.terms[term] = true
      expect(await failure(book(supplier, term, offer)), term).toBe('SOLD_OUT')
      standIn.terms[term] = false
    }
    standIn.room.maxOccupancy = 1
    expect(await failure(book(supplier, 'smaller', offer))).toBe('SOLD_OUT')
    expect(standIn.bookings).toEqual([])
  })
})

describe('bookings', () => {
  it('carry our reference, a guest for each room, an international telephone number and the requests', async () => {
    const offer = await offerOf(liteapi.supplier, 'Testville Grand Hotel')
    await book(liteapi.another({ payment: 'WALLET' }), 'ref-1', offer, {
      guest: { ...guest, phone: '(617) 555-0148', countryCode: 'US' },
      roomGuests: [guest, { firstName: 'Zoë', lastName: 'O’Neil' }],
      childAges: [4],
      specialRequests: 'A quiet room',
    })
    const remarks = 'Ages of children: 4. A quiet room'
    expect(bodyOf('clientReference')).toEqual({
      prebookId: expect.any(String),
      clientReference: 'ref-1',
      holder: { firstName: 'Ana', lastName: 'Sá', email: 'ana@example.com', phone: '+16175550148' },
      guests: [
        { occupancyNumber: 1, firstName: 'Ana', lastName: 'Sá', email: 'ana@example.com', remarks },
        { occupancyNumber: 2, firstName: 'Zoë', lastName: 'O’Neil', email: 'ana@example.com', remarks },
      ],
      payment: { method: 'WALLET' },
    })
  })

  it('one that appears after a lost answer is found by its reference, and never made again', async () => {
    const { supplier, standIn } = liteapi
    const offer = await offerOf(supplier, 'The Late Booking')
    expect(await failure(book(supplier, 'late', offer))).toBe('UNKNOWN_OUTCOME')
    // Not there yet: a retry in any process has to wait, and books nothing.
    const other = liteapi.another()
    expect(await failure(supplier.findBooking('late'))).toBe('UNAVAILABLE')
    expect(await failure(book(other, 'late', offer))).toBe('UNAVAILABLE')
    await expect.poll(() => failure(other.findBooking('late'))).toBeUndefined()
    expect(await book(other, 'late', offer)).toEqual(await supplier.findBooking('late'))
    expect(standIn.bookings).toHaveLength(1)
    expect(await liteapi.another({ settledMs: 0 }).findBooking('never')).toBeUndefined()
  })

  it('a reference that the provider has booked already answers with that booking', async () => {
    const { supplier, standIn, database } = liteapi
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    const first = await book(supplier, 'twice', offer)
    await database.db.deleteFrom('liteapi_bookings').execute()
    expect(await book(supplier, 'twice', offer)).toEqual(first)
    expect(standIn.bookings).toHaveLength(1)
  })

  it('one without a confirmation is not booked yet, and one that failed is none', async () => {
    const { supplier, standIn, database } = liteapi
    const offer = await offerOf(supplier, 'Testville Grand Hotel')
    const pending = async (reference: string) => {
      standIn.outcome.status = 'PENDING'
      expect(await failure(book(supplier, reference, offer))).toBe('UNKNOWN_OUTCOME')
      expect(await failure(liteapi.another({ settledMs: 0 }).findBooking(reference))).toBe('UNAVAILABLE')
      return standIn.bookings.at(-1) ?? expect.unreachable()
    }
    ;(await pending('confirms')).status = 'CONFIRMED'
    expect((await supplier.findBooking('confirms'))?.status).toBe('booked')
    ;(await pending('fails')).status = 'REJECTED'
    expect(await supplier.findBooking('fails')).toBeUndefined()
    await pending('stays')
    expect((await supplier.cancel('stays', true)).status).toBe('cancelled')
    standIn.outcome.status = 'FAILED'
    expect(await failure(book(supplier, 'failed', offer))).toBe('REFUSED')
    expect(await supplier.findBooking('failed')).toBeUndefined()
    const rows = await database.db.selectFrom('liteapi_bookings').select('reference').execute()
    expect(rows.map(({ reference }) => reference)).toEqual(['confirms', 'stays'])
  })

  it('a refused one leaves its reference free', async () => {
    const { supplier, standIn } = liteapi
    expect(await failure(book(supplier, 'gone', await offerOf(supplier, 'The Gone While Booking')))).toBe(
      'SOLD_OUT',
    )
    await book(supplier, 'gone', await offerOf(supplier, 'Testville Grand Hotel'))
    expect(standIn.bookings).toHaveLength(1)
  })

  it('a booking cancels while something comes back and not after it, and without a refund where the hotel keeps its price', async () => {
    let now = new Date()
    const supplier = liteapi.another({ now: () => now })
    const offer = await offerOf(supplier, 'The Free Cancellation')
    await book(supplier, 'cancel', offer)
    await book(supplier, 'kept', offer)
    now = new Date(`${stay.checkIn}T12:00:00Z`)
    expect(await failure(supplier.cancel('cancel'))).toBe('NOT_CANCELLABLE')
    expect(liteapi.standIn.seen.filter((call) => call.startsWith('PUT'))).toEqual([])
    expect((await supplier.cancel('kept', true)).status).toBe('cancelled')
    now = new Date()
    liteapi.standIn.failNext.push(500)
    expect((await supplier.cancel('cancel').catch(() => supplier.cancel('cancel'))).status).toBe('cancelled')
  })

  it('those of a period are listed by our reference, cancelled ones too', async () => {
    const { supplier } = liteapi
    const from = new Date()
    const offer = await offerOf(supplier, 'The Free Cancellation')
    await book(supplier, 'one', offer)
    await book(supplier, 'two', offer)
    await supplier.cancel('one')
    const made = await supplier.madeIn(from, new Date(Date.now() + 1_000))
    expect(made).toEqual([
      { reference: 'one', status: 'cancelled' },
      { reference: 'two', status: 'booked' },
    ])
    expect(await supplier.madeIn(new Date(from.getTime() - 60_000), from)).toEqual([])
  })

  it('thirty at once for one reference, from two processes, make one', async () => {
    const offer = await offerOf(liteapi.supplier, 'Testville Grand Hotel')
    const slow = { readMs: patience(20), changeMs: patience(20) }
    const both = [liteapi.another({ patience: slow }), liteapi.another({ patience: slow })]
    const errors = new Set<string>()
    const bookings = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        book(both[index % 2] ?? liteapi.supplier, 'once', offer).catch(
          (error: Error) => void errors.add(error.message),
        ),
      ),
    )
    expect(liteapi.standIn.bookings, [...errors].join()).toHaveLength(1)
    expect(new Set(bookings.flatMap((each) => each?.confirmation ?? [])).size).toBe(1)
  })
})
