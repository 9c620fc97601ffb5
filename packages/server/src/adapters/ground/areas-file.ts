import { renameSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { areaZooms } from '@staykit/domain'
import type { GroundArea } from '../../ports/ground.ts'

export const kinds = ['sea', 'water', 'rivers', 'borders'] as const
export type Kind = (typeof kinds)[number]

/** Number of areas of a zoom and of the zooms before it in the file. */
const countAt = (zoom: number) => 4 ** zoom
const before = (zoom: number) =>
  areaZooms.filter((other) => other < zoom).reduce((sum, other) => sum + countAt(other), 0)
const TOTAL = areaZooms.reduce((sum, zoom) => sum + countAt(zoom), 0)

/** Number of an area in the file. */
export const areaNumber = (zoom: number, x: number, y: number): number => before(zoom) + y * 2 ** zoom + x

/** A kind and its steps as bytes: seven bits each, the lowest first, the sign as the last bit. */
export function encoded(kind: Kind, steps: readonly number[]): Uint8Array {
  const bytes: number[] = []
  const put = (value: number) => {
    let rest = value
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  put(kinds.indexOf(kind))
  put(steps.length)
  for (const step of steps) put(step < 0 ? -step * 2 - 1 : step * 2)
  return Uint8Array.from(bytes)
}

function decoded(bytes: Uint8Array): GroundArea {
  const area: Record<Kind, number[][]> = { sea: [], water: [], rivers: [], borders: [] }
  let at = 0
  const take = () => {
    let [value, shift] = [0, 0]
    for (; (bytes[at] ?? 0) > 127; shift += 7) value |= ((bytes[at++] ?? 0) & 127) << shift
    return value | ((bytes[at++] ?? 0) << shift)
  }
  while (at < bytes.length) {
    const kind = kinds[take()] ?? 'sea'
    const length = take()
    area[kind].push(
      Array.from({ length }, () => {
        const value = take()
        return value & 1 ? -(value + 1) / 2 : value / 2
      }),
    )
  }
  return area
}

/** Layout: the offset of each area (4 bytes each, and the end), then their parts. */
export function writeAreas(file: string, parts: ReadonlyMap<number, readonly Uint8Array[]>): void {
  const starts = new Uint32Array(TOTAL + 1)
  const written: Uint8Array[] = []
  for (let area = 0; area < TOTAL; area++) {
    const own = Buffer.concat(parts.get(area) ?? [])
    starts[area + 1] = (starts[area] ?? 0) + own.length
    written.push(own)
  }
  // Written to a temporary name first, so that no reader sees half of it.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, Buffer.concat([new Uint8Array(starts.buffer), ...written]))
  renameSync(temporary, file)
}

/** Reads areas one by one; only their offsets are in memory (1 MB). */
export async function readAreas(file: string): Promise<(area: number) => Promise<GroundArea>> {
  const handle = await open(file)
  const head = (TOTAL + 1) * 4
  const starts = new Uint32Array((await bytesOf(handle, 0, head)).buffer)
  return async (area) => {
    const [from, to] = [starts[area] ?? 0, starts[area + 1] ?? 0]
    return decoded(await bytesOf(handle, head + from, to - from))
  }
}

async function bytesOf(handle: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  if (length > 0) await handle.read(bytes, 0, length, from)
  return bytes
}
