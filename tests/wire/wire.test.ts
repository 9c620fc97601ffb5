import { readFileSync } from 'node:fs'
import { basePaths, errorCodes } from '@staykit/contract'
import { expect, it } from 'vitest'
import { wire, wireFile } from './wire.ts'

it('the wire is what docs/reference/wire.json says: `npm run wire` writes a change that is meant', () => {
  expect(JSON.parse(JSON.stringify(wire()))).toEqual(JSON.parse(readFileSync(wireFile, 'utf8')))
})

it('every path is below the address of one of four bases, and every call is there once', () => {
  const calls = Object.values(wire()) as { method: string; base: keyof typeof basePaths; path: string }[]
  const addresses = calls.map(({ method, base, path }) => `${method} ${basePaths[base]}${path}`)
  expect(addresses.length).toBeGreaterThan(35)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(Object.values(basePaths)).toEqual(['/travel', '/api', '/travel', '/platform/api/v1'])
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
})
