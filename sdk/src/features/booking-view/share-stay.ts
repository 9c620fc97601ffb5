import type { Contract } from '@staykit/contract'
import { detailsLink, type Links } from '@staykit/stores/brand/links'
import type { Widget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { handOn } from '../hand-on.ts'

/**
 * Tells friends of a stay: hotel, place and dates, and where the hotel is found; nothing of the booking itself, which a trip number and an
 * address open. Answers what there is to say then. A file of its own: few press it.
 */
export async function shareStay(booking: Contract, links: Links, widget: Widget): Promise<string> {
  const { t, settings, environment } = widget
  const {
    hotel,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    roomCount: rooms,
    adultCount: guests,
  } = booking
  const place = { type: 'city', id: hotel.city.id }
  const page = detailsLink(links, place, { checkIn, checkOut }, { rooms, guests }, hotel.id)
  const url = new URL(page, environment.navigation.href()).href
  const days = [checkIn, checkOut].map((day) => longDay(day, settings.locale)).join(' – ')
  const text = `${hotel.name}, ${hotel.location.display}, ${days}`
  const done = await handOn({ title: hotel.name, text, url })
  if (!done) return ''
  // Where nothing can be copied, the link is there to be copied by hand.
  return done === 'copied' ? t(done) : url
}
