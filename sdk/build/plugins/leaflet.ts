import type { Plugin } from 'rollup'

interface Patch {
  readonly file: RegExp
  readonly find: RegExp
  readonly replace: (...match: string[]) => string
}

const patches: readonly Patch[] = [
  {
    // Leaflet writes HTML to find out whether the browser knows SVG, which Trusted Types forbid.
    file: /\/leaflet\/src\/core\/Browser\.js$/,
    find: /var inlineSvg = [\s\S]*?\}\)\(\);/g,
    replace: () => 'var inlineSvg = false;',
  },
  {
    // On a page that adds properties to Object.prototype, a bare for…in loop finds layers of those names. Events and
    // positions are left out: their own values are on their prototypes.
    file: /\/leaflet\/src\//,
    find: /for \((var )?(\w+) in (?!event\b|pos\.)([\w.[\]]+)\) \{/g,
    replace: (_, declared = '', key = '', of = '') =>
      `for (${declared}${key} in ${of}) { if (!Object.hasOwn(${of}, ${key})) continue;`,
  },
]

/** Rollup plugin: patches Leaflet 1.9. A patch that fits no file fails the build, so that no update of Leaflet drops one unseen. */
export function leaflet(): Plugin {
  const used = new Set<Patch>()
  return {
    name: 'staykit-leaflet',
    transform(code, id) {
      const own = patches.filter(({ file, find }) => file.test(id) && code.search(find) >= 0)
      for (const patch of own) used.add(patch)
      if (own.length === 0) return null
      return { code: own.reduce((text, { find, replace }) => text.replace(find, replace), code), map: null }
    },
    buildEnd(error) {
      const unused = patches.find((patch) => !used.has(patch))
      if (!error && unused) throw new Error(`Leaflet has no ${unused.file} with ${unused.find} any more`)
    },
  }
}
