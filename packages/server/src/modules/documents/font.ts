import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const files = createRequire(import.meta.url)
const kept = new Map<string, Buffer>()

/** DejaVu Sans as TrueType: Latin with every accent, Greek, Cyrillic. */
export function dejaVu(weight: 400 | 700): Buffer {
  const name = `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff`
  const known = kept.get(name)
  if (known) return known
  const font = unpackWoff(readFileSync(files.resolve(name)))
  kept.set(name, font)
  return font
}

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** A WOFF file as the font that was packed into it. pdfkit reads WOFF too, but takes a second for each document. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE(count * 16 - power * 16, 10)
  const tables: Buffer[] = []
  let offset = header.length
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const at = SFNT_HEADER + SFNT_ENTRY * index
    woff.copy(header, at, entry, entry + 4)
    woff.copy(header, at + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(length, at + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([header, ...tables])
}
