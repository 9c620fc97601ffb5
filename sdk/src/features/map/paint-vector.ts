import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile'
import type { Colors } from './map-view.ts'
import { hasNames, type Kind, kindOf, kinds, nameOf } from './vector-kinds.ts'

type Pen = CanvasRenderingContext2D
const TILE = 256

/** The part of a tile to draw: one of `parts` × `parts`. */
interface Frame {
  readonly zoom: number
  readonly left: number
  readonly top: number
  readonly parts: number
}

/** Line widths at zoom 14 in px; each further zoom multiplies them by 1.5. */
const widths: Partial<Record<Kind, number>> = {
  river: 1.5,
  path: 0.7,
  rail: 0.8,
  minor: 2,
  major: 4,
  border: 1,
}

export function paintVector(
  pen: Pen,
  tile: VectorTile | undefined,
  frame: Frame,
  colors: Colors,
  language: string,
): void {
  pen.fillStyle = colors.land
  pen.fillRect(0, 0, TILE, TILE)
  if (!tile) return
  pen.lineJoin = pen.lineCap = 'round'
  const paths = pathsOf(tile, frame)
  const color: Record<Kind, string> = {
    ...{ town: colors.town, park: colors.park, water: colors.water, river: colors.water },
    ...{
      building: colors.town,
      path: colors.road,
      rail: colors.line,
      minor: colors.road,
      major: colors.road,
    },
    border: colors.line,
  }
  for (const kind of kinds) {
    const path = paths.get(kind)
    if (!path) continue
    const width = widths[kind]
    pen.fillStyle = pen.strokeStyle = color[kind]
    if (width === undefined) pen.fill(path, 'evenodd')
    else {
      pen.setLineDash(kind === 'border' || kind === 'rail' ? [4, 3] : [])
      pen.lineWidth = Math.max(0.5, width * 1.5 ** (frame.zoom - 14))
      pen.stroke(path)
    }
  }
  pen.setLineDash([])
  paintNames(pen, tile, frame, colors, language)
}

/** One path for each kind of feature in the tile. */
function pathsOf(tile: VectorTile, frame: Frame): Map<Kind, Path2D> {
  const paths = new Map<Kind, Path2D>()
  for (const [name, layer] of Object.entries(tile.layers))
    for (let at = 0; at < layer.length; at++) {
      const feature = layer.feature(at)
      const kind = kindOf(name, feature.properties)
      const isArea = kind && widths[kind] === undefined
      if (!kind || feature.type !== (isArea ? 3 : 2)) continue
      const path = paths.get(kind) ?? new Path2D()
      paths.set(kind, path)
      for (const line of linesOf(feature, frame)) {
        line.forEach(([x, y], index) => {
          if (index === 0) path.moveTo(x, y)
          else path.lineTo(x, y)
        })
        if (isArea) path.closePath()
      }
    }
  return paths
}

function linesOf(feature: VectorTileFeature, { left, top, parts }: Frame): [x: number, y: number][][] {
  const scale = (TILE * parts) / feature.extent
  return feature
    .loadGeometry()
    .map((line) => line.map(({ x, y }) => [x * scale - left * TILE, y * scale - top * TILE]))
}

/** Labels that lie completely inside the tile, because the next tile does not know them, without overlaps. */
function paintNames(pen: Pen, tile: VectorTile, frame: Frame, colors: Colors, language: string): void {
  const taken: [x: number, y: number, half: number][] = []
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineWidth = 3
  pen.strokeStyle = colors.land
  pen.fillStyle = colors.text
  for (const [layerName, layer] of Object.entries(tile.layers)) {
    const kind = hasNames(layerName)
    if (!kind || (kind === 'road' && frame.zoom < 15)) continue
    pen.font = kind === 'place' ? '600 13px sans-serif' : '11px sans-serif'
    for (let at = 0; at < layer.length; at++) {
      const feature = layer.feature(at)
      const text = nameOf(feature.properties, language)
      const half = pen.measureText(text).width / 2
      const place = text && placeOf(feature, frame, half)
      if (!place) continue
      const [x, y, turn] = place
      const reach = half + 4
      if (x < reach || y < 10 || x > TILE - reach || y > TILE - 10) continue
      if (taken.some((other) => Math.abs(other[0] - x) < other[2] + reach && Math.abs(other[1] - y) < 18))
        continue
      taken.push([x, y, reach])
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      pen.strokeText(text, 0, 0)
      pen.fillText(text, 0, 0)
      pen.restore()
    }
  }
}

/** Position of a point; for a line, the middle and slope of its first straight segment that is long enough. */
function placeOf(
  feature: VectorTileFeature,
  frame: Frame,
  half: number,
): [number, number, number] | undefined {
  const lines = linesOf(feature, frame)
  if (feature.type === 1) {
    const point = lines[0]?.[0]
    return point && [point[0], point[1], 0]
  }
  for (const line of lines)
    for (let at = 0; at + 1 < line.length; at++) {
      const [[x, y], [toX, toY]] = [line[at] ?? [0, 0], line[at + 1] ?? [0, 0]]
      if (Math.hypot(toX - x, toY - y) < half * 2) continue
      const turn = Math.atan((toY - y) / (toX - x || 1e-6))
      return [(x + toX) / 2, (y + toY) / 2, turn]
    }
  return undefined
}
