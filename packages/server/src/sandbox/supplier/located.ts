import { type OfferKey, SupplierError } from '../../ports/supplier.ts'
import { behaviourOf, testAllotment } from '../testville/behaviour.ts'
import type { Behaviour } from '../testville/hotels.ts'
import type { Catalogue, CityHotels } from './catalogue.ts'
import { roomsOf } from './rooms.ts'

/** A hotel among those of its city. */
export interface Located {
  readonly hotels: CityHotels
  readonly index: number
  readonly behaviour: Behaviour
}

/** Throws SupplierError NOT_FOUND for an unknown hotel. */
export async function locate(catalogue: Catalogue, hotelId: string): Promise<Located> {
  const found = await catalogue.locate(hotelId)
  if (!found) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
  return { ...found, behaviour: behaviourOf(found.hotels.city.id, found.index) }
}

/** Rooms of the hotel of the offer's type for each night. */
export function allotmentOf({ hotels, index, behaviour }: Located, key: OfferKey): number {
  const rooms = roomsOf(hotels.seeds[index] ?? 0, hotels.columns.stars[index] ?? 0, hotels.climate)
  return testAllotment(behaviour) ?? rooms.find(({ code }) => code === key.roomCode)?.allotment ?? 0
}
