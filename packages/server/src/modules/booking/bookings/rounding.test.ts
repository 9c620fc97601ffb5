import { bookReceipt, bookSync2, hotelsRates, hotelsSearch, type WirePrice } from '@staykit/contract'
import { addNights, formatMoney, fromMajor, money } from '@staykit/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type DuffelUnderTest,
  duffelUnderTest,
  perDollar,
} from '../../../adapters/duffel/testing/under-test.ts'
import { TESTVILLE } from '../../../sandbox/testville/city.ts'
import { browser } from '../../operations/admin/testing/browser.ts'
import { readPdf, squeeze } from '../documents/testing/read-pdf.ts'
import { type BookingServer, bookingServer } from './testing/server.ts'
import { details, newBookingRequestId, payloadFor, REF_ID, travellerAt } from './testing/traveller.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'
const [ROOMS, NIGHTS] = [3, 3]
/** Minor units that prices are multiples of: forints have no coin below one, and cards take dinars by ten fils. */
const steps = { JPY: 1, KWD: 10, HUF: 100 }
const rates: Readonly<Record<string, number>> = { ...perDollar, KWD: 0.3071, HUF: 361.37, JPY: 151.13 }
const exchangeRates = {
  perDollar: async (code: string) => rates[code] ?? Promise.reject(new RangeError(code)),
  ageSeconds: () => 0,
}

let duffel: DuffelUnderTest
let server: BookingServer
// The supplier has its contracts in euros.
beforeAll(async () => {
  duffel = await duffelUnderTest('EUR')
  const supplier = duffel.another({ rates: exchangeRates, currencies: new Set(Object.keys(rates)) })
  const replace = () => ({ supplier, exchangeRates })
  server = await bookingServer({ withJobs: true, environment: { ADMIN_TOKEN }, replace })
})
afterAll(async () => {
  await server.stop()
  await duffel.stop()
})

/** Whole minor units of a decimal amount of the wire. */
const minorOf = (amount: number, { currencyCode }: WirePrice) => fromMajor(amount, currencyCode).minor

function expectSum(price: WirePrice, step: number) {
  const of = (amount: number) => minorOf(amount, price)
  expect(of(price.display) * ROOMS * NIGHTS).toBe(of(price.subtotal))
  expect(of(price.subtotal) + of(price.taxes)).toBe(of(price.total))
  expect(of(price.total) + of(price.propertyFeeDisplay)).toBe(of(price.final))
  expect(of(price.dueNow) + of(price.dueAtHotel)).toBe(of(price.final))
  for (const amount of [price.display, price.subtotal, price.taxes, price.final])
    expect(of(amount) % step).toBe(0)
}

const cases = Object.entries(steps).flatMap(([currency, step]) =>
  ['Testville Grand Hotel', 'The Fee At The Hotel'].map((name) => ({ currency, step, name })),
)

it.each(cases)(
  'three rooms for three nights in $currency add up to the total on screen and paper ($name)',
  async (given) => {
    const { currency, step, name } = given
    const who = travellerAt(server)
    const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
    const stay = { checkIn, checkOut: addNights(checkIn, NIGHTS), roomCount: ROOMS, adultCount: 5, currency }
    const location = { id: TESTVILLE, type: 'city' } as const
    const { hotels } = await who.api(hotelsSearch, { location, ...stay, filters: { hotelName: name } })
    const { rates: offered } = await who.api(hotelsRates, { hotelID: hotels[0]?.id ?? '', ...stay })
    for (const { price } of offered) expectSum(price, step)
    const agreed = await who.contract({}, offered[0])
    const { price } = agreed.rate
    expect(price.currencyCode).toBe(currency)
    expectSum(price, step)
    const id = newBookingRequestId()
    const payload = payloadFor(agreed, id, { paymentIntent: await who.pay(agreed, id) })
    const { bookingId = '' } = await who.api(bookSync2, payload)
    const { booking, capability } = await details(who, bookingId, payload.email)
    expect(booking.rate.price).toEqual(price)

    const text = (amount: number) => squeeze(formatMoney(money(minorOf(amount, price), currency)))
    const { content } = await who.api(bookReceipt, { bookingId, capability, refId: REF_ID })
    const { pieces } = await readPdf(Buffer.from(content, 'base64'))
    const parts = [price.subtotal, price.taxes, price.propertyFeeDisplay].filter((amount) => amount > 0)
    expect(pieces.map((piece) => squeeze(piece.text))).toEqual(
      expect.arrayContaining([...parts, price.final, price.dueNow].map(text)),
    )
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
  },
)
