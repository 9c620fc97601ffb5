import { afterAll, beforeAll, vi } from 'vitest'
import type { InvoiceState } from '../../../../ports/bitcoin.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database.ts'
import { seedBrands } from '../../../brand/brands/seed.ts'
import type { PaymentDeps } from '../../deps.ts'
import { claimSource } from '../claim.ts'
import { findSource, type SourceRow } from '../sources.ts'

/** Satoshi that a source of these tests needs, and its expiry. */
export const DUE = 1_000
const BEGIN = Date.parse('2031-05-01T10:00:00Z')
export const EXPIRES = new Date(BEGIN + 600_000)
/** `seconds` after the end. */
export const at = (seconds: number) => new Date(EXPIRES.getTime() + seconds * 1_000)

/** Sources in a separate database, with a clock that only the tests move. */
export function sourcesForThisFile() {
  let started: TestDatabase | undefined
  let count = 0
  const clock = { now: new Date(BEGIN) }
  const warn = vi.fn()
  const db = () => {
    if (!started) throw new Error('the database exists before the first test, not sooner')
    return started.db
  }
  beforeAll(async () => {
    started = await testDatabase()
  })
  afterAll(() => started?.drop())

  const { 8183: reference } = seedBrands
  /** Dependencies of the tested functions. */
  const depsWith = (read: () => Promise<InvoiceState> = async () => ({ expires: EXPIRES, transfers: [] })) =>
    ({
      db: db(),
      now: () => clock.now,
      log: { warn },
      bitcoin: { provider: 'sandbox', read },
      brands: { of: async (refId: string) => ({ refId, ...reference }) },
    }) as unknown as PaymentDeps

  const inOne = <T>(run: (trx: TestDatabase['db']) => Promise<T>) => db().transaction().execute(run)

  async function stored(id: string): Promise<SourceRow> {
    const found = await findSource(db(), id)
    if (!found) throw new Error(`no source ${id}`)
    return found
  }

  /** A new source, ten minutes before its end. */
  async function source(change: Partial<SourceRow> = {}): Promise<SourceRow> {
    const id = `btc_${count++}`
    clock.now = new Date(BEGIN)
    const { claimed_at, ...row } = change
    await db()
      .insertInto('bitcoin_sources')
      .values({
        id,
        booking_request_id: `request-${id}`,
        provider: 'sandbox',
        provider_id: id,
        satoshi: DUE,
        address: 'bcrt1q',
        user_id: 'ann',
        email: 'ann@example.com',
        quote_id: 'q',
        ref_id: '8183',
        hotel_name: 'Hotel & Spa',
        due_minor: 6_050,
        currency: 'USD',
        expires_at: EXPIRES,
        ...row,
      })
      .execute()
    if (claimed_at) await inOne((trx) => claimSource(trx, id))
    return stored(id)
  }
  return { db, clock, warn, depsWith, inOne, source, stored }
}
