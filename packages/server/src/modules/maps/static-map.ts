import type { Polygons, Position } from './land.ts'

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

type Point = readonly [x: number, y: number]
/** Closer than this the outlines of the world are too coarse: there is land with streets. */
const STREETS_FROM = 8

/** A map picture, drawn here: land and water, or close up a plan of streets, with a pin in the middle. */
export function drawMap(view: MapView, land: Polygons): string {
  const { width, height, zoom } = view
  const below = zoom >= STREETS_FROM ? streets(view) : outlines(view, land)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>Map</title>${below}${pin(width / 2, height / 2)}</svg>`
}

/** Web Mercator, in px of the whole world at the zoom. */
function project([longitude, latitude]: Position, zoom: number): Point {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [(longitude / 360 + 0.5) * size, y * size]
}

function outlines(view: MapView, land: Polygons): string {
  const { width, height, zoom, longitude, latitude } = view
  const [centerX, centerY] = project([longitude, latitude], zoom)
  const size = TILE * 2 ** zoom
  const paths: string[] = []
  for (const turn of [-size, 0, size]) {
    const [left, top] = [centerX - width / 2 - turn, centerY - height / 2]
    for (const rings of land) {
      const shown = rings.flatMap((ring) => {
        const points = ring.map((point): Point => {
          const [x, y] = project(point, zoom)
          return [Math.round(x - left), Math.round(y - top)]
        })
        const kept = clip(points, width, height)
        return kept.length > 2 ? [pathOf(kept)] : []
      })
      // A path for each: what is drawn twice must not count as a hole.
      if (shown.length > 0) paths.push(`<path d="${shown.join('')}"/>`)
    }
  }
  return `<rect width="${width}" height="${height}" fill="#cfe3ea"/><g fill="#f2efe6" stroke="#c9c3b4" fill-rule="evenodd">${paths.join('')}</g>`
}

/** What of a ring lies in the picture and a little around it, edge by edge (Sutherland and Hodgman). */
function clip(ring: readonly Point[], width: number, height: number): readonly Point[] {
  const edges = [
    { axis: 0, at: -MARGIN, side: 1 },
    { axis: 0, at: width + MARGIN, side: -1 },
    { axis: 1, at: -MARGIN, side: 1 },
    { axis: 1, at: height + MARGIN, side: -1 },
  ] as const
  return edges.reduce<readonly Point[]>((points, { axis, at, side }) => {
    const isIn = (point: Point) => (point[axis] - at) * side >= 0
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      const crossing = isIn(point) === isIn(before) ? [] : [between(before, point, axis, at)]
      return isIn(point) ? [...crossing, point] : crossing
    })
  }, ring)
}

function between(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const share = (at - a[axis]) / (b[axis] - a[axis])
  return [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share)]
}

const pathOf = (ring: readonly Point[]) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`

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
  return `<rect width="${width}" height="${height}" fill="#f2efe6"/><g fill="none" stroke="#fff">${lines.join('')}</g>`
}

/** Within ±20 px, by number. */
const swing = (number: number, salt: number) =>
  ((Math.imul(number * 4 + salt, 2_654_435_761) >>> 0) % 41) - 20

const road = (path: string, number: number) =>
  `<path d="${path}" stroke-width="${number % 5 === 0 ? 14 : 6}"${number % 5 === 0 ? ' stroke="#fbe3b0"' : ''}/>`

const pin = (x: number, y: number) =>
  `<path d="M${x} ${y}c-12-16-16-21-16-28a16 16 0 1 1 32 0c0 7-4 12-16 28z" fill="#0b6b5c" stroke="#fff" stroke-width="2"/><circle cx="${x}" cy="${y - 28}" r="6" fill="#fff"/>`
