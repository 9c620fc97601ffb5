import { AREA_UNITS, exactness, townRadius, worldPixel } from '@staykit/domain'
import type { Area } from './areas.ts'
import type { Colors } from './map-view.ts'

/** The part of an area that a tile shows. */
export interface Frame {
  readonly zoom: number
  /** Zoom and position of the area. */
  readonly level: number
  readonly column: number
  readonly row: number
  /** Position of the tile in its area, and the side of the area, in px. */
  readonly left: number
  readonly top: number
  readonly size: number
  /** Metres per px. */
  readonly metres: number
}

type Pen = CanvasRenderingContext2D
const TILE = 256

/** Rivers are accurate to a kilometre: at a closer zoom they would be in the wrong place. */
const RIVERS_TO = 10
const BORDERS_TO = 12
/** Zoom range in which towns are large enough to be visible and smaller than the view. */
const TOWNS = { from: 6, to: 13 }

export function paintArea(pen: Pen, area: Area, frame: Frame, colors: Colors): void {
  pen.fillStyle = colors.land
  pen.fillRect(0, 0, TILE, TILE)
  pen.lineJoin = pen.lineCap = 'round'
  const { zoom } = frame
  if (zoom >= TOWNS.from && zoom <= TOWNS.to) paintTowns(pen, area, frame, colors.town)
  pen.fillStyle = pen.strokeStyle = colors.water
  paintWater(pen, area.water, frame, exactness.water)
  paintWater(pen, area.sea, frame, exactness.sea)
  if (zoom <= RIVERS_TO) {
    pen.lineWidth = zoom < 6 ? 0.8 : 1.4
    stroke(pen, area.rivers, frame)
  }
  if (zoom > BORDERS_TO) return
  pen.strokeStyle = colors.line
  pen.lineWidth = 1
  pen.setLineDash([4, 3])
  stroke(pen, area.borders, frame)
  pen.setLineDash([])
}

/** Radius of a town by its population: the data has no outlines. */
function paintTowns(
  pen: Pen,
  { towns }: Area,
  { zoom, level, column, row, left, top, metres }: Frame,
  color: string,
) {
  const side = TILE * 2 ** (zoom - level)
  pen.fillStyle = color
  for (const [, lat, lng, population] of towns) {
    const at = worldPixel(lat, lng, zoom)
    const [x, y] = [at.x - column * side - left, at.y - row * side - top]
    const radius = townRadius(population) / metres
    if (radius < 3 || x < -radius || y < -radius || x > TILE + radius || y > TILE + radius) continue
    // Rings of one colour make the fade: a gradient would need the colour without its alpha.
    for (const part of [1, 0.8, 0.6, 0.4]) {
      pen.globalAlpha = 0.2
      pen.beginPath()
      pen.arc(x, y, radius * part, 0, 7)
      pen.fill()
    }
  }
  pen.globalAlpha = 1
}

/** Water, with a shore as soft as its position is uncertain. */
function paintWater(pen: Pen, rings: Area['sea'], frame: Frame, unsure: number) {
  if (rings.length === 0) return
  const path = new Path2D()
  for (const ring of rings) trace(path, ring, frame, true)
  const width = unsure / frame.metres
  pen.fill(path, 'evenodd')
  if (width < 2) return
  // Inland waters are split into parts with gaps of that width.
  if (unsure > exactness.sea) {
    pen.lineWidth = width
    pen.stroke(path)
  }
  pen.globalAlpha = 0.25
  for (const part of [0.5, 1]) {
    pen.lineWidth = width * part + (unsure > exactness.sea ? width : 0)
    pen.stroke(path)
  }
  pen.globalAlpha = 1
}

function stroke(pen: Pen, lines: Area['rivers'], frame: Frame) {
  const path = new Path2D()
  for (const line of lines) trace(path, line, frame, false)
  pen.stroke(path)
}

function trace(path: Path2D, steps: readonly number[], { left, top, size }: Frame, isRing: boolean) {
  const scale = size / AREA_UNITS
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    if (at === 0) path.moveTo(x * scale - left, y * scale - top)
    else path.lineTo(x * scale - left, y * scale - top)
  }
  if (isRing) path.closePath()
}
