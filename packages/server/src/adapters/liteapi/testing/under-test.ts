import { patience } from '../../../../../../tests/patience.ts'
import { openWorld } from '../../../compose.ts'
import { repositoryRoot } from '../../../config.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { bookingRows } from '../../supplier/booking-rows.ts'
import { createLiteapiSupplier, type LiteapiOptions } from '../liteapi.ts'
import { type LiteapiStandIn, liteapiStandIn } from './liteapi-stand-in.ts'

/** The adapter with its own stand-in and database. */
export interface LiteapiUnderTest {
  readonly supplier: Supplier
  readonly standIn: LiteapiStandIn
  readonly database: TestDatabase
  /** Another adapter on the same database and stand-in, as in another process. */
  another(more?: Partial<LiteapiOptions>): Supplier
  stop(): Promise<void>
}

const DAY_MS = 86_400_000
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
export const stay = { checkIn: day(60), checkOut: day(63) }

/** Units per dollar. */
const perDollar: Readonly<Record<string, number>> = { USD: 1, EUR: 0.9, JPY: 150 }

export async function liteapiUnderTest(): Promise<LiteapiUnderTest> {
  const [standIn, database, places] = await Promise.all([
    liteapiStandIn(),
    testDatabase(),
    openWorld(`${repositoryRoot}/.staykit`),
  ])
  const another = (more: Partial<LiteapiOptions> = {}) =>
    createLiteapiSupplier({
      key: standIn.key,
      base: standIn.url,
      payment: 'ACC_CREDIT_CARD',
      nationality: 'US',
      rows: bookingRows(database.db, 'liteapi_bookings'),
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
