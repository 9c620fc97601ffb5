import { LAST_ZONE, type StayDate } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import { type SearchForm, urlPlaceOf } from '@staykit/stores/search'
import { useEffect } from 'react'
import { possibleOccupancy, readPage, wholeStay } from '../../features/page-stay.ts'
import { useHref } from '../../page/use-href.ts'
import { useWidget } from '../../runtime/widget.ts'
import { findPlace } from './find-place.ts'

/**
 * Synchronises the form with the page's address. An unknown place is loaded by its id, because an address contains no
 * name.
 */
export function PageSearch({ form, links }: { form: SearchForm; links: Links }) {
  const { settings, environment } = useWidget()
  const { apiBase, refId } = settings
  const href = useHref()
  const template = links.search
  useEffect(() => {
    const page = readPage({ search: template }, 'search', href)
    if (!page?.place) return
    const { place: target } = page
    const { clock } = environment
    const { checkIn, checkOut, occupancy } = wholeStay(page, {}, clock.today())
    // The list says that these dates have passed.
    const future = (date: StayDate) => (date >= clock.today(LAST_ZONE) ? date : '')
    // An address without dates means tonight at its place, like its list.
    if (page.checkIn === undefined && page.checkOut === undefined) form.resetDates()
    else form.setDates(future(checkIn), future(checkOut))
    form.setOccupancy(possibleOccupancy(occupancy))
    const formPlace = form.$form.get().place
    const currentPlace = formPlace && urlPlaceOf(formPlace)
    if (currentPlace?.id === target.id && currentPlace.type === target.type) return
    let current = true
    void findPlace(target.id, { apiBase, refId }, environment).then(
      (found) => current && found && form.choose(found),
    )
    return () => {
      current = false
    }
  }, [form, template, href, apiBase, refId, environment])
  return null
}
