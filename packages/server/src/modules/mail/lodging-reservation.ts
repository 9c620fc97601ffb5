import { toWireAmount, type WireContract } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import { stayTimes } from '../catalogue/hotels/stay-times.ts'

/** schema.org LodgingReservation, which mail programs read from a confirmation. */
export function lodgingReservation(
  contract: Pick<WireContract, 'hotel' | 'checkInDate' | 'checkOutDate'>,
  facts: {
    readonly tripNumber: string
    readonly guest: string
    readonly bookedAt: Date
    readonly url: string
    readonly total: Money
    readonly isCancelled: boolean
  },
): object {
  const { hotel } = contract
  const { from, until } = stayTimes(contract)
  const { addressLine1, cityName, stateCode, postalCode, countryCode } = hotel.location
  return {
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: facts.tripNumber,
    reservationStatus: `http://schema.org/Reservation${facts.isCancelled ? 'Cancelled' : 'Confirmed'}`,
    url: facts.url,
    underName: { '@type': 'Person', name: facts.guest },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: hotel.name,
      ...(hotel.phoneNumber && { telephone: hotel.phoneNumber }),
      ...(hotel.thumbnails[0] && { image: hotel.thumbnails[0] }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: addressLine1,
        addressLocality: cityName,
        ...(stateCode && { addressRegion: stateCode }),
        ...(postalCode && { postalCode }),
        addressCountry: countryCode,
      },
    },
    checkinTime: from,
    checkoutTime: until,
    bookingTime: facts.bookedAt.toISOString(),
    totalPrice: String(toWireAmount(facts.total)),
    priceCurrency: facts.total.currency,
  }
}
