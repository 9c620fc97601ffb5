import { expect, it } from 'vitest'
import { patched, patchPackages } from '../../sdk/build/plugins/patches.ts'

const browser = '/node_modules/leaflet/src/core/Browser.js'
const layer = '/node_modules/leaflet/src/layer/LayerGroup.js'
const zod = '/node_modules/zod/v4/core/util.js'

it('patches Leaflet for Trusted Types, and loops of Leaflet and zod for enumerable prototypes', () => {
  expect(patched(browser, 'var inlineSvg = (function () { return 1 })();')).toBe('var inlineSvg = false;')
  for (const [file, loop] of [
    [layer, 'for (var i in this._layers) {'],
    [zod, 'for (const i in this._layers) {'],
  ] as const) {
    expect(patched(file, loop)).toBe(`${loop} if (!Object.hasOwn(this._layers, i)) continue;`)
    expect(patched('/src/a.ts', loop)).toBeUndefined()
  }
})

it('fails the build when a package no longer has the code that a patch is for', () => {
  const { transform, buildEnd } = patchPackages() as {
    transform: (code: string, id: string) => unknown
    buildEnd: (error?: Error) => void
  }
  transform('for (var i in this._layers) {', layer)
  expect(buildEnd).toThrow('Browser')
})
