import type { HotelFilters, StayPrice } from '@staykit/domain'
import type { HotelDetails, Named, PricedHotel, StayRequest } from './hotel.ts'
import type { Offer, OfferKey } from './offer.ts'

/** The hotels of a city, or of one of its areas. */
export interface SearchPlace {
  readonly cityId: string
  readonly areaId?: string | undefined
}

export interface SearchQuery extends StayRequest {
  readonly place: SearchPlace
  /** Window of the filtered and sorted list, `to` exclusive. */
  readonly from: number
  readonly to: number
  readonly sort: string
  readonly filters: HotelFilters
  /**
   * Set for a caller who sees member prices: the list is then sorted, filtered and counted by the lower of the public and
   * the member price of a hotel. `dealPercent` is what a deal code takes off at every hotel.
   */
  readonly members?: { readonly dealPercent: number | undefined } | undefined
}

/** A value that hotels of the place have, with their number (over all hotels, not the filtered ones). */
export interface FacetCount extends Named {
  readonly count: number
}

export interface SearchResult {
  readonly hotels: readonly PricedHotel[]
  /** Hotels that match the filters. */
  readonly count: number
  /** Hotels of the place with a room for the stay. */
  readonly total: number
  readonly amenities: readonly FacetCount[]
  readonly areas: readonly FacetCount[]
  readonly brands: readonly FacetCount[]
  readonly promotions: readonly FacetCount[]
  readonly stars: readonly FacetCount[]
  /** `nightlyTotal` over all hotels of the place, decimal, in the requested currency; 20 equal steps. */
  readonly prices: { min: number; avg: number; max: number; histogram: readonly number[] }
  readonly bestSavings?: number | undefined
}

/** Hotels, their places, and their offers for a stay. */
export interface Inventory {
  /** Number of hotels of a city, for the typeahead; cheap. */
  hotelCount(city: { readonly id: string; readonly population: number }): Promise<number>
  /** Neighbourhoods of a city, busiest first, with their centres in degrees. */
  areas(
    cityId: string,
  ): Promise<readonly (Named & { readonly latitude: number; readonly longitude: number })[]>
  /** A neighbourhood by its id, with its city; undefined for an invalid id. Must be cheap: every search calls it. */
  area(areaId: string): Promise<(Named & { readonly cityId: string }) | undefined>
  /** Place of a hotel; undefined for an invalid id. Must be cheap: it runs before dates are validated. */
  whereIs(hotelId: string): Promise<{ readonly cityId: string; readonly timeZone: string } | undefined>
  /** Well-known neighbourhoods anywhere whose name begins with the text. */
  findAreas(text: string, most: number): Promise<readonly (Named & { readonly cityId: string })[]>
  /** NOT_FOUND for an unknown city. */
  search(query: SearchQuery): Promise<SearchResult>
  /** Best member offers of a place by hotel id: of the given hotels, or of the 40 with the largest savings. */
  memberPrices(
    query: StayRequest & {
      place: SearchPlace
      dealPercent?: number | undefined
      hotels?: readonly string[] | undefined
    },
  ): Promise<ReadonlyMap<string, StayPrice>>
  /** NOT_FOUND for an unknown hotel. */
  hotel(hotelId: string): Promise<HotelDetails>
  /** Lowest public price for the stay, and the saving of the best member rate. */
  lowest(hotelId: string, request: StayRequest): Promise<Omit<PricedHotel, 'hotel'>>
  /** Available offers; empty when sold out. Only member-only offers when `memberOnly`. */
  rates(
    hotelId: string,
    request: StayRequest & { memberOnly: boolean; dealPercent?: number | undefined },
  ): Promise<readonly Offer[]>
  /** The current offer, possibly at another price. SOLD_OUT when it is gone. */
  check(key: OfferKey): Promise<Offer>
}
