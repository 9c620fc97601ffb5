import type { Occupancy, Stay } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import pLimit from 'p-limit'
import type { Database } from '../../kernel/db/database.ts'
import { behaviourOf, testAllotment } from '../testville/behaviour.ts'
import { TESTVILLE } from '../testville/city.ts'
import type { CityHotels } from './catalogue.ts'
import { largestParty, leastFactor, roomsOf } from './rooms.ts'

/** Price factor of a hotel's cheapest room type with enough rooms left for a stay; undefined when there is none. */
export type FreeRoom = (index: number) => number | undefined

/** A crowd of searches waits here, and not for a connection, which fails after five seconds. */
const fewAtOnce = pLimit(5)

/** Every room type has this many rooms. */
const ALWAYS = 2

/** The free rooms of a city's hotels for a stay. */
export async function freeRooms(
  db: Kysely<Database>,
  hotels: CityHotels,
  { stay, occupancy }: { readonly stay: Stay; readonly occupancy: Occupancy },
): Promise<FreeRoom> {
  const roomCount = occupancy.length
  const rows = await fewAtOnce(() =>
    db
      .selectFrom('room_nights')
      .select(['hotel_id', 'room_code'])
      .distinct()
      .where(sql<string>`split_part(hotel_id, '-', 1)`, '=', hotels.city.id)
      .where('night', '>=', stay.checkIn)
      .where('night', '<', stay.checkOut)
      .where(sql<boolean>`taken + ${roomCount} > allotment`)
      .execute(),
  )
  const full = new Map<number, Set<string>>()
  for (const { hotel_id, room_code } of rows) {
    const index = Number(hotel_id.split('-')[1])
    full.set(index, (full.get(index) ?? new Set()).add(room_code))
  }
  const guests = largestParty(occupancy)
  const isSimple = roomCount <= ALWAYS && hotels.city.id !== TESTVILLE
  return (index) => {
    const codes = full.get(index)
    if (!codes && isSimple) return leastFactor(guests)
    const ofTest = testAllotment(behaviourOf(hotels.city.id, index))
    const factors = roomsOf(hotels.seeds[index] ?? 0, hotels.columns.stars[index] ?? 0, hotels.climate)
      .filter(({ sleeps, code }) => sleeps >= guests && !codes?.has(code))
      .filter(({ allotment }) => (ofTest ?? allotment) >= roomCount)
      .map(({ factor }) => factor)
    return factors.length > 0 ? Math.min(...factors) : undefined
  }
}
