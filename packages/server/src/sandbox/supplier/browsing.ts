import { setTimeout as sleep } from 'node:timers/promises'
import { type StayPrice, savingOf } from '@staykit/domain'
import { fold } from '../../kernel/text/fold.ts'
import { type Picture, type Supplier, SupplierError } from '../../ports/supplier.ts'
import { behaviourOf } from '../testville/behaviour.ts'
import { defectOf, withDefect } from '../testville/pictures.ts'
import { findAreas, middleOf } from './areas.ts'
import { type Catalogue, type CityHotels, hotelIdOf } from './catalogue.ts'
import { detailsOf } from './details.ts'
import { freeRooms } from './free-rooms.ts'
import { hotelCount } from './hotel-count.ts'
import { partsOf } from './ids.ts'
import { locate } from './located.ts'
import { bestMemberPrice } from './offers.ts'
import { decodeId, scenes } from './pictures/addresses.ts'
import { lookOf } from './pictures/houses.ts'
import { pictureOf } from './pictures/pictures.ts'
import { reviewsOf } from './reviews.ts'
import { createSearch } from './search.ts'
import { isFull, pricedNights } from './seasons.ts'
import type { SellingOptions } from './selling.ts'

type Browsing = Pick<
  Supplier,
  | 'hotelCount'
  | 'areas'
  | 'area'
  | 'whereIs'
  | 'findAreas'
  | 'search'
  | 'memberPrices'
  | 'hotel'
  | 'reviews'
  | 'picture'
>

/** Read-only calls: hotels, places, pictures, reviews. */
export function createBrowsing(options: SellingOptions): Browsing {
  const { catalogue, db, now, slowMs } = options
  const search = createSearch(catalogue, db)
  return {
    hotelCount: async (city) => hotelCount(city.id, city.population),
    async areas(cityId) {
      const { areas = [], city } = (await catalogue.hotelsOf(cityId)) ?? {}
      return city ? areas.map((area) => ({ id: area.id, name: area.name, ...middleOf(city, area) })) : []
    },
    async area(areaId) {
      const [, cityId = ''] = /^(\d{1,10})-a\d+$/.exec(areaId) ?? []
      const found = cityId
        ? (await catalogue.hotelsOf(cityId))?.areas.find(({ id }) => id === areaId)
        : undefined
      return found && { id: areaId, name: found.name, cityId }
    },
    // Hotel ids start with their city.
    async whereIs(hotelId) {
      const { cityId = '' } = partsOf(hotelId) ?? {}
      const city = cityId ? (await catalogue.hotelsOf(cityId))?.city : undefined
      return city && { cityId, timeZone: city.timeZone }
    },
    findAreas: async (text, most) => findAreas(fold(text), most),
    search,
    memberPrices: (query) => memberPrices(options, query),
    async hotel(hotelId) {
      const { hotels, index, behaviour } = await locate(catalogue, hotelId)
      if (behaviour === 'slow') await sleep(slowMs / 4)
      return detailsOf(hotels, index)
    },
    async reviews(hotelId, from, size, order, about) {
      const { hotels, index } = await locate(catalogue, hotelId)
      return reviewsOf(hotels, index, { from, size, order, about, now: now() })
    },
    picture: (hotel, scene, width) => picture(options, hotel, scene, width),
  }
}

/** Size of a list's first window. */
const WINDOW = 40

async function memberPrices(
  { catalogue, db }: SellingOptions,
  { place, dealPercent, hotels: named, ...request }: Parameters<Supplier['memberPrices']>[0],
): Promise<ReadonlyMap<string, StayPrice>> {
  const hotels = await catalogue.hotelsOf(place.cityId)
  if (!hotels) throw new SupplierError('NOT_FOUND', `no city ${place.cityId}`)
  const nights = pricedNights(hotels.city, hotels.climate, request.stay)
  const freeRoom = await freeRooms(db, hotels, request)
  const prices: [string, StayPrice][] = []
  for (const index of named ? await numbersOf(catalogue, hotels, named) : hotels.popular) {
    if (place.areaId && hotels.areas[hotels.columns.area[index] ?? 0]?.id !== place.areaId) continue
    if (isFull(hotels, index, nights)) continue
    const roomFactor = freeRoom(index)
    if (roomFactor === undefined) continue
    const price = bestMemberPrice(hotels, index, nights, { ...request, roomFactor }, dealPercent)
    if (price) prices.push([hotelIdOf(hotels, index), price])
  }
  if (named) return new Map(prices)
  return new Map(prices.sort(([, a], [, b]) => savingOf(b) - savingOf(a)).slice(0, WINDOW))
}

/** Skips hotels of other cities. */
async function numbersOf(
  catalogue: Catalogue,
  { city }: CityHotels,
  named: readonly string[],
): Promise<number[]> {
  const found = await Promise.all(Array.from(new Set(named), (id) => catalogue.locate(id)))
  return found.flatMap((one) => (one?.hotels.city.id === city.id ? [one.index] : []))
}

async function picture(
  { catalogue, slowMs }: SellingOptions,
  hotel: string,
  scene: string,
  width: number,
): Promise<Picture | undefined> {
  const found = await catalogue.locate(decodeId(hotel) ?? '')
  const sceneName = scenes.find((name) => name === scene)
  if (!found || !sceneName) return undefined
  const { hotels, index } = found
  const defect = defectOf(behaviourOf(hotels.city.id, index), sceneName)
  if (defect === 'broken') return undefined
  if (defect === 'slow') await sleep(slowMs / 2)
  const file = await pictureOf(sceneName, lookOf(hotels, index), width)
  const body = await withDefect(file, defect, width)
  return { type: 'image/webp', body, isStored: defect !== 'slow' }
}
