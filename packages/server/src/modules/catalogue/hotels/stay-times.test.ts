import { describe, expect, it } from 'vitest'
import { stayTimes } from './stay-times.ts'

const contract = (hotel: object, checkInDate = '2026-05-14', checkOutDate = '2026-05-17') =>
  stayTimes({ checkInDate, checkOutDate, hotel } as never)

describe('the hours of a stay', () => {
  it("use the hotel's times in its zone; 3 PM and 11 AM by default", () => {
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

  it('keep their hour on days with a change of clocks', () => {
    const from = (day: string, timeZone: string) =>
      contract({ checkInTime: '3:00 PM', location: { timeZone } }, day, day).from
    expect(from('2026-03-08', 'America/New_York')).toBe('2026-03-08T15:00:00-04:00')
    expect(from('2026-11-01', 'America/New_York')).toBe('2026-11-01T15:00:00-05:00')
    expect(from('2026-10-04', 'Australia/Sydney')).toBe('2026-10-04T15:00:00+11:00')
  })
})
