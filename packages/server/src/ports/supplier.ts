import type { HotelRequests } from '@staykit/contract'
import type {
  HotelFilters,
  Money,
  Occupancy,
  Stay,
  StayDate,
  StayPart,
  StayPrice,
  TravelerType,
} from '@staykit/domain'

/** Stay and currency of a request: every price is in `currency`. */
export interface StayRequest {
  readonly stay: Stay
  readonly occupancy: Occupancy
  /** ISO 4217; one of `Supplier.currencies`. */
  readonly currency: string
}

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

export interface Named {
  readonly id: string
  readonly name: string
}

/** A value that hotels of the place have, with their number (over all hotels, not the filtered ones). */
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
  /** Addresses relative to the server's own; the 150 in them is the width. */
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
  /** IANA zone of "today" and of cancellation deadlines at the hotel. */
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

/** A row with its lowest public price for the stay; without a price when it is sold out. */
export interface PricedHotel {
  readonly hotel: HotelSummary
  readonly price?: StayPrice | undefined
  /** Percent that the best member rate saves against the public total on the same terms; absent without member rates. */
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
  /** `nightlyTotal` over all hotels of the place, decimal, in the requested currency; 20 equal steps. */
  readonly prices: { min: number; avg: number; max: number; histogram: readonly number[] }
  readonly bestSavings?: number | undefined
}

/** Identifies an offer: the supplier can look it up again. The server signs it into ppn_book_bundle. */
export interface OfferKey extends StayRequest {
  readonly hotelId: string
  readonly roomCode: string
  readonly planCode: string
  /** Percent off from a verified deal code. */
  readonly dealPercent?: number | undefined
  /** Created by each `rates`; stays the same from the first rate to the receipt. */
  readonly quoteId: string
}

/** A room as the supplier describes it. */
export interface OfferRoom {
  /** Addresses relative to the server's own; the 150 in them is the width. */
  readonly images?: readonly string[] | undefined
  /** Kinds such as king, queen, double, single, sofa and bunk. */
  readonly beds?: readonly { readonly kind: string; readonly count: number }[] | undefined
  /** Square metres. */
  readonly size?: number | undefined
  readonly view?: string | undefined
}

/** One room with one plan for the stay: public, with free cancellation, or member-only. */
export interface Offer {
  readonly key: OfferKey
  readonly title: string
  readonly description: string
  readonly room?: OfferRoom | undefined
  readonly hasBreakfast: boolean
  readonly memberOnly: boolean
  /** Channel code of member-only offers. */
  readonly sop?: string | undefined
  /** Last instant of free cancellation, ISO 8601 with the hotel's offset; absent when not refundable. */
  readonly cancelBy?: string | undefined
  readonly prepaid: boolean
  readonly sellingOut: boolean
  readonly sleeps: number
  readonly importantInformation: readonly TitledContent[]
  /** The struck price of a member-only offer is that of the public offer of the same room and terms. */
  readonly price: StayPrice
}

export interface Picture {
  readonly type: 'image/webp'
  readonly body: Uint8Array<ArrayBuffer>
  /** Whether server and browsers store it; default true. */
  readonly isStored?: boolean
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

/** Lead guest of the first room, with the contact details of the traveller who booked it. */
export interface LeadGuest extends GuestName {
  readonly email: string
  /** As typed, possibly without a country code. */
  readonly phone: string
  /** ISO 3166-1 alpha-2, from the billing address if there is one. */
  readonly countryCode?: string | undefined
}

export interface GuestName {
  readonly firstName: string
  readonly lastName: string
}

export interface BookRequest extends HotelRequests {
  /** Our own reference: one reference makes at most one booking. */
  readonly reference: string
  readonly key: OfferKey
  /** The all-in total of the contract. */
  readonly expected: Money
  readonly guest: LeadGuest
  /** Lead guest of each room, `guest` first; without it `guest` is the lead guest of all rooms. */
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

/** A booking after a part of it was cancelled. */
export interface RemainingBooking extends SupplierBooking {
  readonly rooms: number
  readonly checkOut: StayDate
}

/**
 * - SOLD_OUT, PRICE_CHANGED, NOT_FOUND, NOT_CANCELLABLE, REFUSED: final, nothing was booked or changed.
 * - ROOM_TOO_SMALL: the hotel has no room for so many guests, on any date. Final.
 * - UNAVAILABLE: the supplier could not be reached (nothing was sent); may be retried.
 * - UNKNOWN_OUTCOME: time-out, 500, HTML, lost connection: it may or may not have happened. Look it up with the same
 *   reference.
 */
export type SupplierErrorKind =
  | 'SOLD_OUT'
  | 'PRICE_CHANGED'
  | 'NOT_FOUND'
  | 'NOT_CANCELLABLE'
  | 'REFUSED'
  | 'ROOM_TOO_SMALL'
  | 'UNAVAILABLE'
  | 'UNKNOWN_OUTCOME'

export class SupplierError extends Error {
  override readonly name = 'SupplierError'
  readonly kind: SupplierErrorKind
  /** With PRICE_CHANGED: the offer at its new price. */
  readonly offer: Offer | undefined
  /** With UNAVAILABLE: when the supplier allows the next call, if it says so. */
  readonly retryAfterMs: number | undefined

  constructor(
    kind: SupplierErrorKind,
    message: string,
    more: { readonly offer?: Offer | undefined; readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message)
    this.kind = kind
    this.offer = more.offer
    this.retryAfterMs = more.retryAfterMs
  }
}

/**
 * Sells hotels. Called by the hotel and location calls, by contracts (`hotel`, `check`) and by the saga of a booking
 * (`book`, `findBooking`, `cancel`). Money is minor units of ISO 4217; dates of a stay are calendar dates of the hotel,
 * and the caller validates them. Every method may throw SupplierError.
 */
export interface Supplier {
  readonly name: string
  /** Currencies of prices. */
  readonly currencies: ReadonlySet<string>
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
  /** Available offers; empty when sold out. Only member-only offers when `memberOnly`. May throw ROOM_TOO_SMALL. */
  rates(
    hotelId: string,
    request: StayRequest & { memberOnly: boolean; dealPercent?: number | undefined },
  ): Promise<readonly Offer[]>
  /** The current offer, possibly at another price. SOLD_OUT when it is gone. */
  check(key: OfferKey): Promise<Offer>
  /** Page of reviews; `from` is 1-based. */
  reviews(
    hotelId: string,
    from: number,
    size: number,
    order: ReviewOrder,
  ): Promise<{ readonly count: number; readonly reviews: readonly GuestReview[] }>
  /** A picture by the names of hotel and scene in its address; undefined for none. Width in pixels. */
  picture(hotel: string, scene: string, width: number): Promise<Picture | undefined>
  /** Books once per reference. Throws PRICE_CHANGED (with the new offer) when the price differs from `expected`. */
  book(request: BookRequest): Promise<SupplierBooking>
  /** The booking of a reference; undefined when there is none. */
  findBooking(reference: string): Promise<SupplierBooking | undefined>
  /**
   * Bookings of our references that were made in a period, `to` exclusive, including cancelled ones: for
   * reconciliation.
   */
  madeIn(from: Date, to: Date): Promise<readonly Pick<SupplierBooking, 'reference' | 'status'>[]>
  /**
   * Cancels and releases the rooms, once; a repeat returns the same answer. NOT_CANCELLABLE by terms or deadline,
   * unless the hotel `keepsPrice`: then it refunds nothing.
   */
  cancel(reference: string, keepsPrice?: boolean): Promise<SupplierBooking>
  /** Whether `cancelPart` cancels one of several rooms; absent: no. */
  readonly canCancelRoom?: boolean
  /** Whether `cancelPart` cancels the last of several nights; absent: no. */
  readonly canShorten?: boolean
  /**
   * Cancels a part of a booking and releases it, once per key, and returns what is left. Needed only by a supplier that
   * says it can. NOT_CANCELLABLE by terms or deadline.
   */
  cancelPart?(reference: string, part: StayPart, key: string): Promise<RemainingBooking>
}
