import { listText } from '@staykit/sdk/routes'
import { cachedAnswer } from './cached-answer.ts'
import { slugOf } from './slug.ts'

/** A city with a page: /hotels/{slug}. */
export interface CityOfPage {
  /** The id of the location. */
  readonly id: string
  readonly name: string
  /** With state and country. */
  readonly displayName: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  readonly slug: string
}

export interface Cities {
  /** The largest first. */
  readonly all: readonly CityOfPage[]
  readonly bySlug: ReadonlyMap<string, CityOfPage>
  readonly byId: ReadonlyMap<string, CityOfPage>
}

type Listed = Omit<CityOfPage, 'slug'>

const FRESH_MS = 3_600_000
const answer = cachedAnswer<{ cities: Listed[] }>(() => '/travel/locations/cities', FRESH_MS)
let cached: { from: readonly Listed[]; cities: Cities } | undefined

/** Every city with a page; undefined before the first response of the API. */
export async function cities(): Promise<Cities | undefined> {
  const listed = (await answer())?.cities
  if (!listed) return undefined
  if (cached?.from !== listed) cached = { from: listed, cities: withSlugs(listed) }
  return cached.cities
}

/** Of cities with the same slug the first one keeps it, and the others get their id appended. */
export function withSlugs(listed: readonly Listed[]): Cities {
  const bySlug = new Map<string, CityOfPage>()
  const byId = new Map<string, CityOfPage>()
  for (const city of listed) {
    const plain = slugOf(city.displayName) || city.id
    const slug = bySlug.has(plain) ? `${plain}-${city.id}` : plain
    const whole = { ...city, slug }
    bySlug.set(slug, whole)
    byId.set(city.id, whole)
  }
  return { all: [...byId.values()], bySlug, byId }
}

export const cityPath = ({ slug }: CityOfPage): string => `/hotels/${slug}`

/** A city, its state if it has one, and its country, in the language of a page. */
export function partsOfPlace(
  tag: string,
  { displayName, countryCode }: Pick<CityOfPage, 'displayName' | 'countryCode'>,
): string[] {
  const parts = displayName.split(', ')
  if (tag.startsWith('en') || parts.length === 1) return parts
  const country = new Intl.DisplayNames(tag, { type: 'region' }).of(countryCode) ?? ''
  return [...parts.slice(0, -1), country]
}

/** "Dubai, Vereinigte Arabische Emirate". */
export const placeIn = (tag: string, city: Parameters<typeof partsOfPlace>[1]): string =>
  listText(partsOfPlace(tag, city), tag)

/** The last segment of a path /hotels/{slug}, as it is in the URL. */
export const citySlug = (pathname: string): string | undefined => /^\/hotels\/([^/]+)\/?$/.exec(pathname)?.[1]

/** Returns the `count` nearest cities, the nearest first. */
export function neighbours({ all }: Cities, city: CityOfPage, count = 12): CityOfPage[] {
  // Degrees of longitude are shorter away from the equator, and wrap at the date line.
  const shrink = Math.cos((city.latitude * Math.PI) / 180)
  const away = ({ latitude, longitude }: CityOfPage) => {
    const east = Math.abs(longitude - city.longitude)
    return Math.hypot(latitude - city.latitude, Math.min(east, 360 - east) * shrink)
  }
  return all
    .filter(({ id }) => id !== city.id)
    .map((other) => ({ other, distance: away(other) }))
    .sort((one, two) => one.distance - two.distance)
    .slice(0, count)
    .map(({ other }) => other)
}
