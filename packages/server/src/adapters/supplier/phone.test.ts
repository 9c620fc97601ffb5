import { expect, it } from 'vitest'
import { phoneOf } from './phone.ts'

it.each([
  // A number with its country code is that, whatever country the guest lives in.
  ['0049 30 123456', 'US', '+4930123456'],
  ['(0049) 30 123456', 'US', '+4930123456'],
  ['00351 912 345 678', undefined, '+351912345678'],
  ['+49 30 123456', 'US', '+4930123456'],
  // The number of the guest's own country comes first.
  ['030 123456', 'DE', '+4930123456'],
  ['(617) 555-0148', 'US', '+16175550148'],
  // Extensions in every language are no part of the number.
  ['030 1234-0 Durchwahl 5', 'DE', '+493012340'],
  ['+33 1 70 18 99 00 poste 12', 'FR', '+33170189900'],
  ['+7 495 123-45-67 доб. 89', 'RU', '+74951234567'],
  ['010 1234 5678 转 9', 'CN', '+861012345678'],
])('%s in %s is %s for a supplier', (typed, country, number) => {
  expect(phoneOf(typed, country)).toBe(number)
})
