import type { Contract } from '@staykit/contract'
import { detailsLink, type Links } from '@staykit/stores/brand/links'
import type { Widget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { shareOrCopy } from '../share.ts'
import { sharePicture } from './share-picture.ts'

/**
 * Shares a stay: hotel, place, dates and link of the hotel, without the trip number and e-mail that open the booking, with a
 * picture where the device shares files. Returns the message to show. In a file of its own because few use it.
 */
export async function shareStay(booking: Contract, links: Links, widget: Widget): Promise<string> {
  const { t, settings, environment } = widget
  const { hotel, checkInDate: checkIn, checkOutDate: checkOut, occupancy } = booking
  const place = { type: 'city', id: hotel.city.id }
  const page = detailsLink(links, place, { checkIn, checkOut }, occupancy, hotel.id)
  const url = new URL(page, environment.navigation.href()).href
  const days = [checkIn, checkOut].map((day) => longDay(day, settings.locale)).join(' – ')
  const text = `${hotel.name}, ${hotel.location.display}, ${days}`
  const picture = 'canShare' in navigator ? await sharePicture(booking, widget) : undefined
  const files = picture ? { files: [picture] } : {}
  const shared = { title: hotel.name, text, url }
  const all = { ...shared, ...files }
  const done = await shareOrCopy(picture && navigator.canShare(all) ? all : shared)
  if (!done) return ''
  // Without a clipboard, the link is shown for copying.
  return done === 'copied' ? t(done) : url
}
