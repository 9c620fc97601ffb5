import { describe, expect, it } from 'vitest'
import { clockOf, clockText, dateTimeText } from './clock.ts'

describe('a time of day that a hotel says', () => {
  it.each([
    ['3:00 PM', '15:00'],
    ['3:05 pm', '15:05'],
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['11:59AM', '11:59'],
    [' 9:15 ', '09:15'],
    ['15:00', '15:00'],
    ['00:30', '00:30'],
  ])('%s is %s', (text, clock) => expect(clockOf(text)).toBe(clock))

  it.each(['noon', '', '3 PM', 'from 15:00', '15:00 at the desk', '123:00', '3:0 PM', '3:00 XM', 'a:bc'])(
    '"%s" is no hour',
    (text) => expect(clockOf(text)).toBeUndefined(),
  )

  it('gives no time where a hotel says nothing', () => expect(clockOf(undefined)).toBeUndefined())

  it.each([
    ['4:00 PM', 'en-US', '4:00 PM'],
    ['4:00 PM', 'en-GB', '4:00 PM'],
    ['4:00 PM', 'de', '16:00'],
    ['12:00 AM', 'fr', '00:00'],
    ['16:30', 'zh-CN', '16:30'],
    ['noon', 'de', 'noon'],
  ])('%s in %s is "%s"', (text, locale, expected) => expect(clockText(text, locale)).toBe(expected))

  it('has the two halves of a day in Arabic', () => {
    expect(clockText('4:00 PM', 'ar-u-nu-latn')).toMatch(/^4:00\sم$/)
    expect(clockText('10:00 AM', 'ar-u-nu-latn')).toMatch(/^10:00\sص$/)
  })
})

describe('a deadline', () => {
  it('has the zone of the hotel, in the way of a locale', () => {
    const instant = new Date('2026-12-10T23:05:00Z')
    const plain = (text: string) => text.replaceAll('\u202f', ' ')
    expect(plain(dateTimeText(instant, 'en-US', 'UTC'))).toBe('Thu, Dec 10, 2026, 11:05 PM')
    expect(plain(dateTimeText(instant, 'de', 'Asia/Tokyo'))).toBe('Fr., 11. Dez. 2026, 8:05')
  })
})
