import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import type { PaintTile } from './map-view.ts'
import { paintVector } from './paint-vector.ts'

interface Source {
  /** Beyond this zoom the tiles of the last level are enlarged. */
  readonly maxZoom: number
  readonly load: (zoom: number, x: number, y: number) => Promise<ArrayBuffer | undefined>
}

/** Tiles of a URL with {z}, {x} and {y}, or of one .pmtiles file, which is read with range requests. */
async function sourceOf(url: string, maxZoom: number, fetcher: typeof fetch): Promise<Source> {
  if (url.includes('{z}'))
    return {
      maxZoom,
      async load(zoom, x, y) {
        const values: Record<string, number> = { z: zoom, x, y }
        const response = await fetcher(url.replace(/\{([zxy])\}/g, (_, name: string) => String(values[name])))
        return response.ok && response.status !== 204 ? response.arrayBuffer() : undefined
      },
    }
  const archive = new PMTiles(url)
  const header = await archive.getHeader()
  return {
    maxZoom: header.maxZoom,
    load: async (zoom, x, y) => (await archive.getZxy(zoom, x, y))?.data,
  }
}

/** Draws vector tiles in the product's own colours. */
export function vectorPainter(
  url: string,
  maxZoom: number,
  locale: string,
  fetcher: typeof fetch,
): PaintTile {
  const source = sourceOf(url, maxZoom, fetcher)
  const tiles = new Map<string, Promise<VectorTile | undefined>>()
  const tileAt = (zoom: number, x: number, y: number) => {
    const name = `${zoom}/${x}/${y}`
    const cached = tiles.get(name)
    if (cached) return cached
    const found = source
      .then(({ load }) => load(zoom, x, y))
      .then((bytes) => bytes && new VectorTile(new PbfReader(bytes)))
    // Synchronously: parts of one tile are drawn at the same moment.
    tiles.set(name, found)
    found.catch(() => tiles.delete(name))
    return found
  }
  return async (pen, { x, y, z }, colors) => {
    const level = Math.min(z, (await source).maxZoom)
    const parts = 2 ** (z - level)
    const [column, row] = [Math.floor(x / parts), Math.floor(y / parts)]
    const tile = await tileAt(level, column, row)
    const frame = { zoom: z, left: x - column * parts, top: y - row * parts, parts }
    paintVector(pen, tile, frame, colors, locale.split('-')[0] ?? '')
  }
}
