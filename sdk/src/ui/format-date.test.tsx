import { addNights, formatDate } from '@staykit/domain'
import { expect } from 'chai'
import { shortDay } from './short-day.ts'

describe('short days', () => {
  it('writes short days as Intl does, on every day of four years', () => {
    const options = { weekday: 'short', month: 'short', day: 'numeric' } as const
    for (let night = 0; night < 1461; night++) {
      const day = addNights('2027-01-01', night)
      expect(shortDay(day, night % 2 ? 'en' : 'en-US')).to.equal(formatDate(day, 'en-US', options))
    }
    expect(shortDay('2027-01-02', 'fr')).to.equal(formatDate('2027-01-02', 'fr', options))
  })
})
