import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font, Glyph, GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

const files = createRequire(import.meta.url)

/** Noto (OFL 1.1) as @fontsource-variable has it; the first that has a character writes it. Each is cut into files by script. */
const families = [
  'noto-sans',
  'vazirmatn',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const

export type Weight = 400 | 700

/** A file of a family at a weight. `name` is the PDF's, another one for each. */
export interface Face {
  readonly name: string
  readonly font: Font
}

/** The face that writes a character. */
export type FaceOf = (character: string) => Face

/**
 * Opens what writes these texts; a character that no family has is an empty box. For one document: what a font remembers of
 * the last one would be missing from the text of the next.
 */
export async function facesFor(texts: readonly string[], weight: Weight): Promise<FaceOf> {
  const fonts = new Map<string, Face>()
  const faceIn = async (file: string) => {
    const face = fonts.get(file) ?? (await open(file, weight))
    fonts.set(file, face)
    return face
  }
  const found = new Map<string, Face>()
  for (const character of new Set(`?${texts.join('').normalize('NFC')}`)) {
    const face = await faceOf(character, faceIn)
    if (face) found.set(character, face)
  }
  const other = found.get('?')
  if (!other) throw new Error('the fonts of receipts are not installed')
  return (character) => found.get(character) ?? other
}

async function faceOf(character: string, faceIn: (file: string) => Promise<Face>): Promise<Face | undefined> {
  const codePoint = character.codePointAt(0) ?? 0
  for (const family of families)
    for (const file of await filesWith(family, codePoint)) {
      const face = await faceIn(file)
      // Ranges are those of the family, and a family may have nothing at some place of them.
      if (face.font.hasGlyphForCodePoint(codePoint)) return face
    }
  return undefined
}

interface Part {
  readonly file: string
  /** Code points, both ends included. */
  readonly ranges: readonly (readonly [number, number])[]
}

const partsOf = new Map<string, Promise<readonly Part[]>>()

async function filesWith(family: string, codePoint: number): Promise<string[]> {
  const parts = partsOf.get(family) ?? readParts(family)
  partsOf.set(family, parts)
  return (await parts)
    .filter(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))
    .map(({ file }) => file)
}

/** Which of a family's files has which characters. */
async function readParts(family: string): Promise<readonly Part[]> {
  const path = files.resolve(`@fontsource-variable/${family}/unicode.json`)
  const parts: Record<string, string> = JSON.parse(await readFile(path, 'utf8'))
  return Object.entries(parts).map(([part, ranges]) => ({
    // "[119]" is how the numbered ones are called there.
    file: `${family}/files/${family}-${part.replace(/\W*(\d+)\W*/, '$1')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  }))
}

async function open(file: string, weight: Weight): Promise<Face> {
  const [bytes, { create }] = await Promise.all([bytesOf(file, weight), import('fontkit')])
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  const name = `${file.replace(/^.*\/|-wght.*$/g, '')}-${weight}`
  // A document takes fonts of one name for one font, and files of a family have the same.
  return { name, font: asSeen(Object.defineProperty(font, 'postscriptName', { value: name })) }
}

// About 50 kB each. A receipt in Chinese is written with 20 of them.
const subsets = new LRUCache<string, Promise<Buffer>>({ max: 150 })

function bytesOf(file: string, weight: Weight): Promise<Buffer> {
  const key = `${file} ${weight}`
  const cached = subsets.get(key) ?? instance(file, weight)
  subsets.set(key, cached)
  return cached
}

/** The file as TrueType of that weight alone, since a font of many cannot be embedded. About 15 ms, the library on first use. */
async function instance(file: string, weight: Weight): Promise<Buffer> {
  const [{ default: subsetFont }, packed] = await Promise.all([
    import('subset-font'),
    readFile(files.resolve(`@fontsource-variable/${file}`)),
  ])
  return subsetFont(packed, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  })
}

/**
 * Viewers read what runs from the right backwards, glyph by glyph and within a glyph that stands for several letters: its
 * letters are said backwards too, or "la" would be copied as "al".
 */
function asSeen(font: Font): Font {
  const turned = new WeakSet<Glyph>()
  const layout: Font['layout'] = (...args) => {
    const run = Object.getPrototypeOf(font).layout.apply(font, args) as GlyphRun
    for (const glyph of run.direction === 'rtl' ? run.glyphs : []) {
      if (turned.has(glyph)) continue
      turned.add(glyph)
      glyph.codePoints.reverse()
    }
    return run
  }
  return Object.defineProperty(font, 'layout', { value: layout })
}
