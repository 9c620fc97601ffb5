import { afterAll, beforeAll } from 'vitest'
import { supplierContract } from '../../testing/supplier-contract/contract.ts'
import { type DuffelUnderTest, duffelUnderTest, stay } from './testing/under-test.ts'

let duffel: DuffelUnderTest
beforeAll(async () => {
  duffel = await duffelUnderTest()
})
afterAll(() => duffel.stop())

supplierContract('Duffel', () => ({ supplier: duffel.supplier, cityId: '9000001', stay }))
