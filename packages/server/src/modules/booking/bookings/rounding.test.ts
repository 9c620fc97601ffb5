import { bookReceipt, bookSync2, hotelsRates, type WirePrice } from '@staykit/contract'
import { addNights, formatMoney, fromMajor, money } from '@staykit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duffelUnderTest, perDollar } from '../../../adapters/duffel/testing/under-test.ts'
import { TESTVILLE } from '../../../sandbox/testville/city.ts'
import { browser } from '../../operations/admin/testing/browser.ts'
import { readPdf, squeeze } from '../documents/testing/read-pdf.ts'
import { type BookingServer, bookingServer } from './testing/server.ts'
import {
  details,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  type Traveller,
  travellerAt,
} from './testing/traveller.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'
const ROOMS = 3
const NIGHTS = 3
const rates: Readonly<Record<string, number>> = { ...perDollar, KWD: 0.3071, HUF: 361.37, JPY: 151.13 }

/** A server whose supplier has its contracts in euros. */
async function euroServer() {
  const duffel = await duffelUnderTest('EUR')
  const exchangeRates = {
    perDollar: async (code: string) => rates[code] ?? Promise.reject(new RangeError(code)),
    ageSeconds: () => 0,
  }
  const supplier = duffel.another({ rates: exchangeRates, currencies: new Set(Object.keys(rates)) })
  const server = await bookingServer({
    withJobs: true,
    environment: { ADMIN_TOKEN },
    replace: () => ({ supplier, exchangeRates }),
  })
  const stop = async () => {
    await server.stop()
    await duffel.stop()
  }
  return { server, supplier, stop }
}

/** Whole minor units of a decimal amount of the wire. */
const minorOf = (amount: number, { currencyCode }: WirePrice) => fromMajor(amount, currencyCode).minor

describe.each(['JPY', 'KWD', 'HUF'])(
  'three rooms for three nights at a contract in EUR, shown in %s',
  (currency) => {
    let server: BookingServer
    let stop = async () => {}
    let hotels: string[] = []
    let who: Traveller
    beforeAll(async () => {
      const started = await euroServer()
      server = started.server
      stop = started.stop
      who = travellerAt(server)
      const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
      const found = await started.supplier.search({
        ...{
          stay: { checkIn, checkOut: addNights(checkIn, NIGHTS) },
          occupancy: { rooms: ROOMS, guests: 5 },
        },
        ...{ place: { cityId: TESTVILLE }, from: 0, to: 200, sort: 'most_popular', filters: {}, currency },
      })
      hotels = ['Testville Grand Hotel', 'The Fee At The Hotel'].map(
        (name) => found.hotels.find(({ hotel }) => hotel.name === name)?.hotel.id ?? '',
      )
    })
    afterAll(() => stop())

    it.each([0, 1])('add up to the total on every screen and paper (hotel %i)', async (which) => {
      const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
      const { rates: offered } = await who.api(hotelsRates, {
        ...{ hotelID: hotels[which] ?? '', checkIn, checkOut: addNights(checkIn, NIGHTS) },
        ...{ roomCount: ROOMS, adultCount: 5, currency },
      })
      expect(offered.length).toBeGreaterThan(0)
      for (const { price } of offered) expectSum(price)
      const agreed = await who.contract({}, offered[0])
      const { price } = agreed.rate
      expectSum(price)
      const id = newBookingRequestId()
      const payload = payloadFor(agreed, id, { paymentIntent: await who.pay(agreed, id) })
      const { bookingId = '' } = await who.api(bookSync2, payload)
      const { booking, capability } = await details(who, bookingId, payload.email)
      expect(booking.rate.price).toEqual(price)

      const text = (amount: number) => squeeze(formatMoney(money(minorOf(amount, price), currency)))
      const { content } = await who.api(bookReceipt, { bookingId, capability, refId: REF_ID })
      const { pieces } = await readPdf(Buffer.from(content, 'base64'))
      const printed = pieces.map((piece) => squeeze(piece.text))
      const parts = [price.subtotal, price.taxes, price.propertyFeeDisplay].filter((amount) => amount > 0)
      for (const amount of [...parts, price.final, price.dueNow]) expect(printed).toContain(text(amount))
      const mail = await server.deps.db
        .selectFrom('mails')
        .selectAll()
        .where('key', '=', `confirmation:${bookingId}`)
        .executeTakeFirstOrThrow()
      expect(squeeze(mail.body_text)).toContain(text(price.final))
      const admin = browser(server.app)
      await admin.signIn(ADMIN_TOKEN)
      const { words } = await admin.load(`/admin/bookings/${bookingId}`)
      expect(squeeze(words)).toContain(`Duenow${text(price.dueNow)}`)
    })

    function expectSum(price: WirePrice) {
      const of = (amount: number) => minorOf(amount, price)
      expect(price.currencyCode).toBe(currency)
      expect(of(price.display) * ROOMS * NIGHTS).toBe(of(price.subtotal))
      expect(of(price.subtotal) + of(price.taxes)).toBe(of(price.total))
      expect(of(price.total) + of(price.propertyFeeDisplay)).toBe(of(price.final))
      expect(of(price.dueNow) + of(price.dueAtHotel)).toBe(of(price.final))
      // Forints have no coin below one; cards take dinars by ten fils.
      const step = { JPY: 1, KWD: 10, HUF: 100 }[currency] ?? 0
      for (const amount of [price.display, price.subtotal, price.taxes, price.final])
        expect(of(amount) % step).toBe(0)
    }
  },
)
