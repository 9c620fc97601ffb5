import { type Occupancy, partySize } from '@staykit/domain'
import { hash, unit } from './hash.ts'
import type { Climate } from './market.ts'

/** A room type of a hotel. */
export interface Room {
  readonly code: string
  readonly title: string
  /** What beds and size do not say, such as "balcony"; may be empty. */
  readonly description: string
  readonly beds: readonly { readonly kind: string; readonly count: number }[]
  /** Square metres. */
  readonly size: number
  readonly view?: string | undefined
  /** Index of its pictures. */
  readonly picture: number
  readonly sleeps: number
  /** Its price relative to the standard room. */
  readonly factor: number
  /** Rooms of this type for each night. */
  readonly allotment: number
}

const views: Readonly<Record<Climate, readonly string[]>> = {
  tropical: ['Ocean View', 'Garden View', 'Pool View', 'City View'],
  desert: ['Courtyard View', 'Pool View', 'City View', 'Garden View'],
  mediterranean: ['Sea View', 'Old Town View', 'Patio View', 'City View'],
  temperate: ['City View', 'Park View', 'Courtyard View', 'River View'],
  alpine: ['Mountain View', 'Valley View', 'Village View', 'Forest View'],
  nordic: ['Harbour View', 'City View', 'Courtyard View', 'Fjord View'],
}

const beds = ['Queen bed', 'King bed', 'Two single beds', 'Queen bed, desk', 'King bed, sofa']

/** The beds of a description such as "King bed and two single beds". */
function bedsIn(description: string): Room['beds'] {
  const found = description.matchAll(/(two )?(queen|king|single|sofa) beds?/gi)
  return [...found].map(([, two, kind = '']) => ({ kind: kind.toLowerCase(), count: two ? 2 : 1 }))
}

/** Guests in the fullest room of an occupancy: all of its rooms are of one type. */
export const largestParty = (occupancy: Occupancy) => Math.max(...occupancy.map(partySize))

/** Guests in the largest room that a hotel has. */
export const LARGEST_ROOM = 4

/** Factor of the cheapest room of every hotel for this number of guests in one room; undefined where no room holds them. */
export function leastFactor(guests: number): number | undefined {
  if (guests > LARGEST_ROOM) return undefined
  return guests <= 2 ? 1 : guests === 3 ? 1.32 : 1.5
}

/** Rooms of a hotel, cheapest first: always one for two, one for three and one for four. */
export function roomsOf(seed: number, stars: number, climate: Climate): Room[] {
  const view = (index: number) => views[climate][(hash(seed, 61) + index) % 4] ?? 'City View'
  const bed = (index: number) => beds[hash(seed, 62, index) % beds.length] ?? 'Queen bed'
  const size = 14 + Math.round(stars / 4 + unit(seed, 63) * 6)
  const room = (
    code: string,
    title: string,
    bedding: string,
    sleeps: number,
    factor: number,
    scale: number,
  ): Room => ({
    code,
    title,
    description: bedding
      .split(', ')
      .filter((part) => bedsIn(part).length === 0)
      .join(', '),
    beds: bedsIn(bedding),
    size: Math.round(size * scale),
    view: title.split(', ')[1],
    picture: hash(seed, 65, sleeps, factor * 100),
    sleeps,
    factor,
    allotment: Math.max(2, Math.round((4 + unit(seed, 64, sleeps) * 26) / factor)),
  })
  const rooms = [
    room('STD', stars >= 40 ? 'Classic Double Room' : 'Double Room', bed(0), 2, 1, 1),
    room('SUP', `Superior Room, ${view(0)}`, `${bed(1)}, balcony`, 2, 1.17, 1.2),
    room('TRP', 'Triple Room', 'Queen bed and single bed', 3, 1.32, 1.35),
    room('FAM', 'Family Room', 'King bed and two single beds', 4, 1.5, 1.6),
  ]
  if (stars >= 35) rooms.push(room('DLX', `Deluxe Room, ${view(1)}`, 'King bed, terrace', 3, 1.62, 1.6))
  if (stars >= 40)
    rooms.push(room('JST', `Junior Suite, ${view(2)}`, 'King bed, sofa bed, terrace', 3, 1.95, 2))
  if (stars >= 45)
    rooms.push(room('STE', `Signature Suite, ${view(0)}`, 'King bed, living room', 4, 2.9, 3.1))
  return rooms
}
