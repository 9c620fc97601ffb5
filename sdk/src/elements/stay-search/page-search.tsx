import { LAST_ZONE, type StayDate } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import { type Edits, type SearchForm, urlPlaceOf } from '@staykit/stores/search'
import { useEffect } from 'react'
import { chosenHere, possibleOccupancy, readPage, wholeStay } from '../../features/page-stay.ts'
import { useWidget } from '../../runtime/widget.ts'
import { findPlace } from './find-place.ts'

interface PageSearchProps {
  readonly form: SearchForm
  readonly links: Links
  readonly href: string
  /** When the address came; this code may load later. */
  readonly edits: Edits
  /** Attributes of the element say what it shows first; what the traveller chose on this page replaces it. */
  readonly isGiven: boolean
}

/**
 * Synchronises the form with the search of the page's address, as results and hotel have it. An unknown place is loaded by its
 * id, because an address contains no name.
 */
export function PageSearch({ form, links, href, edits, isGiven }: PageSearchProps) {
  const { settings, environment } = useWidget()
  const { apiBase, refId } = settings
  const page = readPage(links, 'search', href)
  const isShown = page?.place !== undefined && (!isGiven || chosenHere(href, page))
  // Filters and pages of the list change the address too, and leave the form as it is.
  const key = isShown ? JSON.stringify(page) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of the page
  useEffect(() => {
    if (!isShown || !page?.place) return
    const { place: target } = page
    const { clock } = environment
    const { checkIn, checkOut, occupancy } = wholeStay(page, {}, clock.today())
    // The list says that these dates have passed.
    const future = (date: StayDate) => (date >= clock.today(LAST_ZONE) ? date : '')
    // An address without dates means tonight at its place, like its list.
    const isDated = page.checkIn !== undefined || page.checkOut !== undefined
    const dates = isDated ? ([future(checkIn), future(checkOut)] as const) : undefined
    form.show({ dates, occupancy: possibleOccupancy(occupancy) }, edits)
    const formPlace = form.$form.get().place
    const currentPlace = formPlace && urlPlaceOf(formPlace)
    if (currentPlace?.id === target.id && currentPlace.type === target.type) return
    let current = true
    const { text } = form.$form.get()
    void findPlace(target.id, { apiBase, refId }, environment).then((found) => {
      // What is typed meanwhile stays.
      if (current && found && form.$form.get().text === text) form.choose(found)
    })
    return () => {
      current = false
    }
  }, [form, key, apiBase, refId, environment])
  return null
}
