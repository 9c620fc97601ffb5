import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { readSaved, type SavedSearch, writeSaved } from './form-storage.ts'
import type { Place } from './place.ts'
import { readRecent } from './recent-searches.ts'

const lisbon: Place = { id: '800', type: 'city', city: '800', area: '', query: 'Lisbon, Portugal' }
const alfama: Place = { id: 'a1', type: 'neighborhood', city: '800', area: 'a1', query: 'Alfama, Lisbon' }
const stay = { checkIn: '2030-07-01', checkOut: '2030-07-04', rooms: 2, guests: 5 }
const storage = () => memoryEnvironment().storage

describe('a stored search', () => {
  it('[HOT-343] [PLT-024] lies under homeHotelSearch, checkIn, checkOut, roomCount and adultCount', () => {
    const kept = storage()
    writeSaved(kept, { place: alfama, ...stay })
    expect(JSON.parse(kept.get('homeHotelSearch') ?? '')).toEqual([
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
    expect(['checkIn', 'checkOut', 'roomCount', 'adultCount'].map((key) => kept.get(key))).toEqual([
      '07-01-2030',
      '07-04-2030',
      '2',
      '5',
    ])
    expect(readSaved(kept)).toEqual({ place: alfama, ...stay })
    expect(readRecent(kept)).toEqual([{ place: alfama, ...stay }])
  })

  it('leaves as it was what is not given', () => {
    const kept = storage()
    writeSaved(kept, { place: lisbon, ...stay })
    writeSaved(kept, {})
    expect(readSaved(kept)).toEqual({ place: lisbon, ...stay })
    const empty = storage()
    writeSaved(empty, {})
    for (const key of ['homeHotelSearch', 'checkIn', 'checkOut', 'roomCount', 'adultCount'])
      expect(empty.get(key), key).toBeUndefined()
  })

  it('the last eight searches are kept, newest first, each place once', () => {
    const kept = storage()
    const search = (index: number): SavedSearch => ({ place: { ...lisbon, id: String(index) }, ...stay })
    for (let index = 0; index < 10; index++) writeSaved(kept, search(index))
    writeSaved(kept, search(5))
    expect(readRecent(kept).map(({ place }) => place.id)).toEqual(['5', '9', '8', '7', '6', '4', '3', '2'])
  })

  it('a search kept by an older page needs no more than its place; dates may be in either form', () => {
    const kept = storage()
    kept.set('homeHotelSearch', '[{"locationType":"city","cityID":"800","checkIn":"07-01-2030"}]')
    expect(readRecent(kept)).toEqual([
      {
        place: { id: '800', type: 'city', city: '800', area: '', query: '' },
        checkIn: '2030-07-01',
        checkOut: undefined,
        rooms: undefined,
        guests: undefined,
      },
    ])
    for (const bad of [
      '{"locationType":"city","cityID":"800"}',
      '[{"locationType":"city"}]',
      '[{"cityID":"8"}]',
    ]) {
      kept.set('homeHotelSearch', bad)
      expect(readRecent(kept), bad).toEqual([])
      expect(readSaved(kept).place, bad).toBeUndefined()
    }
  })

  it.each(['0', '-1', '1.5', 'two'])('%s is no count', (bad) => {
    const kept = storage()
    kept.set('roomCount', bad)
    expect(readSaved(kept).rooms).toBeUndefined()
  })
})
