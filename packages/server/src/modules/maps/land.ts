import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

type Topology = Parameters<typeof feature>[0]
export type Position = readonly [longitude: number, latitude: number]
/** Closed outlines of land; a polygon's first ring is its border, the others are lakes. */
export type Polygons = readonly (readonly (readonly Position[])[])[]

const files = createRequire(import.meta.url)
let loading: Promise<Polygons> | undefined

/** The world's land at 1:110 million, rounded to a tenth of a degree: all that so coarse a map shows. */
export function loadLand(): Promise<Polygons> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function read(): Promise<Polygons> {
  const topology: Topology = JSON.parse(await readFile(files.resolve('world-atlas/land-110m.json'), 'utf8'))
  const { land } = topology.objects
  if (!land) throw new Error('world-atlas has no land')
  const shape = feature(topology, land)
  const shapes = shape.type === 'FeatureCollection' ? shape.features : [shape]
  return shapes.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    return polygons.map((rings) => rings.map(rounded).filter((ring) => ring.length > 3))
  })
}

function rounded(ring: readonly (readonly number[])[]): Position[] {
  const points: Position[] = []
  for (const [x = 0, y = 0] of ring) {
    const point: Position = [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
    const last = points.at(-1)
    if (!last || last[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  return points
}
