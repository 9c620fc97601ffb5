import { money } from '@staykit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balances } from '../../../kernel/ledger/ledger.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { postCancellation, postCapture, postRefund, postRelease, postSale } from './ledger.ts'

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
  credit: usd(0),
  clearing: 'card_clearing' as const,
})
const inOne = (run: Parameters<ReturnType<TestDatabase['db']['transaction']>['execute']>[0]) =>
  database.db.transaction().execute(run)

describe('a booking in the ledger', () => {
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

  it('posts the penalty of a cancellation to supplier_payable before the property fee', async () => {
    for (const [name, penalty, rest] of [
      ['ST-C', 20_000, { supplier_payable: -20_000 }],
      ['ST-D', 47_704, { property_fee_payable: -1_000, supplier_payable: -46_704 }],
      ['ST-E', 48_504, { property_fee_payable: -1_800, supplier_payable: -46_704 }],
    ] as const) {
      const trip = sale(name)
      await inOne((trx) => postSale(trx, trip))
      await inOne((trx) => postCapture(trx, trip))
      await inOne((trx) => postCancellation(trx, trip, penalty))
      const nothing = money(0, 'USD')
      const elsewhere = { credited: nothing, before: nothing, penalty: money(penalty, 'USD') }
      await inOne((trx) => postRefund(trx, trip, elsewhere))
      const found = (await balances(database.db, name)).map(({ account, minor }) => [account, minor])
      expect(Object.fromEntries(found)).toEqual({ card_clearing: penalty, ...rest })
    }
  })

  it('ends at zero when the hold was released before any charge', async () => {
    const trip = sale('ST-B')
    for (const step of [postSale, postCancellation, postRelease]) await inOne((trx) => step(trx, trip))
    expect(await balances(database.db, 'ST-B')).toEqual([])
  })
})
