import { expect, it } from 'vitest'
import type { Calls } from './calls.ts'
import { createContent } from './content.ts'

/** More hotels than the cache of rows has room for. */
const CITIES = 101
const PER_CITY = 200

const row = (id: string) => ({ id, name: id, country: 'PT', latitude: 38, longitude: -9 })
const city = {
  id: '800',
  name: 'Lisbon',
  population: 1_000_000,
  timeZone: 'Europe/Lisbon',
  ...{ latitude: 38, longitude: -9, countryCode: 'PT', countryName: 'Portugal' },
}

it('a hotel that was opened is found after many lists of other hotels', async () => {
  let lists = 0
  const calls = {
    hotel: async (id: string) => ({ ...row(id), location: { latitude: 38, longitude: -9 } }),
    hotels: async () => {
      const first = ++lists * PER_CITY
      return Array.from({ length: PER_CITY }, (_, index) => row(`lp${first + index}`))
    },
    facilities: async () => [],
  } as unknown as Calls
  const places = { city: async () => city, nearest: async () => city } as never
  const content = createContent(calls, places)
  expect((await content.hotel('lp1'))?.found.id).toBe('lp1')
  for (let index = 0; index < CITIES; index++) await content.around(String(index))
  expect((await content.hotel('lp1'))?.found.id).toBe('lp1')
})
