import replace from '@rollup/plugin-replace'
import { type GetManualChunk, type Plugin, rollup } from 'rollup'
import { minified, onwarn, plugins } from '../cdn/plugins.ts'
import { planChunks } from '../cdn/shared-chunks.ts'
import { npmFolder, version } from '../paths.ts'
import { shimAliases } from '../plugins/shim.ts'
import { elementInputs, npmEntries, plainInputs, serverInputs } from './entries.ts'
import { languagesApart } from './languages.ts'

/** preact and what stands on it in place of React: it sets hooks as it is loaded, so that package.json names its file. */
const renderer =
  /\/node_modules\/preact\/|\/shim\/(react|dom-props|memo|children|react-dom|react-dom-client|jsx)\.ts$/

/** What `configure` needs: a page's own code imports it without any element. */
const settings =
  /\/(runtime\/(settings|attributes)|messages\/(words|catalogue|index)|domain\/src\/links)\.ts$/

/** Whoever imports one element gets the code of no other. */
const oneElements = /\/elements\/stay-/

/**
 * The entries without React, on the bundled preact. Unlike the CDN's files, which browsers fetch, those of npm go through a
 * partner's tool: modules share a file only where the same entries need them, so that nobody takes what another one needs.
 */
export async function bundleEntries(): Promise<void> {
  const apart = languagesApart()
  const chunkOf = await planChunks([apart])
  await write(elementInputs(), [npmEntries(), apart], (id) => {
    if (renderer.test(id)) return 'preact'
    if (settings.test(id)) return 'settings'
    // What the search form and all others need; apart it would shrink less.
    return !oneElements.test(id) && chunkOf(id) === 'core' ? 'core' : undefined
  })
  // Its stores are real ones: others' tools for nanostores take them.
  const { nanostores: _, ...aliases } = shimAliases
  await write(plainInputs(), [], () => undefined, aliases)
}

/** The entry for servers. */
export async function bundleServer(): Promise<void> {
  const values = { STAYKIT_VERSION: JSON.stringify(version) }
  await write(serverInputs(), [languagesApart(), forServers(), replace({ preventAssignment: true, values })])
}

/** A server hands out no style sheets, since its pages link files, and no part of an element that comes with its use. */
function forServers(): Plugin {
  const nothing = '\0nothing'
  return {
    name: 'staykit-for-servers',
    resolveDynamicImport: (specifier) => (String(specifier).endsWith('.tsx') ? nothing : null),
    load: (id) => (id === nothing ? 'export {}' : id.endsWith('.css') ? `export default ''` : null),
  }
}

async function write(
  input: Record<string, string>,
  extra: Plugin[],
  manualChunks: GetManualChunk = () => undefined,
  aliases = shimAliases,
) {
  const bundle = await rollup({
    input,
    plugins: plugins(extra, aliases),
    preserveEntrySignatures: 'strict',
    onwarn,
  })
  await bundle.write({
    dir: npmFolder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash:7].js',
    manualChunks,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    externalLiveBindings: false,
    plugins: [minified()],
  })
  await bundle.close()
}
