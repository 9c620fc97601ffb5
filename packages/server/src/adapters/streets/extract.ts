import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MapArea, tileAt } from '@staykit/domain'
import pLimit from 'p-limit'
import {
  Compression,
  type Entry,
  FetchSource,
  findTile,
  type Header,
  PMTiles,
  type Source,
  TileType,
  zxyToTileId,
} from 'pmtiles'
import { fileSource } from './file-source.ts'
import { type ArchiveTile, writeArchive } from './write-archive.ts'

/** A city to copy: its sides in degrees. */
export interface CityBox {
  readonly id: string
  readonly name: string
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

interface Extract {
  /** Address or path of an archive of the world. */
  readonly from: string
  readonly cities: readonly CityBox[]
  /** Where the archive is written; finished cities wait beside it. */
  readonly path: string
  readonly say: (line: string) => void
}

/** Where a tile lies in the file of its city. */
type Place = readonly [zoom: number, x: number, y: number, offset: number, length: number]

const ATTRIBUTION = '© OpenStreetMap contributors, Protomaps'
/** Zooms of the copy; the live map enlarges the last one. */
const MIN_ZOOM = 10
const MAX_ZOOM = 15
const HEADER = 127
/** Parts that are this near to each other are fetched together, at most this many bytes. */
const GAP = 128 * 1024
const MOST = 4 * 1024 * 1024
const AT_ONCE = 4
const ATTEMPTS = 4
const WAIT_MS = 500

/**
 * Copies the tiles of cities out of an archive of the world, by requests for parts of it. Each complete city is stored, so a
 * second run continues. Throws if the archive cannot be read or has no vector tiles.
 */
export async function extractCities(extract: Extract): Promise<number> {
  const { from } = extract
  if (/^https?:/.test(from)) return copyCities(new FetchSource(from), extract)
  const handle = await open(from).catch((cause) => {
    throw new Error(`the file ${from} cannot be opened`, { cause })
  })
  return copyCities(fileSource(from, handle), extract).finally(() => handle.close())
}

async function copyCities(source: Source, { cities, path, say }: Extract): Promise<number> {
  const archive = new PMTiles(source)
  const header = await archive.getHeader().catch((cause) => {
    throw new Error(
      `${source.getKey()} cannot be read as PMTiles: check the address and the network, or give the path of a downloaded file`,
      { cause },
    )
  })
  if (header.tileType !== TileType.Mvt || header.tileCompression !== Compression.Gzip)
    throw new Error(`${source.getKey()} has no vector tiles that are compressed with gzip`)
  const to = Math.min(MAX_ZOOM, header.maxZoom)
  const from = Math.max(MIN_ZOOM, header.minZoom)
  const { data } = await source.getBytes(0, HEADER)
  const version = createHash('sha256')
    .update(new Uint8Array(data))
    .update(`${from}-${to}`)
    .digest('hex')
    .slice(0, 12)
  const folder = `${path}.cities-${version}`
  await mkdir(folder, { recursive: true })
  const tiles: ArchiveTile[] = []
  const areas: MapArea[] = []
  const files: Awaited<ReturnType<typeof open>>[] = []
  try {
    for (const [index, city] of cities.entries()) {
      const part = join(folder, city.id)
      if (!existsSync(`${part}.json`)) await copyCity({ archive, source, header }, city, { from, to, part })
      const places: Place[] = JSON.parse(await readFile(`${part}.json`, 'utf8'))
      const bytes = places.reduce((sum, [, , , , length]) => sum + length, 0)
      say(`${index + 1}/${cities.length} ${city.name}: ${places.length} tiles, ${Math.ceil(bytes / 1024)} kB`)
      if (places.length === 0) continue
      const file = await open(`${part}.bin`)
      files.push(file)
      const { south, west, north, east } = city
      const zooms = places.map(([zoom]) => zoom)
      areas.push({ south, west, north, east, minZoom: Math.min(...zooms), maxZoom: Math.max(...zooms) })
      for (const [zoom, x, y, offset, length] of places)
        tiles.push({
          ...{ zoom, x, y, length },
          data: async () => (await file.read(new Uint8Array(length), 0, length, offset)).buffer,
        })
    }
    if (areas.length === 0) throw new Error('the archive has no tiles of these cities')
    const size = await writeArchive(path, tiles, { attribution: ATTRIBUTION, areas })
    await rm(folder, { recursive: true, force: true })
    return size
  } finally {
    for (const file of files) await file.close()
  }
}

interface World {
  readonly archive: PMTiles
  readonly source: Source
  readonly header: Header
}

interface Wanted {
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly entry: Entry
}

async function copyCity(
  world: World,
  city: CityBox,
  { from, to, part }: { from: number; to: number; part: string },
): Promise<void> {
  const wanted: Wanted[] = []
  for (let zoom = from; zoom <= to; zoom++) {
    const first = tileAt(city.north, city.west, zoom)
    const last = tileAt(city.south, city.east, zoom)
    for (let x = first.x; x <= last.x; x++)
      for (let y = first.y; y <= last.y; y++) {
        const entry = await entryOf(world, zxyToTileId(zoom, x, y))
        if (entry) wanted.push({ zoom, x, y, entry })
      }
  }
  const start = world.header.tileDataOffset
  const limit = pLimit(AT_ONCE)
  const pieces = await Promise.all(
    together(wanted).map((group) =>
      limit(async () => {
        const first = group[0]?.entry.offset ?? 0
        const end = Math.max(...group.map(({ entry }) => entry.offset + entry.length))
        const bytes = await bytesOf(world.source, start + first, end - first)
        return group.map(({ entry, ...tile }) => ({
          ...tile,
          bytes: bytes.subarray(entry.offset - first, entry.offset - first + entry.length),
        }))
      }),
    ),
  )
  let offset = 0
  const all = pieces.flat()
  const places = all.map(({ zoom, x, y, bytes }): Place => {
    offset += bytes.length
    return [zoom, x, y, offset - bytes.length, bytes.length]
  })
  await writeFile(`${part}.bin`, Buffer.concat(all.map(({ bytes }) => bytes)))
  // Last and at once: it says that the city is complete.
  await writeFile(`${part}.json.part`, JSON.stringify(places))
  await rename(`${part}.json.part`, `${part}.json`)
}

/** The entry of a tile in the directories of an archive, at most three of which lead to it (PMTiles 3, section 4). */
async function entryOf({ archive, source, header }: World, id: number): Promise<Entry | undefined> {
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength]
  for (let depth = 0; depth < 4; depth++) {
    const [at, size] = [offset, length]
    const entries = await again(() => archive.cache.getDirectory(source, at, size, header))
    const found = findTile(entries, id)
    if (!found || found.length === 0) return undefined
    if (found.runLength > 0) return found
    offset = header.leafDirectoryOffset + found.offset
    length = found.length
  }
  return undefined
}

/** Tiles in groups that one request fetches. */
function together(wanted: readonly Wanted[]): Wanted[][] {
  const groups: Wanted[][] = []
  let [start, end] = [0, -Infinity]
  for (const tile of [...wanted].sort((a, b) => a.entry.offset - b.entry.offset)) {
    const { offset, length } = tile.entry
    if (offset > end + GAP || offset + length - start > MOST) {
      groups.push([])
      start = offset
      end = offset
    }
    groups.at(-1)?.push(tile)
    end = Math.max(end, offset + length)
  }
  return groups
}

async function bytesOf(source: Source, offset: number, length: number): Promise<Uint8Array> {
  const { data } = await again(() => source.getBytes(offset, length))
  if (data.byteLength < length) throw new Error(`${source.getKey()} ends too early`)
  return new Uint8Array(data)
}

async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await run()
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * 2 ** attempt))
    }
}
