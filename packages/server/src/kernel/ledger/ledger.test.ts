import { money } from '@staykit/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { credit, debit, post } from './ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const usd = (minor: number) => money(minor, 'USD')
const inOne = (run: Parameters<ReturnType<TestDatabase['db']['transaction']>['execute']>[0]) =>
  database.db.transaction().execute(run)

describe('the ledger', () => {
  it('posts a kind once per booking, however often it is called', async () => {
    const entries = [debit('card_clearing', usd(100)), credit('supplier_payable', usd(100))]
    const posted = await Promise.all(
      Array.from({ length: 20 }, () => inOne((trx) => post(trx, 'ST-C', 'sale', entries))),
    )
    expect(posted.filter(Boolean)).toHaveLength(1)
  })

  it('refuses an account that is not in the chart', async () => {
    const unknown = inOne((trx) =>
      post(trx, 'ST-E', 'sale', [debit('nowhere', usd(1)), credit('card_clearing', usd(1))]),
    )
    await expect(unknown).rejects.toThrow('foreign key')
  })

  it('refuses a transaction at commit that does not sum to zero in each currency', async () => {
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
