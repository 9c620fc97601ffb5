import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isEmail,
  isFilled,
  isPersonName,
  isPhoneNumber,
  isSocialSecurityNumber,
  passwordProblem,
} from '../index.ts'

describe('field rules', () => {
  it('[HOT-161] [ACC-088] [AQ-44] accepts every name of one line, in any script and of any length up to 100', () => {
    const unlike = ['王', '이', 'U', ' O ', 'Suharto', 'Col·lada', 'O‘Brien', 'X Æ A-12', 'Jean/Luc', 'R2D2']
    const scripts = [
      'नरेन्द्र',
      'محمد‌رضا',
      'ဦးသန့်',
      'Ðặng',
      '𠮷田',
      'ʻOkina',
      'Βασίλης',
      "José O'Neil-Smith, Jr.",
    ]
    expect([...unlike, ...scripts].filter((name) => !isPersonName(name))).toEqual([])
    const visible = /[^\p{Z}\p{C}]/u
    const names = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 9 })
      .filter((name) => visible.test(name))
    const without = names.filter((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name))
    fc.assert(fc.property(without, isPersonName))
    expect(isPersonName('ß'.repeat(100))).toBe(true)
  })

  it('[ACC-088] [AQ-44] refuses empty and invisible names, control characters, line breaks and 101 characters', () => {
    const wrong = ['', '  ', '\u200b', 'A\u0007b', 'A\tb', 'A\nb', 'A\u2028b', 'A\u0085b', 'x'.repeat(101)]
    expect(wrong.filter(isPersonName)).toEqual([])
  })

  it('[ACC-057] e-mail addresses are a local part, @, and a domain with a dot and a suffix of two or more', () => {
    expect(['maya@example.com', 'a.b+c@x.co.uk', 'a@b.co'].map(isEmail)).toEqual([true, true, true])
    expect(
      ['maya', 'maya@', '@x.com', 'a b@x.com', 'a@b', 'a@b.c', 'a@b..co', 'ab.co'].map((text) =>
        isEmail(text),
      ),
    ).toEqual(Array(8).fill(false))
  })

  it('an address is one address: nothing in it reaches another, or is a comment or a group', () => {
    const written = [
      '1,victim@x.com',
      'a;b@x.com',
      'all:a@x.com',
      '(a)b@x.com',
      'a@x.com,b@y.com',
      'a@[1.2.3.4]',
      'a..b@x.com',
      '.a@x.com',
      'a.@x.com',
      'é@x.com',
      '🙂@x.com',
    ]
    expect(written.filter(isEmail)).toEqual([])
    expect(isEmail("o'neil+stay_2@ex-ample.co")).toBe(true)
  })

  it('passwords have 8 characters of four kinds', () => {
    expect(passwordProblem('Ab1!')).toBe('too-short')
    expect(['abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefg12'].map(passwordProblem)).toEqual(
      Array(4).fill('too-simple'),
    )
    expect(passwordProblem('Demo-Pass1!')).toBeUndefined()
  })

  it('phone numbers are written in many ways', () => {
    expect(['+1 617 555 0148', '(617) 555-0148', '01234'].map(isPhoneNumber)).toEqual([true, true, true])
    expect(['', 'call me', '12'].map(isPhoneNumber)).toEqual([false, false, false])
  })

  it('[PLT-070] required fields hold more than spaces', () => {
    expect(['', '  ', 'x'].map((text) => isFilled(text))).toEqual([false, false, true])
    expect(isFilled('xxx', 2)).toBe(false)
  })

  it('[PLT-141] [AQ-63] a social security number of the US has 3, 2 and 4 digits, with hyphens or without', () => {
    expect(['123-45-6789', '123456789', '123-456789'].map(isSocialSecurityNumber)).toEqual([true, true, true])
    const wrong = [
      '',
      '12-345-6789',
      '123-45-678',
      '123-45-67890',
      '123-456-7890',
      '123 45 6789',
      'abc-de-fghi',
      '-123456789',
    ]
    expect(wrong.filter(isSocialSecurityNumber)).toEqual([])
  })

  it('lengths count at their edges', () => {
    const long = (length: number) => `${'a'.repeat(length - 12)}@example.com`
    expect(isEmail(long(254))).toBe(true)
    expect(isEmail(long(255))).toBe(false)
    expect(isEmail(' maya@example.com ')).toBe(true)
    expect(isEmail('maya@example.com>')).toBe(false)
    expect(passwordProblem('Abcde-12')).toBeUndefined()
    expect(passwordProblem('Abcd-12')).toBe('too-short')
    expect(isFilled('a'.repeat(200))).toBe(true)
    expect(isFilled('a'.repeat(201))).toBe(false)
    expect(isFilled('abc', 3)).toBe(true)
  })

  it('a phone number has five digits or more and nothing but what people write in one', () => {
    expect(isPhoneNumber(' +1 (617) 555-0148 ')).toBe(true)
    expect(isPhoneNumber('12345')).toBe(true)
    expect(isPhoneNumber('1234(')).toBe(false)
    expect(isPhoneNumber('x12345')).toBe(false)
    expect(isPhoneNumber('12345x')).toBe(false)
    expect(isPhoneNumber('- - - - -')).toBe(false)
    expect(isPhoneNumber('+49 30 1234 5678 901')).toBe(true)
    expect(isPhoneNumber('+49 30 1234 5678 9012')).toBe(false)
    expect(isPhoneNumber('0049 30 1234 5678 901')).toBe(true)
  })

  it('an extension is written in any language on offer', () => {
    const words =
      'ext. extensión x # , ;ext= Durchwahl DW App. poste interno ramal toestel lokal anknytning wewn. dahili pesawat доб. 分机 تحويلة'
    const wrong = words.split(' ').filter((word) => !isPhoneNumber(`030 1234-0 ${word} 5`))
    expect(wrong).toEqual([])
    expect(isPhoneNumber('030 1234-0 Zimmer 5')).toBe(false)
  })
})
