import { roundScore } from '@staykit/domain'
import * as z from 'zod/mini'
import { fromWirePrice, type Price, wirePrice } from './price.ts'

const named = z.object({ id: z.string(), name: z.string() })

export const wireAmenity = z.object({
  id: z.number(),
  name: z.string(),
  code: z.optional(z.string()),
  value: z.optional(z.string()),
  meta: z.optional(z.string()),
})

/**
 * Texts of suppliers are shown as they come. `lang` is their language (BCP 47). `kind` says what they are about: screens have words
 * of their own for `terms` (free cancellation, by cancelBy) and `times` (check-in and check-out), and file the
 * supplier's texts of kind `checkIn`, `checkOut` and `cancellation` under those. Older bookings have neither.
 */
export const titledContent = z.object({
  title: z.string(),
  content: z.array(z.string()),
  lang: z.optional(z.string()),
  kind: z.optional(z.string()),
})
export type TitledContent = z.infer<typeof titledContent>

const share = z.number().check(z.minimum(0), z.maximum(1))

/** `label` is one of `pictureLabels` of the domain, or a newer one. `focus` is what a crop keeps: shares of width and height. */
export const pictureFacts = z.object({
  label: z.optional(z.string()),
  focus: z.optional(z.object({ x: share, y: share })),
})
export type PictureFacts = z.infer<typeof pictureFacts>

export const wireHotelLocation = z.object({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  geo: z.object({ lat: z.number(), lng: z.number() }),
  /** The middle of the city, on the page of a hotel, for its distance. */
  center: z.optional(z.object({ lat: z.number(), lng: z.number() })),
  /** In a booking: the nearest airport that travellers fly to, at most 100 km away. `code` is that of IATA. */
  airport: z.optional(
    z.object({ code: z.string(), name: z.string(), geo: z.object({ lat: z.number(), lng: z.number() }) }),
  ),
  /** "Alfama, Lisbon, Portugal" */
  display: z.string(),
  displayShort: z.optional(z.string()),
  displayName: z.optional(z.string()),
  addressLine1: z.optional(z.string()),
  addressLine2: z.optional(z.string()),
  cityName: z.string(),
  cityID: z.string(),
  countryCode: z.string(),
  stateCode: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  /** IANA name of the hotel's zone, for the hotel's current date. */
  timeZone: z.optional(z.string()),
})

/** What reviews mention, and how many of them do. Topics may be added: screens skip one without words. */
export const wireTopic = z.object({ topic: z.string(), count: z.number() })

/** Hotel on the wire (HOT-347). A row of a search omits data of the details page. */
export const wireHotel = z.object({
  id: z.string(),
  name: z.string(),
  brands: z.optional(z.array(named)),
  starRating: z.number(),
  images: z.optional(z.array(z.string())),
  thumbnails: z.array(z.string()),
  /** Label and focus of each picture, in the order of `images`; in a row without `images`, of `thumbnails`. */
  pictures: z.optional(z.array(pictureFacts)),
  description: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  checkInTime: z.optional(z.string()),
  checkOutTime: z.optional(z.string()),
  amenities: z.array(wireAmenity),
  importantInfo: z.optional(z.array(titledContent)),
  location: wireHotelLocation,
  neighborhood: z.optional(named),
  areas: z.optional(z.array(named)),
  promotions: z.optional(z.array(named)),
  dealID: z.optional(z.string()),
  /** Lowest price of the requested stay; absent for a sold-out hotel. */
  price: z.optional(wirePrice),
  /** Saving of the best member rate in percent of the public total on the same terms, if there is one. */
  memberSavings: z.optional(z.number()),
  score: z.optional(
    z.object({
      guestScore: z.number(),
      guestScoreCount: z.number(),
      scoreDescription: z.optional(z.string()),
    }),
  ),
  /** What most reviews like, the most frequent first; absent where the supplier's reviews are not counted. */
  liked: z.optional(z.array(wireTopic)),
})
export type WireHotel = z.infer<typeof wireHotel>
export type Airport = NonNullable<WireHotel['location']['airport']>

/** Hotel for screens (HOT-347). */
export interface Hotel extends Omit<WireHotel, 'price'> {
  readonly city: { readonly id: string; readonly name: string }
  /** Lowest price of the stay; absent for a sold-out hotel. */
  readonly price: Price | undefined
  /** Price per night, and its struck price, in whole currency units as text; empty without a price. */
  readonly displayPrice: string
  readonly displayStrikethrough: string
}

export function fromWireHotel(wire: WireHotel, locale?: string): Hotel {
  const { cityID: id, cityName: name } = wire.location
  const price = wire.price && fromWirePrice(wire.price, locale)
  return {
    ...wire,
    city: { id, name },
    score: wire.score && { ...wire.score, guestScore: roundScore(wire.score.guestScore) },
    price,
    displayPrice: price?.formattedDisplay ?? '',
    displayStrikethrough: price?.formattedDisplayStrikethrough ?? '',
  }
}

/** Thumbnails arrive at size 150 and are displayed at 300 (HOT-336). */
export function largerThumbnail(address: string | undefined): string | undefined {
  return address?.replace('/150/', '/300/')
}
