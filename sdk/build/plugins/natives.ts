import inject from '@rollup/plugin-inject'
import type { Plugin } from 'rollup'
import { source } from '../paths.ts'

/** The module with functions of the language that libraries of a page replace. */
export const nativesModule = `${source}runtime/array-from.ts`

/** For esbuild, with `inject`: the same as the plugin for Rollup. */
export const nativeNames = { 'Array.from': 'arrayFrom' }

/** Rollup plugin, after the compiler: the SDK and its packages call our Array.from(). */
export const natives = (): Plugin =>
  inject({
    modules: { 'Array.from': [nativesModule, 'arrayFrom'] },
    exclude: nativesModule,
    sourceMap: false,
  })
