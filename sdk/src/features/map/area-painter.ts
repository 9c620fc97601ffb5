import { areaZoomOf, metresPerPixel } from '@staykit/domain'
import type { Areas } from './areas.ts'
import type { PaintTile } from './map-view.ts'
import { paintArea } from './paint-area.ts'

const TILE = 256

/** A base map without a map service: draws the map data of the API. */
export function areaPainter(areas: Areas): PaintTile {
  return async (pen, { x, y, z }, colors) => {
    const level = areaZoomOf(z)
    const parts = 2 ** (z - level)
    const [column, row] = [Math.floor(x / parts), Math.floor(y / parts)]
    const area = await areas.load(level, column, row)
    const [left, top] = [(x - column * parts) * TILE, (y - row * parts) * TILE]
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / 2 ** z))) * 180) / Math.PI
    const metres = metresPerPixel(lat, z)
    paintArea(pen, area, { zoom: z, level, column, row, left, top, size: TILE * parts, metres }, colors)
  }
}
