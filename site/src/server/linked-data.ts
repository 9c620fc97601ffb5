import type { HotelAnswer } from './api.ts'

/** schema.org Hotel for search engines; "<" is escaped, so that no text of a hotel can end the script element. */
export function hotelLinkedData(hotel: HotelAnswer): string {
  const { location, score } = hotel
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.name,
    description: hotel.description,
    image: hotel.images,
    starRating: { '@type': 'Rating', ratingValue: hotel.starRating },
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
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
    ...(score
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: score.guestScore,
            bestRating: 10,
            ratingCount: score.guestScoreCount,
          },
        }
      : {}),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
