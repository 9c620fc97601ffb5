import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import {
  type MapArea,
  nameKind,
  type StreetKind,
  streetKind,
  streetKinds,
  tileName,
  worldPixel,
} from '@staykit/domain'
import { PbfReader } from 'pbf'
import type { Streets } from '../../../ports/streets.ts'
import type { PlacedName } from './lettering.ts'

export interface MapView {
  readonly latitude: number
  readonly longitude: number
  /** 0 shows the world in 256 px; each level doubles it. */
  readonly zoom: number
  readonly width: number
  readonly height: number
}

export interface Drawing {
  /** Data of a path for each kind. */
  readonly paths: ReadonlyMap<StreetKind, string>
  readonly names: readonly PlacedName[]
}

const TILE = 256
/** A tile is drawn at 512 px, as on the live map. */
const LEVELS_CLOSER = 1
/** From this zoom on, streets without importance, and buildings, are wider than a hair. */
const MINOR_FROM = 12
const BUILDINGS_FROM = 15
/** Room around the picture for the width of a line, px. */
const EDGE = 20

/** Streets, water and parks of a view, and names of its places; undefined if none of its tiles is there. */
export async function drawStreets(
  streets: Streets,
  area: MapArea | undefined,
  view: MapView,
): Promise<Drawing | undefined> {
  const { zoom, latitude, longitude, width, height } = view
  const level = Math.max(0, Math.min(zoom - LEVELS_CLOSER, area?.maxZoom ?? streets.maxZoom))
  const side = TILE * 2 ** (zoom - level)
  const middle = worldPixel(latitude, longitude, zoom)
  const [left, top] = [middle.x - width / 2, middle.y - height / 2]
  const count = 2 ** level
  const loading: Promise<{ tile: Uint8Array; x: number; y: number } | undefined>[] = []
  for (let column = Math.floor(left / side); column * side < left + width; column++)
    for (let row = Math.max(0, Math.floor(top / side)); row < count && row * side < top + height; row++) {
      // A wide view repeats the world.
      const at = ((column % count) + count) % count
      const corner = { x: column * side - left, y: row * side - top }
      loading.push(streets.tile(level, at, row).then((tile) => tile && { tile, ...corner }))
    }
  const found = (await Promise.all(loading)).filter((each) => each !== undefined)
  if (found.length === 0) return undefined
  const paths = new Map<StreetKind, string>(streetKinds.map((kind) => [kind, '']))
  const names: PlacedName[] = []
  for (const { tile, ...corner } of found) read(tile, { ...view, ...corner, side }, paths, names)
  return { paths, names: names.sort((a, b) => Number(b.isCity) - Number(a.isCity)) }
}

interface Frame extends MapView {
  /** Position of the tile in the picture, and the length of its side, px. */
  readonly x: number
  readonly y: number
  readonly side: number
}

function read(bytes: Uint8Array, frame: Frame, paths: Map<StreetKind, string>, names: PlacedName[]) {
  for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(bytes)).layers))
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index)
      const kind = streetKind(name, feature.properties)
      if (kind && isDrawn(kind, feature, frame.zoom))
        paths.set(kind, (paths.get(kind) ?? '') + pathOf(feature, frame, layer.extent))
      const named = nameKind(name, feature.properties)
      const [at] = named && named !== 'street' ? (feature.loadGeometry()[0] ?? []) : []
      // A picture is the same for all languages.
      const text = tileName(feature.properties, '')
      if (at && text)
        names.push({
          text,
          x: frame.x + (at.x / layer.extent) * frame.side,
          y: frame.y + (at.y / layer.extent) * frame.side,
          isCity: named === 'city',
        })
    }
}

const POINT = 1
const AREA = 3
const areas: readonly StreetKind[] = ['park', 'water', 'building']

function isDrawn(kind: StreetKind, { type }: VectorTileFeature, zoom: number): boolean {
  if (type === POINT || areas.includes(kind) !== (type === AREA)) return false
  if (kind === 'building') return zoom >= BUILDINGS_FROM
  return kind === 'minor' || kind === 'path' ? zoom >= MINOR_FROM : true
}

/** In px, without lines that are wholly outside. */
function pathOf(feature: VectorTileFeature, { x, y, side, width, height }: Frame, extent: number): string {
  const scale = side / extent
  const end = feature.type === AREA ? 'Z' : ''
  return feature
    .loadGeometry()
    .map((line) => {
      let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity]
      const points: string[] = []
      for (const point of line) {
        const [px, py] = [Math.round(x + point.x * scale), Math.round(y + point.y * scale)]
        west = Math.min(west, px)
        east = Math.max(east, px)
        north = Math.min(north, py)
        south = Math.max(south, py)
        const text = `${px} ${py}`
        if (points.at(-1) !== text) points.push(text)
      }
      const isSeen = east > -EDGE && west < width + EDGE && south > -EDGE && north < height + EDGE
      return isSeen && points.length > 1 ? `M${points.join('L')}${end}` : ''
    })
    .join('')
}
