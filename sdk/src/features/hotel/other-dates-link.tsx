import type { Occupancy } from '@staykit/domain'
import { detailsLink } from '@staykit/stores/brand/links'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'

interface OtherDatesLinkProps {
  readonly hotelId: string
  readonly cityId: string | undefined
  readonly occupancy: Occupancy
  readonly className: string
  readonly children: string
}

/** A link to a hotel without dates, where the traveller chooses them. */
export function OtherDatesLink({ hotelId, cityId, occupancy, className, children }: OtherDatesLinkProps) {
  const widget = useWidget()
  const place = { type: 'city', id: cityId ?? '' }
  const page = detailsLink(useBrandLinks(), place, { checkIn: '', checkOut: '' }, occupancy, hotelId)
  const url = page.replace(/([^:])\/+(?=\/)/g, '$1')
  return (
    <a className={className} href={url} onClick={(event) => followLink(widget, 'details', url, event)}>
      {children}
    </a>
  )
}
