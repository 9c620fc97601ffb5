import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import replace from '@rollup/plugin-replace'
import { type OutputChunk, type RollupCache, rollup } from 'rollup'
import { finish } from './cdn/finish.ts'
import {
  edits,
  entries,
  entryNames,
  entryOf,
  fileNameOf,
  minified,
  onwarn,
  plugins,
  tagsOf,
} from './cdn/plugins.ts'
import { writeReserve, writeServedStyles } from './cdn/served-styles.ts'
import { planChunks } from './cdn/shared-chunks.ts'
import { cdnFolder, source, version } from './paths.ts'
import { partsFromChunks } from './plugins/apart.ts'
import { partsAtOnce } from './plugins/at-once.ts'
import { expectEdited } from './plugins/edits.ts'
import { type LanguageFiles, languageFiles, languages } from './plugins/languages.ts'

/** Where the files are made, before they take the place of those before. */
const next = cdnFolder.replace(/\/$/, '.next/')

/** The card frame is a page of its own, with its own copy. */
const isOnPages = (catalogue: string) => catalogue !== 'card-frame'

/** Modules that are imported later are plain objects of what is in them. */
const plain = {
  generatedCode: { preset: 'es2015', symbols: false },
  freeze: false,
  externalLiveBindings: false,
} as const

async function buildChunks(spoken: LanguageFiles) {
  const beside = languages(spoken, './')
  const bundle = await rollup({
    input: {
      ...Object.fromEntries(entryNames().map((name) => [name, entryOf(name)])),
      // What explains faults is loaded as an element is (entries/loader.ts).
      'stay-faults': `${source}diagnostics/explain.ts`,
    },
    plugins: plugins([entries(), beside]),
    preserveEntrySignatures: false,
    onwarn,
  })
  const { output } = await bundle.write({
    dir: `${next}chunks`,
    format: 'es',
    entryFileNames: ({ name }) => `${fileNameOf(name)}-[hash:7].js`,
    // The loader names them, and so does all that imports them: each letter is paid for many times.
    chunkFileNames: '[hash:7].js',
    manualChunks: await planChunks([beside]),
    plugins: [minified()],
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: true,
    minifyInternalExports: true,
    ...plain,
  })
  await bundle.close()
  return {
    chunks: output.filter((part) => part.type === 'chunk'),
    /** All of these have a hash in their names. */
    files: output.map(({ fileName }) => `chunks/${fileName}`).sort(),
    cache: bundle.cache,
  }
}

const bare = (file = '') => file.replace(/\.js$/, '')

async function buildLoader(chunks: OutputChunk[]) {
  const files = chunks.map(({ fileName }) => fileName)
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const own = entries.map(({ fileName }) => fileName)
  // What trips, lookup or the account's elements alone need they ask for themselves, one round trip later: the loader, which every page has, does not name it.
  const quick = entries.filter(({ name }) => !/trips|lookup|saved/.test(name))
  const users = (file: string) => entries.filter(({ imports }) => imports.includes(file))
  const shared = files.filter(
    (file) =>
      !own.includes(file) && users(file).some((user) => users(file).length > 1 || quick.includes(user)),
  )
  // What most need comes first, so that its number has one digit.
  const needed = [...shared.sort((a, b) => users(b).length - users(a).length), ...own]
  const more = entries.map(({ imports }) =>
    imports
      .map((file) => needed.indexOf(file))
      .filter((file) => file > 0)
      .sort((a, b) => a - b),
  )
  const values = {
    FILES: JSON.stringify(needed.map(bare).join(' ')),
    // Holes for the shared ones; the first is everybody's.
    CHUNKS: JSON.stringify(more).replace('[', `[${','.repeat(shared.length)}`),
  }
  const bundle = await rollup({
    input: `${source}entries/loader.ts`,
    plugins: plugins([replace({ preventAssignment: true, values })]),
  })
  await bundle.write({
    file: `${next}staykit.js`,
    format: 'iife',
    plugins: [minified()],
    banner: `/*! Staykit ${version} */`,
  })
  await bundle.close()
}

// The modules of the chunks are not transformed a second time.
async function buildSingleFile(chunks: OutputChunk[], spoken: LanguageFiles, cache: RollupCache | undefined) {
  const bundle = await rollup({
    input: 'entry:all',
    cache: cache ?? false,
    plugins: plugins([entries(), languages(spoken, 'chunks/'), partsFromChunks(chunks)]),
    onwarn,
  })
  await bundle.write({
    file: `${next}staykit-all.js`,
    format: 'iife',
    plugins: [partsAtOnce(), minified()],
    inlineDynamicImports: true,
    ...plain,
    banner: `/*! Staykit ${version} */`,
    // A module has no current script.
    intro: `globalThis.staykit={script:document.currentScript??document.querySelector('script[src*="staykit"]'),...globalThis.staykit};`,
    paths: (id) => id.replace(/^.*\/chunks\//, 'chunks/'),
  })
  await bundle.close()
}

/** The files of the CDN: loader, chunks, single file, integrity. */
export async function buildCdn(): Promise<void> {
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const spoken = await languageFiles(isOnPages)
  const { chunks, files, cache } = await buildChunks(spoken)
  if (!chunks.some(({ code }) => code.includes(spoken.folder)))
    throw new Error('no chunk loads the languages')
  expectEdited(edits)
  await Promise.all([
    buildLoader(chunks),
    buildSingleFile(chunks, spoken, cache),
    writeServedStyles(next),
    writeReserve(next),
  ])
  const manifest = Object.fromEntries(
    chunks.flatMap(({ fileName, isEntry, name, imports, dynamicImports }) =>
      (isEntry ? tagsOf(name) : [name]).map((each) => [each, { fileName, imports, dynamicImports }]),
    ),
  )
  await writeFile(
    `${next}manifest.json`,
    `${JSON.stringify({ version, chunks: manifest, hashed: files }, null, 2)}\n`,
  )
  await finish(next)
  // A server that runs meanwhile goes on serving the files before, whole.
  await rm(cdnFolder, { recursive: true, force: true })
  await rename(next, cdnFolder)
}
