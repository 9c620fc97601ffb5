import { type Client, hotelsSearch, type WireHotel } from '@staykit/contract'
import { addNights, localDate } from '@staykit/domain'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type DuffelUnderTest, duffelUnderTest } from '../../../../../adapters/duffel/testing/under-test.ts'
import {
  type LiteapiUnderTest,
  liteapiUnderTest,
} from '../../../../../adapters/liteapi/testing/under-test.ts'
import { buildApp } from '../../../../../app.ts'
import { createDeps } from '../../../../../compose.ts'
import type { Supplier } from '../../../../../ports/supplier.ts'
import { createSuppliers, type Suppliers } from '../../../../../ports/suppliers.ts'
import { TESTVILLE } from '../../../../../sandbox/testville/city.ts'
import { type BookingServer, bookingServer } from '../../../../booking/bookings/testing/server.ts'
import { travellerAt, wholeList } from '../../../../booking/bookings/testing/traveller.ts'

export let duffel: DuffelUnderTest
export let liteapi: LiteapiUnderTest
export let server: BookingServer

/** Starts both suppliers and a server for the tests of a file; no pairs are stored at the beginning of a test. */
export function withTwoSuppliers(): void {
  beforeAll(async () => {
    ;[duffel, liteapi, server] = await Promise.all([duffelUnderTest(), liteapiUnderTest(), bookingServer()])
  })
  afterAll(() => Promise.all([server.stop(), duffel.stop(), liteapi.stop()]))
  beforeEach(() => server.deps.db.deleteFrom('hotel_pairs').execute())
}

/** A client of a server that sells rooms of these suppliers, the preferred one first. */
export const selling = (...suppliers: readonly Supplier[]) => sellingOf(createSuppliers(suppliers))

/** A client of a server with these suppliers. */
export async function sellingOf(suppliers: Suppliers) {
  const { config, places, identity, limit } = server.deps
  const own = { suppliers, places, identity, limit }
  const deps = await createDeps(config, server.database, own)
  return travellerAt({ app: buildApp(deps) })
}

const checkIn = addNights(localDate(new Date()), 40)
export const stay = { checkIn, checkOut: addNights(checkIn, 2), roomCount: 1, adultCount: 2, currency: 'USD' }

const request = { ...stay, location: { id: TESTVILLE, type: 'city' }, from: 0, to: 200 } as const

/** The list of all suppliers. */
export const list = (api: Client, more: object = {}) => wholeList({ api }, { ...request, ...more })

/** The first answer, without suppliers that are slow or away. */
export const firstList = (api: Client, more: object = {}) => api(hotelsSearch, { ...request, ...more })

export const byName = (found: readonly WireHotel[]) => new Map(found.map((hotel) => [hotel.name, hotel]))

/** Pairs are stored in the background. */
export const stored = (count: number) =>
  expect
    .poll(async () => (await server.deps.db.selectFrom('hotel_pairs').selectAll().execute()).length)
    .toBe(count)

export const name = 'Testville Grand Hotel'

/** Id of that hotel at a supplier. */
export const idAt = async (supplier: Supplier): Promise<string> =>
  byName((await list((await selling(supplier)).api)).hotels).get(name)?.id ?? ''
