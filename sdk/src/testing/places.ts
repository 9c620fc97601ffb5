import type { WireLocation } from '@staykit/contract'

const at = { latitude: 38.7, longitude: -9.1 }

/** Suggestions for "lis": two cities, an airport, a hotel and a neighborhood. */
export const places: readonly WireLocation[] = [
  {
    id: '800',
    type: 'city',
    name: 'Lisbon',
    displayName: 'Lisbon, Portugal',
    cityID: '800',
    hotelCount: 1842,
    ...at,
  },
  {
    id: '801',
    type: 'city',
    name: 'Lisburn',
    displayName: 'Lisburn, Northern Ireland',
    cityID: '801',
    ...at,
  },
  {
    id: 'LIS',
    type: 'airport',
    name: 'Humberto Delgado',
    displayName: 'Lisbon Airport',
    code: 'LIS',
    cityID: '800',
    ...at,
  },
  {
    id: '800-7',
    type: 'hotel',
    name: 'Casa do Miradouro',
    displayName: 'Casa do Miradouro, Lisbon',
    cityID: '800',
    ...at,
  },
  {
    id: '800-a1',
    type: 'neighborhood',
    name: 'Alfama',
    displayName: 'Alfama, Lisbon',
    cityID: '800',
    areaID: '800-a1',
    ...at,
  },
]

/** A date some days from today, in the format of the form and of URLs. */
export function inDays(days: number): { date: string; url: string; day: number } {
  const day = new Date()
  day.setDate(day.getDate() + days)
  const two = (value: number) => String(value).padStart(2, '0')
  const parts = [two(day.getMonth() + 1), two(day.getDate())]
  return {
    date: `${day.getFullYear()}-${parts.join('-')}`,
    url: `${parts.join('-')}-${day.getFullYear()}`,
    day: day.getDate(),
  }
}
