import { clockOf } from '@staykit/sdk/routes'
import type { HotelAnswer } from './api.ts'
import type { CityHotels } from './city-hotels.ts'

/** A schema.org object. */
export type LinkedData = Readonly<Record<string, unknown>>

/** Serialises for a script element of type application/ld+json; escapes "<", so that no text of a hotel can end the script. */
export const written = (data: LinkedData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

/** Public price of a hotel for a stay, with taxes and fees, on this site. */
export interface OfferOf {
  /** Full address of its page. */
  readonly url: string
  /** Dates of the stay. */
  readonly checkIn: string
  readonly checkOut: string
}

/** The lowest price of the stay with taxes and fees; undefined for a sold-out hotel. */
function offer({ price }: Pick<HotelAnswer, 'price'>, { url, checkIn, checkOut }: OfferOf) {
  if (!price) return {}
  const data = {
    '@type': 'Offer',
    url,
    price: price.final,
    priceCurrency: price.currencyCode,
    availability: 'https://schema.org/InStock',
    availabilityStarts: checkIn,
    availabilityEnds: checkOut,
  }
  return { makesOffer: data }
}

const starRating = (stars: number) =>
  stars > 0 ? { starRating: { '@type': 'Rating', ratingValue: stars } } : {}

function aggregateRating({ score }: Pick<HotelAnswer, 'score'>) {
  if (!score?.guestScoreCount) return {}
  const rating = { ratingValue: score.guestScore, bestRating: 10, ratingCount: score.guestScoreCount }
  return { aggregateRating: { '@type': 'AggregateRating', ...rating } }
}

/** A hotel with its price for the stay of its page. */
export function hotelData(hotel: HotelAnswer, stay: OfferOf): LinkedData {
  const { location } = hotel
  return {
    '@type': 'Hotel',
    name: hotel.name,
    url: stay.url,
    description: hotel.description,
    image: hotel.images,
    ...starRating(hotel.starRating),
    checkinTime: clockOf(hotel.checkInTime),
    checkoutTime: clockOf(hotel.checkOutTime),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.addressLine1,
      addressLocality: location.cityName,
      postalCode: location.postalCode,
      addressCountry: location.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.geo.lat, longitude: location.geo.lng },
    amenityFeature: hotel.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    ...aggregateRating(hotel),
    ...offer(hotel, stay),
  }
}

/** Questions and answers of the page. */
export const faqData = (questions: readonly { question: string; answer: string }[]): LinkedData => ({
  '@type': 'FAQPage',
  inLanguage: 'en-US',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The path to a page from home: names and full addresses. */
export const breadcrumbData = (way: readonly { name: string; url: string }[]): LinkedData => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** The hotels of a city's page in order, each with its price for that night. */
export const cityData = (
  name: string,
  { hotels, checkIn, checkOut }: CityHotels,
  urlOf: (hotelId: string) => string,
): LinkedData => ({
  '@type': 'ItemList',
  name,
  itemListElement: hotels.map((hotel, index) => {
    const url = urlOf(hotel.id)
    const item = {
      '@type': 'Hotel',
      name: hotel.name,
      url,
      image: hotel.thumbnails[0],
      address: {
        '@type': 'PostalAddress',
        streetAddress: hotel.location.addressLine1,
        addressLocality: hotel.location.cityName,
        addressCountry: hotel.location.countryCode,
      },
      ...starRating(hotel.starRating),
      ...aggregateRating(hotel),
      ...offer(hotel, { url, checkIn, checkOut }),
    }
    return { '@type': 'ListItem', position: index + 1, item }
  }),
})
