import { CallError, type Client, locationsFind, locationsSearch, type WireLocation } from '@staykit/contract'
import { isPlaceText, MIN_QUERY } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import type { Place } from './place.ts'

export const MAX_PER_GROUP = 4
/** Keystrokes closer together than this make one call. */
const PAUSE_MS = 120

export type SuggestionGroupName = 'cities' | 'airports' | 'hotels' | 'places'

export interface SuggestionGroup {
  readonly name: SuggestionGroupName
  readonly items: readonly WireLocation[]
}

export interface Suggestions {
  readonly query: string
  readonly groups: readonly SuggestionGroup[]
  readonly loading: boolean
  /** The reason why a text of sufficient length has no suggestions. */
  readonly error?: CallError | undefined
}

export interface Typeahead {
  readonly $suggestions: ReadableAtom<Suggestions>
  /**
   * Looks for a text; when it is too short (`isPlaceText`) the list is empty and no call is made. The call waits 120 ms for
   * another keystroke, unless the text was typed `earlier`.
   */
  readonly search: (text: string, when?: 'earlier') => void
  /** The place nearest to a position. Throws CallError when there is none. */
  readonly nearest: (latitude: number, longitude: number) => Promise<Place>
}

const groupOf: Readonly<Record<WireLocation['type'], SuggestionGroupName>> = {
  city: 'cities',
  region: 'cities',
  car_city: 'cities',
  vp_city: 'cities',
  airport: 'airports',
  car_airport: 'airports',
  hotel: 'hotels',
  neighborhood: 'places',
  poi: 'places',
  geolocation: 'places',
}

/**
 * Groups in the order of the list, 4 of each: cities first, and airports first for exactly three characters, unless the
 * server found a city of that name (AQ-14).
 */
export function groupSuggestions(query: string, locations: readonly WireLocation[]): SuggestionGroup[] {
  const isCity = locations[0] && groupOf[locations[0].type] === 'cities'
  const order: SuggestionGroupName[] =
    query.trim().length === MIN_QUERY && !isCity
      ? ['airports', 'cities', 'places', 'hotels']
      : ['cities', 'places', 'airports', 'hotels']
  return order
    .map((name) => ({
      name,
      items: locations.filter(({ type }) => groupOf[type] === name).slice(0, MAX_PER_GROUP),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The place that a suggestion means. */
export function placeOf(location: WireLocation): Place {
  const { id, type, displayName, timeZone } = location
  const city = location.cityID ?? (type === 'city' ? id : '')
  const area = location.areaID ?? (type === 'neighborhood' ? id : '')
  return { id, type, city, area, query: displayName, timeZone }
}

type Product = 'hotels' | 'flights' | 'cars'

/** Only hotels are looked for in a neighbourhood. */
const kindsOf = (product: Product) => ({
  product,
  flags: { cities: true, airports: true, neighborhoods: product === 'hotels' },
})

const NOWHERE = 'UNKNOWN_LOCATION'
/** `cause` is the CallError of the call. */
const lost = (cause: unknown) =>
  new CallError({ code: 'LOCATION_FAILED', message: 'Unable to find Location' }, 0, { cause })

/** Suggestions for one product, cached by lower-case query; a failed call is an empty list (PLT-107, PLT-115). */
export function createTypeahead(
  client: Client,
  environment: Environment,
  product: Product = 'hotels',
): Typeahead {
  const $suggestions = atom<Suggestions>({ query: '', groups: [], loading: false })
  const cache = new Map<string, readonly WireLocation[]>()
  let cancel = () => {}

  function show(query: string, locations: readonly WireLocation[]) {
    const isNone = locations.length === 0 && isPlaceText(query)
    const error = isNone ? new CallError({ code: 'NO_LOCATIONS', message: 'No Locations Found' }) : undefined
    $suggestions.set({ query, groups: groupSuggestions(query, locations), loading: false, error })
  }

  function ask(query: string, key: string, when?: 'earlier') {
    const abort = new AbortController()
    const call = async () => {
      try {
        const request = { query, ...kindsOf(product) }
        const { locations } = await client(locationsSearch, request, { signal: abort.signal })
        cache.set(key, locations)
        if (!abort.signal.aborted) show(query, locations)
      } catch (error) {
        if (!abort.signal.aborted) $suggestions.set({ query, groups: [], loading: false, error: lost(error) })
      }
    }
    let stop = () => {}
    if (when === 'earlier') call()
    else stop = environment.timers.after(PAUSE_MS, call)
    cancel = () => {
      stop()
      abort.abort()
    }
  }

  return {
    $suggestions,
    search: (text, when) => {
      cancel()
      const query = text.trim()
      const key = query.toLowerCase()
      const cached = isPlaceText(query) ? cache.get(key) : []
      if (cached) return show(query, cached)
      $suggestions.set({ ...$suggestions.get(), query, loading: true })
      ask(query, key, when)
    },
    nearest: (latitude, longitude) => nearestTo(client, product, latitude, longitude),
  }
}

async function nearestTo(
  client: Client,
  product: Product,
  latitude: number,
  longitude: number,
): Promise<Place> {
  const request = { query: '', ...kindsOf(product), latitude, longitude }
  const answer = await client(locationsFind, request).catch((error) => {
    throw lost(error)
  })
  const status = answer.error?.code
  // The server's word for a position where nothing is.
  const isNowhere = status === NOWHERE
  if (status && !isNowhere)
    throw new CallError({ code: status, message: `Geocoder failed due to: ${status}` })
  const [found] = answer.locations
  if (!found) throw new CallError({ code: NOWHERE, message: 'No Geo Results Found' })
  return placeOf(found)
}
