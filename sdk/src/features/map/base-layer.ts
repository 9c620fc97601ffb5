import type { Coords } from 'leaflet'
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js'
import { worldPixel } from './clusters.ts'
import type { Land } from './land.ts'

const TILE = 256
/** From this zoom on the coast of a map of the world says nothing true any more: plain ground with a grid is drawn. */
const PLAIN_FROM = 9

/** A base map that is drawn here and needs no map service: land and water, and close up a grid. */
export function landLayer(land: Land): GridLayer {
  class LandLayer extends GridLayer {
    override createTile({ x, y, z }: Coords): HTMLElement {
      const tile = document.createElement('canvas')
      const ratio = Math.min(2, devicePixelRatio || 1)
      tile.width = TILE * ratio
      tile.height = TILE * ratio
      const pen = tile.getContext('2d')
      const box = this.getPane()
      if (!pen || !box) return tile
      // Colours are tokens: the pane's text colour is the land's, its outline the lines'.
      const { color, outlineColor } = getComputedStyle(box)
      pen.scale(ratio, ratio)
      pen.fillStyle = color
      pen.strokeStyle = outlineColor
      if (z >= PLAIN_FROM || land.length === 0) drawGrid(pen)
      else drawLand(pen, land, x * TILE, y * TILE, z)
      return tile
    }
  }
  return new LandLayer({ minZoom: 2, maxZoom: 18 })
}

function drawGrid(pen: CanvasRenderingContext2D): void {
  pen.fillRect(0, 0, TILE, TILE)
  pen.beginPath()
  for (let at = 0; at < TILE; at += TILE / 4) {
    pen.moveTo(at + 0.5, 0)
    pen.lineTo(at + 0.5, TILE)
    pen.moveTo(0, at + 0.5)
    pen.lineTo(TILE, at + 0.5)
  }
  pen.stroke()
}

function drawLand(pen: CanvasRenderingContext2D, land: Land, left: number, top: number, zoom: number): void {
  pen.beginPath()
  for (const ring of land) {
    ring.forEach(([lng, lat], index) => {
      const { x, y } = worldPixel(lat, lng, zoom)
      if (index === 0) pen.moveTo(x - left, y - top)
      else pen.lineTo(x - left, y - top)
    })
    pen.closePath()
  }
  pen.fill('evenodd')
}
