import type { HotelRequests } from '@staykit/contract'
import type { HotelFilters, Money, Occupancy, Stay, StayPrice, TravelerType } from '@staykit/domain'

/** What a stay is asked for: every price comes back in `currency`. */
export interface StayRequest {
  readonly stay: Stay
  readonly occupancy: Occupancy
  /** ISO 4217; one of `Supplier.currencies`. */
  readonly currency: string
}

/** Where to look: the hotels of a city, or of one area of it. */
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
  /** Percent off that a deal code gives to every hotel, for the sort by savings. */
  readonly dealPercent?: number | undefined
}

export interface Named {
  readonly id: string
  readonly name: string
}

/** A value that hotels of the place have, and how many have it (counted over all of them, not the filtered). */
export interface FacetCount extends Named {
  readonly count: number
}

/** A hotel without details, as a row of a list. */
export interface HotelSummary {
  readonly id: string
  readonly name: string
  readonly brand?: Named | undefined
  readonly stars: number
  readonly score?: { readonly guestScore: number; readonly count: number } | undefined
  /** Addresses relative to the server's own, with a size of 150 in them. */
  readonly thumbnails: readonly string[]
  readonly amenityIds: readonly number[]
  readonly area: Named
  readonly promotions: readonly Named[]
  readonly location: HotelLocation
}

export interface HotelLocation {
  readonly latitude: number
  readonly longitude: number
  readonly addressLine1: string
  readonly postalCode?: string | undefined
  readonly cityId: string
  readonly cityName: string
  readonly stateCode?: string | undefined
  readonly countryCode: string
  readonly countryName: string
  /** IANA zone: "today" and deadlines of the hotel are told by it. */
  readonly timeZone: string
}

/** A text of the supplier's, shown as it comes. */
export interface TitledContent {
  readonly title: string
  readonly content: readonly string[]
  /** Its language, as BCP 47 writes it. */
  readonly lang: string
  /** What it is about, where our own words say the same or have a place for it. */
  readonly kind?: 'cancellation' | 'checkIn' | 'checkOut' | undefined
}

export interface HotelDetails extends HotelSummary {
  readonly images: readonly string[]
  readonly description: string
  readonly phoneNumber: string
  readonly checkInTime: string
  readonly checkOutTime: string
  readonly importantInfo: readonly TitledContent[]
}

/** A row with its lowest public price for the stay; without a price when nothing is left. */
export interface PricedHotel {
  readonly hotel: HotelSummary
  readonly price?: StayPrice | undefined
  /** Percent that the best member rate saves; absent without member rates. */
  readonly memberSavings?: number | undefined
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
  /** Nightly display prices over all hotels of the place, decimal, in the asked currency; 20 equal steps. */
  readonly prices: { min: number; avg: number; max: number; histogram: readonly number[] }
  readonly bestSavings?: number | undefined
}

/** What identifies an offer: with it the supplier can be asked again. The server signs it into ppn_book_bundle. */
export interface OfferKey extends StayRequest {
  readonly hotelId: string
  readonly roomCode: string
  readonly planCode: string
  /** Percent off that a verified deal code gave. */
  readonly dealPercent?: number | undefined
  /** Travels from the first rate to the receipt; made new by each `rates`. */
  readonly quoteId: string
}

/** One room with one plan for the stay: public, with free cancellation, or for members only. */
export interface Offer {
  readonly key: OfferKey
  readonly title: string
  readonly description: string
  readonly memberOnly: boolean
  /** Channel code of member-only offers. */
  readonly sop?: string | undefined
  /** Last instant of free cancellation, ISO 8601 with the hotel's offset; absent when not refundable. */
  readonly cancelBy?: string | undefined
  readonly prepaid: boolean
  readonly sellingOut: boolean
  readonly sleeps: number
  readonly importantInformation: readonly TitledContent[]
  readonly price: StayPrice
}

export interface Picture {
  readonly type: 'image/webp'
  readonly body: Uint8Array<ArrayBuffer>
}

export type ReviewOrder = 'date' | 'best' | 'worst'

export interface GuestReview {
  readonly id: string
  /** Out of 10. */
  readonly score: number
  readonly title: string
  readonly pros?: string | undefined
  readonly cons?: string | undefined
  readonly roomName: string
  readonly traveler?: TravelerType | undefined
  readonly author: string
  readonly writtenAt: string
}

/** Who stays in the first room, and how the hotel reaches whoever has booked it. */
export interface LeadGuest extends GuestName {
  readonly email: string
  /** As it was typed, perhaps without its country's code. */
  readonly phone: string
  /** ISO 3166-1 alpha-2, of the billing address, where one was asked for. */
  readonly countryCode?: string | undefined
}

export interface GuestName {
  readonly firstName: string
  readonly lastName: string
}

export interface BookRequest extends HotelRequests {
  /** Our own reference: the same one again never makes a second booking. */
  readonly reference: string
  readonly key: OfferKey
  /** The all-in total that the traveller agreed to. */
  readonly expected: Money
  readonly guest: LeadGuest
  /** Lead guest of each room, `guest` first; where left out, `guest` is that of all. */
  readonly roomGuests?: readonly GuestName[] | undefined
  /** Ages in whole years of the children among the guests. */
  readonly childAges?: readonly number[] | undefined
}

export interface SupplierBooking {
  readonly reference: string
  readonly confirmation: string
  readonly status: 'booked' | 'cancelled'
  readonly bookedAt: Date
}

/**
 * - SOLD_OUT, PRICE_CHANGED, NOT_FOUND, NOT_CANCELLABLE, REFUSED: final, nothing was booked or changed.
 * - UNAVAILABLE: the supplier could not be asked (before anything was sent); may be tried again.
 * - UNKNOWN_OUTCOME: time-out, 500, HTML, cut off: it may or may not have happened. Look it up by the same reference.
 */
export type SupplierErrorKind =
  | 'SOLD_OUT'
  | 'PRICE_CHANGED'
  | 'NOT_FOUND'
  | 'NOT_CANCELLABLE'
  | 'REFUSED'
  | 'UNAVAILABLE'
  | 'UNKNOWN_OUTCOME'

export class SupplierError extends Error {
  override readonly name = 'SupplierError'
  readonly kind: SupplierErrorKind
  /** With PRICE_CHANGED: the offer at its new price. */
  readonly offer: Offer | undefined

  constructor(kind: SupplierErrorKind, message: string, offer?: Offer) {
    super(message)
    this.kind = kind
    this.offer = offer
  }
}

/**
 * Whoever has the hotels: asked by the hotel and location calls, by contracts (`hotel`, `check`) and by the saga of a
 * booking (`book`, `findBooking`, `cancel`). Money is minor units by ISO 4217; dates of a stay are calendar dates of the
 * hotel, judged by the caller. Every method may throw SupplierError.
 */
export interface Supplier {
  readonly name: string
  /** Currencies that prices can be asked in. */
  readonly currencies: ReadonlySet<string>
  /** Number of hotels of a city, for the typeahead; cheap. */
  hotelCount(city: { readonly id: string; readonly population: number }): Promise<number>
  /** Neighbourhoods of a city, busiest first, with their middles in degrees. */
  areas(
    cityId: string,
  ): Promise<readonly (Named & { readonly latitude: number; readonly longitude: number })[]>
  /** A neighbourhood by its id, with the city that it is in; undefined for a text that is none. Cheap: asked by each search. */
  area(areaId: string): Promise<(Named & { readonly cityId: string }) | undefined>
  /** Where a hotel is; undefined for an id that cannot be one. Cheap: asked before dates are judged. */
  whereIs(hotelId: string): Promise<{ readonly cityId: string; readonly timeZone: string } | undefined>
  /** Well-known neighbourhoods anywhere whose name begins with the text. */
  findAreas(text: string, most: number): Promise<readonly (Named & { readonly cityId: string })[]>
  /** NOT_FOUND for an unknown city. */
  search(query: SearchQuery): Promise<SearchResult>
  /** Best member offer of hotels of a place that have one, by hotel id: of those named, or of the 40 that save most. */
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
  /** Offers with a room left; empty when sold out. Member-only ones when `memberOnly`. */
  rates(
    hotelId: string,
    request: StayRequest & { memberOnly: boolean; dealPercent?: number | undefined },
  ): Promise<readonly Offer[]>
  /** The offer as it is now, perhaps at another price. SOLD_OUT when it is gone. */
  check(key: OfferKey): Promise<Offer>
  /** Page of reviews; `from` is 1-based. */
  reviews(
    hotelId: string,
    from: number,
    size: number,
    order: ReviewOrder,
  ): Promise<{ readonly count: number; readonly reviews: readonly GuestReview[] }>
  /** A picture by the name of the hotel and of the scene in its address; undefined for none. Width in pixels. */
  picture(hotel: string, scene: string, width: number): Promise<Picture | undefined>
  /** Books once per reference. Throws PRICE_CHANGED (with the new offer) when the price is not `expected`. */
  book(request: BookRequest): Promise<SupplierBooking>
  /** The booking of a reference, or undefined when there is none. */
  findBooking(reference: string): Promise<SupplierBooking | undefined>
  /** Bookings that were made under references of ours in a span of time, `to` exclusive, cancelled ones too: for comparing books. */
  madeIn(from: Date, to: Date): Promise<readonly Pick<SupplierBooking, 'reference' | 'status'>[]>
  /**
   * Cancels and gives the rooms back, once; a repeat gives the same answer. NOT_CANCELLABLE by terms or deadline, unless the
   * hotel `keepsPrice`: then nothing comes back for it.
   */
  cancel(reference: string, keepsPrice?: boolean): Promise<SupplierBooking>
}
