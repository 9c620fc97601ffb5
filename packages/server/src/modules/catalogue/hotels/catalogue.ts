import {
  type Inventory,
  type Media,
  type SearchQuery,
  type Supplier,
  SupplierError,
} from '../../../ports/supplier.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import { type Listing, type ListQuery, listingOf } from './listing.ts'

/** The hotels of all suppliers, as one. A hotel id names its supplier by its form. */
export interface Catalogue extends Omit<Inventory, 'check' | 'search'>, Media, Pick<Supplier, 'currencies'> {
  /** A part of the list of a place. NOT_FOUND for an unknown city. */
  search(query: SearchQuery & ListQuery): Promise<Listing>
}

/** Lists have the hotels of the first supplier that sells. Hotels of one that sells no more stay readable. */
export function createCatalogue({ all, selling, ofHotel }: Suppliers): Catalogue {
  const [first] = selling
  if (!first) throw new Error('no supplier sells rooms')
  const owner = (hotelId: string) => {
    const found = ofHotel(hotelId)
    if (!found) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
    return found
  }
  return {
    get currencies() {
      return first.currencies
    },
    hotelCount: (city) => first.hotelCount(city),
    areas: (cityId) => first.areas(cityId),
    area: (areaId) => first.area(areaId),
    findAreas: (text, most) => first.findAreas(text, most),
    search: async (query) => listingOf(await first.search(query), query),
    memberPrices: (query) => first.memberPrices(query),
    whereIs: async (hotelId) => ofHotel(hotelId)?.whereIs(hotelId),
    hotel: async (hotelId) => owner(hotelId).hotel(hotelId),
    reviews: async (hotelId, ...page) => owner(hotelId).reviews(hotelId, ...page),
    async lowest(hotelId, request) {
      const supplier = owner(hotelId)
      return selling.includes(supplier) ? supplier.lowest(hotelId, request) : {}
    },
    async rates(hotelId, request) {
      const supplier = owner(hotelId)
      return selling.includes(supplier) ? supplier.rates(hotelId, request) : []
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
