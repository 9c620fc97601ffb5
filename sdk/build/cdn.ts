import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import alias from '@rollup/plugin-alias'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { type OutputChunk, type Plugin, type RollupLog, rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { cdnFolder, elementTags, source, version } from './paths.ts'
import { css } from './plugins/css.ts'
import { declarations } from './plugins/declarations.ts'
import { inlineIcons } from './plugins/icons.ts'
import { languagesFromChunks } from './plugins/languages.ts'
import { shimAliases } from './plugins/shim.ts'

const exact = (name: string) => new RegExp(`^${name}$`)

function plugins(extra: Plugin[] = []) {
  return [
    ...extra,
    alias({
      entries: Object.entries(shimAliases).map(([name, replacement]) => ({ find: exact(name), replacement })),
    }),
    css(),
    declarations(),
    inlineIcons(),
    nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'], exportConditions: ['browser'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    // useStore is never given `keys` here: 0.3 kB gzip of key paths less.
    replace({
      include: '**/@nanostores/react/**',
      delimiters: ['', ''],
      preventAssignment: true,
      values: { 'keys?.length > 0': 'false' },
    }),
    esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false, exclude: [] }),
    terser({ module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } }),
  ] as Plugin[]
}

/** Entry modules that register one element each, and one that registers all: they exist only during the build. */
function entries(): Plugin {
  const prefix = '\0entry:'
  const register = (tag: string, index: number) =>
    `import { define as d${index} } from '${source}elements/${tag}/define.ts'\nd${index}()\n`
  return {
    name: 'staykit-entries',
    resolveId: (id) => (id.startsWith('entry:') ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length)
      return (name === 'all' ? elementTags() : [name]).map(register).join('')
    },
  }
}

const core = [
  /node_modules\/(preact|@nanostores|@r2wc|date-fns)\//,
  /node_modules\/nanostores\/(?!computed|lifecycle|map|deep-map\/index)/,
  /\/domain\/src\/(stay-dates|occupancy|links)\.ts$/,
  /\/stores\/src\/(environment\/|brand\/links|search\/form)/,
  /\/sdk\/src\/messages\/(en-US\/)?(stay-fields|counts|shade)\.ts$/,
  /\/sdk\/src\/(shim\/|styles\/|messages\/translate|ui\/stay-fields\/stay-fields|ui\/(icon|use-lazy|use-media|field-error|format-date)\.)/,
  /\/sdk\/src\/(attributes|browser-environment|declaration|define-element|element-root|emit|first-render)\.tsx?$/,
  /\/sdk\/src\/(brand-look|navigate|settings|use-brand-look|widget)\.tsx?$/,
]
const wire = [
  /node_modules\/zod\//,
  /\/contract\/src\/(call|client|errors|model\/fields|calls\/brand)\.ts$/,
  /\/sdk\/src\/services\.ts$/,
  /\/stores\/src\/brand\/brand\.ts$/,
]

// What every element needs is one chunk, and the wire (schemas, client, services) another; the rest follows its elements.
function manualChunks(id: string): string | undefined {
  if (core.some((pattern) => pattern.test(id))) return 'core'
  return wire.some((pattern) => pattern.test(id)) ? 'wire' : undefined
}

// zod's own modules go round in circles, which is harmless; any other warning is a fault of ours.
function onwarn(warning: RollupLog) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.message.includes('/zod/')) return
  throw new Error(warning.message)
}

async function buildChunks(): Promise<OutputChunk[]> {
  const bundle = await rollup({
    input: Object.fromEntries(elementTags().map((tag) => [tag, `entry:${tag}`])),
    plugins: plugins([entries()]),
    preserveEntrySignatures: false,
    onwarn,
  })
  const { output } = await bundle.write({
    dir: `${cdnFolder}chunks`,
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    manualChunks,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: true,
    minifyInternalExports: true,
  })
  await bundle.close()
  return output.filter((part) => part.type === 'chunk')
}

async function buildLoader(chunks: OutputChunk[]) {
  const files: Record<string, string> = {}
  for (const { isEntry, name, fileName } of chunks) {
    if (isEntry) files[name] = `chunks/${fileName}`
    if (name === 'core') files[''] = `chunks/${fileName}`
  }
  const bundle = await rollup({
    input: `${source}loader.ts`,
    plugins: plugins([replace({ preventAssignment: true, values: { CHUNKS: JSON.stringify(files) } })]),
  })
  await bundle.write({ file: `${cdnFolder}staykit.js`, format: 'iife', banner: `/*! Staykit ${version} */` })
  await bundle.close()
}

async function buildSingleFile(chunks: OutputChunk[]) {
  const bundle = await rollup({
    input: 'entry:all',
    plugins: plugins([entries(), languagesFromChunks(chunks)]),
    onwarn,
  })
  await bundle.write({
    file: `${cdnFolder}staykit-all.js`,
    format: 'iife',
    inlineDynamicImports: true,
    banner: `/*! Staykit ${version} */`,
    intro: 'globalThis.staykit={script:document.currentScript,...globalThis.staykit};',
    paths: (id) => id.replace(/^.*\/chunks\//, 'chunks/'),
  })
  await bundle.close()
}

/** Compressed copies beside each file, and the integrity of each for <script integrity>. */
async function finish() {
  const files = (await readdir(cdnFolder, { recursive: true })).filter((name) => name.endsWith('.js')).sort()
  const integrity: Record<string, string> = {}
  await Promise.all(
    files.map(async (name) => {
      const text = await readFile(cdnFolder + name)
      integrity[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`
      await writeFile(`${cdnFolder}${name}.gz`, gzipSync(text, { level: 9 }))
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${cdnFolder}${name}.br`, brotliCompressSync(text, quality))
    }),
  )
  const sorted = Object.fromEntries(files.map((name) => [name, integrity[name]]))
  await writeFile(
    `${cdnFolder}integrity.json`,
    `${JSON.stringify({ version, integrity: sorted }, null, 2)}\n`,
  )
}

/** The files of the CDN: loader, chunks, single file, integrity. */
export async function buildCdn(): Promise<void> {
  await rm(cdnFolder, { recursive: true, force: true })
  await mkdir(cdnFolder, { recursive: true })
  const chunks = await buildChunks()
  await Promise.all([buildLoader(chunks), buildSingleFile(chunks)])
  const manifest = Object.fromEntries(
    chunks.map(({ fileName, name, imports, dynamicImports }) => [
      name,
      { fileName, imports, dynamicImports },
    ]),
  )
  await writeFile(`${cdnFolder}manifest.json`, `${JSON.stringify({ version, chunks: manifest }, null, 2)}\n`)
  await finish()
}
