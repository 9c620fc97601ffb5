import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { features } from 'web-features'
import { usedFeatures } from '../../docs/site/src/used-features.ts'

const files = (pattern: string) => globSync(fileURLToPath(new URL(`../../${pattern}`, import.meta.url)))
const built = [...files('sdk/dist/cdn/core.js'), ...files('sdk/dist/cdn/chunks/*.js')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Features older than custom elements in every browser need no entry. */
const old = new Set(
  `@media @keyframes :host :hover :focus :active :disabled :checked :not :before :after :part :first-child :last-child :nth-child
  :first-of-type :last-of-type :only-child :empty :placeholder :root :focus-within :slotted :indeterminate :target :read-only
  :placeholder-shown :invalid :required :selection :backdrop :-webkit-details-marker :-webkit-slider-thumb :-moz-range-thumb :-webkit-search-cancel-button :-webkit-calendar-picker-indicator
  var() calc() rgb() url() repeat() minmax() translate() translateX() translateY() rotate() scale() scaleX() cubic-bezier()
  linear-gradient() radial-gradient() blur() fit-content() env() attr() steps() drop-shadow() inset()`.split(
    /\s+/,
  ),
)

/** Rules, selectors and functions of all style sheets: `@container`, `:has`, `color-mix()`. */
function signs(): string[] {
  const found = new Set<string>()
  for (const file of files('sdk/src/**/*.css')) {
    postcss.parse(readFileSync(file, 'utf8')).walk((node) => {
      if (node.type === 'atrule') found.add(`@${node.name}`)
      if (node.type === 'rule')
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) found.add(`:${name}`)
      if (node.type === 'decl')
        for (const [, name = ''] of node.value.matchAll(/([a-zA-Z-]+)\(/g)) found.add(`${name}()`)
    })
  }
  return [...found]
}

describe('the page of supported browsers', () => {
  it.each(usedFeatures.map((used) => [used.id, used] as const))(
    'names %s, which the SDK uses',
    (id, used) => {
      expect(features[id]?.kind).toBe('feature')
      expect(built).toMatch(used.sign)
      expect(Boolean(used.needed) !== Boolean(used.without)).toBe(true)
    },
  )

  it('names every recent rule, selector and function of the style sheets', () => {
    const isNamed = (sign: string) =>
      usedFeatures.some((used) => used.sign.test(`${sign.replace('()', '')}(`) || used.sign.test(sign))
    expect(signs().filter((sign) => !old.has(sign) && !isNamed(sign))).toEqual([])
  })
})
