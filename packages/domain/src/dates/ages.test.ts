import { expect, it } from 'vitest'
import { agesText } from './ages.ts'

it('says ages as a language says them', () => {
  expect(agesText([4], 'en-US')).toBe('4 years')
  expect(agesText([1, 9], 'en-US')).toBe('1 year and 9 years')
  expect(agesText([0, 1, 17], 'de')).toBe('0 Jahre, 1 Jahr und 17 Jahre')
})
