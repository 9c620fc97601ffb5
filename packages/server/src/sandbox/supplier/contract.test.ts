import { afterAll, beforeAll } from 'vitest'
import { openWorld } from '../../compose.ts'
import { repositoryRoot } from '../../config.ts'
import type { Supplier } from '../../ports/supplier.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { supplierContract } from '../../testing/supplier-contract/contract.ts'
import { TESTVILLE } from '../testville/city.ts'
import { createSandboxSupplier } from './supplier.ts'

let database: TestDatabase
let supplier: Supplier
beforeAll(async () => {
  database = await testDatabase()
  const places = await openWorld(`${repositoryRoot}/.staykit`)
  const now = () => new Date('2026-03-01T10:00:00Z')
  supplier = createSandboxSupplier({ db: database.db, places, now, slowMs: 30 })
})
afterAll(() => database.drop())

supplierContract('sandbox', () => ({
  supplier,
  cityId: TESTVILLE,
  stay: { checkIn: '2026-05-14', checkOut: '2026-05-17' },
}))
