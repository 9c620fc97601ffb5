import { describe, expect, it } from 'vitest'
import { birthdayProblem, birthdayYears } from './birthday.ts'

const TODAY = '2026-11-26'

describe('a birthday', () => {
  it('accepts none, and refuses one with a part that is empty', () => {
    expect(birthdayProblem('--', TODAY)).toBeUndefined()
    for (const part of ['1980--09', '-05-09', '1980-05-'])
      expect(birthdayProblem(part, TODAY)).toBe('incomplete')
  })

  it('[AQ-08] refuses a day that no calendar has', () => {
    expect(birthdayProblem('1981-02-29', TODAY)).toBe('no-date')
    expect(birthdayProblem('1980-02-29', TODAY)).toBeUndefined()
  })

  it('[AQ-09] refuses a person under eighteen', () => {
    expect(birthdayProblem('2008-11-26', TODAY)).toBeUndefined()
    expect(birthdayProblem('2008-11-27', TODAY)).toBe('too-young')
  })

  it('lists the hundred years before this one, latest first', () => {
    const years = birthdayYears(TODAY)
    expect([years[0], years.at(-1), years.length]).toEqual([2025, 1926, 100])
  })
})
