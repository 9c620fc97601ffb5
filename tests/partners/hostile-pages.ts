/** The traits of a hostile page: one choice of each kind, `plain` for none. */
export type Traits = { readonly [Kind in keyof typeof kinds]: (typeof kinds)[Kind][number] }

export const kinds = {
  policy: ['plain', 'strict', 'trusted types'],
  frame: ['plain', 'plain', 'sandboxed'],
  root: ['plain', '62.5%', '10px', '24px'],
  framework: ['plain', 'bootstrap', 'bulma', 'tailwind', 'normalize', 'pico', 'water'],
  rules: ['plain', 'unset', 'boxes', 'words', 'names', 'floats'],
  direction: ['plain', 'rtl'],
  zoom: ['plain', '0.9', '1.25'],
  prototypes: ['plain', 'array', 'object', 'prototype.js', 'mootools', 'fetch', 'promise'],
  modules: ['plain', 'amd'],
  react: ['plain', '17', '18', '19'],
  life: ['plain', 'moved', 'late', 'removed at once'],
  copies: ['plain', 'twice', 'two versions'],
} as const

export const plain = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 'plain'])) as Traits

/** mulberry32: the same numbers in [0, 1) for the same seed, everywhere. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns `count` pages for a seed, each with random traits. */
export function hostilePages(count: number, seed: number): Traits[] {
  const next = random(seed)
  const choose = (values: readonly string[]) => values[Math.floor(next() * values.length)]
  return Array.from({ length: count }, () => {
    const traits = Object.fromEntries(
      Object.entries(kinds).map(([kind, values]) => [kind, choose(values)]),
    ) as Traits
    // React itself loses its events where MooTools replaces bind(): no host has both.
    return traits.prototypes === 'mootools' ? { ...traits, react: 'plain' } : traits
  })
}

const rules: Readonly<Record<Traits['rules'], string>> = {
  plain: '',
  unset: '*:not(script, style, head, title, link, meta) { all: unset !important }',
  boxes: '* { box-sizing: content-box !important; padding: 3px !important; border: 1px solid red }',
  words:
    '* { font: italic 7px/3 fantasy !important; letter-spacing: 4px !important; text-transform: uppercase }',
  names:
    '.btn, .root, .search, .primary, [part], form, input, button, ul, li, a, svg { display: none !important; color: lime !important }',
  floats: 'stay-booking, h1, p { float: inline-start }',
}

const scripts: Readonly<Record<Exclude<Traits['prototypes'], 'plain'> | 'amd', string>> = {
  array: "Array.prototype.last = function () { return this[this.length - 1] }; Array.prototype.extra = 'x'",
  object: "Object.prototype.everywhere = 'x'",
  'prototype.js': `for (const kind of [Array, String, Number, Date]) kind.prototype.toJSON = kind === Date
    ? kind.prototype.toJSON : function () { return this.valueOf() }
    delete Array.prototype.entries; Array.prototype.each = Array.prototype.forEach; Array.prototype.toArray = function () { return [...this] }
    Function.prototype.curry = function () {}; window.$ = (id) => document.getElementById(id)
    Array.from = (items) => items.toArray ? items.toArray() : [].slice.call({ length: items.length || 0, ...items })`,
  mootools: `Array.from = (items) => items == null ? [] : typeof items.length === 'number' && typeof items !== 'string' ? [].slice.call(items) : [items]
    Function.prototype.bind = function (self, all) { const run = this; return function () {
      return run.apply(self, all == null ? arguments : [].concat(all)) } }`,
  fetch:
    'const real = window.fetch; window.fetch = (...all) => real.apply(window, all).then((answer) => answer)',
  promise: `const Real = Promise; window.Promise = class Promise extends Real {}
    const then = Real.prototype.then; Real.prototype.then = function (...all) { return then.apply(this, all) }`,
  amd: 'window.define = (...all) => { (window.defined ??= []).push(all) }; define.amd = {}; window.require = define',
}

const lives: Readonly<Record<Exclude<Traits['life'], 'plain'>, string>> = {
  moved: 'for (let i = 0; i < 1000; i++) (i % 2 ? one : two).append(box)',
  late: "box.remove(); setTimeout(() => one.append(Object.assign(document.createElement('stay-booking'))), 1200)",
  'removed at once': 'box.remove(); setTimeout(() => two.append(box), 300)',
}

const NONCE = 'hostile'

/** The policy of a page; `script` is the allowed source of scripts. */
export function policyOf({ policy }: Traits, api: string, script = api): string | undefined {
  if (policy === 'plain') return undefined
  const trusted =
    policy === 'trusted types' ? "; require-trusted-types-for 'script'; trusted-types 'none'" : ''
  return (
    `default-src 'none'; script-src 'self' 'nonce-${NONCE}' ${script}; style-src 'self' 'nonce-${NONCE}'; connect-src ${api}; ` +
    `img-src data: ${api}; font-src 'self' data:; frame-src 'self' ${api}; base-uri 'none'${trusted}`
  )
}

const run = (code: string) => `<script nonce="${NONCE}">{ ${code} }</script>`

/** The page's own content, whose appearance must not change. */
const own = `<h1>A heading</h1><p>Some words and <a href="#top">a link</a></p><ul><li>One</li></ul>
  <button type="button">A button</button><input value="An input" aria-label="own" /><table><tr><td>Cell</td></tr></table>`

/** HTML of a page; `bare`: without Staykit. `extra` is added to the head. */
export function htmlOf(traits: Traits, api: string, bare: boolean, extra = ''): string {
  const { root, framework, rules: rule, direction, zoom, prototypes, modules, react, life, copies } = traits
  const style = [
    root === 'plain' ? '' : `html { font-size: ${root} }`,
    zoom === 'plain' ? '' : `body { zoom: ${zoom} }`,
    rules[rule],
  ].join('\n')
  const tag = (src: string) =>
    `<script async src="${src}/staykit.js" data-ref-id="8183" data-api-base="${api}"></script>`
  const sdk = `${api}/sdk/v1`
  const tags = { plain: [sdk], twice: [sdk, sdk], 'two versions': [sdk, '/other'] }[copies]
    .map(tag)
    .join('\n')
  return `<!doctype html><html lang="en" dir="${direction === 'rtl' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<title>A hostile page</title><link rel="icon" href="data:,">
${framework === 'plain' ? '' : `<link rel="stylesheet" href="/${framework}.css">`}
<style nonce="${NONCE}">${style}</style>
${react === 'plain' ? '' : `<script src="/react-${react}.js"></script>`}
${modules === 'amd' ? run(scripts.amd) : ''}${prototypes === 'plain' ? '' : run(scripts[prototypes])}
${bare ? '' : `${extra}${tags}`}</head><body>${own}<div id="react"></div><div id="one"></div><div id="two"></div>
${bare ? '' : '<stay-booking id="box"></stay-booking>'}
${bare || life === 'plain' ? '' : run(`const box = document.getElementById('box'); ${lives[life]}`)}</body></html>`
}
