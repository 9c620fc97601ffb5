import { searchLink } from '@staykit/stores/brand/links'
import type { HotelQuery } from '@staykit/stores/hotel'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks, useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { readPage } from '../page-stay.ts'

/** A link to the other hotels of the place for the same stay, or to the home page of an unknown place. */
export function MoreHotelsLink({ query }: { readonly query: HotelQuery }) {
  const widget = useWidget()
  const { t, environment } = widget
  const links = useBrandLinks()
  const home = useLinks().to('home')
  const place = readPage(links, 'details', environment.navigation.href())?.place
  const url = place ? searchLink(links, place, query, query.occupancy) : home
  return (
    <a
      className="btn"
      href={url}
      onClick={(event) => followLink(widget, place ? 'search' : 'home', url, event)}
    >
      {t('moreHotels')}
    </a>
  )
}
