import { followLink } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'

interface OtherDatesLinkProps {
  readonly hotelId: string
  readonly cityId: string | undefined
  readonly rooms: number
  readonly guests: number
  readonly className: string
  readonly children: string
}

/** A link to a hotel without dates, where the traveller chooses them. */
export function OtherDatesLink({ hotelId, cityId, rooms, guests, className, children }: OtherDatesLinkProps) {
  const widget = useWidget()
  const page = useLinks().to('details', {
    type: 'city',
    location: cityId,
    roomCount: rooms,
    adultCount: guests,
    hotelID: hotelId,
  })
  const url = page.replace(/\/(?=\/)/g, '')
  return (
    <a className={className} href={url} onClick={(event) => followLink(widget, 'details', url, event)}>
      {children}
    </a>
  )
}
