import { fold } from '../../kernel/text/fold.ts'
import { keyKinds } from './index-file.ts'
import type { SourceCity } from './sources.ts'

/** A text that finds a place. */
export interface Key {
  readonly text: string
  readonly place: number
  readonly kind: number
}

/** Keys of a name: from its start, from each later word, with Saint for St and the reverse. */
export function keysOfName(name: string, place: number, startKind: number = keyKinds.name): Key[] {
  const folded = fold(name)
  if (!folded) return []
  const keys: Key[] = [{ text: folded, place, kind: startKind }]
  const saint = /^(st|ste|saint|sainte) (.+)$/.exec(folded)
  if (saint) {
    const swapped = { st: 'saint', ste: 'sainte', saint: 'st', sainte: 'ste' }[saint[1] as 'st']
    keys.push({ text: `${swapped} ${saint[2]}`, place, kind: keyKinds.other })
  }
  for (let at = folded.indexOf(' '); at !== -1; at = folded.indexOf(' ', at + 1)) {
    const rest = folded.slice(at + 1)
    if (/^\S{3}/.test(rest)) keys.push({ text: rest, place, kind: keyKinds.word })
  }
  return keys
}

/** Smaller places are looked for by the name on their signs. */
const OTHER_NAMES_FROM = 5_000

/**
 * Keys of the names in other languages: from the start only. Names that begin with a small Latin letter are
 * transliterations by machine, such as "mo si ke".
 */
export function otherKeysOf({ name, otherNames, population }: SourceCity, place: number): Key[] {
  if (population < OTHER_NAMES_FROM) return []
  const texts = new Set(otherNames.filter((other) => !/^[a-z]|\s-\s/.test(other)).map(fold))
  texts.delete(fold(name))
  texts.delete('')
  return Array.from(texts, (text) => ({ text, place, kind: keyKinds.other }))
}

export interface PackedKeys {
  readonly keyAt: Uint32Array
  readonly keyPlace: Uint32Array
  readonly keyKind: Uint8Array
  readonly folded: Uint8Array
}

/** Keys in ascending order; equal texts share their bytes. */
export function packKeys(keys: Key[]): PackedKeys {
  const encoded = keys.map((key) => ({ key, bytes: Buffer.from(`${key.text}\0`) }))
  encoded.sort((a, b) => Buffer.compare(a.bytes, b.bytes) || a.key.kind - b.key.kind)
  const keyAt = new Uint32Array(keys.length)
  const chunks: Buffer[] = []
  let size = 0
  let previous: Buffer | undefined
  let at = 0
  for (const [index, { bytes }] of encoded.entries()) {
    if (!previous?.equals(bytes)) {
      at = size
      chunks.push(bytes)
      size += bytes.length
      previous = bytes
    }
    keyAt[index] = at
  }
  return {
    keyAt,
    keyPlace: Uint32Array.from(encoded, ({ key }) => key.place),
    keyKind: Uint8Array.from(encoded, ({ key }) => key.kind),
    folded: new Uint8Array(Buffer.concat(chunks)),
  }
}
