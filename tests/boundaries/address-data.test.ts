import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addressFiles, addressFolder } from '../../sdk/build/address-data.ts'

it('the address tables match their libraries: node sdk/build/address-data.ts writes them', () => {
  for (const [name, content] of Object.entries(addressFiles))
    expect(readFileSync(addressFolder + name, 'utf8')).toBe(content)
})
