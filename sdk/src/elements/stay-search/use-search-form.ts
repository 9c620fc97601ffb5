import { fromUrlDate, isOccupancy, type Occupancy, readRooms, spreadGuests } from '@staykit/domain'
import { detailsLink, type Links, searchLink } from '@staykit/stores/brand/links'
import { loadWithRetries } from '@staykit/stores/environment'
import type { SavedSearch } from '@staykit/stores/search'
import { createSearchForm, type SearchForm, type SearchQuery } from '@staykit/stores/search/form'
import { urlPlaceOf } from '@staykit/stores/search/place'
import { useEffect } from 'react'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useKept } from '../../runtime/use-kept.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { staySearch } from './element.ts'

export type StaySearchProps = PropsOf<typeof staySearch>

/** The form of an element; other initial values in its attributes create a new one. */
export function useSearchForm(props: StaySearchProps): SearchForm {
  const { settings, environment } = useWidget()
  const { locationId, locationType = 'city', locationName, checkIn, checkOut } = props
  const { rooms, guests, occupancy } = props
  const stay = [checkIn, checkOut, rooms, guests, occupancy]
  const start = JSON.stringify([locationId, locationType, locationName, ...stay])
  const form = useKept('search', () => createSearchForm(environment, initialOf(props)), [environment, start])
  const isDated = checkIn !== undefined || checkOut !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings do not change the place
  useEffect(() => {
    const { place } = form.$form.get()
    // An attribute has no zone, and without dates the form means tonight there.
    if (isDated || !place || place.timeZone) return
    loadWithRetries(() => import('./find-place.ts'))
      .then(({ findPlace }) => findPlace(place.id, settings, environment))
      .then(
        (found) => found && form.locate(found),
        () => undefined,
      )
  }, [form])
  return form
}

/** Whether attributes name a place or a stay. */
export const isGiven = ({ locationId, checkIn, checkOut, rooms, guests, occupancy }: StaySearchProps) =>
  [locationId, checkIn, checkOut, rooms, guests, occupancy].some((value) => value !== undefined)

/** The search in the attributes. */
export function initialOf(props: StaySearchProps): SavedSearch {
  const { locationId, locationType = 'city', locationName } = props
  const date = (text: string | undefined) => (text ? (fromUrlDate(text) ?? '') : undefined)
  return {
    place: locationId
      ? {
          id: locationId,
          type: locationType,
          city: locationType === 'city' ? locationId : '',
          area: '',
          query: locationName ?? locationId,
        }
      : undefined,
    checkIn: date(props.checkIn),
    checkOut: date(props.checkOut),
    occupancy: initialOccupancy(props),
  }
}

function initialOccupancy({ rooms, guests, occupancy = '' }: StaySearchProps): Occupancy | undefined {
  const named = readRooms(occupancy)
  if (named.length > 0) return named
  if (rooms === undefined && guests === undefined) return undefined
  const counted = spreadGuests(rooms ?? 1, guests ?? Math.max(rooms ?? 1, 2))
  return isOccupancy(counted) ? counted : undefined
}

/** The target of a search: the results of the place, or the page of a chosen hotel. */
export function urlOf(links: Links, query: SearchQuery): string {
  const { place } = query
  return place.type === 'hotel'
    ? detailsLink(links, urlPlaceOf(place), query, query.occupancy, place.id)
    : searchLink(links, urlPlaceOf(place), query, query.occupancy)
}
