import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Database } from '../../../kernel/db/database.ts'
import {
  type AvailableHotels,
  type HotelDetails,
  type Inventory,
  type Media,
  type SearchQuery,
  type Supplier,
  SupplierError,
} from '../../../ports/supplier.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import { type Listing, type ListQuery, listingOf } from './listing.ts'
import { bestRates, type Rates } from './merge/best-rates.ts'
import { firstOf, gather, nothingYet } from './merge/gather.ts'
import { createGroups, type Member } from './merge/groups.ts'
import { type Facts, lostPairs } from './merge/match.ts'
import { mergedLists, withPublicIds } from './merge/merged-list.ts'
import { createPairs, type Pairs, type Verdicts } from './merge/pairs.ts'

interface Completeness {
  /** Whether a supplier has failed or not answered yet, so that there may be more. */
  readonly isIncomplete: boolean
}

/** Name of the supplier that a brand prefers. */
export type Preferred = string | undefined

/** The hotels of all suppliers that sell, as one: a hotel that several have appears once, with the id of one of them. */
export interface Catalogue
  extends Omit<Inventory, 'check' | 'search' | 'rates'>,
    Media,
    Pick<Supplier, 'currencies'> {
  /** A part of the list of a place. NOT_FOUND for an unknown city. */
  search(query: SearchQuery & ListQuery, preferred?: Preferred): Promise<Listing & Completeness>
  /** Whether a city has an area. Throws UNAVAILABLE when only a missing supplier may know. */
  hasArea(cityId: string, areaId: string): Promise<boolean>
  /** The best available offers of all suppliers; `hotelId` is the one of pages and links. */
  rates(
    ...request: [...Parameters<Inventory['rates']>, preferred?: Preferred]
  ): Promise<Rates & Completeness & { readonly hotelId: string }>
}

/** How long a list or a hotel's page waits for suppliers that are slower than others; then they are missing in it. */
export const SEARCH_MS = 1_500
/** The same for the rates of one hotel. */
export const RATES_MS = 6_000
/** A merged list is reused for other pages and filters. */
const LIST_MS = 30_000

export interface CatalogueNeeds {
  readonly suppliers: Suppliers
  readonly db: Kysely<Database>
  readonly log: Logger
}

export function createCatalogue({ suppliers, db, log }: CatalogueNeeds): Catalogue {
  const { all, selling } = suppliers
  const pairs = createPairs(db, log)
  const groups = createGroups(suppliers, pairs)
  const search = createSearch(suppliers, pairs)
  /** What the suppliers of a hotel say of it: the one of its page, or another when that is slow or away. */
  const ofHotel = async <Value>(hotelId: string, ask: (member: Member) => Promise<Value | undefined>) =>
    firstOf(await groups.all(hotelId), ask, SEARCH_MS)
  /** The hotel at the first supplier that has pictures of it; `bare` when none has. */
  const pictured = async (hotelId: string, bare: HotelDetails): Promise<HotelDetails> => {
    const withPictures = async ({ supplier, id }: Member) => {
      const hotel = await supplier.hotel(id)
      return hotel.images.length > 0 ? hotel : undefined
    }
    const found = ofHotel(hotelId, withPictures).catch((error: unknown) => {
      log.warn({ err: error, hotelId }, 'no supplier answered with pictures of the hotel')
      return undefined
    })
    return (await found) ?? bare
  }
  return {
    currencies: inAll(selling.map(({ currencies }) => currencies)),
    hotelCount: async (city) =>
      Math.max(...(await Promise.all(selling.map((each) => each.hotelCount(city))))),
    async areas(cityId) {
      const { answers } = await gather(selling, (supplier) => supplier.areas(cityId), {
        withinMs: SEARCH_MS,
      })
      const areas = answers.flat()
      return [...new Map(areas.map((area) => [area.id, area])).values()]
    },
    async hasArea(cityId, areaId) {
      const areaAt = async (supplier: Supplier) =>
        (await supplier.areas(cityId)).find(({ id }) => id === areaId)
      return (await firstOf(selling, areaAt, SEARCH_MS)) !== undefined
    },
    area: (areaId) => firstOf(selling, (supplier) => supplier.area(areaId), SEARCH_MS),
    async findAreas(text, most) {
      return (await Promise.all(selling.map((each) => each.findAreas(text, most)))).flat().slice(0, most)
    },
    search: async (query, preferred) => {
      const { hotels, isIncomplete } = await search(query, preferred)
      return { ...listingOf(hotels, query), isIncomplete }
    },
    memberPrices: (query) => memberPrices(suppliers, pairs, query),
    whereIs: (hotelId) => ofHotel(hotelId, ({ supplier, id }) => supplier.whereIs(id)),
    async hotel(hotelId) {
      const hotel = await ofHotel(hotelId, ({ supplier, id }) => supplier.hotel(id))
      if (!hotel) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
      const { thumbnails, images, pictures } =
        hotel.images.length > 0 ? hotel : await pictured(hotelId, hotel)
      return { ...hotel, thumbnails, images, pictures, id: await groups.publicId(hotelId) }
    },
    async reviews(hotelId, ...page) {
      const reviews = await ofHotel(hotelId, ({ supplier, id }) => supplier.reviews(id, ...page))
      if (!reviews) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
      return reviews
    },
    async lowest(hotelId, request) {
      const { answers } = await gather(
        await groups.selling(hotelId, request),
        async ({ supplier, id }) => supplier.lowest(await id(), request),
        { withinMs: SEARCH_MS, isSomething: ({ price }) => price !== undefined },
      )
      const [best = {}] = [...answers].sort(
        (a, b) => (a.price?.final.minor ?? Infinity) - (b.price?.final.minor ?? Infinity),
      )
      return best
    },
    async rates(hotelId, request, preferred) {
      const sellers = await groups.selling(hotelId, request)
      const { answers, isIncomplete } = await gather(
        preferredFirst(sellers, ({ supplier }) => supplier, preferred),
        async ({ supplier, id }) => supplier.rates(await id(), request),
        { withinMs: RATES_MS, isSomething },
      )
      if (isIncomplete && !answers.some(isSomething)) throw nothingYet()
      const hotelIdOfPages = await groups.publicId(hotelId)
      return { hotelId: hotelIdOfPages, ...bestRates(answers), isIncomplete }
    },
    async picture(...named) {
      for (const supplier of all) {
        const found = await supplier.picture(...named)
        if (found) return found
      }
      return undefined
    },
  }
}

const inAll = ([first = new Set(), ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...first].filter((code) => others.every((each) => each.has(code))))

type Found = { readonly hotels: AvailableHotels } & Completeness

type Search = (query: SearchQuery, preferred: Preferred) => Promise<Found>

/** So long a list without a supplier serves the pages, sorts and filters of one visitor, ms. */
export const INCOMPLETE_MS = 1_000

/** Pairs whose hotels are not compared again before they change: some 15 MB. */
const MOST_READ = 50_000

function createSearch({ all: [only, ...others], selling }: Suppliers, pairs: Pairs): Search {
  // Promises, so that searches of one stay at the same time merge once.
  const lists = new LRUCache<string, Promise<Found>>({ max: 50, ttl: LIST_MS })
  const read = new LRUCache<string, Facts>({ max: MOST_READ })
  return async ({ place, stay, occupancy, currency, members }, preferred) => {
    const query = { place, stay, occupancy, currency, members }
    if (only && others.length === 0) return { hotels: await only.search(query), isIncomplete: false }
    const key = JSON.stringify([query, preferred])
    const cached = lists.get(key)
    if (cached) return cached
    const found = merge(query, preferred)
    lists.set(key, found)
    found.then(
      ({ isIncomplete }) => isIncomplete && lists.set(key, found, { ttl: INCOMPLETE_MS }),
      () => lists.delete(key),
    )
    return found
  }

  async function merge(query: SearchQuery, preferred: Preferred): Promise<Found> {
    const { answers, isIncomplete } = await gather(
      preferredFirst(selling, (supplier) => supplier, preferred),
      async (supplier) => ({ supplier, list: await supplier.search(query) }),
      { withinMs: SEARCH_MS, isSomething: ({ list }) => list.length > 0 },
    )
    const ids = answers.flatMap(({ list }) => Array.from({ length: list.length }, (_, at) => list.idOf(at)))
    const verdicts = await reviewed(
      answers.map(({ list }) => list),
      ids,
    )
    const { list: hotels } = answers
      .map(({ supplier, list }) => ({ supplier, list: withPublicIds(list, verdicts) }))
      .reduce(({ supplier, list }, next) => {
        const merged = mergedLists(list, next.list, verdicts, next.supplier.owns)
        pairs.note(merged.found)
        return { supplier, list: merged.hotels }
      })
    if (hotels.length === 0 && isIncomplete) throw nothingYet()
    return { hotels, isIncomplete }
  }

  /** Looks at stored pairs again: they do not outlive what made them one hotel. */
  async function reviewed(lists: readonly AvailableHotels[], ids: readonly string[]): Promise<Verdicts> {
    const verdicts = await pairs.of(ids)
    const lost = lostPairs(lists, verdicts, read)
    if (lost.length === 0) return verdicts
    await pairs.takeBack(lost)
    return pairs.of(ids)
  }
}

/** The same in their order, after those of the preferred supplier. */
const preferredFirst = <Each>(
  all: readonly Each[],
  supplierOf: (each: Each) => Supplier,
  preferred: Preferred,
): Each[] => {
  const isPreferred = (each: Each) => supplierOf(each).name === preferred
  return [...all.filter(isPreferred), ...all.filter((each) => !isPreferred(each))]
}

/** Member prices by the ids of the list. */
async function memberPrices(
  { all: [only, ...others], selling }: Suppliers,
  pairs: Pairs,
  query: Parameters<Inventory['memberPrices']>[0],
): ReturnType<Inventory['memberPrices']> {
  if (only && others.length === 0) return only.memberPrices(query)
  const named = query.hotels && (await pairs.of(query.hotels))
  const hotels = named && query.hotels?.flatMap((id) => [id, ...named.sameAs(id)])
  const { answers } = await gather(selling, (supplier) => supplier.memberPrices({ ...query, hotels }), {
    withinMs: SEARCH_MS,
  })
  const prices = answers.flatMap((each) => [...each])
  const { publicId } = await pairs.of(prices.map(([id]) => id))
  // The preferred supplier is first, and stays.
  return new Map(prices.reverse().map(([id, price]) => [publicId(id), price]))
}

const isSomething = ({ length }: { readonly length: number }) => length > 0
