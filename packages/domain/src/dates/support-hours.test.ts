import { expect, it } from 'vitest'
import { readSupportHours, supportHoursText } from './support-hours.ts'

const hours = { firstDay: 1, lastDay: 5, from: '08:00', to: '20:00', timeZone: 'Europe/Lisbon' }
const winter = new Date('2026-12-01T10:00:00Z')

it('reads weekdays, times and a zone', () => {
  expect(readSupportHours('Mo-Fr 08:00-20:00 Europe/Lisbon')).toEqual(hours)
  expect(readSupportHours('Sa 00:00-24:00 UTC')).toEqual({
    ...{ firstDay: 6, lastDay: 6, from: '00:00', to: '24:00', timeZone: 'UTC' },
  })
})

it.each([
  'Mo-Fr',
  '8-20',
  'Mo-Fr 20:00-08:00 UTC',
  'Mo-Fr 08:00-08:00 UTC',
  'Mo-Fr 08:00-24:30 UTC',
  'Mo-Fr 08:00-25:00 UTC',
  'Mo-Fr 08:00-20:00 Mars/Olympus',
  'Mo-Fr 08:00-20:00',
  'mo-fr 08:00-20:00 UTC',
])('reads no hours from %j', (text) => {
  expect(readSupportHours(text)).toBeUndefined()
})

it('writes them as a language does', () => {
  const plain = (locale: string, more = {}) =>
    supportHoursText({ ...hours, ...more }, locale, winter).map((text) => text.replaceAll('\u202f', ' '))
  const [days, times] = plain('en-US')
  expect(days).toBe('Mon – Fri')
  expect(times).toMatch(/^8:00 AM – 8:00 PM \S+$/)
  expect(plain('de')[0]).toBe('Mo – Fr')
  expect(plain('de')[1]).toMatch(/^0?8:00 – 20:00 \S+$/)
  expect(plain('en-US', { firstDay: 7, lastDay: 7, to: '24:00' })[0]).toBe('Sun')
})
