import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bookContract, bookSync2, hotelsRates, hotelsSearch, locationsSearch } from '@staykit/contract'
import { addNights, isCancellable } from '@staykit/domain'
import { expect, it } from 'vitest'
import {
  cancel,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { TESTVILLE } from '../../packages/server/src/sandbox/testville/city.ts'
import { root, startLive } from './live-processes.ts'
import { outside } from './outside.ts'

it('a production server on a new database, without the sandbox, sells a room and cancels it', {}, async () => {
  const { environment, stripe, duffel, mails } = await outside()
  const live = await startLive(['api', 'worker'], environment)
  await live.runs()
  const command = [
    join(root, 'packages/server/src/commands/staykit.ts'),
    'brand',
    'add',
    '--name',
    'Acme Trips',
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, '--ref-id', 'acme', '--origin', 'https://www.acme.example'],
    { env: { PATH: process.env.PATH, ...live.environment } },
  )
  expect(stdout).toContain('data-ref-id="acme"')

  const who = traveller((path, init) => fetch(`http://127.0.0.1:${live.ports.api}${path}`, init))
  const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
  const stay = { checkIn, checkOut: addNights(checkIn, 2), roomCount: 1, adultCount: 2, currency: 'USD' }
  const invented = await who.api(locationsSearch, { query: 'Testville', product: 'hotels' })
  expect(invented.locations.map(({ id }) => id)).not.toContain(TESTVILLE)
  const { locations } = await who.api(locationsSearch, { query: 'Lisbon', product: 'hotels' })
  const city = locations.find(({ type }) => type === 'city')
  const { hotels } = await who.api(hotelsSearch, {
    ...stay,
    location: { id: city?.id ?? '', type: 'city' },
    refId: 'acme',
  })
  expect(hotels.length).toBeGreaterThan(5)
  const rates = await Promise.all(
    hotels.slice(0, 5).map(({ id }) => who.api(hotelsRates, { ...stay, hotelID: id, refId: 'acme' })),
  )
  const rate = rates.flatMap((each) => each.rates).find(isCancellable)
  if (!rate) throw new Error('no rate that can be cancelled')
  const { contract } = await who.api(bookContract, {
    ppnBundle: rate.ppn_book_bundle,
    rateType: 'MER',
    sop: rate.sop,
    ratePlan: rate.ratePlanCode,
    refId: 'acme',
  })
  const id = newBookingRequestId()
  const { paymentIntent } = await who.openPayment(contract, id, 'acme')
  // Replaces the work of Stripe's own fields in the browser.
  await fetch(`${stripe.url}/v1/payment_intents/${paymentIntent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
  })
  const payload = payloadFor(contract, id, { paymentIntent, refId: 'acme' })
  await who.api(bookSync2, payload)
  const { bookingId = '', status } = await finalStatus(who, id, payload.email)
  expect(status).toBe('HOTEL_BOOKING_COMPLETE')
  expect(duffel.bookings.map((booking) => booking.status)).toEqual(['confirmed'])
  const requestCount = (path: RegExp) => stripe.seen.filter((each) => path.test(each.path)).length
  await expect.poll(() => requestCount(/\/capture$/)).toBe(1)
  await expect.poll(() => mails.length).toBe(1)
  expect(mails[0]).toContain(`To: ${payload.email}`)

  const { capability } = await details(who, bookingId, payload.email, 'acme')
  await cancel(who, bookingId, capability, 'acme')
  await expect.poll(() => duffel.bookings[0]?.status).toBe('cancelled')
  await expect.poll(() => requestCount(/\/refunds$/)).toBe(1)
  await expect.poll(() => mails.length).toBe(2)
  live.child.kill('SIGTERM')
  expect(await live.ended).toMatchObject({ code: 0 })
})
