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
} from '../index.ts'

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

  it('the first digits determine a type, other digits do not', () => {
    expect(cardTypeOf('4242')).toEqual({ type: 'visa', code: 'VI' })
    expect(cardTypeOf('9')).toBeUndefined()
  })

  it('Luhn takes nine off a doubled digit above nine only', () => {
    expect(passesLuhn('18')).toBe(true)
    expect(passesLuhn('91')).toBe(true)
    expect(passesLuhn('90')).toBe(false)
    expect(passesLuhn('0')).toBe(true)
    expect(passesLuhn('5')).toBe(false)
  })

  it('digits only, whole', () => {
    expect(isCardNumber('4242424242424242')).toBe(true)
    expect(isCardNumber('x4242424242424242')).toBe(false)
    expect(isCardNumber('424242424242424x')).toBe(false)
    expect(isCvc('12a', 'VI')).toBe(false)
    expect(isCvc('a12', 'VI')).toBe(false)
  })

  it('an expiry is a month from 1 to 12 and two digits of a year, this month or later', () => {
    const today = '2026-11-21'
    const good = ['11/26', '12/26', '1/27', '01/27', '12/99']
    const bad = [
      '10/26',
      '9/26',
      '0/30',
      '13/30',
      '012/30',
      '1x/30',
      'x1/30',
      '12/3',
      '12/300',
      '12/x30',
      '12/30x',
      '/',
    ]
    const isGood = (text: string) => isExpiry(text.split('/')[0] ?? '', text.split('/')[1] ?? '', today)
    expect(good.filter((text) => !isGood(text))).toEqual([])
    expect(bad.filter(isGood)).toEqual([])
  })

  it('the holder is the name given, without spaces around it, else the card holder names', () => {
    expect(cardHolderName('  M. Okafor ', 'Maya', 'Okafor')).toBe('M. Okafor')
    expect(cardHolderName('  ', 'Maya', '')).toBe('Maya')
  })
})
