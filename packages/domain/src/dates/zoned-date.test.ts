import { describe, expect, it } from 'vitest'
import { dateInZone, LAST_ZONE } from './zoned-date.ts'

describe('the date of an instant', () => {
  it('has the calendar of its zone', () => {
    const instant = new Date('2026-12-31T11:30:00Z')
    const zones = ['UTC', 'Pacific/Kiritimati', LAST_ZONE, 'UTC', 'Pacific/Kiritimati']
    expect(zones.map((zone) => dateInZone(instant, zone))).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
  })
})
