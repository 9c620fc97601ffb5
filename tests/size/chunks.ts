import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const cdn = fileURLToPath(new URL('../../sdk/dist/cdn/', import.meta.url))

interface Manifest {
  elements: Record<string, string[] | undefined>
  chunks: Record<string, { fileName: string; imports: string[] } | undefined>
}

/** Files that a journey from the search form to the confirmation loads besides the elements: lazy imports of screens. */
const screens = [
  'stay-search',
  'stay-results',
  'stay-hotel',
  'stay-checkout',
  'booked',
  'hidden-fields',
  'filters',
]
/** Groups of messages that the same journey loads in another language. */
const groups = ['search', 'browse', 'book', 'shared']

/** Transfer size of a built file in bytes: gzip -9. */
export const gzipBytes = (file: string): number => gzipSync(readFileSync(cdn + file), { level: 9 }).length

/** Transfer size of a built file in current browsers, in bytes. */
export const brotliBytes = (file: string): number => readFileSync(`${cdn}${file}.br`).length

const frame = fileURLToPath(new URL('../../sdk/dist/card-frame/', import.meta.url))

/** Transfer sizes of the scripts of the card frame. */
export const cardFrameBytes = (): number[] =>
  readdirSync(frame)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${frame}${name}.br`).length)

/** The loader, and the files of the entries and chunks with all their imports. */
export function filesOf(names: readonly string[]): string[] {
  const { chunks, elements }: Manifest = JSON.parse(readFileSync(`${cdn}manifest.json`, 'utf8'))
  const files = names.flatMap((name) => {
    const element = elements[name]
    if (element) return element
    const chunk = chunks[name]
    if (!chunk) throw new Error(`there is no chunk ${name}: build the SDK first`)
    return [chunk.fileName, ...chunk.imports]
  })
  return ['staykit.js', ...new Set(files)]
}

const sum = (files: readonly string[], bytes: (file: string) => number) =>
  files.reduce((total, file) => total + bytes(file), 0)

function messageFiles(language: string): string[] {
  const folder = readdirSync(`${cdn}chunks`).find((name) => name.startsWith('messages-'))
  return groups.map((group) => `chunks/${folder}/${language}/${group}.js`)
}

/** Sizes of built files, in bytes. */
export function sizes(): Record<string, number> {
  return {
    'loader, gzip, B': gzipBytes('staykit.js'),
    'search box, gzip, B': sum(filesOf(['stay-search']), gzipBytes),
    'chunks from search to paid, brotli, B': sum(filesOf(screens), brotliBytes),
    'German from search to paid, brotli, B': sum(messageFiles('de'), brotliBytes),
    'single file, gzip, B': gzipBytes('staykit-all.js'),
  }
}

/** Script files of a build. */
export const fileCount = (): number =>
  readdirSync(cdn, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js')).length
