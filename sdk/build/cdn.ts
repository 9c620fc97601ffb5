import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import replace from '@rollup/plugin-replace'
import { type OutputChunk, type RollupBuild, rollup } from 'rollup'
import type { FirstHtml } from '../src/first-html/tree.ts'
import { writeIntegrity } from './cdn/finish.ts'
import { firstHtml } from './cdn/first-html.ts'
import { parallelImports } from './cdn/parallel-imports.ts'
import {
  banner,
  COMPILE_HINT,
  definer,
  importsAtRunTime,
  inChunks,
  isOnPages,
  minified,
  onwarn,
  plugins,
} from './cdn/plugins.ts'
import { writeReserve, writeServedStyles } from './cdn/served-styles.ts'
import { planChunks } from './cdn/shared-chunks.ts'
import { cdnFolder, elementTags, source, version } from './paths.ts'
import { declarations } from './plugins/declarations.ts'
import { languageFiles, languages, writeLanguages } from './plugins/languages.ts'
import { patchPackages } from './plugins/patches.ts'

/** Build folder, which replaces the previous one at the end. */
const next = cdnFolder.replace(/\/$/, '.next/')

/** The search form is part of the core. */
const elementsBesideCore = elementTags().filter((tag) => tag !== 'stay-search')

/** core.js, which names all other files of the release, and a chunk for each element and for shared code. */
const chunkNames = 'chunks/[name]-[hash:7].js'

/** Chunks of the first acts, which run as a whole. */
const atOnce: readonly string[] = ['core', 'dates', 'wire', 'places']

async function writeChunks(bundle: RollupBuild): Promise<OutputChunk[]> {
  const { output } = await bundle.write({
    dir: next,
    format: 'es',
    entryFileNames: ({ name }) => (name === 'core' ? 'core.js' : chunkNames),
    chunkFileNames: chunkNames,
    manualChunks: await planChunks(bundle),
    onlyExplicitManualChunks: true,
    banner: ({ name }) => (atOnce.includes(name) ? COMPILE_HINT : ''),
    plugins: [minified()],
  })
  return output.filter((part) => part.type === 'chunk')
}

/** The chunks of a first act on the search form, by the control: a button opens the calendar, a letter the list of places. */
const firstActs = { button: ['dates'], input: ['places', 'wire'] }

function filesOf(names: readonly string[], chunks: readonly OutputChunk[]): string[] {
  return names.map((name) => {
    const chunk = chunks.find((one) => one.name === name)
    if (!chunk) throw new Error(`there is no chunk ${name}, which the loader requests`)
    return chunk.fileName
  })
}

async function writeLoader(first: FirstHtml, chunks: readonly OutputChunk[]): Promise<void> {
  const files = Object.entries(firstActs).map(([control, names]) => [control, filesOf(names, chunks)])
  const values = {
    TAGS: JSON.stringify([...elementTags(), 'stay-faults']),
    FIRST_HTML: JSON.stringify(first),
    FIRST_ACTS: JSON.stringify(Object.fromEntries(files)),
  }
  const bundle = await rollup({
    input: `${source}entries/loader.ts`,
    plugins: plugins([replace({ preventAssignment: true, values })]),
    onwarn,
  })
  await bundle.write({
    file: `${next}staykit.js`,
    format: 'iife',
    plugins: [minified('classic'), importsAtRunTime()],
    banner: `${COMPILE_HINT}\n${banner}`,
  })
  await bundle.close()
}

/** manifest.json: the initial files of each element, chunks by name, and the files with a hash in their names. */
async function writeManifest(chunks: readonly OutputChunk[], assets: readonly string[]): Promise<void> {
  const byName = chunks.map(
    ({ name, fileName, imports, dynamicImports }) => [name, { fileName, imports, dynamicImports }] as const,
  )
  const core = chunks.find(({ name }) => name === 'core')?.fileName ?? ''
  const filesOf = (tag: string) => {
    const own = chunks.find(({ name }) => name === tag)
    return [...new Set([core, ...(own ? [own.fileName, ...own.imports] : [])])]
  }
  const elements = Object.fromEntries(elementTags().map((tag) => [tag, filesOf(tag)]))
  const files = [...chunks.map(({ fileName }) => fileName), ...assets]
  const hashed = files.filter((file) => file !== core).sort()
  const manifest = { version, elements, chunks: Object.fromEntries(byName), hashed }
  await writeFile(`${next}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** What a page needs: loader, entries, chunks, languages, styles, integrity. The rest is of a release: cdn/release.ts. */
export async function buildCdn(): Promise<void> {
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const messages = languageFiles(isOnPages)
  const first = await firstHtml()
  const bundle = await rollup({
    input: {
      core: `${source}entries/core.ts`,
      ...Object.fromEntries(elementsBesideCore.map((tag) => [tag, definer(tag)])),
      'stay-faults': `${source}diagnostics/explain.ts`,
    },
    plugins: plugins([
      ...[declarations(), patchPackages(), languages(messages, inChunks), parallelImports()],
      replace({ preventAssignment: true, values: { FIRST_RELEASE: JSON.stringify(first.release) } }),
    ]),
    preserveEntrySignatures: 'allow-extension',
    onwarn,
  })
  const chunks = await writeChunks(bundle)
  await bundle.close()
  const written = await writeLanguages(messages, `${next}chunks/`)
  await Promise.all([
    writeLoader(first, chunks),
    writeServedStyles(next),
    writeReserve(next),
    writeManifest(
      chunks,
      written.map((file) => `chunks/${file}`),
    ),
  ])
  await writeIntegrity(next)
  // A running server continues to serve the complete previous files.
  await rm(cdnFolder, { recursive: true, force: true })
  await rename(next, cdnFolder)
}
