import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const cdn = fileURLToPath(new URL('../../sdk/dist/cdn/', import.meta.url))

interface Manifest {
  version: string
  chunks: Record<string, { fileName: string; imports: string[]; dynamicImports: string[] }>
}

/** What a traveller loads from the search form to the confirmation of a booking. */
const journey = ['stay-search', 'stay-results', 'stay-hotel', 'stay-checkout', 'touched', 'trip']

/** Bytes of a built file as it travels: gzip -9. */
export function gzipSize(file: string): number {
  return gzipSync(readFileSync(cdn + file), { level: 9 }).length
}

function manifest(): Manifest['chunks'] {
  return (JSON.parse(readFileSync(`${cdn}manifest.json`, 'utf8')) as Manifest).chunks
}

/** Every chunk that the named ones import, themselves included. */
export function closure(names: readonly string[]): string[] {
  const all = Object.values(manifest())
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const next of all.find(({ fileName }) => fileName === file)?.imports ?? []) visit(next)
  }
  for (const name of names) {
    const found = manifest()[name]
    if (!found) throw new Error(`there is no chunk ${name}: build the SDK first`)
    visit(found.fileName)
  }
  return [...seen]
}

/** The loader and every request that the named chunks need, in bytes of gzip -9. */
export function pageSize(names: readonly string[]): number {
  return closure(names).reduce((sum, file) => sum + gzipSize(`chunks/${file}`), gzipSize('staykit.js'))
}

/** Bytes of a built file as servers send it to today's browsers. */
export const brotliBytes = (file: string): number => readFileSync(`${cdn}${file}.br`).length

/** The same as servers send it to today's browsers. */
function brotliSize(names: readonly string[]): number {
  const files = ['staykit.js', ...closure(names).map((file) => `chunks/${file}`)]
  return files.reduce((sum, file) => sum + brotliBytes(file), 0)
}

/** What a traveller loads for each promise of the budgets. Parts that come later are counted where they are used;
 * a journey in the browser counts what is really loaded. */
export function sizes() {
  return {
    loader: gzipSize('staykit.js'),
    search: pageSize(['stay-search']),
    'search in use (suggestions, calendar)': pageSize(['stay-search', 'touched']),
    'search to paid': pageSize(journey),
    'search to paid, brotli': brotliSize(journey),
    'single file': gzipSize('staykit-all.js'),
    'data layer, beside an element': pageSize(['stay-search', 'stay-data-layer']) - pageSize(['stay-search']),
  }
}
