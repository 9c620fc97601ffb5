import { expect, it } from 'vitest'
import { leaflet } from '../../sdk/build/plugins/leaflet.ts'

const browser = '/node_modules/leaflet/src/core/Browser.js'
const layer = '/node_modules/leaflet/src/layer/LayerGroup.js'

function plugin() {
  const { transform, buildEnd } = leaflet() as {
    transform: (code: string, id: string) => { code: string } | null
    buildEnd: (error?: Error) => void
  }
  return { code: (text: string, id: string) => transform(text, id)?.code, end: buildEnd }
}

it('patches Leaflet for Trusted Types and for enumerable prototypes', () => {
  const { code, end } = plugin()
  expect(code('var inlineSvg = (function () { return 1 })();', browser)).toBe('var inlineSvg = false;')
  expect(code('for (var i in this._layers) {', layer)).toContain(
    'if (!Object.hasOwn(this._layers, i)) continue;',
  )
  expect(code('for (var i in this._layers) {', '/src/a.ts')).toBeUndefined()
  expect(end).not.toThrow()
})

it('fails the build when Leaflet no longer has the code that a patch is for', () => {
  const { code, end } = plugin()
  code('for (var i in this._layers) {', layer)
  expect(end).toThrow('Browser')
})
