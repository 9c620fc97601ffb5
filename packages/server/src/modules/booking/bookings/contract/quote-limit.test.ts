import { bookContract } from '@staykit/contract'
import { expect, it } from 'vitest'
import { testServerForThisTest } from '../../../../testing/server.ts'
import { REF_ID, traveller } from '../testing/traveller.ts'

it('limits the quotes of an address, stores none above the limit, and serves other addresses', async () => {
  const { app, deps } = await testServerForThisTest({ TRUST_PROXY: '1' })
  const from = (address: string) => traveller(app.request, () => ({ 'x-forwarded-for': address }))
  const visitor = from('203.0.113.9')
  const { ppn_book_bundle: ppnBundle } = await visitor.rate()
  const quote = (by = visitor) => by.api(bookContract, { ppnBundle, rateType: 'MER', refId: REF_ID })
  const stored = async () => {
    const { count } = await deps.db
      .selectFrom('quotes')
      .select((all) => all.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  for (let count = 0; count < 60; count++) await quote()
  await expect(quote()).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(await stored()).toBe(60)
  await quote(from('198.51.100.7'))
  expect(await stored()).toBe(61)
})
