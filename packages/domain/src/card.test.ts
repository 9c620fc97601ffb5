import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardHolderName,
  cardTypeOf,
  isCardNumber,
  isCvc,
  isExpiry,
  passesLuhn,
  stripCardNumber,
} from './card.ts'

describe('cards', () => {
  it('[HOT-172] spaces and dashes are stripped', () => {
    expect(stripCardNumber('4111 1111-1111 1111')).toBe('4111111111111111')
  })

  it("[HOT-173] a number passes Luhn's check", () => {
    expect(isCardNumber('4111111111111111')).toBe(true)
    expect(isCardNumber('4111111111111112')).toBe(false)
  })

  it("changing any one digit breaks Luhn's check", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [...'4111111111111111'].map(Number)
        digits[place] = ((digits[place] ?? 0) + shift) % 10
        expect(passesLuhn(digits.join(''))).toBe(false)
      }),
    )
  })

  it("[HOT-174] a number has a length of its type's", () => {
    const short = Array.from({ length: 10 }, (_, last) => `41111111111111${last}`).find(passesLuhn) ?? ''
    expect(passesLuhn(short)).toBe(true)
    expect(isCardNumber(short)).toBe(false)
    expect(isCardNumber('378282246310005')).toBe(true)
  })

  it('[HOT-175] an unrecognised type is invalid', () => {
    const unknown = Array.from({ length: 10 }, (_, last) => `111111111111111${last}`).find(passesLuhn) ?? ''
    expect(passesLuhn(unknown)).toBe(true)
    expect(isCardNumber(unknown)).toBe(false)
  })

  it('recognises types by the more specific prefix', () => {
    const types = [
      '4242424242424242',
      '4026000000000000',
      '5555555555554444',
      '378282246310005',
      '36227206271667',
    ]
    expect(types.map((number) => cardTypeOf(number)?.code)).toEqual(['VI', 'visa_electron', 'MC', 'AX', 'DC'])
  })

  it('[HOT-176] a CVC is three digits, or four for AX', () => {
    expect([isCvc('123', 'VI'), isCvc('123', 'AX'), isCvc('1234', 'AX'), isCvc('1234', 'VI')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(isCvc('12a', 'VI')).toBe(false)
  })

  it('[HOT-177] the holder defaults to first plus last card holder names', () => {
    expect(cardHolderName('', 'Maya', 'Okafor')).toBe('Maya Okafor')
    expect(cardHolderName('M. Okafor', 'Maya', 'Okafor')).toBe('M. Okafor')
  })

  it('an expiry is valid to the end of its month', () => {
    const today = '2026-11-21'
    expect(isExpiry('11', '26', today)).toBe(true)
    expect(isExpiry('10', '26', today)).toBe(false)
    expect(isExpiry('13', '27', today)).toBe(false)
    expect(isExpiry('1', '27', today)).toBe(true)
  })
})
