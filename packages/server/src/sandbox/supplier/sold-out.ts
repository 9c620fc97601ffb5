import type { Occupancy, Stay } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import type { CityHotels } from './catalogue.ts'
import { guestsPerRoom, roomsOf } from './rooms.ts'

/** Numbers of a city's hotels in which every suitable room type is sold out on some night of the stay. */
export async function soldOutHotels(
  db: Kysely<Database>,
  hotels: CityHotels,
  { stay, occupancy }: { readonly stay: Stay; readonly occupancy: Occupancy },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('room_nights')
    .select(['hotel_id', 'room_code'])
    .distinct()
    .where(sql<string>`split_part(hotel_id, '-', 1)`, '=', hotels.city.id)
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .whereRef('taken', '>=', 'allotment')
    .execute()
  const sold = new Map<number, Set<string>>()
  for (const { hotel_id, room_code } of rows) {
    const index = Number(hotel_id.split('-')[1])
    sold.set(index, (sold.get(index) ?? new Set()).add(room_code))
  }
  const guests = guestsPerRoom(occupancy)
  const isOut = ([index, codes]: [number, Set<string>]) =>
    roomsOf(hotels.seeds[index] ?? 0, hotels.traits(index).stars, hotels.climate)
      .filter(({ sleeps }) => sleeps >= guests)
      .every(({ code }) => codes.has(code))
  return new Set([...sold].filter(isOut).map(([index]) => index))
}
