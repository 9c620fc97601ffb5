import alias from '@rollup/plugin-alias'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import type { Plugin, RollupLog } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { elementTags, source, version } from '../paths.ts'
import { css } from '../plugins/css.ts'
import { natives } from '../plugins/natives.ts'
import { preactAliases } from '../plugins/preact.ts'

const exact = (name: string) => new RegExp(`^${name}$`)

/** The first line of the script. */
export const banner = `/*! Staykit ${version} */`

/** Next to core.js, the languages are next to the chunks. */
export const inChunks = (file: string) => file.replace('./', './chunks/')

/** The card frame is a separate page with its own copy of its texts. */
export const isOnPages = (catalogue: string) => catalogue !== 'card-frame'

/** Chromium compiles all functions of such a file beside the page, instead of each at its first call. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Minifies every browser file. A classic script is in the encoding of its page, so it has no other signs than those of ASCII. */
export const minified = (kind: 'module' | 'classic' = 'module') =>
  terser({
    ecma: 2020,
    format: {
      comments: /^\**!|@preserve|@lic|^# allFunctionsCalledOnLoad|^webpackIgnore:|^@vite-ignore/,
      ascii_only: kind === 'classic',
    },
  })

/** Rollup plugin: a partner's bundler leaves the imports of a copy of the script as they are. */
export const importsAtRunTime = (): Plugin => ({
  name: 'staykit-imports-at-run-time',
  renderDynamicImport: () => ({ left: 'import(/*webpackIgnore:true*//*@vite-ignore*/', right: ')' }),
})

/** The plugins of every browser bundle, which runs on preact. */
export function plugins(extra: Plugin[] = []) {
  return [
    ...extra,
    alias({
      entries: Object.entries(preactAliases).map(([name, replacement]) => ({
        find: exact(name),
        replacement,
      })),
    }),
    css(),
    nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'], exportConditions: ['browser'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false, exclude: [] }),
    natives(),
  ] as Plugin[]
}

/** The module that defines an element. */
export const definer = (tag: string) => `${source}elements/${tag}/define.ts`

/** The module that knows the address of the script. */
export const ownScript = `${source}runtime/own-script.ts`

/** The entry of the single file. */
export const everyElement = 'every-element'

/** Rollup plugin: the entry module that registers every element. */
export function registerAll(): Plugin {
  const register = (tag: string, index: number) =>
    `import { define as d${index} } from '${definer(tag)}'\nd${index}()\n`
  return {
    name: 'staykit-register-all',
    resolveId: (id) => (id === everyElement ? `\0${id}` : null),
    load: (id) => {
      if (id !== `\0${everyElement}`) return null
      const inspect = `import { inspect } from '${source}diagnostics/inspect.ts'\ninspect()\n`
      const store = `import { storeOwnScript } from '${ownScript}'\nstoreOwnScript()\n`
      return store + elementTags().map(register).join('') + inspect
    },
  }
}

// The modules of leaflet and zod have harmless import cycles; any other warning is a bug of the SDK.
export function onwarn(warning: RollupLog) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && /\/(leaflet|zod)\//.test(warning.message)) return
  throw new Error(warning.message)
}
