import { AREA_UNITS, type AreaZoom, areaZooms } from '@staykit/domain'
import { areaNumber, encoded, type Kind } from './areas-file.ts'
import { cutLine, cutRing } from './clip.ts'
import { simplified } from './simplify.ts'
import { borders, rivers, waters } from './sources.ts'

/** Margin around an area in its units, so that a wide line on an edge is complete. */
const MARGIN = 64
/** Simplification by zoom, in units: how far a line may deviate, and the size of the smallest ring. */
const coarseness: Readonly<Record<AreaZoom, { stray: number; least: number }>> = {
  2: { stray: 8, least: 48 },
  4: { stray: 6, least: 40 },
  6: { stray: 4, least: 24 },
  9: { stray: 0, least: 3 },
}

/** All areas of the world, as parts by their number; takes 20 s and 1 GB. */
export function buildAreas(coasts: string): Map<number, Uint8Array[]> {
  const parts = new Map<number, Uint8Array[]>()
  const add = (kind: Kind, line: readonly number[]) => {
    for (const zoom of areaZooms) addAt(zoom, kind, line, parts)
  }
  for (const { kind, rings } of waters(coasts)) for (const ring of rings) add(kind, ring)
  for (const line of rivers()) add('rivers', line)
  for (const line of borders()) add('borders', line)
  return parts
}

function addAt(zoom: AreaZoom, kind: Kind, line: readonly number[], parts: Map<number, Uint8Array[]>): void {
  const count = 2 ** zoom
  const cells = { side: AREA_UNITS, margin: MARGIN, count }
  const isRing = kind === 'sea' || kind === 'water'
  const flat = projected(line, count * AREA_UNITS)
  const { stray, least } = coarseness[zoom]
  if (isRing && extent(flat) < least) return
  const points = simplified(flat, stray)
  // Inland waters lie on a grid, whose steps show when zoomed in.
  const shape = kind === 'water' && stray === 0 ? rounded(rounded(points)) : points
  const cut = isRing ? cutRing : cutLine
  cut(shape, cells, (x, y, part) => {
    const steps = stepsOf(part, x * AREA_UNITS, y * AREA_UNITS)
    if (isRing && steps.length < 6) return
    const area = areaNumber(zoom, x, y)
    const own = parts.get(area)
    if (own) own.push(encoded(kind, steps))
    else parts.set(area, [encoded(kind, steps)])
  })
}

/** Web Mercator, in whole units of a world of `size`. */
function projected(line: readonly number[], size: number): number[] {
  const result: number[] = []
  for (let at = 0; at < line.length; at += 2) {
    const sine = Math.sin((Math.max(-85.06, Math.min(85.06, line[at + 1] ?? 0)) * Math.PI) / 180)
    result.push(
      Math.round((((line[at] ?? 0) + 180) / 360) * size),
      Math.round((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size),
    )
  }
  return result
}

/** A ring with smoothed corners (Chaikin). */
function rounded(ring: readonly number[]): number[] {
  const result: number[] = []
  const last = ring.length - 2
  for (let at = 0; at < last; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]]
    result.push(
      Math.round(x * 0.75 + nextX * 0.25),
      Math.round(y * 0.75 + nextY * 0.25),
      Math.round(x * 0.25 + nextX * 0.75),
      Math.round(y * 0.25 + nextY * 0.75),
    )
  }
  return [...result, ...result.slice(0, 2)]
}

/** The first point in its area, then the distance of each next one; skips points that do not move. */
function stepsOf(line: readonly number[], left: number, top: number): number[] {
  const steps: number[] = []
  let [x, y] = [left, top]
  for (let at = 0; at < line.length; at += 2) {
    const [nextX, nextY] = [line[at] ?? 0, line[at + 1] ?? 0]
    if (at > 0 && nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return steps
}

function extent(line: readonly number[]): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < line.length; at += 2) {
    const [x = 0, y = 0] = [line[at], line[at + 1]]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Math.max(right - left, bottom - top)
}
