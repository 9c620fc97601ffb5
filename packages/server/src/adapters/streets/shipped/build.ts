import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { fromVectorTileJs } from '@maplibre/vt-pbf'
import { type MapArea, nameKind, streetKind } from '@staykit/domain'
import { PbfReader } from 'pbf'
import { type ArchiveTile, writeArchive } from '../write-archive.ts'
import { SHIPPED_ARCHIVE } from './shipped.ts'

// node build.ts <folder>: makes streets.pmtiles from the unpacked npm package @mapbox/mvt-fixtures 4.0.0. See README.md.

const EXTENT = 4096
/** Folder of the package, the zoom of its tiles, and the widest view that has tiles. */
const cities = [
  { folder: 'bangkok', zoom: 12, minZoom: 9 },
  { folder: 'chicago', zoom: 13, minZoom: 9 },
]
const ATTRIBUTION = '© Mapbox, © OpenStreetMap contributors'
/** What streetKind, nameKind and tileName read, in the languages of the product. */
const KEPT = /^(class|type|admin_level|maritime|name|name_(ar|de|en|es|fr|pt|ru|zh))$/

/** Distance of the points of a line in a wider tile, in units. */
const EXACT = 6

interface Shape {
  readonly layer: string
  readonly type: 0 | 1 | 2 | 3
  readonly properties: Record<string, string | number | boolean>
  readonly lines: { x: number; y: number }[][]
}
type Tiles = Map<string, readonly Shape[]>

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: node build.ts <folder of the unpacked package @mapbox/mvt-fixtures>')
const built = cities.map((city) => buildCity(join(folder, 'real-world', city.folder), city))
const bytes = await writeArchive(
  SHIPPED_ARCHIVE,
  built.flatMap(({ tiles }) => tiles),
  { attribution: ATTRIBUTION, areas: built.map(({ area }) => area) },
)
console.log(`${SHIPPED_ARCHIVE}: ${Math.round(bytes / 1024)} kB`)

function buildCity(path: string, { zoom, minZoom }: { zoom: number; minZoom: number }) {
  let tiles: Tiles = new Map()
  for (const name of readdirSync(path)) {
    const [, x, y] = /^\d+-(\d+)-(\d+)\.mvt$/.exec(name) ?? []
    if (x && y) tiles.set(`${x}/${y}`, shapesOf(readFileSync(join(path, name))))
  }
  const area = areaOf(tiles, zoom, minZoom)
  const all: ArchiveTile[] = []
  for (let level = zoom; level >= minZoom; level--) {
    for (const [name, shapes] of tiles) {
      const [x = 0, y = 0] = name.split('/').map(Number)
      const data = gzipSync(encode(shapes), { level: 9 })
      all.push({ zoom: level, x, y, length: data.length, data: () => data })
    }
    tiles = wider(tiles, level - 1)
  }
  return { area, tiles: all }
}

function shapesOf(bytes: Uint8Array): Shape[] {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.entries(layers).flatMap(([layer, { length, feature, extent }]) =>
    Array.from({ length }, (_, index) => feature.call(layers[layer], index))
      .filter(({ properties }) => streetKind(layer, properties) || nameKind(layer, properties))
      .map((found) => shapeOf(layer, found, EXTENT / extent)),
  )
}

function shapeOf(layer: string, feature: VectorTileFeature, scale: number): Shape {
  const { properties, type } = feature
  const read = Object.entries(properties).filter(([name]) => KEPT.test(name))
  return {
    layer,
    type: type as Shape['type'],
    properties: Object.fromEntries(read) as Shape['properties'],
    lines: feature.loadGeometry().map((line) => line.map(({ x, y }) => ({ x: x * scale, y: y * scale }))),
  }
}

/** Four tiles as one of the zoom above, with what can be seen there. */
function wider(tiles: Tiles, zoom: number): Tiles {
  const found: Map<string, Shape[]> = new Map()
  for (const [name, shapes] of tiles) {
    const [x = 0, y = 0] = name.split('/').map(Number)
    const parent = `${x >> 1}/${y >> 1}`
    const [left, top] = [(x & 1) * EXTENT, (y & 1) * EXTENT]
    const half = shapes.filter((shape) => isSeen(shape, zoom)).map((shape) => halved(shape, left, top))
    const own = found.get(parent) ?? []
    own.push(...half.filter(({ lines }) => lines.length > 0))
    found.set(parent, own)
  }
  return found
}

function isSeen({ layer, properties }: Shape, zoom: number): boolean {
  const name = nameKind(layer, properties)
  if (name) return name === 'city' || (name === 'district' && zoom >= 11)
  const kind = streetKind(layer, properties)
  if (kind === 'minor') return zoom >= 12
  return kind === 'park' || kind === 'water' || kind === 'major' || kind === 'border'
}

function halved(shape: Shape, left: number, top: number): Shape {
  const lines = shape.lines
    .map((line) => line.map(({ x, y }) => ({ x: Math.round((x + left) / 2), y: Math.round((y + top) / 2) })))
    .map((line) => (shape.type === 1 ? line : thinned(line)))
    .filter((line) => shape.type === 1 || line.length > (shape.type === 3 ? 3 : 1))
  return { ...shape, lines }
}

function thinned(line: { x: number; y: number }[]) {
  return line.filter((point, index) => {
    const before = line[index - 1]
    if (!before || index === line.length - 1) return true
    return Math.abs(point.x - before.x) + Math.abs(point.y - before.y) >= EXACT
  })
}

function encode(shapes: readonly Shape[]): Uint8Array {
  const names = [...new Set(shapes.map(({ layer }) => layer))]
  const layers = names.map((name) => {
    const own = shapes.filter(({ layer }) => layer === name)
    return [
      name,
      {
        ...{ version: 2, name, extent: EXTENT, length: own.length },
        feature: (index: number) => {
          const { type = 1, properties = {}, lines = [] } = own[index] ?? {}
          return { id: undefined, type, properties, loadGeometry: () => lines }
        },
      },
    ] as const
  })
  return fromVectorTileJs({ layers: Object.fromEntries(layers) } as Parameters<typeof fromVectorTileJs>[0])
}

function areaOf(tiles: Tiles, maxZoom: number, minZoom: number): MapArea {
  const places = [...tiles.keys()].map((name) => name.split('/').map(Number))
  const [xs, ys] = [0, 1].map((at) => places.map((place) => place[at] ?? 0))
  const count = 2 ** maxZoom
  const longitude = (column: number) => (column / count) * 360 - 180
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return {
    south: latitude(Math.max(...(ys ?? [])) + 1),
    west: longitude(Math.min(...(xs ?? []))),
    north: latitude(Math.min(...(ys ?? []))),
    east: longitude(Math.max(...(xs ?? [])) + 1),
    ...{ minZoom, maxZoom },
  }
}
