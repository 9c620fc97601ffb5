import { mostMentioned, TOPICS_IN_LIST } from '@staykit/domain'
import type { HotelSummary } from '../../ports/supplier.ts'
import { behaviourOf } from '../testville/behaviour.ts'
import { picturesAt } from '../testville/pictures.ts'
import { positionOf } from './areas.ts'
import { amenityIdsOf, promotionsOf } from './bits.ts'
import { type CityHotels, hotelIdOf } from './catalogue.ts'
import { chains } from './chains.ts'
import { hash } from './hash.ts'
import { thumbnailOf } from './pictures/addresses.ts'
import { lookOf } from './pictures/houses.ts'
import { factsOf } from './pictures/pictures.ts'
import { streetOf } from './streets.ts'
import { likedCounts, reviewedAt } from './topics.ts'

/** A hotel without details. */
export function summaryOf(hotels: CityHotels, index: number): HotelSummary {
  const { city, columns, areas } = hotels
  const seed = hotels.seeds[index] ?? 0
  const id = hotelIdOf(hotels, index)
  const area = areas[columns.area[index] ?? 0] ?? {
    id: `${city.id}-a0`,
    name: city.name,
    north: 0,
    east: 0,
    spread: 0,
  }
  const chain = chains[(columns.chain[index] ?? 0) - 1]
  const score = columns.score[index] ?? 0
  const thumbnails = picturesAt(behaviourOf(city.id, index), [thumbnailOf(id)])
  return {
    id,
    name: hotels.name(index),
    brand: chain && { id: chain.id, name: chain.name },
    stars: (columns.stars[index] ?? 0) / 10,
    score: score > 0 ? { guestScore: score / 10, count: columns.reviews[index] ?? 0 } : undefined,
    liked: mostMentioned(likedCounts(seed, reviewedAt(hotels, index)), TOPICS_IN_LIST),
    thumbnails,
    pictures: thumbnails.map(() => factsOf('outside', lookOf(hotels, index))),
    amenityIds: amenityIdsOf(columns.amenities[index] ?? 0),
    area: { id: area.id, name: area.name },
    promotions: promotionsOf(columns.promotions[index] ?? 0),
    location: {
      ...positionOf(city, area, seed),
      addressLine1: streetOf(hotels.market.language, seed),
      postalCode: String(10_000 + (hash(Number(city.id), columns.area[index] ?? 0, 81) % 89_999)),
      cityId: city.id,
      cityName: city.name,
      stateCode: city.stateCode,
      countryCode: city.countryCode,
      countryName: city.countryName,
      timeZone: city.timeZone,
    },
  }
}
