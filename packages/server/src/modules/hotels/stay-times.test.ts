import { describe, expect, it } from 'vitest'
import { clockOf, stayTimes } from './stay-times.ts'

const contract = (hotel: object, checkInDate = '2026-05-14', checkOutDate = '2026-05-17') =>
  stayTimes({ checkInDate, checkOutDate, hotel } as never)

describe('the hours of a stay', () => {
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

  it('is nothing where a hotel says nothing', () => expect(clockOf(undefined)).toBeUndefined())

  it("are the hotel's, in its zone; three in the afternoon and eleven in the morning where it says none", () => {
    const location = { timeZone: 'Europe/Lisbon' }
    expect(contract({ checkInTime: '4:00 PM', checkOutTime: '10:00 AM', location })).toEqual({
      from: '2026-05-14T16:00:00+01:00',
      until: '2026-05-17T10:00:00+01:00',
    })
    expect(contract({ location })).toEqual({
      from: '2026-05-14T15:00:00+01:00',
      until: '2026-05-17T11:00:00+01:00',
    })
    expect(contract({ location: {} }).from).toMatch(/^2026-05-14T15:00:00(Z|\+00:00)$/)
  })

  it('keep their hour on days when the zone changes', () => {
    const from = (day: string, timeZone: string) =>
      contract({ checkInTime: '3:00 PM', location: { timeZone } }, day, day).from
    expect(from('2026-03-08', 'America/New_York')).toBe('2026-03-08T15:00:00-04:00')
    expect(from('2026-11-01', 'America/New_York')).toBe('2026-11-01T15:00:00-05:00')
    expect(from('2026-10-04', 'Australia/Sydney')).toBe('2026-10-04T15:00:00+11:00')
  })
})
