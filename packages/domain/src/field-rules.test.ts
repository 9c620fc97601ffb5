import { describe, expect, it } from 'vitest'
import { isEmail, isFilled, isPhoneNumber, isTravellerName, passwordProblem } from './field-rules.ts'

describe('field rules', () => {
  it('[HOT-161] first and last name are longer than one character', () => {
    expect(['', 'A', ' A ', 'Al'].map(isTravellerName)).toEqual([false, false, false, true])
  })

  it('e-mail addresses are of the standard pattern', () => {
    expect(['maya@example.com', 'a.b+c@x.co.uk'].map(isEmail)).toEqual([true, true])
    expect(['maya', 'maya@', '@x.com', 'a b@x.com', 'a@b'].map((text) => isEmail(text))).toEqual(
      Array(5).fill(false),
    )
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

  it('required fields hold more than spaces', () => {
    expect(['', '  ', 'x'].map((text) => isFilled(text))).toEqual([false, false, true])
    expect(isFilled('xxx', 2)).toBe(false)
  })
})
