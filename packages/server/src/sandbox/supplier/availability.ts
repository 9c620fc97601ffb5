import { exponentOf, isAvailable, nightlyTotal, roomNights, savingOf } from '@staykit/domain'
import type { SearchQuery, StayRequest } from '../../ports/supplier.ts'
import type { CityHotels } from './catalogue.ts'
import { dayRate } from './day-rates.ts'
import type { FreeRoom } from './free-rooms.ts'
import { bestMemberPrice, lowestPublicPrice, offAt } from './offers.ts'
import { isFull, pricedNights } from './seasons.ts'

/** Available hotels of a place for a stay with their prices: the input of filters and facets. */
export interface Availability {
  /** Hotel numbers, most popular first. */
  readonly hotels: Uint16Array
  /** By hotel number, decimal, in the requested currency: the total that a row shows, and `nightlyTotal` of it. */
  readonly totals: Float64Array
  readonly nightly: Float64Array
  /** Of the cheapest free room, by hotel number. */
  readonly roomFactors: Float64Array
  /** The highest of `savings`; undefined without member rates. */
  readonly bestSavings: number | undefined
  /** Percent that the best member rate saves, by hotel number. */
  readonly savings: () => Float64Array
}

export interface AvailabilityQuestion extends StayRequest {
  readonly members: SearchQuery['members']
  /** Index of the area, when the search is for one. */
  readonly area: number | undefined
  readonly freeRoom: FreeRoom
}

/** Prices all hotels of a city for a stay: 2,000 hotels and 3 nights in about 5 ms. */
export function findAvailable(city: CityHotels, question: AvailabilityQuestion): Availability {
  const { stay, occupancy, currency, members, area, freeRoom } = question
  const nights = pricedNights(city.city, city.climate, stay)
  const rate = dayRate(currency)
  const unit = 10 ** exponentOf(currency)
  const units = roomNights(stay, occupancy)
  const totals = new Float64Array(city.count)
  const nightly = new Float64Array(city.count)
  const roomFactors = new Float64Array(city.count)
  const hotels = city.popular.filter((index) => {
    if (area !== undefined && city.columns.area[index] !== area) return false
    if (isFull(city, index, nights)) return false
    const roomFactor = freeRoom(index)
    if (roomFactor === undefined) return false
    roomFactors[index] = roomFactor
    const request = { stay, occupancy, currency, roomFactor }
    const price = lowestPublicPrice(city, index, nights, request, true)
    if (!isAvailable(price.display.minor / unit / rate, true)) return false
    const member = members && bestMemberPrice(city, index, nights, request, members.dealPercent)
    const final = member && member.final.minor < price.final.minor ? member.final : price.final
    totals[index] = final.minor / unit
    nightly[index] = nightlyTotal(final, units).minor / unit
    return true
  })
  const savingAt = (index: number) => {
    const request = { stay, occupancy, currency, roomFactor: roomFactors[index] ?? 1 }
    const member = bestMemberPrice(city, index, nights, request, members?.dealPercent)
    return member ? savingOf(member) : 0
  }
  let savings: Float64Array | undefined
  return {
    hotels,
    totals,
    nightly,
    roomFactors,
    bestSavings: best(hotels, (index) => offAt(city, index, members?.dealPercent), savingAt) || undefined,
    savings() {
      savings ??= new Float64Array(city.count).map((_, index) => savingAt(index))
      return savings
    },
  }
}

/**
 * The highest saving. Rounding makes a saving at most one percent larger than what is off, so most hotels need not be
 * priced for it.
 */
function best(hotels: Uint16Array, offAt: (index: number) => number, savingAt: (index: number) => number) {
  let highest = 0
  for (const index of hotels) {
    const off = offAt(index)
    if (off > 0 && off + 1 > highest) highest = Math.max(highest, savingAt(index))
  }
  return highest
}
