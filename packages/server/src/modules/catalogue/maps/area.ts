import { areaZooms } from '@staykit/domain'
import type { Ground } from '../../../ports/ground.ts'
import type { Box, Places } from '../../../ports/places.ts'

/** Part of the address; changes with the data or their shape, because an address is cached for ever. */
export const AREA_VERSION = 1

/** Most names of an area at its zoom: more at closer zooms, where fewer of them overlap. */
const MOST_NAMES = 60

interface AreaDeps {
  readonly ground: Ground
  readonly places: Places
}

/**
 * An area of the world's map as JSON: its map data, its largest towns and its airports. Undefined for an unknown area.
 */
export async function areaJson({ ground, places }: AreaDeps, zoom: number, x: number, y: number) {
  const area = await ground.area(zoom, x, y)
  if (!area) return undefined
  const { cities, airports } = await townsOf(places, zoom, x, y)
  const isClose = zoom === areaZooms.at(-1)
  return JSON.stringify({
    ...area,
    towns: cities.map(({ name, latitude, longitude, population }) => [name, latitude, longitude, population]),
    // From afar they would overlap.
    airports: isClose
      ? airports.map(({ code, name, latitude, longitude }) => [code, name, latitude, longitude])
      : [],
  })
}

/** Towns and airports of an area and of a quarter of each neighbour, because a town's rings reach over its edge. */
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
