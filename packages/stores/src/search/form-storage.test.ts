import { spreadGuests } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { readSaved, type SavedSearch, writeSaved } from './form-storage.ts'
import type { Place } from './place.ts'
import { readRecent } from './recent-searches.ts'

const lisbon: Place = { id: '800', type: 'city', city: '800', area: '', query: 'Lisbon, Portugal' }
const alfama: Place = { id: 'a1', type: 'neighborhood', city: '800', area: 'a1', query: 'Alfama, Lisbon' }
const stay = { checkIn: '2030-07-01', checkOut: '2030-07-04', occupancy: spreadGuests(2, 5) }
const storage = () => memoryEnvironment().storage

describe('a stored search', () => {
  it('[HOT-343] [PLT-024] [AQ-48] lies under homeHotelSearch, checkIn, checkOut, roomCount and adultCount', () => {
    const stored = storage()
    writeSaved(stored, { place: alfama, ...stay })
    expect(JSON.parse(stored.get('homeHotelSearch') ?? '')).toEqual([
      {
        locationType: 'neighborhood',
        cityID: '800',
        locationID: 'a1',
        areaID: 'a1',
        query: 'Alfama, Lisbon',
        checkIn: '2030-07-01',
        checkOut: '2030-07-04',
        roomCount: 2,
        adultCount: 5,
      },
    ])
    expect(['checkIn', 'checkOut', 'roomCount', 'adultCount'].map((key) => stored.get(key))).toEqual([
      '07-01-2030',
      '07-04-2030',
      '2',
      '5',
    ])
    expect(readSaved(stored)).toEqual({ place: alfama, ...stay })
    expect(readRecent(stored)).toEqual([{ place: alfama, ...stay }])
  })

  it('leaves as it was what is not given', () => {
    const stored = storage()
    writeSaved(stored, { place: lisbon, ...stay })
    writeSaved(stored, {})
    expect(readSaved(stored)).toEqual({ place: lisbon, ...stay })
    const empty = storage()
    writeSaved(empty, {})
    for (const key of ['homeHotelSearch', 'checkIn', 'checkOut', 'roomCount', 'adultCount'])
      expect(empty.get(key), key).toBeUndefined()
  })

  it('[AQ-55] stores the last eight searches, newest first, each place once', () => {
    const stored = storage()
    const search = (index: number): SavedSearch => ({ place: { ...lisbon, id: String(index) }, ...stay })
    for (let index = 0; index < 10; index++) writeSaved(stored, search(index))
    writeSaved(stored, search(5))
    expect(readRecent(stored).map(({ place }) => place.id)).toEqual(['5', '9', '8', '7', '6', '4', '3', '2'])
  })

  it('a search kept by an older page needs no more than its place; dates may be in either form', () => {
    const stored = storage()
    stored.set('homeHotelSearch', '[{"locationType":"city","cityID":"800","checkIn":"07-01-2030"}]')
    expect(readRecent(stored)).toEqual([
      {
        place: { id: '800', type: 'city', city: '800', area: '', query: '' },
        checkIn: '2030-07-01',
        checkOut: undefined,
        occupancy: undefined,
      },
    ])
    for (const bad of [
      '{"locationType":"city","cityID":"800"}',
      '[{"locationType":"city"}]',
      '[{"cityID":"8"}]',
    ]) {
      stored.set('homeHotelSearch', bad)
      expect(readRecent(stored), bad).toEqual([])
      expect(readSaved(stored).place, bad).toBeUndefined()
    }
  })

  it.each(['0', '-1', '1.5', 'two'])('%s is no count', (bad) => {
    const stored = storage()
    stored.set('roomCount', bad)
    stored.set('adultCount', '2')
    expect(readSaved(stored).occupancy).toBeUndefined()
  })
})
