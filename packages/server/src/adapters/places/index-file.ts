import { closeSync, fstatSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'

/**
 * Layout of the index: 4 bytes with the length of a JSON head, the head, then typed arrays on 8-byte bounds. Reads are
 * views on one buffer: 135,000 cities cost about 20 MB and no objects.
 */
export interface IndexArrays {
  /** Cities in ascending order of their ids. */
  readonly cityId: Uint32Array
  readonly latitude: Float32Array
  readonly longitude: Float32Array
  readonly population: Uint32Array
  readonly country: Uint16Array
  readonly state: Uint16Array
  readonly zone: Uint16Array
  readonly nameAt: Uint32Array
  readonly names: Uint8Array
  /** Nearest large city of the country for a city with a shared written name, otherwise NONE. */
  readonly near: Uint32Array
  /** Airports: code of three bytes, index of the city. */
  readonly airportCode: Uint8Array
  readonly airportLatitude: Float32Array
  readonly airportLongitude: Float32Array
  readonly airportCity: Uint32Array
  readonly airportNameAt: Uint32Array
  readonly airportNames: Uint8Array
  /**
   * Keys in ascending order of their folded text (with a zero byte at the end): place is a city, or cities + airport.
   */
  readonly keyAt: Uint32Array
  readonly keyPlace: Uint32Array
  readonly keyKind: Uint8Array
  readonly folded: Uint8Array
  /** 1000 × log10 of the population, for cities and then airports. */
  readonly weight: Uint16Array
  /** Trie over the keys, children next to each other; a leaf has none. Its keys are from lo to hi. */
  readonly nodeByte: Uint8Array
  readonly nodeFirst: Uint32Array
  readonly nodeChildren: Uint8Array
  readonly nodeLo: Uint32Array
  readonly nodeHi: Uint32Array
  /** Cities by one-degree cell. */
  readonly cellStart: Uint32Array
  readonly cellCity: Uint32Array
}

export interface IndexHead {
  readonly countries: readonly string[]
  readonly states: readonly string[]
  readonly zones: readonly string[]
}

export interface PlaceIndex extends IndexArrays, IndexHead {}

export const NONE = 0xffff_ffff

/** Kinds of keys: start of a name, later word of a name, alternative name, IATA code. */
export const keyKinds = { name: 0, word: 1, other: 2, code: 3 } as const

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float32Array } as const
type Sections = Record<string, { kind: keyof typeof kinds; offset: number; length: number }>

const padded = (size: number) => Math.ceil(size / 8) * 8

/** Writes the index under a temporary name and renames it, so that no reader sees half of it. */
export function writeIndex(file: string, head: IndexHead, arrays: IndexArrays): void {
  const sections: Sections = {}
  let offset = 0
  for (const [name, array] of Object.entries(arrays)) {
    sections[name] = { kind: array.constructor.name as keyof typeof kinds, offset, length: array.length }
    offset += padded(array.byteLength)
  }
  const json = Buffer.from(JSON.stringify({ ...head, sections }))
  const start = padded(4 + json.length)
  const whole = Buffer.alloc(start + offset)
  whole.writeUInt32LE(json.length)
  json.copy(whole, 4)
  for (const [name, array] of Object.entries(arrays)) {
    const at = start + (sections[name]?.offset ?? 0)
    Buffer.from(array.buffer, array.byteOffset, array.byteLength).copy(whole, at)
  }
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, whole)
  renameSync(temporary, file)
}

/** Reads a whole index. Throws when the file is not one. */
export function readIndex(file: string): PlaceIndex {
  const handle = openSync(file, 'r')
  const buffer = new ArrayBuffer(fstatSync(handle).size)
  readSync(handle, new Uint8Array(buffer))
  closeSync(handle)
  const length = new DataView(buffer).getUint32(0, true)
  const head: IndexHead & { sections: Sections } = JSON.parse(Buffer.from(buffer, 4, length).toString())
  const start = padded(4 + length)
  const arrays = Object.entries(head.sections).map(([name, { kind, offset, length }]) => [
    name,
    new kinds[kind](buffer, start + offset, length),
  ])
  const { countries, states, zones } = head
  return { ...(Object.fromEntries(arrays) as IndexArrays), countries, states, zones }
}
