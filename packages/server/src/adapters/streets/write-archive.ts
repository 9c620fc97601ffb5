import { open, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MapArea } from '@staykit/domain'
import { zxyToTileId } from 'pmtiles'

const compress = promisify(gzip)

/** A tile for an archive, compressed with gzip. */
export interface ArchiveTile {
  readonly zoom: number
  readonly x: number
  readonly y: number
  /** Of its data, in bytes. */
  readonly length: number
  data(): Promise<Uint8Array> | Uint8Array
}

interface Entry {
  readonly id: number
  readonly offset: number
  readonly length: number
  /** 0 leads to a further directory. */
  readonly run: 0 | 1
}

const HEADER = 127
/** Header and first directory lie within the first bytes, which a reader fetches at once (PMTiles 3, section 2). */
const FIRST_BYTES = 16_384
const ENTRIES_OF_LEAF = 4_096
const GZIP = 2
const MVT = 1
const SCALE = 10_000_000

/** Writes a file of tiles in the format PMTiles 3. A file that exists is replaced when the new one is complete. */
export async function writeArchive(
  path: string,
  tiles: readonly ArchiveTile[],
  about: { readonly attribution: string; readonly areas: readonly MapArea[] },
): Promise<number> {
  const sorted = tiles
    .map((tile) => ({ tile, id: zxyToTileId(tile.zoom, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id)
    .filter(({ id }, index, all) => id !== all[index - 1]?.id)
  let end = 0
  const entries = sorted.map(({ tile: { length }, id }): Entry => {
    const offset = end
    end += length
    return { id, offset, length, run: 1 }
  })
  const { root, leaves } = await directories(entries)
  const metadata = await compress(JSON.stringify({ name: 'Staykit streets', ...about }))
  const header = headerOf({ root, metadata, leaves, dataLength: end, count: entries.length }, sorted, about)
  const part = `${path}.part`
  const file = await open(part, 'w')
  try {
    for (const bytes of [header, root, metadata, leaves]) await file.writeFile(bytes)
    for (const { tile } of sorted) {
      const data = await tile.data()
      if (data.length !== tile.length) throw new Error(`tile ${tile.zoom}/${tile.x}/${tile.y} has changed`)
      await file.writeFile(data)
    }
  } finally {
    await file.close()
  }
  await rename(part, path)
  return HEADER + root.length + metadata.length + leaves.length + end
}

async function directories(entries: readonly Entry[]): Promise<{ root: Buffer; leaves: Buffer }> {
  const whole = await compress(directory(entries))
  if (HEADER + whole.length <= FIRST_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const upper: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += ENTRIES_OF_LEAF) {
    const own = entries.slice(at, at + ENTRIES_OF_LEAF)
    const leaf = await compress(directory(own))
    upper.push({ id: own[0]?.id ?? 0, offset, length: leaf.length, run: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: await compress(directory(upper)), leaves: Buffer.concat(leaves) }
}

/** Entries by column: ids as differences, runs, lengths, and offsets, of which 0 continues the one before. */
function directory(entries: readonly Entry[]): Uint8Array {
  const numbers = [entries.length]
  let last = 0
  for (const { id } of entries) {
    numbers.push(id - last)
    last = id
  }
  for (const { run } of entries) numbers.push(run)
  for (const { length } of entries) numbers.push(length)
  let next = -1
  for (const { offset, length } of entries) {
    numbers.push(offset === next ? 0 : offset + 1)
    next = offset + length
  }
  return Uint8Array.from(numbers.flatMap(varint))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return [...bytes, rest]
}

function headerOf(
  parts: { root: Buffer; metadata: Buffer; leaves: Buffer; dataLength: number; count: number },
  sorted: readonly { tile: ArchiveTile }[],
  { areas }: { areas: readonly MapArea[] },
): Uint8Array {
  const bytes = new Uint8Array(HEADER)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('PMTiles'))
  view.setUint8(7, 3)
  const { root, metadata, leaves, dataLength, count } = parts
  let at = 8
  let offset = HEADER
  for (const length of [root.length, metadata.length, leaves.length, dataLength]) {
    view.setBigUint64(at, BigInt(offset), true)
    view.setBigUint64(at + 8, BigInt(length), true)
    at += 16
    offset += length
  }
  for (const position of [72, 80, 88]) view.setBigUint64(position, BigInt(count), true)
  // The data lie in the order of the directory.
  view.setUint8(96, 1)
  view.setUint8(97, GZIP)
  view.setUint8(98, GZIP)
  view.setUint8(99, MVT)
  const zooms = sorted.map(({ tile }) => tile.zoom)
  view.setUint8(
    100,
    zooms.reduce((a, b) => Math.min(a, b), 22),
  )
  view.setUint8(
    101,
    zooms.reduce((a, b) => Math.max(a, b), 0),
  )
  const west = Math.min(...areas.map((area) => area.west))
  const south = Math.min(...areas.map((area) => area.south))
  const east = Math.max(...areas.map((area) => area.east))
  const north = Math.max(...areas.map((area) => area.north))
  for (const [index, value] of [west, south, east, north].entries())
    view.setInt32(102 + index * 4, Math.round(value * SCALE), true)
  view.setUint8(118, view.getUint8(100))
  view.setInt32(119, Math.round(((west + east) / 2) * SCALE), true)
  view.setInt32(123, Math.round(((south + north) / 2) * SCALE), true)
  return bytes
}
