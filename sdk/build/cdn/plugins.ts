import alias from '@rollup/plugin-alias'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import type { Plugin, RollupLog } from 'rollup'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import { elementTags, source } from '../paths.ts'
import { css } from '../plugins/css.ts'
import { preactAliases } from '../plugins/preact.ts'

const exact = (name: string) => new RegExp(`^${name}$`)

/** Minifies every file that a browser loads. */
export const minified = () => minify({ target: 'es2022' })

/** The plugins of every bundle for browsers, which runs on preact. */
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
  ] as Plugin[]
}

export const entryOf = (tag: string) => `entry:${tag}`

/** Rollup plugin: an entry module for each element, which registers it, and `entry:all`, which registers all. */
export function entries(): Plugin {
  const prefix = '\0entry:'
  const register = (tag: string, index: number) =>
    `import { define as d${index} } from '${source}elements/${tag}/define.ts'\nd${index}()\n`
  return {
    name: 'staykit-entries',
    resolveId: (id) => (id.startsWith('entry:') ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length)
      if (name !== 'all') return register(name, 0)
      const inspect = `import { inspect } from '${source}diagnostics/inspect.ts'\ninspect()\n`
      return elementTags().map(register).join('') + inspect
    },
  }
}

// The modules of leaflet and zod import each other in circles, which is harmless; any other warning is a fault of ours.
export function onwarn(warning: RollupLog) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && /\/(leaflet|zod)\//.test(warning.message)) return
  throw new Error(warning.message)
}
