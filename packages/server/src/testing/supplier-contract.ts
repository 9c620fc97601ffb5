import {
  addNights,
  cancellationPolicy,
  isFreeNow,
  isTotal,
  money,
  nightlyTotal,
  nightsOf,
  type StayPart,
  settle,
  spreadGuests,
  toMajor,
} from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { type Offer, type Supplier, SupplierError } from '../ports/supplier.ts'
import { listed } from './suppliers.ts'

/** Provided by a supplier's own test: hotels with the required behaviour, in any city. */
export interface ContractSubject {
  readonly supplier: Supplier
  /** A city whose hotels have the names below, with at least one room for the stay. */
  readonly cityId: string
  readonly stay: { readonly checkIn: string; readonly checkOut: string }
  /** Makes the provider fail until `mend`. */
  readonly breakDown?: (() => { mend(): void }) | undefined
}

/** Forms of hotel ids, one for each supplier: an id names its supplier. A new one adds its own. */
const idForms = [/^\d{1,10}-\d{1,4}$/, /^acc_\w+$/, /^lp\w+$/]

const guest = {
  firstName: 'Ana',
  lastName: 'Sá',
  email: 'ana@example.com',
  phone: '912 345 678',
  countryCode: 'PT',
}

/**
 * The contract of every supplier with the server, tested through the port alone. The test of a new adapter calls it,
 * beside its own tests.
 */
export function supplierContract(name: string, subject: () => ContractSubject): void {
  let number = 0
  const reference = () => `contract-${name}-${++number}`
  const request = () => ({ stay: subject().stay, occupancy: spreadGuests(1, 2), currency: 'USD' })
  const searched = (more: object = {}) =>
    listed(subject().supplier, {
      ...request(),
      place: { cityId: subject().cityId },
      from: 0,
      to: 40,
      sort: 'most_popular',
      filters: {},
      ...more,
    })
  const hotelNamed = async (hotelName: string) => {
    const { hotels } = await searched({ filters: { hotelName } })
    const found = hotels.find(({ hotel }) => hotel.name === hotelName)
    if (!found) throw new Error(`no hotel is called ${hotelName}`)
    return found.hotel
  }
  const offersOf = async (hotelName: string, more: object = {}) =>
    subject().supplier.rates((await hotelNamed(hotelName)).id, { ...request(), memberOnly: false, ...more })
  const offerOf = async (hotelName: string, matches: (offer: Offer) => boolean = () => true) => {
    const offer = (await offersOf(hotelName)).find(matches)
    if (!offer) throw new Error(`no such offer of ${hotelName}`)
    return offer
  }
  const book = (under: string, { key, price }: Offer, expected = price.final) =>
    subject().supplier.book({ reference: under, key, expected, guest })
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => (error instanceof SupplierError ? error.kind : error),
    )
  const isFree = ({ cancellation }: Offer) => isFreeNow(cancellation)

  describe(`${name}: the supplier contract`, () => {
    it('lists hotels with prices that add up, whole and in windows, and counts their facets', async () => {
      const all = await searched({ to: 200 })
      expect(all.count).toBe(all.total)
      expect(all.hotels).toHaveLength(all.total)
      for (const { hotel, price } of all.hotels) {
        expect(hotel.name, hotel.id).not.toBe('')
        expect(subject().supplier.owns(hotel.id), hotel.id).toBe(true)
        expect(idForms.filter((form) => form.test(hotel.id))).toHaveLength(1)
        expect(hotel.location.timeZone).toMatch(/\w+\/\w+/)
        for (const path of hotel.thumbnails) expect(path).toMatch(/^\/travel\/images\/\D+\/150\/\D+$/)
        if (!price) throw new Error(`${hotel.name} is listed without a price`)
        const { display, subtotal, taxes, total, propertyFee, final, dueNow, dueAtHotel } = price
        expect(display.currency).toBe('USD')
        expect(subtotal.minor).toBe(display.minor * nightsOf(subject().stay))
        expect(total.minor).toBe(subtotal.minor + taxes.minor)
        expect(final.minor).toBe(total.minor + propertyFee.minor)
        expect(dueNow.minor + dueAtHotel.minor).toBe(final.minor)
        expect(taxes.minor).toBeGreaterThanOrEqual(0)
      }
      const window = await searched({ from: 2, to: 5 })
      expect(window.hotels.map(({ hotel }) => hotel.id)).toEqual(
        all.hotels.slice(2, 5).map(({ hotel }) => hotel.id),
      )
      const stars = all.stars.reduce((sum, { count }) => sum + count, 0)
      expect(stars).toBe(all.total)
      expect(all.prices.histogram.reduce((sum, count) => sum + count, 0)).toBe(all.total)
    })

    it('sorts and filters over the whole list, and counts over all of it', async () => {
      const all = await searched({ to: 200 })
      const totals = async (sort: string) =>
        (await searched({ to: 200, sort })).hotels.map(({ price }) => price?.final.minor ?? 0)
      const sorted = await totals('price_asc')
      expect(sorted).toEqual([...sorted].sort((a, b) => a - b))
      expect(await totals('price_desc')).toEqual([...sorted].reverse())
      const { prices } = all
      const { stay } = subject()
      const nightly = (total: number) => toMajor(nightlyTotal(money(total, 'USD'), nightsOf(stay)))
      expect([sorted[0] ?? 0, sorted.at(-1) ?? 0].map(nightly)).toEqual([prices.min, prices.max])
      const middle: [number, number] = [prices.min, prices.max]
      const some = await searched({ to: 200, filters: { prices: middle } })
      expect(some.hotels.map(({ price }) => nightly(price?.final.minor ?? 0))).toSatisfy((left: number[]) =>
        left.every((price) => price > prices.min && price < prices.max),
      )
      expect(some.count).toBeLessThan(all.count)
      expect(some.total).toBe(all.total)
      expect(some.prices).toEqual(all.prices)
    })

    it('rejects unknown ids', async () => {
      const { supplier } = subject()
      expect(await failure(searched({ place: { cityId: '999999999' } }))).toBe('NOT_FOUND')
      for (const id of ['', 'x', 'acc_none', 'lpnone', '1-1']) {
        expect(await supplier.whereIs(id), id).toBeUndefined()
        expect(await failure(supplier.hotel(id)), id).toBe('NOT_FOUND')
        expect(await supplier.area(id), id).toBeUndefined()
      }
      expect(await supplier.findBooking('nobody')).toBeUndefined()
      expect(await failure(supplier.cancel('nobody'))).toBe('NOT_FOUND')
      expect(await supplier.picture('nothing', 'front', 150)).toBeUndefined()
    })

    it('describes a hotel, its place, its neighbourhood and its pictures', async () => {
      const { supplier } = subject()
      const summary = await hotelNamed('Testville Grand Hotel')
      const hotel = await supplier.hotel(summary.id)
      expect(hotel).toMatchObject({ id: summary.id, name: 'Testville Grand Hotel', area: summary.area })
      expect(hotel.description).not.toBe('')
      expect(hotel.checkInTime).toMatch(/^\d{1,2}:\d\d [AP]M$/)
      expect(await supplier.whereIs(hotel.id)).toEqual({
        cityId: hotel.location.cityId,
        timeZone: hotel.location.timeZone,
      })
      expect(await supplier.area(hotel.area.id)).toMatchObject({ id: hotel.area.id, name: hotel.area.name })
      const areas = await supplier.areas(subject().cityId)
      expect(areas.map(({ id }) => id)).toContain(hotel.area.id)
      const inArea = await searched({ place: { cityId: subject().cityId, areaId: hotel.area.id }, to: 200 })
      expect(new Set(inArea.hotels.map((each) => each.hotel.area.id))).toEqual(new Set([hotel.area.id]))
      const [path = ''] = hotel.images
      const [, id = '', , scene = ''] = /images\/(\D+)\/(\d+)\/([a-z]+)\./.exec(path) ?? []
      const picture = await supplier.picture(id, scene, 300)
      expect(picture?.body.length).toBeGreaterThan(100)
      expect(picture?.type).toMatch(/^image\//)
      const bare = await supplier.hotel((await hotelNamed('The No Pictures')).id)
      expect([bare.images, bare.thumbnails]).toEqual([[], []])
      expect((await hotelNamed('The No Score')).score).toBeUndefined()
    })

    it('pages reviews in three orders', async () => {
      const { supplier } = subject()
      const { id } = await hotelNamed('Testville Grand Hotel')
      const first = await supplier.reviews(id, 1, 5, 'date')
      const second = await supplier.reviews(id, 6, 5, 'date')
      expect(first.reviews).toHaveLength(5)
      expect(second.count).toBe(first.count)
      const ids = [...first.reviews, ...second.reviews].map((review) => review.id)
      expect(new Set(ids).size).toBe(ids.length)
      const scores = (await supplier.reviews(id, 1, 5, 'best')).reviews.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      const [worst] = (await supplier.reviews(id, 1, 5, 'worst')).reviews
      expect(worst?.score).toBeLessThanOrEqual(scores.at(-1) ?? 0)
    })

    it('offers rooms whose lowest price matches the list, and names the tiers of their cancellation', async () => {
      const { supplier } = subject()
      const hotel = await hotelNamed('Testville Grand Hotel')
      const offers = await offersOf(hotel.name)
      const lowest = await supplier.lowest(hotel.id, request())
      expect(Math.min(...offers.map(({ price }) => price.final.minor))).toBe(lowest.price?.final.minor)
      expect(offers.some(isFree)).toBe(true)
      for (const offer of offers) {
        const { cancellation, prepaid, key, price } = offer
        const { timeZone, tiers } = cancellation
        expect(prepaid).toBe(!isFree(offer))
        expect(timeZone).toBe(hotel.location.timeZone)
        expect(() => cancellationPolicy(timeZone, tiers)).not.toThrow()
        const [, ...later] = tiers
        for (const { from } of later) expect(from).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
        const paid = { paid: price.dueNow, nights: nightsOf(key.stay) }
        const refunds = tiers.map(({ charge }) => settle(charge, paid).refund.minor)
        expect(refunds).toEqual([...refunds].sort((a, b) => b - a))
        if (!isFree(offer)) expect(tiers.map(({ charge }) => isTotal(charge))).toEqual([true])
        expect(key).toMatchObject({ supplier: supplier.name, hotelId: hotel.id, currency: 'USD' })
        expect(price.final.minor).toBeGreaterThan(0)
      }
      const codes = offers.map(({ key }) => `${key.roomCode} ${key.planCode}`)
      expect(new Set(codes).size).toBe(codes.length)
    })

    it('includes a fee at the hotel in the total, and not in the amount due now', async () => {
      const { price } = await offerOf('The Fee At The Hotel')
      expect(price.dueAtHotel.minor).toBeGreaterThan(0)
      expect(price.dueNow.minor).toBe(price.final.minor - price.dueAtHotel.minor)
    })

    it('checks an offer, books it once for any number of calls, finds and cancels it', async () => {
      const { supplier } = subject()
      const offer = await offerOf('The Free Cancellation', isFree)
      const checked = await supplier.check(offer.key)
      expect(checked.price).toEqual(offer.price)
      expect(checked.key).toEqual(offer.key)
      const under = reference()
      const bookings = await Promise.all(Array.from({ length: 5 }, () => book(under, checked)))
      expect(new Set(bookings.map(({ confirmation }) => confirmation)).size).toBe(1)
      expect(bookings[0]).toMatchObject({ reference: under, status: 'booked' })
      expect(await supplier.findBooking(under)).toEqual(bookings[0])
      const gone = await Promise.all([supplier.cancel(under), supplier.cancel(under)])
      expect(gone.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
      expect((await supplier.findBooking(under))?.status).toBe('cancelled')
    })

    it('cancels a room and the last night alone, once for each key, where it says that it can', async () => {
      const { supplier } = subject()
      const { canCancelRoom = false, canShorten = false, cancelPart } = supplier
      if (!canCancelRoom && !canShorten) return expect(cancelPart).toBeUndefined()
      const two = { occupancy: spreadGuests(2, 3) }
      const offer = (await offersOf('The Free Cancellation', two)).find(isFree)
      if (!offer || !cancelPart) throw new Error('no free cancellation of two rooms')
      const under = reference()
      await book(under, offer)
      const twice = (part: StayPart, key: string) =>
        Promise.all([1, 2].map(() => cancelPart(under, part, `${under}:${key}`)))
      const { checkOut } = subject().stay
      let left = { status: 'booked', rooms: 2, checkOut }
      if (canCancelRoom) {
        left = { ...left, rooms: 1 }
        for (const answer of await twice({ kind: 'room', room: 0 }, '1')) expect(answer).toMatchObject(left)
        expect(await failure(cancelPart(under, { kind: 'room', room: 0 }, `${under}:2`))).toBe(
          'NOT_CANCELLABLE',
        )
      }
      if (canShorten) {
        left = { ...left, checkOut: addNights(checkOut, -1) }
        for (const answer of await twice({ kind: 'night' }, '3')) expect(answer).toMatchObject(left)
      }
      expect(await supplier.findBooking(under)).toMatchObject(left)
      expect(await failure(cancelPart('nobody', { kind: 'night' }, 'nobody:1'))).toBe('NOT_FOUND')
      await supplier.cancel(under)
      expect(await failure(cancelPart(under, { kind: 'night' }, `${under}:4`))).toBe('NOT_CANCELLABLE')
    })

    it('refuses to cancel a non-refundable booking', async () => {
      const fixed = await offerOf('Testville Grand Hotel', (offer) => !isFree(offer))
      const under = reference()
      await book(under, fixed)
      expect(await failure(subject().supplier.cancel(under))).toBe('NOT_CANCELLABLE')
      expect((await subject().supplier.findBooking(under))?.status).toBe('booked')
    })

    it('refuses another price than the agreed one, and returns the right one', async () => {
      const offer = await offerOf('Testville Grand Hotel')
      const under = reference()
      const cheap = book(under, offer, money(offer.price.final.minor - 1, 'USD'))
      await expect(cheap).rejects.toMatchObject({ kind: 'PRICE_CHANGED', offer: { price: offer.price } })
      expect(await subject().supplier.findBooking(under)).toBeUndefined()
    })

    it('reports a rising price at the check, and at the booking', async () => {
      const { supplier } = subject()
      const offer = await offerOf('The Price Rises At Checkout')
      expect((await supplier.check(offer.key)).price.final.minor).toBeGreaterThan(offer.price.final.minor)
      const other = await offerOf('The Price Rises While Booking')
      const checked = await supplier.check(other.key)
      expect(checked.price).toEqual(other.price)
      const under = reference()
      const refused: SupplierError = await book(under, checked).then(
        () => expect.unreachable('it was booked'),
        (error) => error,
      )
      expect(refused.kind).toBe('PRICE_CHANGED')
      expect(refused.offer?.price.final.minor).toBeGreaterThan(checked.price.final.minor)
      if (refused.offer) await book(under, refused.offer)
      expect((await supplier.findBooking(under))?.status).toBe('booked')
    })

    it('reports a sold-out room at the check, and at the booking', async () => {
      const { supplier } = subject()
      expect(await failure(supplier.check((await offerOf('The Gone At Checkout')).key))).toBe('SOLD_OUT')
      const offer = await offerOf('The Gone While Booking')
      const under = reference()
      expect(await failure(book(under, offer))).toBe('SOLD_OUT')
      expect(await supplier.findBooking(under)).toBeUndefined()
      const { key } = await offerOf('Testville Grand Hotel')
      expect(await failure(supplier.check({ ...key, planCode: 'none' }))).toBe('SOLD_OUT')
    })

    it('finds a booking by its reference after a lost answer', async () => {
      const { supplier } = subject()
      const under = reference()
      expect(await failure(book(under, await offerOf('The Timeout But Booked')))).toBe('UNKNOWN_OUTCOME')
      expect(await supplier.findBooking(under)).toMatchObject({ reference: under, status: 'booked' })
      const again = await book(under, await offerOf('The Timeout But Booked'))
      expect(again).toEqual(await supplier.findBooking(under))
    })

    it('reports an unknown outcome after an error while booking, and an unavailable supplier can be retried', async () => {
      const under = reference()
      expect(await failure(book(under, await offerOf('The Supplier Error 500')))).toBe('UNKNOWN_OUTCOME')
      expect(await failure(offersOf('The Supplier Is Down'))).toBe('UNAVAILABLE')
    })

    it('offers member rates, which are cheaper, only to members', async () => {
      const open = await offersOf('Testville Grand Hotel')
      const members = await offersOf('Testville Grand Hotel', { memberOnly: true })
      expect(new Set(open.map(({ memberOnly }) => memberOnly))).toEqual(new Set([false]))
      expect(members.filter(({ memberOnly }) => !memberOnly)).toEqual([])
      const cheapest = (offers: readonly Offer[]) => Math.min(...offers.map(({ price }) => price.final.minor))
      if (members.length > 0) expect(cheapest(members)).toBeLessThan(cheapest(open))
    })
  })
}
