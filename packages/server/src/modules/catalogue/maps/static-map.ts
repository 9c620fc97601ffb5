import { metresPerPixel, roundDistance, worldPixel } from '@staykit/domain'
import { groundPaths, type MapView } from './ground-paths.ts'
import { lettering } from './lettering.ts'
import type { MapName } from './names.ts'

type GroundDeps = Parameters<typeof groundPaths>[0]

/** Zoom from which rings show distances, as on the live map (sdk/src/features/map/rings.ts). */
const RINGS_FROM = 9
const MOST_RADIUS = 190

/** A picture follows the colour scheme of its page: its attributes are the light one. */
const DARK =
  '<style>@media (prefers-color-scheme:dark){.g{fill:#20282b}.t{fill:#2b3538}.w{fill:#17323d;stroke:#17323d}.r{stroke:#17323d}.b{stroke:#5b686d}.c{stroke:#d5dcd9}.n{fill:#d5dcd9;stroke:#20282b}.p{fill:#5fd3bd;stroke:#06241e}.d{fill:#06241e}}</style>'

/** A drawn map: land and water, towns and borders, with rings, names and a pin in the middle. */
export async function drawMap(deps: GroundDeps, view: MapView, names: readonly MapName[]): Promise<string> {
  const { width, height } = view
  const below = await groundPaths(deps, view)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>Map</title>${DARK}${below}${rings(view)}${texts(view, names)}${pin(width / 2, height / 2)}${thanks(view)}</svg>`
}

/** Attribution that the licence of the data requires. */
const thanks = ({ width, height }: MapView) =>
  width < 280
    ? ''
    : `<text x="${width - 6}" y="${height - 6}" class="n" fill="#3f4a47" stroke="#f2efe6" stroke-width="3" paint-order="stroke" font-family="sans-serif" font-size="10" text-anchor="end">© OpenStreetMap contributors, GeoNames</text>`

/** Distances around the pin, written below it: the name of a city is above. */
function rings({ width, height, zoom, latitude }: MapView): string {
  if (zoom < RINGS_FROM) return ''
  const metres = metresPerPixel(latitude, zoom)
  const large = roundDistance(metres * Math.min(MOST_RADIUS, height * 0.44))
  const both = [roundDistance(large.metres * 0.51), large].map(({ metres: own, value, unit }) => {
    const radius = Math.round(own / metres)
    const [x, y] = [width / 2, height / 2]
    const text = `${value} ${unit === 'meter' ? 'm' : 'km'}`
    return `<circle cx="${x}" cy="${y}" r="${radius}" class="c" fill="none" stroke="#3f4a47" stroke-opacity=".4" stroke-dasharray="5 4"/><text x="${x}" y="${y + radius - 6}" font-size="11" font-weight="400">${text}</text>`
  })
  return lettered(both.join(''))
}

const lettered = (inner: string) =>
  `<g class="n" fill="#3f4a47" stroke="#f2efe6" stroke-width="3" paint-order="stroke" font-family="sans-serif" font-weight="600" text-anchor="middle">${inner}</g>`

function texts(view: MapView, names: readonly MapName[]): string {
  const { width, height, zoom } = view
  const { x, y } = worldPixel(view.latitude, view.longitude, zoom)
  const written = lettering(
    names,
    ({ longitude, latitude }) => {
      const at = worldPixel(latitude, longitude, zoom)
      return [at.x - x + width / 2, at.y - y + height / 2]
    },
    width,
    height,
  )
  return lettered(written)
}

const pin = (x: number, y: number) =>
  `<path d="M${x} ${y}c-12-16-16-21-16-28a16 16 0 1 1 32 0c0 7-4 12-16 28z" class="p" fill="#0b6b5c" stroke="#fff" stroke-width="2"/><circle cx="${x}" cy="${y - 28}" r="6" class="d" fill="#fff"/>`
