import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldTyped,
  isCardNumber,
  isCvc,
  isPhoneNumber,
  isPin,
  looseAddressRules,
  pinOf,
  wholeNumberIn,
} from '../index.ts'

/** Zero of each script with decimal digits. */
const zeros = Array.from({ length: 0x1ffff }, (_, code) => code).filter((code) => {
  const sign = String.fromCodePoint(code)
  return /^\p{Nd}$/u.test(sign) && foldTyped(sign) === '0'
})
const written = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const scripts = fc.constantFrom(...zeros)

describe('typed text', () => {
  it('reads digits of every script as 0 to 9', () => {
    expect(zeros.length).toBeGreaterThan(60)
    fc.assert(
      fc.property(scripts, fc.stringMatching(/^\d{1,20}$/), (zero, digits) => {
        expect(foldTyped(written(digits, zero))).toBe(digits)
      }),
    )
    expect(foldTyped('４２４２　４２４２')).toBe('4242 4242')
    expect(foldTyped('١٢/٣٤ ۵۶ १२ ๓๔ 𝟗')).toBe('12/34 56 12 34 9')
  })

  it('reads wide signs and dashes, drops invisible marks, and keeps everything else', () => {
    expect(foldTyped('\u202a＋４９ ３０–１２３４\u202c')).toBe('+49 30-1234')
    expect(foldTyped('０３ー１２３４−５６７８')).toBe('03-1234-5678')
    expect(foldTyped(' call me ')).toBe('call me')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldTyped(foldTyped(text))).toBe(foldTyped(text))
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]*$/), (text) => {
        expect(foldTyped(text)).toBe(text)
      }),
    )
  })

  it('[HOT-172] card number and security code are valid in every script', () => {
    fc.assert(
      fc.property(scripts, (zero) => {
        expect(isCardNumber(written('4242 4242-4242 4242', zero))).toBe(true)
        expect(isCvc(written('123', zero), 'VI')).toBe(true)
      }),
    )
  })

  it('a phone number is valid in every script and in the forms of its country', () => {
    const forms = ['+49 30 123456', '030/123456', '(617) 555-0148', '03-1234-5678', '01.23.45.67.89']
    fc.assert(
      fc.property(scripts, fc.constantFrom(...forms), (zero, form) => {
        expect(isPhoneNumber(written(form, zero))).toBe(true)
      }),
    )
    const extensions = [
      '+1 617 555 0148 ext. 4',
      '617-555-0148 x4',
      '+1 617 555 0148 #42',
      '030 123456 Ext 12',
    ]
    const others = ['(+34) 600 123 123', '0049 30 123456', '+1 (617) 555-0148, 4', '+1-617-555-0148;ext=4']
    expect([...extensions, ...others].filter((form) => !isPhoneNumber(form))).toEqual([])
    expect(['ext. 12345', '12 ext. 345', 'call 030123456', '1+23456'].filter(isPhoneNumber)).toEqual([])
  })

  it('a mailed code may have spaces and hyphens, in every script', () => {
    fc.assert(
      fc.property(scripts, fc.stringMatching(/^\d{8}$/), (zero, digits) => {
        const typed = written(`${digits.slice(0, 4)} ${digits.slice(4, 6)}-${digits.slice(6)}`, zero)
        expect([isPin(typed), pinOf(typed)]).toEqual([true, digits])
      }),
    )
    expect(['1234567', '123456789', '12a45678', ''].filter(isPin)).toEqual([])
  })

  it('[PLT-146] an amount is read with the separators of any language, and without its decimals', () => {
    const amounts = ['$1,234', '1.234,50 €', "1'234.5", '١٬٢٣٤٫٥٠', '１２３４', '1 234']
    expect(amounts.map(wholeNumberIn)).toEqual(Array(amounts.length).fill(1234))
    expect(['', 'cheap'].map(wholeNumberIn)).toEqual([Number.NaN, Number.NaN])
  })

  it('[ACC-185] a postal code is valid in every script', () => {
    fc.assert(fc.property(scripts, (zero) => looseAddressRules.isPostalCode(written('02139', zero), 'US')))
    expect(looseAddressRules.isPostalCode('１５０−０００１', 'JP')).toBe(true)
  })
})
