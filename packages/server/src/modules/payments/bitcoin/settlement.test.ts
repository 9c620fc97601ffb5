import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeenTransfer } from '../../../ports/bitcoin.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { seedBrands } from '../../brand/brands/seed.ts'
import { giveAllBack, observe, type SettlementDeps, settleSource } from './settlement.ts'
import { findSource } from './sources.ts'

const DUE = 1_000
const BEGIN = Date.parse('2026-05-01T10:00:00Z')
const EXPIRES = new Date(BEGIN + 600_000)

let database: TestDatabase
let clock = BEGIN
let count = 0
const reference = seedBrands[8183]
const deps: SettlementDeps = {
  now: () => new Date(clock),
  brands: {
    of: async (refId) => {
      if (!reference) throw new Error('there is no reference brand')
      return { refId, ...reference }
    },
    check: () => Promise.reject(new Error('no one calls this')),
    isPageOf: async () => false,
    isAllowedOrigin: () => false,
    forget: async () => undefined,
  },
}
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function source(): Promise<string> {
  const id = `btc_${count++}`
  await database.db
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
      hotel_name: 'Hotel',
      due_minor: 60,
      currency: 'USD',
      expires_at: EXPIRES,
    })
    .execute()
  return id
}

/** Satoshi of a source's ledger, by account. */
async function ledgerOf(id: string) {
  const rows = await database.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select('account')
    .select(({ fn }) => fn.sum<number>('amount_minor').as('minor'))
    .where((where) => where.or([where('booking', '=', id), where('booking', 'like', `${id}:%`)]))
    .groupBy('account')
    .execute()
  const of = (account: string) => Math.abs(rows.find((row) => row.account === account)?.minor ?? 0)
  return {
    received: of('bitcoin_held'),
    waiting: of('bitcoin_deposits'),
    settled: of('bitcoin_settled'),
    owed: of('refund_payable'),
  }
}

type Event =
  | { readonly kind: 'pay'; readonly satoshi: number; readonly isFinal: boolean }
  | { readonly kind: 'look' | 'confirm' | 'settle' | 'fail' | 'pass' }

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('pay' as const),
      satoshi: fc.oneof(fc.constantFrom(1, DUE - 1, DUE, DUE + 1), fc.integer({ min: 1, max: 2 * DUE })),
      isFinal: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('look' as const, 'look', 'confirm', 'settle', 'fail', 'pass') }),
  ),
  { minLength: 1, maxLength: 12 },
)

describe('every satoshi', () => {
  it('waits, is settled or owed back, for any amounts in any order', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (list) => {
        const id = await source()
        clock = BEGIN
        let seen: SeenTransfer[] = []
        const look = () =>
          database.db
            .transaction()
            .execute((trx) => observe(trx, deps, id, { expires: EXPIRES, transfers: seen }))
        for (const [step, event] of list.entries()) {
          if (event.kind === 'pay') {
            const { satoshi, isFinal } = event
            seen = [...seen, { txid: `${id}-${step}`, satoshi, isFinal, at: new Date(clock) }]
          }
          if (event.kind === 'confirm') seen = seen.map((each) => ({ ...each, isFinal: true }))
          if (event.kind === 'pass') clock += 400_000
          if (event.kind === 'look') await look()
          const { state } = (await findSource(database.db, id)) ?? {}
          if (event.kind === 'settle' && state === 'paid')
            await database.db.transaction().execute((trx) => settleSource(trx, id))
          if (event.kind === 'fail' && state !== 'open')
            expect(await database.db.transaction().execute((trx) => giveAllBack(trx, deps, id))).toBe(
              (await ledgerOf(id)).received > 0,
            )
          const books = await ledgerOf(id)
          expect(books.received).toBe(books.waiting + books.settled + books.owed)
        }
        // In the end everything is final and over: nothing waits any more.
        clock = BEGIN + 1e9
        seen = seen.map((each) => ({ ...each, isFinal: true }))
        await look()
        await look()
        const sum = seen.reduce((total, { satoshi }) => total + satoshi, 0)
        const { state } = (await findSource(database.db, id)) ?? {}
        const settled = state === 'settled' ? DUE : 0
        expect(['settled', 'expired', 'failed']).toContain(state)
        expect(await ledgerOf(id)).toEqual({ received: sum, waiting: 0, settled, owed: sum - settled })
      }),
      { numRuns: 40 },
    )
  })
})
