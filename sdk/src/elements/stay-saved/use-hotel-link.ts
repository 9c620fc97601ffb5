import type { SavedHotel } from '@staykit/contract'
import { detailsLink } from '@staykit/stores/brand/links'
import { readSaved } from '@staykit/stores/search'
import type { MouseEvent } from 'react'
import { possibleStay, wholeStay } from '../../features/page-stay.ts'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'

/** Links to hotels for the last searched stay, moved to possible dates if it is over. */
export function useHotelLink(): (hotel: SavedHotel) => {
  href: string
  onClick: (event: MouseEvent) => void
} {
  const widget = useWidget()
  const links = useBrandLinks()
  const { storage, clock } = widget.environment
  return ({ id, name, cityId, timeZone }) => {
    const today = clock.today(timeZone)
    const stay = possibleStay(wholeStay(readSaved(storage), {}, today), today)
    const href = detailsLink(links, { type: 'city', id: cityId }, stay, stay.occupancy, id)
    const onClick = (event: MouseEvent) => {
      widget.emit('stay-hotel-select', { hotelId: id, hotelName: name, url: href })
      followLink(widget, 'details', href, event)
    }
    return { href, onClick }
  }
}
