import { bookContract } from '@staykit/contract'
import { addNights, DEFAULT_OCCUPANCY, localDate } from '@staykit/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DuffelUnderTest, duffelUnderTest } from '../../../adapters/duffel/testing/under-test.ts'
import { type LiteapiUnderTest, liteapiUnderTest } from '../../../adapters/liteapi/testing/under-test.ts'
import { buildApp } from '../../../app.ts'
import { createDeps } from '../../../compose.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import { createSuppliers } from '../../../ports/suppliers.ts'
import { hotelOf, sandboxOf } from '../../../testing/suppliers.ts'
import { createBundles } from '../../catalogue/hotels/bundle.ts'
import { reconcile } from '../../operations/reconciliation/reconcile.ts'
import { type BookingServer, bookingServer } from './testing/server.ts'
import {
  bookOne,
  cancel,
  details,
  finalStatus,
  REF_ID,
  refusal,
  testHotelId,
  travellerAt,
} from './testing/traveller.ts'

let duffel: DuffelUnderTest
let liteapi: LiteapiUnderTest
let server: BookingServer

beforeAll(async () => {
  ;[duffel, liteapi] = await Promise.all([duffelUnderTest(), liteapiUnderTest()])
  server = await bookingServer({
    replace: (deps) => ({
      suppliers: createSuppliers([duffel.supplier, liteapi.supplier, sandboxOf(deps)]),
    }),
  })
})
afterAll(() => Promise.all([server.stop(), duffel.stop(), liteapi.stop()]))

const checkIn = addNights(localDate(new Date()), 30)

/** Another server on the same database, with these suppliers. */
async function serverWith(all: readonly Supplier[], selling: readonly Supplier[]) {
  const { config, places, identity, limit } = server.deps
  const suppliers = createSuppliers(all, selling)
  const deps = await createDeps(config, server.database, { suppliers, places, identity, limit })
  return { deps, app: buildApp(deps) }
}

const free = {
  pick: (rates: readonly { free_cancellation: boolean }[]) => rates.find((rate) => rate.free_cancellation),
}

async function bookAt(supplier: Supplier) {
  const hotelId = await hotelOf(supplier, 'The Free Cancellation')
  // The other suppliers have the hotel too, perhaps for less.
  const who = travellerAt(await serverWith(server.deps.suppliers.all, [supplier]))
  const booked = await bookOne(who, { hotelId, ...(free as object) })
  const done = await finalStatus(who, booked.id, booked.email)
  expect(done).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
  const trip = done.bookingId ?? ''
  const { capability } = await details(who, trip, booked.email)
  return { ...booked, trip, capability }
}

describe('bookings of several suppliers', () => {
  it('belong to their supplier: it cancels and reconciles them after it was switched off', async () => {
    const sandbox = sandboxOf(server.deps)
    const trips = [await bookAt(duffel.supplier), await bookAt(liteapi.supplier), await bookAt(sandbox)]
    const rows = await server.deps.db
      .selectFrom('booking_requests')
      .select(['reference', 'supplier'])
      .orderBy('created_at')
      .execute()
    expect(rows.map(({ supplier }) => supplier)).toEqual(['duffel', 'liteapi', 'sandbox'])
    const statuses = async (supplier: Supplier) =>
      Promise.all(rows.map(async ({ reference }) => (await supplier.findBooking(reference))?.status))
    expect(await statuses(liteapi.supplier)).toEqual([undefined, 'booked', undefined])

    const off = await serverWith([sandbox, duffel.supplier, liteapi.supplier], [sandbox])
    const who = travellerAt(off)
    const hotelId = await hotelOf(liteapi.supplier, 'The Free Cancellation')
    await expect(who.rate({ hotelId })).rejects.toThrow('no such rate')
    const today = new Date().toISOString().slice(0, 10)
    // As servers of an earlier version insert them.
    const { db } = server.deps
    await sql`update booking_requests set supplier = null`.execute(db)
    expect(await reconcile(off.deps, today)).toMatchObject({ stays: 3, differences: [] })
    for (const { reference, supplier } of rows)
      await sql`update booking_requests set supplier = ${supplier} where reference = ${reference}`.execute(db)
    for (const { trip, capability } of trips)
      expect(await cancel(who, trip, capability)).toMatchObject({ status: 'CANCELED' })
    expect(await statuses(duffel.supplier)).toEqual(['cancelled', undefined, undefined])
    expect(await statuses(liteapi.supplier)).toEqual([undefined, 'cancelled', undefined])
    expect(await statuses(sandbox)).toEqual([undefined, undefined, 'cancelled'])
    expect(await reconcile(off.deps, today)).toMatchObject({ stays: 3, differences: [] })
    await duffel.supplier.cancel(rows[0]?.reference ?? '')
  })

  it('differ in the books when one is missing at its own supplier only', async () => {
    const { trip } = await bookAt(liteapi.supplier)
    const { reference } = await server.deps.db
      .selectFrom('booking_requests')
      .select('reference')
      .where('trip_number', '=', trip)
      .executeTakeFirstOrThrow()
    await liteapi.supplier.cancel(reference)
    const today = new Date().toISOString().slice(0, 10)
    const { differences } = await reconcile(server.deps, today)
    expect(differences).toMatchObject([{ kind: 'stay-status', subject: reference }])
  })

  it('stay readable without the settings of their supplier, and can be cancelled once it has them again', async () => {
    const sandbox = sandboxOf(server.deps)
    const { trip, capability, email } = await bookAt(liteapi.supplier)
    const without = await serverWith([sandbox], [sandbox])
    const who = travellerAt(without)
    expect(await details(who, trip, email)).toMatchObject({ capability: expect.any(String) })
    expect(await cancel(travellerAt(server), trip, capability)).toMatchObject({ status: 'CANCELED' })
  })
})

it('a bundle of an earlier version, without a supplier, is for the supplier of its hotel', async () => {
  const who = travellerAt(server)
  const bundles = createBundles(server.deps.config.AUTH_SECRET)
  for (const supplier of [liteapi.supplier, duffel.supplier, sandboxOf(server.deps)]) {
    const hotelId = await hotelOf(supplier, 'Testville Grand Hotel')
    const [offer] = await supplier.rates(hotelId, {
      stay: { checkIn, checkOut: addNights(checkIn, 2) },
      occupancy: DEFAULT_OCCUPANCY,
      currency: 'USD',
      memberOnly: false,
    })
    if (!offer) throw new Error('no offer')
    const { supplier: _, ...key } = offer.key
    const ppnBundle = bundles.seal({ ...offer, key: key as typeof offer.key }, new Date())
    const { contract } = await who.api(bookContract, { ppnBundle, rateType: 'MER', refId: REF_ID })
    expect(contract.hotel.id).toBe(hotelId)
  }
})

it('a supplier over its rate limit delays its own bookings only', async () => {
  const who = travellerAt(server)
  const hotelId = await hotelOf(duffel.supplier, 'Testville Grand Hotel')
  const only = await serverWith(server.deps.suppliers.all, [duffel.supplier])
  const rate = await travellerAt(only).rate({ hotelId })
  const { rateLimit, seen } = duffel.standIn
  const before = rateLimit.calls
  Object.assign(rateLimit, { calls: seen.length, periodMs: 60_000 })
  expect(
    await refusal(who.api(bookContract, { ppnBundle: rate.ppn_book_bundle, rateType: 'MER', refId: REF_ID })),
  ).toMatchObject({ code: 'SUPPLIER_UNAVAILABLE', status: 503 })
  const other = await hotelOf(liteapi.supplier, 'Testville Grand Hotel')
  const booked = await bookOne(who, { hotelId: other })
  expect(await finalStatus(who, booked.id, booked.email)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
  const own = await bookOne(who, { hotelId: testHotelId('Testville Grand Hotel') })
  expect(await finalStatus(who, own.id, own.email)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
  Object.assign(rateLimit, { calls: before })
})
