import type { LikedTopic, Occupancy, PictureLabel, Stay, StayPrice, TopicCount } from '@staykit/domain'

/** Stay and currency of a request: every price is in `currency`. */
export interface StayRequest {
  readonly stay: Stay
  readonly occupancy: Occupancy
  /** ISO 4217; one of `Supplier.currencies`. */
  readonly currency: string
}

export interface Named {
  readonly id: string
  readonly name: string
}

/** What a supplier says of a picture. */
export interface PictureFacts {
  readonly label?: PictureLabel | undefined
  /** The part that every crop keeps, as shares of width and height from the upper left corner. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

/** A hotel without details, as a row of a list. */
export interface HotelSummary {
  readonly id: string
  readonly name: string
  readonly brand?: Named | undefined
  readonly stars: number
  readonly score?: { readonly guestScore: number; readonly count: number } | undefined
  /** What most reviews like, for its row; absent when that is not known without another call. */
  readonly liked?: readonly TopicCount<LikedTopic>[] | undefined
  /** Addresses relative to the server's own; the 150 in them is the width. */
  readonly thumbnails: readonly string[]
  /** Label and focus of each picture, in the order of `images`; in a row of a list, of `thumbnails`. */
  readonly pictures?: readonly PictureFacts[] | undefined
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
