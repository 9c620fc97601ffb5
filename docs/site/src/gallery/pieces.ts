import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Prop {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly doc: string
}

/** A shared component of the SDK, as its build reads it from the sources (sdk/build/gallery). */
interface Piece {
  /** `stepper` */
  readonly name: string
  /** Its module below sdk/src. */
  readonly file: string
  /** Its purpose, from the source. */
  readonly doc: string
  readonly components: readonly {
    readonly name: string
    readonly doc: string
    readonly props: readonly Prop[]
  }[]
  readonly states: readonly string[]
  readonly keyboard: Readonly<Record<string, string>>
  readonly keeps: readonly string[]
  readonly tokens: readonly string[]
  readonly parts: readonly string[]
  readonly usedBy: readonly string[]
}

/** Gallery data of the SDK's build; the pages are built from the root of the repository. */
export const galleryFolder = resolve('sdk/dist/gallery')

/** Address of the gallery's modules. */
export const galleryScript = '/docs/pieces/gallery.js'

export const pieces: readonly Piece[] = JSON.parse(readFileSync(`${galleryFolder}/pieces.json`, 'utf8'))

/** `beyondItsOptions` → `Beyond its options`. */
export const inWords = (name: string): string => {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.replace(/^\w/, (letter) => letter.toUpperCase())
}
