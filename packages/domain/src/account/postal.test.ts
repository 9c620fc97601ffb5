import { describe, expect, it } from 'vitest'
import { looseAddressRules as loose } from './postal.ts'

describe('addresses, before the rules of countries are known', () => {
  it('have a short printable postal code, and no region', () => {
    const codes = ['02139', 'SW1A 1AA', '1234-567', ' 75001 ', 'Å123', 'A1', '123456789012']
    const others = ['', '1', '1234567890123', '-123', '12_34', '12\n34', 'a'.repeat(13)]
    expect(codes.filter((text) => !loose.isPostalCode(text, 'US'))).toEqual([])
    expect(others.filter((text) => loose.isPostalCode(text, 'US'))).toEqual([])
    expect([loose.hasPostalCode('US'), loose.hasPostalCode('')]).toEqual([true, false])
    expect([loose.hasRegions('US'), loose.regions('US'), loose.countries]).toEqual([false, [], ['US']])
  })
})
