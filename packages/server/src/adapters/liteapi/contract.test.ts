import { afterAll, beforeAll } from 'vitest'
import { supplierContract } from '../../testing/supplier-contract/contract.ts'
import { type LiteapiUnderTest, liteapiUnderTest, stay } from './testing/under-test.ts'

let liteapi: LiteapiUnderTest
beforeAll(async () => {
  liteapi = await liteapiUnderTest()
})
afterAll(() => liteapi.stop())

supplierContract('LiteAPI', () => ({ supplier: liteapi.supplier, cityId: '9000001', stay }))
