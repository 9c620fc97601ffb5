import type { Edit } from './edits.ts'

// What is native has what it has from its prototype: an event that is copied, a position.
const loop = /for \((var )?(\w+) in (?!event\b|pos\.)([\w.[\]]+)\) \{/g

/** Pages that give every object a property of theirs would be asked for a layer of that name. */
export const leafletLoops: Edit = {
  name: 'leaflet-loops',
  isFor: (id, code) => id.includes('/leaflet/src/') && code.search(loop) >= 0,
  pattern: loop,
  replace: (_, declared = '', key = '', of = '') =>
    `for (${declared}${key} in ${of}) { if (!Object.hasOwn(${of}, ${key})) continue;`,
}

/** Whether SVG can be written as HTML is asked by writing some, which Trusted Types forbid; nobody here needs to know. */
export const leafletBrowser: Edit = {
  name: 'leaflet-browser',
  isFor: (id) => id.endsWith('/leaflet/src/core/Browser.js'),
  pattern: /var inlineSvg = [\s\S]*?\}\)\(\);/g,
  replace: () => 'var inlineSvg = false;',
}
