/** The web's map of the world: 256 px wide at zoom 0, and twice as wide with each further zoom. */
const TILE = 256
const METRES_AROUND = 40_075_017

/** Pixel of a position on the world map at a zoom (Web Mercator). */
export function worldPixel(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const size = TILE * 2 ** zoom
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size,
  }
}

export const metresPerPixel = (lat: number, zoom: number): number =>
  (METRES_AROUND * Math.cos((lat * Math.PI) / 180)) / (TILE * 2 ** zoom)

/** A distance as one writes it. */
export interface Distance {
  readonly metres: number
  readonly value: number
  readonly unit: 'kilometer' | 'meter' | 'mile' | 'foot'
}

const METRES = { kilometer: 1000, meter: 1, mile: 1609.344, foot: 0.3048 } as const
const MILES = /-(US|GB|LR|MM)\b/

/** The longest of 1, 2, 5, 10 … of a unit that the locale's readers know, and not longer than `most` metres. */
export function roundDistance(most: number, locale = ''): Distance {
  const [large, small] = MILES.test(locale) ? (['mile', 'foot'] as const) : (['kilometer', 'meter'] as const)
  const unit = most >= METRES[large] ? large : small
  const count = most / METRES[unit]
  const step = 10 ** Math.floor(Math.log10(count))
  const value = step * ([5, 2, 1].find((each) => each * step <= count) ?? 1)
  return { metres: value * METRES[unit], value, unit }
}

const EARTH_RADIUS = 6_371_000

/** Distance of two positions in metres, as the crow flies. */
export function metresBetween(
  a: { readonly lat: number; readonly lng: number },
  b: { readonly lat: number; readonly lng: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half(a.lat, b.lat) + across))
}

/** A distance as people say it: miles or kilometres with one decimal, from 10 on without, and at least 0.1. */
export function saidDistance(metres: number, locale = ''): Distance {
  const unit = MILES.test(locale) ? 'mile' : 'kilometer'
  const count = Math.max(0.1, metres / METRES[unit])
  const value = count < 10 ? Math.round(count * 10) / 10 : Math.round(count)
  return { metres: value * METRES[unit], value, unit }
}

/** A longitude on the copy of the world that is nearest to another: 179.97 seen from −179.97 is −180.03. Degrees. */
export const longitudeNear = (longitude: number, other: number): number =>
  longitude + 360 * Math.round((other - longitude) / 360)
