import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font, Glyph, GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

const files = createRequire(import.meta.url)

/**
 * Noto (OFL 1.1) from @fontsource-variable; the first family with a character writes it. Each is split into files by
 * script.
 */
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
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-myanmar',
  'noto-sans-ethiopic',
] as const

export type Weight = 400 | 700

/** A file of a family at a weight. `name` is the unique name in the PDF. */
export interface Face {
  readonly name: string
  readonly font: Font
}

/** Returns the face of a character. */
export type FaceOf = (character: string) => Face

/**
 * Opens the fonts of these texts; a character without a family becomes an empty box. For one document only: a font
 * remembers the last document, and its text would be missing from the next.
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
      // Ranges belong to the family, which may lack some of their characters.
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

/** Characters of each file of a family. */
async function readParts(family: string): Promise<readonly Part[]> {
  const path = files.resolve(`@fontsource-variable/${family}/unicode.json`)
  const parts: Record<string, string> = JSON.parse(await readFile(path, 'utf8'))
  return Object.entries(parts).map(([part, ranges]) => ({
    // The package calls the numbered ones "[119]".
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
  // A document treats fonts of one name as one font, and files of a family share their name.
  return { name, font: asSeen(Object.defineProperty(font, 'postscriptName', { value: name })) }
}

// About 50 kB each. A receipt in Chinese uses 20 of them.
const subsets = new LRUCache<string, Promise<Buffer>>({ max: 150 })

function bytesOf(file: string, weight: Weight): Promise<Buffer> {
  const key = `${file} ${weight}`
  const cached = subsets.get(key) ?? instance(file, weight)
  subsets.set(key, cached)
  return cached
}

/**
 * The file as TrueType of that weight alone, because a variable font cannot be embedded. About 15 ms; the library loads
 * on first use.
 */
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
 * The library throws for marks of Gurmukhi and Malayalam that have no anchor. Then they stand where their glyphs put them: a
 * mark that is not quite in place costs no receipt.
 */
function laidOut(font: Font, [text, features, ...others]: Parameters<Font['layout']>): GlyphRun {
  const layout = (wanted: typeof features): GlyphRun =>
    Object.getPrototypeOf(font).layout.call(font, text, wanted, ...others)
  try {
    return layout(features)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return layout({ ...features, ...withoutMarks })
  }
}

const withoutMarks = { abvm: false, blwm: false, mark: false, mkmk: false }

/**
 * Viewers reverse right-to-left text, glyph by glyph and within a ligature: its letters are reversed here, or "la"
 * would be copied as "al".
 */
function asSeen(font: Font): Font {
  const turned = new WeakSet<Glyph>()
  const layout: Font['layout'] = (...args) => {
    const run = laidOut(font, args)
    for (const glyph of run.direction === 'rtl' ? run.glyphs : []) {
      if (turned.has(glyph)) continue
      turned.add(glyph)
      glyph.codePoints.reverse()
    }
    return run
  }
  return Object.defineProperty(font, 'layout', { value: layout })
}
