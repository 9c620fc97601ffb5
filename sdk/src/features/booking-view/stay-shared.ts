import type { Contract } from '@staykit/contract'
import { detailsLink, type Links } from '@staykit/stores/brand'
import type { Widget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'

/**
 * What friends are told of a stay: hotel, place and dates, and where the hotel is found; undefined on a page that has no hotels.
 * Nothing of the booking itself, which a trip number and an address open.
 */
export function stayShared(booking: Contract, links: Links, { settings, environment }: Widget) {
  const {
    hotel,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    roomCount: rooms,
    adultCount: guests,
  } = booking
  if (links.details === 'none') return undefined
  const page = detailsLink(
    links,
    { type: 'city', id: hotel.city.id },
    { checkIn, checkOut },
    { rooms, guests },
    hotel.id,
  )
  const days = [checkIn, checkOut].map((day) => longDay(day, settings.locale)).join(' – ')
  return {
    title: hotel.name,
    text: `${hotel.name}, ${hotel.location.display}, ${days}`,
    url: new URL(page, environment.navigation.href()).href,
  }
}
