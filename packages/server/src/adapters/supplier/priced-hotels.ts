import { type Filterable, nightlyTotal, roomNights, toMajor } from '@staykit/domain'
import type { AvailableHotels, Named, PricedHotel, StayRequest } from '../../ports/supplier.ts'

/** A hotel with an available room. */
export type Priced = PricedHotel & { readonly price: NonNullable<PricedHotel['price']> }

/** The hotels of a place as a provider answers them, for the list. */
export function availableHotels(hotels: readonly Priced[], request: StayRequest): AvailableHotels {
  const nights = roomNights(request.stay, request.occupancy)
  const rows = hotels.map((priced) => filterable(priced, nights))
  const at = <Row>(list: readonly Row[], index: number): Row => {
    const found = list[index]
    if (!found) throw new RangeError(`there is no hotel ${index}`)
    return found
  }
  return {
    length: hotels.length,
    names: {
      areas: mostFrequent(hotels.map(({ hotel }) => hotel.area)),
      brands: mostFrequent(hotels.flatMap(({ hotel }) => hotel.brand ?? [])),
      promotions: [],
    },
    idOf: (index) => at(hotels, index).hotel.id,
    reader: () => (index) => at(rows, index),
    at: (index) => at(hotels, index),
  }
}

const filterable = ({ hotel, price }: Priced, nights: number): Filterable => ({
  name: hotel.name,
  starRating: hotel.stars,
  total: toMajor(price.final),
  nightly: toMajor(nightlyTotal(price.final, nights)),
  saving: 0,
  guestScore: hotel.score?.guestScore ?? 0,
  amenityIds: hotel.amenityIds,
  brandIds: hotel.brand ? [hotel.brand.id] : [],
  areaIds: [hotel.area.id],
  promotionIds: [],
  position: hotel.location,
})

/** Each once, the most frequent first. */
function mostFrequent(values: readonly Named[]): Named[] {
  const counts = new Map<string, { readonly named: Named; count: number }>()
  for (const named of values) {
    const entry = counts.get(named.id) ?? { named, count: 0 }
    entry.count++
    counts.set(named.id, entry)
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.named.name.localeCompare(b.named.name))
    .map(({ named }) => ({ id: named.id, name: named.name }))
}
