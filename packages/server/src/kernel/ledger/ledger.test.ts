import { money } from '@staykit/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { balances, post, postCancellation, postCapture, postRefund, postRelease, postSale } from './ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const usd = (minor: number) => money(minor, 'USD')
const sale = (booking: string) => ({
  booking,
  dueNow: usd(48_504),
  propertyFee: usd(1_800),
  clearing: 'card_clearing' as const,
})
const inOne = (run: Parameters<ReturnType<TestDatabase['db']['transaction']>['execute']>[0]) =>
  database.db.transaction().execute(run)

describe('the ledger', () => {
  it('owes and is owed after a sale, holds money after the capture, nothing after a refund', async () => {
    const trip = sale('ST-A')
    await inOne((trx) => postSale(trx, trip))
    expect(await balances(database.db, 'ST-A')).toEqual([
      { account: 'property_fee_payable', currency: 'USD', minor: -1_800 },
      { account: 'supplier_payable', currency: 'USD', minor: -46_704 },
      { account: 'traveller_receivable', currency: 'USD', minor: 48_504 },
    ])
    await inOne((trx) => postCapture(trx, trip))
    expect((await balances(database.db, 'ST-A')).map((row) => row.account)).not.toContain(
      'traveller_receivable',
    )
    await inOne((trx) => postCancellation(trx, trip))
    await inOne((trx) => postRefund(trx, trip))
    expect(await balances(database.db, 'ST-A')).toEqual([])
  })

  it('ends at nothing when the hold was released before any charge', async () => {
    const trip = sale('ST-B')
    for (const step of [postSale, postCancellation, postRelease]) await inOne((trx) => step(trx, trip))
    expect(await balances(database.db, 'ST-B')).toEqual([])
  })

  it('posts a kind once per booking, however often it is asked', async () => {
    const posted = await Promise.all(
      Array.from({ length: 20 }, () => inOne((trx) => postSale(trx, sale('ST-C')))),
    )
    expect(posted.filter(Boolean)).toHaveLength(1)
  })

  it('refuses at commit what does not sum to zero, in each currency', async () => {
    const lopsided = inOne((trx) =>
      post(trx, 'ST-D', 'sale', [
        { account: 'card_clearing', amount: usd(100) },
        { account: 'supplier_payable', amount: money(-100, 'EUR') },
      ]),
    )
    await expect(lopsided).rejects.toThrow('does not sum to zero')
    const empty = inOne((trx) =>
      trx.insertInto('ledger_transactions').values({ booking: 'ST-D', kind: 'sale' }).execute(),
    )
    await expect(empty).rejects.toThrow('does not sum to zero')
  })

  it('refuses update, delete and truncate', async () => {
    for (const statement of [
      sql`update ledger_entries set amount_minor = 1`,
      sql`delete from ledger_transactions`,
      sql`truncate ledger_entries`,
    ])
      await expect(statement.execute(database.db)).rejects.toThrow('append-only')
    expect(await database.db.selectFrom('ledger_imbalances').selectAll().execute()).toEqual([])
  })
})
