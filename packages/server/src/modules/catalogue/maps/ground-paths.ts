import { AREA_UNITS, areaZoomOf, exactness, metresPerPixel, townRadius, worldPixel } from '@staykit/domain'
import type { Ground, GroundArea, Steps } from '../../../ports/ground.ts'
import type { Places } from '../../../ports/places.ts'
import { townsOf } from './area.ts'

export interface MapView {
  readonly latitude: number
  readonly longitude: number
  /** 0 shows the world in 256 px; each level doubles it. */
  readonly zoom: number
  readonly width: number
  readonly height: number
}

const TILE = 256
/** As on the live map (sdk/src/features/map/paint-area.ts). */
const RIVERS_TO = 10
const BORDERS_TO = 12
const TOWNS = { from: 6, to: 13 }

type Place = readonly [x: number, y: number]

/** An area in a picture, with the position of its corner and the length of its side, px. */
interface Piece {
  readonly area: GroundArea
  readonly towns: readonly { readonly at: Place; readonly radius: number }[]
  readonly corner: Place
  readonly side: number
}

/** The basemap of a view as SVG. */
export async function groundPaths(
  { ground, places }: { readonly ground: Ground; readonly places: Places },
  view: MapView,
): Promise<string> {
  const pieces = await piecesOf(ground, places, view)
  const { zoom, latitude, width, height } = view
  const paths = (kind: keyof GroundArea) =>
    pieces.map(({ area, corner, side }) => pathOf(area[kind], corner, side, view, kind)).join('')
  const metres = metresPerPixel(latitude, zoom)
  // One path for each area: where areas overlap, the even-odd rule would make land of both.
  const soft = (kind: 'sea' | 'water') =>
    pieces
      .map(({ area, corner, side }) => pathOf(area[kind], corner, side, view, kind))
      .map((path) => shore(path, exactness[kind] / metres, kind === 'water'))
      .join('')
  // A town near an edge is in more than one area.
  const towns = new Set(pieces.flatMap((piece) => piece.towns).map(townRings))
  return [
    `<rect width="${width}" height="${height}" class="g" fill="#f2efe6"/>`,
    zoom >= TOWNS.from && zoom <= TOWNS.to ? `<g class="t" fill="#e3dccb">${[...towns].join('')}</g>` : '',
    `<g class="w" fill="#bfdbe4" stroke="#bfdbe4" stroke-linejoin="round" fill-rule="evenodd">${soft('water')}${soft('sea')}</g>`,
    zoom <= RIVERS_TO
      ? `<path d="${paths('rivers')}" class="r" fill="none" stroke="#bfdbe4" stroke-width="${zoom < 6 ? 0.8 : 1.4}"/>`
      : '',
    zoom <= BORDERS_TO
      ? `<path d="${paths('borders')}" class="b" fill="none" stroke="#a49d8c" stroke-dasharray="4 3"/>`
      : '',
  ].join('')
}

/** Soft edges: rings of one colour make a fade. */
const townRings = ({ at: [x, y], radius }: Piece['towns'][number]) =>
  [1, 0.8, 0.6, 0.4]
    .map((part) => `<circle cx="${x}" cy="${y}" r="${Math.round(radius * part)}" fill-opacity=".2"/>`)
    .join('')

/** Water with a shore as soft as its accuracy; inland waters come in pieces with gaps of that width. */
function shore(path: string, unsure: number, isInland: boolean): string {
  if (!path) return ''
  const base = isInland ? unsure : 0
  const d = ` d="${path}"`
  if (unsure < 2) return `<path${d} stroke-width="0"/>`
  const edges = [0.5, 1].map(
    (part) =>
      `<path${d} fill="none" stroke-opacity=".25" stroke-width="${(unsure * part + base).toFixed(1)}"/>`,
  )
  return `<path${d} stroke-width="${base.toFixed(1)}"/>${edges.join('')}`
}

async function piecesOf(ground: Ground, places: Places, view: MapView): Promise<Piece[]> {
  const { zoom, latitude, longitude, width, height } = view
  const level = areaZoomOf(zoom)
  const side = TILE * 2 ** (zoom - level)
  const middle = worldPixel(latitude, longitude, zoom)
  const [left, top] = [middle.x - width / 2, middle.y - height / 2]
  const count = 2 ** level
  const pieces: Promise<Piece | undefined>[] = []
  for (let column = Math.floor(left / side); column * side < left + width; column++)
    for (let row = Math.max(0, Math.floor(top / side)); row < count && row * side < top + height; row++) {
      // A wide view repeats the world.
      const x = ((column % count) + count) % count
      const corner: Place = [column * side - left, row * side - top]
      const towns = async () => {
        const { cities } = await townsOf(places, level, x, row)
        return cities.map((city) => {
          const at = worldPixel(city.latitude, city.longitude, zoom)
          const radius = townRadius(city.population) / metresPerPixel(city.latitude, zoom)
          const place: Place = [
            Math.round(at.x - x * side + corner[0]),
            Math.round(at.y - row * side + corner[1]),
          ]
          return { at: place, radius }
        })
      }
      pieces.push(
        ground.area(level, x, row).then(async (area) =>
          area
            ? {
                area,
                corner,
                side,
                towns: (zoom < TOWNS.from ? [] : await towns()).filter(
                  ({ at, radius }) => radius >= 3 && near(at, radius, view),
                ),
              }
            : undefined,
        ),
      )
    }
  return (await Promise.all(pieces)).filter((piece) => piece !== undefined)
}

const near = ([x, y]: Place, radius: number, { width, height }: MapView) =>
  x > -radius && y > -radius && x < width + radius && y < height + radius

/** Lines in px, without those that are wholly outside. */
function pathOf(
  lines: readonly Steps[],
  [left, top]: Place,
  side: number,
  view: MapView,
  kind: keyof GroundArea,
): string {
  const end = kind === 'sea' || kind === 'water' ? 'Z' : ''
  const scale = side / AREA_UNITS
  return lines
    .map((steps) => {
      let [x, y] = [0, 0]
      let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity]
      const points: string[] = []
      for (let at = 0; at < steps.length; at += 2) {
        x += steps[at] ?? 0
        y += steps[at + 1] ?? 0
        const [px, py] = [left + x * scale, top + y * scale]
        west = Math.min(west, px)
        east = Math.max(east, px)
        north = Math.min(north, py)
        south = Math.max(south, py)
        const point = `${Math.round(px)} ${Math.round(py)}`
        if (points.at(-1) !== point) points.push(point)
      }
      const isSeen = east > -50 && west < view.width + 50 && south > -50 && north < view.height + 50
      return isSeen && points.length > 1 ? `M${points.join('L')}${end}` : ''
    })
    .join('')
}
