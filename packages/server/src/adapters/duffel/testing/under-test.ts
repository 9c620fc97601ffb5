import { patience } from '../../../../../../tests/patience.ts'
import { openWorld } from '../../../compose.ts'
import { repositoryRoot } from '../../../config.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { bookingRows } from '../../supplier/booking-rows.ts'
import { createDuffelSupplier, type DuffelOptions } from '../duffel.ts'
import { type DuffelStandIn, duffelStandIn } from './duffel-stand-in.ts'

/** The adapter with its own stand-in and database. */
export interface DuffelUnderTest {
  readonly supplier: Supplier
  readonly standIn: DuffelStandIn
  readonly database: TestDatabase
  /** Another adapter on the same database and stand-in, as in another process. */
  another(more?: Partial<DuffelOptions>): Supplier
  stop(): Promise<void>
}

const DAY_MS = 86_400_000
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
export const stay = { checkIn: day(60), checkOut: day(63) }

/** Units per dollar, for prices of the stand-in in other currencies. */
export const perDollar: Readonly<Record<string, number>> = { USD: 1, EUR: 0.9, JPY: 150, GBP: 0.75 }

export async function duffelUnderTest(currency = 'USD'): Promise<DuffelUnderTest> {
  const [standIn, database, places] = await Promise.all([
    duffelStandIn({ currency }),
    testDatabase(),
    openWorld(`${repositoryRoot}/.staykit`),
  ])
  const another = (more: Partial<DuffelOptions> = {}) =>
    createDuffelSupplier({
      token: standIn.token,
      base: standIn.url,
      rows: bookingRows(database.db, 'duffel_bookings'),
      places,
      rates: { perDollar: async (code) => perDollar[code] ?? Promise.reject(new RangeError(code)) },
      currencies: new Set(Object.keys(perDollar)),
      now: () => new Date(),
      // Short, for the bookings that time out, and longer than a busy machine needs for the others.
      patience: { readMs: patience(5), changeMs: patience(1) },
      ...more,
    })
  return {
    supplier: another(),
    standIn,
    database,
    another,
    async stop() {
      await standIn.close()
      await database.drop()
    },
  }
}
