import { expect, it } from 'vitest'
import { testDatabaseForThisTest } from './test-database.ts'

it('each test has a migrated and seeded database of its own', async () => {
  const first = await testDatabaseForThisTest()
  const second = await testDatabaseForThisTest()
  await first.db.deleteFrom('brands').execute()
  const left = await second.db.selectFrom('brands').select('ref_id').orderBy('ref_id').execute()
  expect(left.map((row) => row.ref_id)).toEqual(['8183', '8184', '8298', '8478'])
})
