import { geoMercator, geoPath } from 'd3-geo'
import type { Land } from './land.ts'
import { lettering } from './lettering.ts'
import type { MapName } from './names.ts'

export interface MapView {
  readonly latitude: number
  readonly longitude: number
  /** 0 shows the world in 256 px; each more doubles it. */
  readonly zoom: number
  readonly width: number
  readonly height: number
}

const TILE = 256
/** Outlines are cut so far outside of the picture, where their own line is not seen, px. */
const MARGIN = 4

/** Closer than this the outlines of the world are too coarse: there is land with streets. */
const STREETS_FROM = 8

/** A picture follows the colour scheme of the page that shows it: its attributes are the light one. */
const DARK =
  '<style>@media (prefers-color-scheme:dark){.w{fill:#17323d}.g{fill:#20282b}.l{fill:#20282b;stroke:#3b464b}.s path{stroke:#303a3e}.s .m{stroke:#4a4637}.n{fill:#d5dcd9;stroke:#20282b}.p{fill:#5fd3bd;stroke:#06241e}.d{fill:#06241e}}</style>'

/** A map picture, drawn here: land and water, or close up a plan of streets, with names and a pin in the middle. */
export function drawMap(view: MapView, land: Land, names: readonly MapName[]): string {
  const { width, height, zoom } = view
  const below = zoom >= STREETS_FROM ? streets(view) : outlines(view, land)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>Map</title>${DARK}${below}${texts(view, names)}${pin(width / 2, height / 2)}</svg>`
}

/** Web Mercator, in px of the whole world at the zoom. */
function project([longitude, latitude]: readonly [number, number], zoom: number): [x: number, y: number] {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [(longitude / 360 + 0.5) * size, y * size]
}

function texts(view: MapView, names: readonly MapName[]): string {
  const { width, height, zoom } = view
  const [x, y] = project([view.longitude, view.latitude], zoom)
  const written = lettering(
    names,
    ({ longitude, latitude }) => {
      const [nameX, nameY] = project([longitude, latitude], zoom)
      return [nameX - x + width / 2, nameY - y + height / 2]
    },
    width,
    height,
  )
  return `<g class="n" fill="#3f4a47" stroke="#f2efe6" stroke-width="3" paint-order="stroke" font-family="sans-serif" font-weight="600" text-anchor="middle">${written}</g>`
}

/** Web Mercator by d3, which cuts at the picture's edges; a wide view shows the world again beside itself. */
function outlines({ width, height, zoom, longitude, latitude }: MapView, land: Land): string {
  const size = TILE * 2 ** zoom
  const turns = size < width ? [-size, 0, size] : [0]
  const paths = turns.flatMap((turn) => {
    const projection = geoMercator()
      .scale(size / (2 * Math.PI))
      .rotate([-longitude, 0])
      .center([0, latitude])
      .translate([width / 2 + turn, height / 2])
      .clipExtent([
        [-MARGIN, -MARGIN],
        [width + MARGIN, height + MARGIN],
      ])
    const path = geoPath(projection).digits(0)(land)
    return path ? [`<path d="${path}"/>`] : []
  })
  return `<rect width="${width}" height="${height}" class="w" fill="#cfe3ea"/><g class="l" fill="#f2efe6" stroke="#c9c3b4" fill-rule="evenodd">${paths.join('')}</g>`
}

/** Streets of nowhere: the same for the same place, and they join when the map is moved at one zoom. */
function streets(view: MapView): string {
  const { width, height, zoom, longitude, latitude } = view
  const [x, y] = project([longitude, latitude], zoom)
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)]
  const step = 64
  const lines: string[] = []
  for (let column = Math.floor(left / step) - 1; column * step - left < width + step; column++) {
    const [from, to] = [swing(column, 1), swing(column, 2)]
    const at = column * step - left
    lines.push(road(`M${at + from} 0L${at + to} ${height}`, column))
  }
  for (let row = Math.floor(top / step) - 1; row * step - top < height + step; row++) {
    const [from, to] = [swing(row, 3), swing(row, 4)]
    const at = row * step - top
    lines.push(road(`M0 ${at + from}L${width} ${at + to}`, row))
  }
  return `<rect width="${width}" height="${height}" class="g" fill="#f2efe6"/><g class="s" fill="none" stroke="#fff">${lines.join('')}</g>`
}

/** Within ±20 px, by number. */
const swing = (number: number, salt: number) =>
  ((Math.imul(number * 4 + salt, 2_654_435_761) >>> 0) % 41) - 20

const road = (path: string, number: number) =>
  `<path d="${path}" stroke-width="${number % 5 === 0 ? 14 : 6}"${number % 5 === 0 ? ' class="m" stroke="#fbe3b0"' : ''}/>`

const pin = (x: number, y: number) =>
  `<path d="M${x} ${y}c-12-16-16-21-16-28a16 16 0 1 1 32 0c0 7-4 12-16 28z" class="p" fill="#0b6b5c" stroke="#fff" stroke-width="2"/><circle cx="${x}" cy="${y - 28}" r="6" class="d" fill="#fff"/>`
