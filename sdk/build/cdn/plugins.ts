import alias from '@rollup/plugin-alias'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import type { Plugin, RollupLog } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { elementTags, source } from '../paths.ts'
import { leanCalls } from '../plugins/calls.ts'
import { css } from '../plugins/css.ts'
import { declarations } from '../plugins/declarations.ts'
import { type Edit, edited } from '../plugins/edits.ts'
import { inlineIcons } from '../plugins/icons.ts'
import { jsxImport, jsxOptions } from '../plugins/jsx.ts'
import { leafletBrowser, leafletLoops } from '../plugins/leaflet.ts'
import { shimAliases } from '../plugins/shim.ts'

/** What is changed in modules by pattern. */
export const edits: readonly Edit[] = [leanCalls, inlineIcons, jsxImport, leafletBrowser, leafletLoops]

const exact = (name: string) => new RegExp(`^${name}$`)

/** What every file of the CDN goes through at the end. */
export const minified = () =>
  terser({ module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_arrows: true } })

/** What every module of a bundle goes through; `aliases`: what stands in for which library. */
export function plugins(extra: Plugin[] = [], aliases = shimAliases) {
  return [
    ...extra,
    alias({
      entries: Object.entries(aliases).map(([name, replacement]) => ({ find: exact(name), replacement })),
    }),
    css(),
    declarations(),
    edited(leanCalls),
    edited(inlineIcons),
    edited(leafletBrowser),
    edited(leafletLoops),
    nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'], exportConditions: ['browser'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    edited(jsxImport),
    esbuild({ target: 'es2022', ...jsxOptions, tsconfig: false, exclude: [] }),
  ] as Plugin[]
}

export const entryOf = (tag: string) => `entry:${tag}`

/**
 * Elements of pages that few visit. One file registers all of them, since the loader pays for the name of each file; the single file
 * leaves them beside itself, and fetches that file with what it stands on once a page has such an element.
 */
const besideSingleFile: readonly string[] = [
  'stay-booking',
  'stay-cards',
  'stay-cars',
  'stay-flights',
  'stay-help',
  'stay-login',
  'stay-lookup',
  'stay-next-trip',
  'stay-profile',
  'stay-rewards',
  'stay-saved',
  'stay-trips',
  'stay-wallet',
]

const prefixOfTags = 'stay-'
/** What several tags have in one file is called by all of them. */
const together = prefixOfTags + besideSingleFile.map((tag) => tag.slice(prefixOfTags.length)).join('.')
const insideSingleFile = () => elementTags().filter((tag) => !besideSingleFile.includes(tag))

/** Entries by name: a tag, or several of them. */
export const entryNames = (): string[] => [...insideSingleFile(), together].sort()

/** The file of an entry is called without what all tags begin with. */
export const fileNameOf = (name: string): string => name.slice(prefixOfTags.length)

/** The tags that an entry registers. */
export const tagsOf = (name: string): string[] =>
  fileNameOf(name)
    .split('.')
    .map((each) => prefixOfTags + each)

/** Entry modules that register elements, and one that registers all: they exist only during the build. */
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
      if (name !== 'all') return tagsOf(name).map(register).join('')
      const inspect = `import { inspect } from '${source}diagnostics/inspect.ts'\ninspect()\n`
      const watch = `import { whenSeen } from '${source}runtime/when-seen.ts'\nwhenSeen('${besideSingleFile}', () => import('${entryOf(together)}'))\n`
      return insideSingleFile().map(register).join('') + inspect + watch
    },
  }
}

// Leaflet's own modules go round in circles, which is harmless; any other warning is a fault of ours.
export function onwarn(warning: RollupLog) {
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.message.includes('/leaflet/')) return
  throw new Error(warning.message)
}
