import type { Plugin } from 'rollup'
import { source } from '../paths.ts'

/** The module with functions of the language that libraries of a page replace. */
export const nativesModule = `${source}runtime/array-from.ts`

/** For esbuild, with `inject`: the same as the plugin for Rollup. */
export const nativeNames = { 'Array.from': 'arrayFrom' }

const CALL = /(?<![\w$.])Array\.from\(/g

/** Rollup plugin: calls our Array.from(), in the SDK and in its packages. */
export function natives(): Plugin {
  return {
    name: 'staykit-natives',
    transform(code, id) {
      if (id === nativesModule || code.search(CALL) < 0) return null
      const first = `import { arrayFrom as staykitArrayFrom } from '${nativesModule}'\n`
      return { code: first + code.replace(CALL, 'staykitArrayFrom('), map: null }
    },
  }
}
