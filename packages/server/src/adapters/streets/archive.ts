import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { MapArea } from '@staykit/domain'
import { type Header, PMTiles, TileType } from 'pmtiles'
import * as z from 'zod'
import type { Streets } from '../../ports/streets.ts'
import { fileSource } from './file-source.ts'

const degrees = z.number().min(-180).max(180)
const zoom = z.number().int().min(0).max(22)
/** What `npm run maps` writes into the metadata; files of other programs have none of it. */
const metadata = z.object({
  attribution: z.string().optional(),
  areas: z
    .array(
      z.object({
        south: degrees,
        west: degrees,
        north: degrees,
        east: degrees,
        minZoom: zoom,
        maxZoom: zoom,
      }),
    )
    .min(1)
    .optional()
    .catch(undefined),
})

const FIRST_BYTES = 16_384
const NO_ATTRIBUTION = '© OpenStreetMap contributors'

/** Opens a file of street tiles. Throws for a file that is missing, damaged or holds something else. */
export async function openArchive(path: string): Promise<Streets> {
  const handle = await open(path)
  try {
    return await streetsOf(path, handle)
  } catch (error) {
    await handle.close()
    throw new Error(`${path} is no file of street tiles (PMTiles 3 with vector tiles)`, { cause: error })
  }
}

async function streetsOf(path: string, handle: FileHandle): Promise<Streets> {
  const { size } = await handle.stat()
  const source = fileSource(path, handle)
  const archive = new PMTiles(source)
  const header = await archive.getHeader()
  if (header.tileType !== TileType.Mvt) throw new Error('its tiles are not vector tiles')
  // Header and first directory have the positions of all tiles. The same on all servers, unlike the time of the file.
  const { data } = await source.getBytes(0, FIRST_BYTES)
  const version = createHash('sha256')
    .update(new Uint8Array(data))
    .update(`${size}`)
    .digest('hex')
    .slice(0, 16)
  const { attribution, areas } = metadata.parse(await archive.getMetadata())
  return {
    attribution: attribution ?? NO_ATTRIBUTION,
    areas: areas ?? [wholeOf(header)],
    maxZoom: header.maxZoom,
    file: {
      size,
      version,
      part: (start, end) => Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream,
    },
    async tile(level, x, y) {
      const count = 2 ** level
      if (x < 0 || y < 0 || x >= count || y >= count) return undefined
      const found = await archive.getZxy(level, x, y)
      return found && new Uint8Array(found.data)
    },
    close: () => handle.close(),
  }
}

const wholeOf = ({ minLat, minLon, maxLat, maxLon, minZoom, maxZoom }: Header): MapArea => ({
  ...{ south: minLat, west: minLon, north: maxLat, east: maxLon },
  ...{ minZoom, maxZoom },
})
