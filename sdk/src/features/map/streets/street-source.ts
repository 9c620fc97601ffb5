import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { nameKind, streetKind, tileName } from '@staykit/domain'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import type { Feature, TileSource } from 'protomaps-leaflet'

export interface Levels {
  readonly source: TileSource
  /** Beyond this zoom the tiles of the last level are enlarged. */
  readonly maxZoom: number
}

/**
 * Tiles of a URL with {z}, {x} and {y}, or of one .pmtiles file, which is read with range requests. Their features come in
 * layers by kind, so that one style draws the schemes of all tile services.
 */
export async function streetSource(
  url: string,
  maxZoom: number | undefined,
  locale: string,
  fetcher: typeof fetch,
): Promise<Levels> {
  const language = locale.split('-')[0] ?? ''
  const load = url.includes('{z}') ? fromAddress(url, fetcher) : fromFile(url)
  return {
    maxZoom: maxZoom ?? (await load.maxZoom()),
    source: {
      async get({ z, x, y }, side) {
        const bytes = await load.tile(z, x, y)
        return bytes ? featuresOf(bytes, side, language) : new Map()
      },
    },
  }
}

const LAST = 14
const NO_CONTENT = 204
const NOT_FOUND = 404

function fromAddress(url: string, fetcher: typeof fetch) {
  return {
    maxZoom: async () => LAST,
    async tile(zoom: number, x: number, y: number): Promise<ArrayBuffer | undefined> {
      const values: Record<string, number> = { z: zoom, x, y }
      const response = await fetcher(url.replace(/\{([zxy])\}/g, (_, name: string) => String(values[name])))
      if (response.status === NO_CONTENT || response.status === NOT_FOUND) return undefined
      if (!response.ok) throw new Error(`a tile has status ${response.status}`)
      return response.arrayBuffer()
    },
  }
}

function fromFile(url: string) {
  const archive = new PMTiles(url)
  return {
    maxZoom: async () => (await archive.getHeader()).maxZoom,
    tile: async (zoom: number, x: number, y: number) => (await archive.getZxy(zoom, x, y))?.data,
  }
}

function featuresOf(bytes: ArrayBuffer, side: number, language: string): Map<string, Feature[]> {
  const kinds = new Map<string, Feature[]>()
  for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(bytes)).layers))
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index)
      const { properties } = feature
      const drawn = streetKind(name, properties)
      const named = nameKind(name, properties)
      const text = named && tileName(properties, language)
      if (!drawn && !text) continue
      const shape = shapeOf(feature, side / layer.extent, text)
      for (const kind of [drawn, text ? named : undefined])
        if (kind) {
          const own = kinds.get(kind)
          if (own) own.push(shape)
          else kinds.set(kind, [shape])
        }
    }
  return kinds
}

function shapeOf(feature: VectorTileFeature, scale: number, name: string | undefined): Feature {
  const geom = feature.loadGeometry()
  const bbox = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  let numVertices = 0
  for (const line of geom)
    for (const point of line) {
      point.x *= scale
      point.y *= scale
      bbox.minX = Math.min(bbox.minX, point.x)
      bbox.minY = Math.min(bbox.minY, point.y)
      bbox.maxX = Math.max(bbox.maxX, point.x)
      bbox.maxY = Math.max(bbox.maxY, point.y)
      numVertices++
    }
  return {
    geom,
    bbox,
    numVertices,
    geomType: feature.type as Feature['geomType'],
    props: name ? { name } : {},
  }
}
