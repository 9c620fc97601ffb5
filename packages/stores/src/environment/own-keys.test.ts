import { expect, it } from 'vitest'
import { ownKeys } from './own-keys.ts'
import { safeStorage } from './storage.ts'

const start = (values: Readonly<Record<string, string>>, prefix?: string) => {
  const entries = new Map(Object.entries(values))
  const storage = safeStorage(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }))
  return { entries, own: ownKeys(storage, () => prefix) }
}
const search = '[{"locationType":"city","cityID":"800"}]'

it('[AQ-48] writes no key of the page, and reads none', () => {
  const { entries, own } = start({ checkIn: 'HOST', homeHotelSearch: '[]' })
  expect(own.get('checkIn')).toBeUndefined()
  own.set('checkIn', '06-15-2030')
  own.set('staykit.trip', 'ST-1')
  expect(Object.fromEntries(entries)).toEqual({
    ...{ checkIn: 'HOST', homeHotelSearch: '[]' },
    ...{ 'staykit.checkIn': '06-15-2030', 'staykit.trip': 'ST-1' },
  })
  own.remove('checkIn')
  expect([entries.get('checkIn'), own.get('checkIn')]).toEqual(['HOST', undefined])
})

it('[AQ-48] moves what an earlier version stored, once', () => {
  const { entries, own } = start({ homeHotelSearch: search, checkIn: '06-15-2030', dealCode: 'STAY60' })
  expect([own.get('checkIn'), own.get('homeHotelSearch'), own.get('dealCode')]).toEqual([
    ...['06-15-2030', search, 'STAY60'],
  ])
  expect([...entries.keys()].filter((key) => !key.startsWith('staykit.'))).toEqual([])
  entries.set('checkIn', 'HOST')
  entries.set('homeHotelSearch', search)
  expect([own.get('checkIn'), entries.get('checkIn')]).toEqual(['06-15-2030', 'HOST'])
})

it('[AQ-48] uses the names of the requirements on a page that sets no prefix', () => {
  const { entries, own } = start({ homeHotelSearch: search, checkIn: '06-15-2030' }, '')
  expect(own.get('checkIn')).toBe('06-15-2030')
  own.set('roomCount', '2')
  expect([...entries.keys()]).toEqual(['homeHotelSearch', 'checkIn', 'roomCount'])
})
