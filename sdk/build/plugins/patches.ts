import { readFile } from 'node:fs/promises'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'rollup'

interface Patch {
  readonly file: RegExp
  readonly find: RegExp
  readonly replace: (...match: string[]) => string
}

/** Skips inherited properties: a bare for…in loop finds those that a page adds to Object.prototype. */
const ownOnly = (loop: string, key: string, object: string) =>
  `${loop} if (!Object.hasOwn(${object}, ${key})) continue;`

const patches: readonly Patch[] = [
  {
    // Leaflet 1.9 writes HTML to detect SVG support, which Trusted Types forbid.
    file: /\/leaflet\/src\/core\/Browser\.js$/,
    find: /var inlineSvg = [\s\S]*?\}\)\(\);/g,
    replace: () => 'var inlineSvg = false;',
  },
  {
    // Events and positions are left out: their own values are on their prototypes.
    file: /\/leaflet\/src\//,
    find: /for \((?:var )?(\w+) in (?!event\b|pos\.)([\w.[\]]+)\) \{/g,
    replace: (loop, key = '', object = '') => ownOnly(loop, key, object),
  },
  {
    // MooTools replaces bind(), and its function ignores the arguments of the call.
    file: /\/date-fns\/_lib\/normalizeDates\.js$/,
    find: /constructFrom\.bind\(\s*null,\s*([\s\S]*?),?\s*\);/g,
    replace: (_, context = '') => `((first) => (date) => constructFrom(first, date))(${context});`,
  },
  {
    // Calls that name functions keep all of them; marked as pure, those of unused ones are dropped.
    file: /\/protomaps-leaflet\/dist\/esm\/index\.js$/,
    find: /(=|[;}])u\(/g,
    replace: (_, before = '') => `${before}/* @__PURE__ */u(`,
  },
  {
    file: /\/zod\/v4\/core\/(util|schemas)\.js$/,
    find: /for \(const (\w+) in ([\w.]+)\) \{/g,
    replace: (loop, key = '', object = '') => ownOnly(loop, key, object),
  },
]

/** The painter of streets imports these for parts that we do not use, and they do not say that they can be left out. */
const hasNoEffects = /\/node_modules\/(@protomaps\/basemaps|color2k|protomaps-leaflet)\//

/** The patched text of a package's module; undefined for a module without patches. */
export function patched(id: string, code: string, used = new Set<Patch>()): string | undefined {
  const own = patches.filter(({ file, find }) => file.test(id) && code.search(find) >= 0)
  for (const patch of own) used.add(patch)
  return own.length > 0
    ? own.reduce((text, { find, replace }) => text.replace(find, replace), code)
    : undefined
}

/** Rollup plugin: patches packages. A patch that fits no module fails the build, so that an update cannot drop one unnoticed. */
export function patchPackages(): Plugin {
  const used = new Set<Patch>()
  return {
    name: 'staykit-patches',
    transform(code, id) {
      const text = patched(id, code, used)
      const sideEffects = hasNoEffects.test(id) ? { moduleSideEffects: false } : {}
      return text === undefined ? sideEffects : { code: text, map: null, ...sideEffects }
    },
    buildEnd(error) {
      const unused = patches.find((patch) => !used.has(patch))
      if (!error && unused) throw new Error(`no module ${unused.file} has ${unused.find} any more`)
    },
  }
}

/** esbuild plugin: the same patches. */
export const patchedModules: EsbuildPlugin = {
  name: 'staykit-patches',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/(leaflet\/src|zod\/v4\/core)\/.*\.js$/ }, async ({ path }) => {
      const contents = patched(path, await readFile(path, 'utf8'))
      return contents === undefined ? undefined : { contents, loader: 'js' }
    })
  },
}
