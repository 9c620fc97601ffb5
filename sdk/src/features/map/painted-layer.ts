import type { Coords, DoneCallback } from 'leaflet'
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js'
import type { Colors, PaintTile } from './map-view.ts'

const TILE = 256

/** A base map whose tiles are painted on canvas. */
export function paintedLayer(paint: PaintTile): GridLayer {
  class PaintedLayer extends GridLayer {
    override createTile(at: Coords, done: DoneCallback): HTMLElement {
      const tile = document.createElement('canvas')
      const ratio = Math.min(2, devicePixelRatio || 1)
      tile.width = tile.height = TILE * ratio
      const pen = tile.getContext('2d')
      const box = this.getPane()
      if (!pen || !box) return tile
      pen.scale(ratio, ratio)
      paint(pen, at, colorsOf(box)).then(
        () => done(undefined, tile),
        (error) => done(error, tile),
      )
      return tile
    }
  }
  return new PaintedLayer({ minZoom: 2, maxZoom: 18 })
}

/** Colours are tokens; a canvas reads them from unused CSS properties of its pane. */
function colorsOf(box: HTMLElement): Colors {
  const style = getComputedStyle(box)
  return {
    land: style.color,
    line: style.outlineColor,
    town: style.columnRuleColor,
    water: style.textDecorationColor,
    park: style.borderTopColor,
    road: style.borderRightColor,
    text: style.borderBottomColor,
  }
}
