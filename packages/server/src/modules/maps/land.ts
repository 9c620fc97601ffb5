import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

type Topology = Parameters<typeof feature>[0]
export type Position = readonly [longitude: number, latitude: number]
/** Closed outlines of land; a polygon's first ring is its border, the others are lakes. */
export type Polygons = readonly (readonly (readonly Position[])[])[]

/** The world's land at 1:110 million, as d3 reads it. */
export type Land = ReturnType<typeof feature>

const files = createRequire(import.meta.url)

export async function loadLand(): Promise<Land> {
  const topology: Topology = JSON.parse(await readFile(files.resolve('world-atlas/land-110m.json'), 'utf8'))
  const { land } = topology.objects
  if (!land) throw new Error('world-atlas has no land')
  return feature(topology, land)
}

/** The same for a flat map of longitudes and latitudes, rounded to a tenth of a degree: all that so coarse a map shows. */
export function flatLand(shape: Land): Polygons {
  const shapes = shape.type === 'FeatureCollection' ? shape.features : [shape]
  return shapes.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    return polygons.flatMap((rings) => onBothSides(rings.map(rounded).filter((ring) => ring.length > 3)))
  })
}

function rounded(ring: readonly (readonly number[])[]): Position[] {
  const points: Position[] = []
  for (const [x = 0, y = 0] of ring) {
    const last = points.at(-1)
    // A ring that crosses the 180th meridian goes on beyond it, instead of jumping around the world.
    const turns = last ? Math.round((last[0] - x) / 360) : 0
    const point: Position = [Math.round((x + turns * 360) * 10) / 10, Math.round(y * 10) / 10]
    if (!last || last[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  const [first, last] = [points[0], points.at(-1)]
  // Around a pole it does not close by itself.
  if (first && last && Math.abs(last[0] - first[0]) > 180) {
    const pole = first[1] < 0 ? -89 : 89
    points.push([last[0], pole], [first[0], pole], first)
  }
  const longitudes = points.map(([x]) => x)
  const turns = Math.round((Math.min(...longitudes) + Math.max(...longitudes)) / 720)
  return points.map(([x, y]) => [Math.round((x - turns * 360) * 10) / 10, y])
}

/** What lies beyond the 180th meridian is on the other side of the map too: only that part of it. */
function onBothSides(polygon: readonly (readonly Position[])[]): (readonly (readonly Position[])[])[] {
  const longitudes = (polygon[0] ?? []).map(([longitude]) => longitude)
  if (Math.max(...longitudes) > 180) return [polygon, polygon.map((ring) => moved(ring, -360))]
  return Math.min(...longitudes) < -180 ? [polygon, polygon.map((ring) => moved(ring, 360))] : [polygon]
}

function moved(ring: readonly Position[], shift: number): Position[] {
  const limit = (x: number) => (shift < 0 ? Math.max(-181, x) : Math.min(181, x))
  const all = ring.map(([x, y]): Position => [Math.round(limit(x + shift) * 10) / 10, y])
  const isOut = (point: Position | undefined) => Math.abs(point?.[0] ?? 181) === 181
  return all.filter((point, at) => !(isOut(point) && isOut(all[at - 1]) && isOut(all[at + 1])))
}
