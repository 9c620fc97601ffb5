import { build, type Options } from 'tsup'
import { npmFolder, sdkRoot, version } from '../paths.ts'
import { cssText } from '../plugins/esbuild-css.ts'
import { nativeNames, nativesModule } from '../plugins/natives.ts'
import { patchedModules } from '../plugins/patches.ts'
import { preactAliases } from '../plugins/preact.ts'
import { type Entries, elementEntries, plainEntries, reactEntries, serverEntries } from './entries.ts'
import { entriesOutside, forServers, languageModules, leanDeclarations } from './esbuild-plugins.ts'

const shared: Options = {
  config: false,
  silent: true,
  outDir: npmFolder,
  tsconfig: `${sdkRoot}../tsconfig.json`,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  splitting: true,
  // The package has no dependencies: its files contain everything except a partner's own React.
  noExternal: [/./],
  define: { 'process.env.NODE_ENV': '"production"' },
}

const bundle = (entry: Entries, chunks: string, own: Options) =>
  build({
    ...shared,
    ...own,
    entry: { ...entry },
    esbuildOptions(options) {
      options.chunkNames = `${chunks}/[name]-[hash]`
      options.jsx = 'automatic'
      options.alias = { ...preactAliases }
    },
  })

/** Bundles the entries with tsup: elements on preact, components for a partner's React, stores, and the entry for servers. */
export async function bundleEntries(): Promise<void> {
  const plugins = [cssText, leanDeclarations, patchedModules, languageModules()]
  await bundle({ ...(await elementEntries()), ...plainEntries }, 'chunks', {
    esbuildPlugins: plugins,
    define: { ...shared.define, ...nativeNames },
    inject: [nativesModule],
  })
  await bundle(serverEntries, 'chunks', {
    esbuildPlugins: [forServers, leanDeclarations, languageModules()],
    define: { ...shared.define, STAYKIT_VERSION: JSON.stringify(version) },
  })
  await bundleReact()
}

/** With this first statement Next.js and other frameworks load a file in the browser. */
const client = `'use client'`

async function bundleReact(): Promise<void> {
  await build({
    ...shared,
    entry: { ...(await reactEntries()) },
    noExternal: [],
    external: ['react'],
    esbuildPlugins: [entriesOutside],
    banner: { js: client },
    esbuildOptions(options) {
      options.chunkNames = 'react/[name]-[hash]'
    },
  })
}
