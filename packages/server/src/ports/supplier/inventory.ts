import type { Filterable, StayPrice } from '@staykit/domain'
import type { HotelDetails, Named, PricedHotel, StayRequest } from './hotel.ts'
import type { Offer, OfferKey } from './offer.ts'

/** The hotels of a city, or of one of its areas. */
export interface SearchPlace {
  readonly cityId: string
  readonly areaId?: string | undefined
}

export interface SearchQuery extends StayRequest {
  readonly place: SearchPlace
  /**
   * Set for a caller who sees member prices: the total of a hotel is then the lower of the public and the member price.
   * `dealPercent` is what a deal code takes off at every hotel.
   */
  readonly members?: { readonly dealPercent: number | undefined } | undefined
}

/** What the hotels of a place can be filtered by, in the order of their display. */
export interface FilterNames {
  readonly areas: readonly Named[]
  readonly brands: readonly Named[]
  readonly promotions: readonly Named[]
}

/**
 * The hotels of a place with a room for the stay, in the supplier's order. A city has thousands, so that rows are made on
 * demand.
 */
export interface AvailableHotels {
  readonly length: number
  readonly names: FilterNames
  idOf(index: number): string
  /** Makes a reader of what filters and sorts need of the hotel at an index. Its answer is valid until its next call. */
  reader(): (index: number) => Filterable
  /** A row of a list. */
  at(index: number): PricedHotel
  /** The highest saving of a member rate, percent. */
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
  search(query: SearchQuery): Promise<AvailableHotels>
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
  /** Available offers; empty when sold out. Only member-only offers when `memberOnly`. May throw ROOM_TOO_SMALL. */
  rates(
    hotelId: string,
    request: StayRequest & { memberOnly: boolean; dealPercent?: number | undefined },
  ): Promise<readonly Offer[]>
  /** The current offer, possibly at another price. SOLD_OUT when it is gone. */
  check(key: OfferKey): Promise<Offer>
}
