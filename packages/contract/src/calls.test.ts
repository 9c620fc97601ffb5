import { expect, it } from 'vitest'
import * as contract from './index.ts'

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.AnyCall =>
    typeof value === 'object' && value !== null && 'path' in value && 'request' in value,
)

it('each call has its own address below one of the four bases', () => {
  const addresses = calls.map(({ method, base, path }) => `${method} ${contract.basePaths[base]}${path}`)
  expect(addresses.length).toBeGreaterThan(35)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(Object.values(contract.basePaths)).toEqual(['/travel', '/api', '/travel', '/platform/api/v1'])
})

it('each error code is listed once', () => {
  expect(new Set(contract.errorCodes).size).toBe(contract.errorCodes.length)
})
