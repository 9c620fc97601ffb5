import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engines, versionOf } from '../../docs/site/src/support/compat.ts'
import { featuresOf, isNewer, minimum, optional, usesOf } from '../../docs/site/src/support/used.ts'

const dist = join(import.meta.dirname, '../../sdk/dist')
const built = ['cdn/core.js', 'cdn/chunks/*.js', 'card-frame/*.js']
  .flatMap((pattern) => globSync(join(dist, pattern)))
  .map((file) => readFileSync(file, 'utf8'))
const features = featuresOf(usesOf(built))
const tooNew = (scripts: readonly string[]) =>
  featuresOf(usesOf(scripts))
    .filter((feature) => isNewer(feature) && !feature.without)
    .map(({ key }) => key)

describe('the page of supported browsers', () => {
  it('names the first version of each browser that has what the built files need', () => {
    expect(built.length).toBeGreaterThan(10)
    expect(tooNew(built)).toEqual([])
    const required = features.filter(({ without }) => !without)
    for (const engine of engines) {
      const versions = required.map(({ support }) => versionOf(support, engine))
      expect([engine, Math.max(...versions)]).toEqual([engine, minimum[engine]])
    }
  })

  it('has a sentence for nothing that every supported browser has', () => {
    const newer = features.filter(isNewer).map(({ key }) => key)
    const unused = Object.keys(optional).filter(
      (beginning) => !newer.some((key) => key === beginning || key.startsWith(`${beginning}.`)),
    )
    expect(unused).toEqual([])
  })

  it('finds calls, styles and markup that are newer than these browsers, unless the code asks for them', () => {
    for (const [code, key] of [
      ['export const is = (text) => URL.canParse(text)', 'api.URL.canParse_static'],
      ['export const see = (box) => box.checkVisibility()', 'api.Element.checkVisibility'],
      [
        'export const first = (list) => list.find(Boolean).startViewTransition()',
        'api.Document.startViewTransition',
      ],
      [
        "h('div', { anchor: 'x', popover: 'hint', inert: true }), h('button', { command: 'x' })",
        'html.elements.button.command',
      ],
      ["export const css = '.a{field-sizing:content}'", 'css.properties.field-sizing'],
      ["export const css = '@scope (.a){b{color:red}}'", 'css.at-rules.scope'],
      ["export const css = '.a{color:contrast-color(red)}'", 'css.types.color.contrast-color'],
      ['export const wait = () => Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ] as const)
      expect([code, ...tooNew([code])]).toContain(key)
    for (const code of [
      'export const is = (text) => URL.canParse?.(text)',
      "export const see = (box) => 'checkVisibility' in box && box.checkVisibility()",
      'export function go() { if (!document.startViewTransition) return; document.startViewTransition() }',
      "export const css = '@supports (field-sizing:content){.a{field-sizing:content}}'",
    ])
      expect([code, ...tooNew([code])]).toEqual([code])
  })
})
