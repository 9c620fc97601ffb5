import { areaZooms } from '@staykit/domain'
import type { Ground } from '../../../ports/ground.ts'
import type { Box, Places } from '../../../ports/places.ts'

/** Changes with the data or their shape, as part of the address: what has one is kept for ever. */
export const AREA_VERSION = 1

/** Names of an area at its zoom: the closer, the more of them, since fewer fall out where they would overlap. */
const MOST_NAMES = 60

interface AreaDeps {
  readonly ground: Ground
  readonly places: Places
}

/** An area of the world's map as JSON: its ground, its largest towns and its airports. Undefined where there is none. */
export async function areaJson({ ground, places }: AreaDeps, zoom: number, x: number, y: number) {
  const area = await ground.area(zoom, x, y)
  if (!area) return undefined
  const { cities, airports } = await townsOf(places, zoom, x, y)
  const isClose = zoom === areaZooms.at(-1)
  return JSON.stringify({
    ...area,
    towns: cities.map(({ name, latitude, longitude, population }) => [name, latitude, longitude, population]),
    // From afar they would be a heap.
    airports: isClose
      ? airports.map(({ code, name, latitude, longitude }) => [code, name, latitude, longitude])
      : [],
  })
}

/** Towns and airports of an area and of a quarter of each one beside it, since a town's room goes over its edge. */
export function townsOf(places: Places, zoom: number, x: number, y: number) {
  const { south, west, north, east } = boxOf(zoom, x, y)
  const [high, wide] = [(north - south) / 4, (east - west) / 4]
  const box = { south: south - high, north: north + high, west: west - wide, east: east + wide }
  return places.within(box, MOST_NAMES)
}

/** Sides of an area in degrees. */
function boxOf(zoom: number, x: number, y: number): Box {
  const count = 2 ** zoom
  const longitude = (column: number) => (column / count) * 360 - 180
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return { west: longitude(x), east: longitude(x + 1), north: latitude(y), south: latitude(y + 1) }
}
