import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postcss, { type Declaration, type Rule } from 'postcss'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => `${root}${file}`)
const ofElements = filesOf('sdk/src/**/*.css').filter((file) => !file.includes('/diagnostics/'))
const ofSite = filesOf('site/src/styles/*.css')

/** What a rule of these tests finds in a style sheet, by selector. */
type Check = (rule: Rule) => boolean

async function found(check: Check, css: string): Promise<string[]> {
  const selectors: string[] = []
  postcss.parse(css).walkRules((rule) => {
    if (check(rule)) selectors.push(rule.selector)
  })
  return selectors
}

const inFiles = async (check: Check, files: readonly string[]) =>
  (await Promise.all(files.map(async (file) => found(check, await readFile(file, 'utf8'))))).flat()

const declarations = (rule: Rule) => rule.nodes.filter((node): node is Declaration => node.type === 'decl')
const has = (rule: Rule, prop: RegExp, value: RegExp) =>
  declarations(rule).some((each) => prop.test(each.prop) && value.test(each.value))

/** A height of 100vh ends under the toolbar of an iPhone; a smallest height keeps what follows below the screen. */
const isUnderToolbar: Check = (rule) => has(rule, /^(max-)?(block-size|height)$/, /\b100vh/)

it('heights of a screen follow the toolbar of the browser', async () => {
  expect(
    await found(isUnderToolbar, 'a{block-size:100vh}b{min-block-size:100vh}c{block-size:100dvh}'),
  ).toEqual(['a'])
  expect(await inFiles(isUnderToolbar, [...ofElements, ...ofSite])).toEqual([
    // The room that reserve.css keeps for an element is a smallest height.
    '&::before',
  ])
})

/** What covers a screen, or sticks to its bottom. */
const isBar: Check = (rule) =>
  (has(rule, /^inset$/, /^0$/) && !has(rule, /^position$/, /^absolute$/)) ||
  (has(rule, /^position$/, /^fixed$/) && has(rule, /^(inset|inset-block-end|bottom)$/, /^(0|auto 0 0)$/)) ||
  (has(rule, /^position$/, /^sticky$/) && has(rule, /^(inset-block-end|bottom)$/, /^0$/)) ||
  has(rule, /^block-size$/, /^100(d|s)v(h|b)$/)
const isOverHomeBar: Check = (rule) =>
  isBar(rule) && !has(rule, /^(border-width|padding|padding-block-end)$/, /safe-area-inset-bottom/)

it('bars and layers of elements keep clear of notch and home bar', async () => {
  const control =
    '.a{position:fixed;inset:0}.b{position:sticky;inset-block-end:0;padding:env(safe-area-inset-bottom)}'
  expect(await found(isOverHomeBar, control)).toEqual(['.a'])
  expect(await inFiles(isOverHomeBar, ofElements)).toEqual([
    // Its text is in the middle.
    '.loading-overlay.page',
  ])
})

it('the site leaves notch and home bar to the browser, because its bars do not keep clear of them', async () => {
  const pages = filesOf('site/src/**/*.astro')
  const texts = await Promise.all(pages.map((file) => readFile(file, 'utf8')))
  expect(texts.filter((text) => text.includes('name="viewport"')).length).toBeGreaterThan(1)
  expect(texts.filter((text) => text.includes('viewport-fit'))).toEqual([])
})

/** Selectors whose text a finger's device keeps at 16 px or more; it zooms into a field with less. */
async function largeForFingers(css: string): Promise<string[]> {
  const selectors: string[] = []
  postcss.parse(css).walkAtRules('media', (media) => {
    if (media.params !== '(pointer: coarse)') return
    media.walkRules((rule) => {
      if (has(rule, /^font-size$/, /^max\(16px,/)) selectors.push(...rule.selectors)
    })
  })
  return selectors
}

it('fields have 16 px on a phone, in the elements and in the card frame, whatever text the brand sets', async () => {
  const large = async (file: string) => largeForFingers(await readFile(`${root}sdk/src/${file}`, 'utf8'))
  expect(await large('styles/base.css')).toEqual(expect.arrayContaining(['input', 'select', 'textarea']))
  expect(await large('card-frame/frame.css')).toContain('.input')
  expect(await largeForFingers('@media (pointer: coarse){.a{font-size:1em}}')).toEqual([])
})

/** A finger hovers over nothing: what appears then appears with the focus too. */
const isForMouse: Check = (rule) =>
  /:hover/.test(rule.selector) &&
  !/:focus|\[aria-|\[data-/.test(rule.selector) &&
  has(rule, /^(display|visibility|opacity|clip-path|content|pointer-events|max-block-size)$/, /./)

it('nothing appears under a mouse alone', async () => {
  const control = 'a:hover b{opacity:1}a:is(:hover,:focus-within) b{opacity:1}a:hover{color:red}'
  expect(await found(isForMouse, control)).toEqual(['a:hover b'])
  expect(await inFiles(isForMouse, [...ofElements, ...ofSite])).toEqual([])
})

/** A page with such a listener is not kept for Back. */
const leaves = /\b(?:before)?unload\b/

it('no code keeps a page from the back/forward cache', async () => {
  expect(leaves.test("addEventListener('beforeunload', ask)")).toBe(true)
  const files = filesOf('{sdk,site,packages/stores,packages/domain}/src/**/*.{ts,tsx,astro,js}')
  expect(files.length).toBeGreaterThan(500)
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  expect(texts.filter(([, text]) => leaves.test(text)).map(([file]) => file)).toEqual([])
  const noStore = texts.filter(
    ([file, text]) => /site\/src\/(pages|layouts|middleware)/.test(file) && /no-store/.test(text),
  )
  expect(noStore.map(([file]) => file.slice(root.length))).toEqual(['site/src/pages/healthz.ts'])
})
