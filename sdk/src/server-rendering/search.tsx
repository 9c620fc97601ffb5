import { locationsFind } from '@staykit/contract'
import { wholeDates } from '@staykit/domain'
import { createSearchForm, type Place, placeOf, type SearchFormState } from '@staykit/stores/search'
import { messages as counts } from '@staykit/words/en/counts'
import { messages as panels } from '@staykit/words/en/panels'
import { messages as search } from '@staykit/words/en/search'
import { messages as stayFields } from '@staykit/words/en/stay-fields'
import { messages as tabs } from '@staykit/words/en/tabs'
import { initialOf, isGiven, type StaySearchProps, urlOf } from '../elements/stay-search/use-search-form.ts'
import { chosenHere, readPage, wholeStay } from '../features/page-stay.ts'
import { contextOf, type ServedContext } from './context.ts'
import { serve } from './render.tsx'
import { ServedSearch } from './search-form.tsx'
import { sentForm } from './sent-form.ts'
import type { Served, ServedSettings } from './settings.ts'

/**
 * Renders the search form: a <form> of native fields, sent to `settings.action` as
 * ?location-name=&check-in=&check-out=&rooms=&guests= until the element takes over. Works without the API too.
 *
 * A `locationName` without a `locationId` is a text that matches no place: it stays in its field, with an error message.
 */
export async function renderSearch(attributes: StaySearchProps, settings: ServedSettings): Promise<Served> {
  const context = await contextOf(settings)
  const { locationId, locationName = '', variant, product } = attributes
  const unknownPlace = locationName !== '' && !locationId
  const state = await stateOf(attributes, context)
  return serve(context, {
    tag: 'stay-search',
    props: attributes,
    texts: { search, 'stay-fields': stayFields, counts, panels, tabs },
    children: (
      <ServedSearch
        state={unknownPlace ? { ...state, text: locationName } : state}
        variant={variant}
        product={product}
        action={settings.action ?? '/search'}
        unknownPlace={unknownPlace}
      />
    ),
  })
}

// The form shows the search of the page's address, like results and hotel (see page-search.tsx).
async function stateOf(attributes: StaySearchProps, context: ServedContext): Promise<SearchFormState> {
  const { settings, environment } = context
  const href = environment.navigation.href()
  const page = readPage(settings.urls, 'search', href)
  const initial = initialOf(attributes)
  if (!page?.place || (attributes.variant !== 'compact' && isGiven(attributes) && !chosenHere(href, page)))
    return createSearchForm(environment, initial).$form.get()
  const { id } = page.place
  const isDated = page.checkIn !== undefined || page.checkOut !== undefined
  // Without dates it is tonight at the place, and an attribute has no zone.
  const ofAttributes = isDated ? initial.place : undefined
  const place = ofAttributes ?? (await find(context, { query: id, id })) ?? initial.place
  const stay = wholeStay(page, {}, environment.clock.today(place?.timeZone))
  return createSearchForm(environment, { place, ...stay }).$form.get()
}

async function find(
  { client }: ServedContext,
  request: { query: string; id?: string },
): Promise<Place | undefined> {
  try {
    const { locations } = await client(locationsFind, { ...request, product: 'hotels' })
    return locations[0] && placeOf(locations[0])
  } catch {
    return undefined
  }
}

/** Attributes of the form for a search that was sent without script and whose place is unknown: they keep the rest of it. */
export function searchAttributes(query: URLSearchParams) {
  const { name, checkIn, checkOut, rooms, guests, occupancy } = sentForm(query)
  return { locationName: name || undefined, checkIn, checkOut, rooms, guests, occupancy }
}

/**
 * Returns the address that a form sent without script leads to: the results of the chosen or best matching place, or the page
 * of the hotel. Undefined when no place matches. That page says what is wrong with dates and counts. `sentForm` reads forms with other
 * field names.
 */
export async function searchAddress(
  query: URLSearchParams,
  settings: ServedSettings,
): Promise<string | undefined> {
  const sent = sentForm(query)
  if (!sent.name) return undefined
  const context = await contextOf(settings)
  const chosen = sent.id ? await find(context, { query: sent.query, id: sent.id }) : undefined
  const place = chosen ?? (await find(context, { query: sent.name }))
  if (!place) return undefined
  const today = context.environment.clock.today(place.timeZone)
  const { occupancy } = wholeStay({}, sent, today)
  return urlOf(context.settings.urls, { place, ...wholeDates(sent, today), occupancy })
}
