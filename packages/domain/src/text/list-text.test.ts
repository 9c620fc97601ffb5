import { expect, it } from 'vitest'
import { listText } from './list-text.ts'

it.each([
  ['en-US', '2 guests, 1 room'],
  ['de', '2 guests, 1 room'],
  ['ar', '2 guests، 1 room'],
  ['ar-u-nu-latn', '2 guests، 1 room'],
  ['zh-CN', '2 guests，1 room'],
])('joins the texts that are there with the comma of %s', (locale, expected) => {
  expect(listText(['2 guests', undefined, '', false, null, '1 room'], locale)).toBe(expected)
})

it('makes nothing of nothing, and one text of one', () => {
  expect([listText([], 'ar'), listText(['1 room'], 'ar')]).toEqual(['', '1 room'])
})
