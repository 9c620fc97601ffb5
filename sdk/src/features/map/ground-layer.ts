import { areaZoomOf, metresPerPixel } from '@staykit/domain'
import type { Coords, DoneCallback } from 'leaflet'
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js'
import type { Area, Areas } from './areas.ts'
import { type Colors, paintGround } from './paint-ground.ts'

const TILE = 256

/** A base map that needs no map service: the ground that the API knows, drawn here. */
export function groundLayer(areas: Areas): GridLayer {
  class GroundLayer extends GridLayer {
    override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
      const { tile, pen } = canvasTile()
      const level = areaZoomOf(z)
      const parts = 2 ** (z - level)
      const [column, row] = [Math.floor(x / parts), Math.floor(y / parts)]
      areas.load(level, column, row).then((area: Area) => {
        const box = this.getPane()
        if (pen && box) {
          const frame = frameAt(x - column * parts, y - row * parts, parts, y, z)
          paintGround(pen, area, { ...frame, column, row, level }, colorsOf(box))
        }
        done(undefined, tile)
      })
      return tile
    }
  }
  return new GroundLayer({ minZoom: 2, maxZoom: 18 })
}

/** A tile as sharp as the screen, and its pen in px. */
export function canvasTile(): { tile: HTMLCanvasElement; pen: CanvasRenderingContext2D | null } {
  const tile = document.createElement('canvas')
  const ratio = Math.min(2, devicePixelRatio || 1)
  tile.width = TILE * ratio
  tile.height = TILE * ratio
  const pen = tile.getContext('2d')
  pen?.scale(ratio, ratio)
  return { tile, pen }
}

function frameAt(column: number, row: number, parts: number, y: number, zoom: number) {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / 2 ** zoom))) * 180) / Math.PI
  return { left: column * TILE, top: row * TILE, size: TILE * parts, zoom, metres: metresPerPixel(lat, zoom) }
}

/** Colours are tokens; a canvas is given them by properties of its pane that have no other use there. */
export function colorsOf(box: HTMLElement): Colors {
  const { color, outlineColor, columnRuleColor, textDecorationColor } = getComputedStyle(box)
  return { land: color, line: outlineColor, town: columnRuleColor, water: textDecorationColor }
}
