import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mesh } from 'topojson-client'
import { coastsVersion } from './coasts.ts'
import { type Polygon, polygonsIn } from './scan.ts'

/** Longitude and latitude alternate. */
export type Line = readonly number[]

const files = createRequire(import.meta.url)
const json = (name: string) => JSON.parse(readFileSync(files.resolve(name), 'utf8'))

/** Inland waters of OpenStreetMap as of 2017, on a grid of 400 m: smaller ones are dots on that grid, km². */
const LEAST_WATER = 1.5

/** Water of OpenStreetMap: two collections of inland waters, then the sea, which is exact to about 100 m. */
export function* waters(coasts: string): Generator<{ kind: 'sea' | 'water'; rings: readonly Line[] }> {
  for (const { collection, rings } of polygonsIn(readFileSync(coasts))) {
    const kind = collection === 2 ? 'sea' : 'water'
    if (kind === 'sea' || squareKilometres(rings[0] ?? []) >= LEAST_WATER) yield { kind, rings }
  }
}

function squareKilometres(ring: Polygon['rings'][number]): number {
  let twice = 0
  for (let at = 0; at + 3 < ring.length; at += 2) {
    twice += (ring[at] ?? 0) * (ring[at + 3] ?? 0) - (ring[at + 2] ?? 0) * (ring[at + 1] ?? 0)
  }
  return (Math.abs(twice) / 2) * 111.2 ** 2 * Math.cos(((ring[1] ?? 0) * Math.PI) / 180)
}

interface Rivers {
  readonly features: readonly { geometry: { type: string; coordinates: readonly unknown[] } }[]
}
type Positions = readonly (readonly [number, number])[]

/** Rivers of Natural Earth, exact to about 1 km. */
export function rivers(): Line[] {
  const { features }: Rivers = json('mapeo-offline-map/dist/rivers.json')
  return features.flatMap(({ geometry: { type, coordinates } }) =>
    (type === 'LineString' ? [coordinates as Positions] : (coordinates as readonly Positions[])).map((line) =>
      line.flat(),
    ),
  )
}

/** Borders between countries from Natural Earth, exact to about 500 m; without coasts. */
export function borders(): Line[] {
  const topology = json('world-atlas/countries-10m.json')
  const { coordinates } = mesh(topology, topology.objects.countries, (one, other) => one !== other)
  return coordinates.map((line) => line.flat())
}

/** Versions of the data; a change makes a new index. */
export function sourceVersions(): string {
  const versions = ['mapeo-offline-map', 'world-atlas'].map((name) => json(`${name}/package.json`).version)
  return [coastsVersion, ...versions].join('-')
}
