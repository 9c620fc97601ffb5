import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../sdk/src/elements/declarations.ts'

const sdk = fileURLToPath(new URL('../../sdk/', import.meta.url))
const entry = (name: string) => import(`${sdk}dist/npm/${name}.js`)
const { exports, sideEffects } = JSON.parse(readFileSync(`${sdk}package.json`, 'utf8'))
const names = Object.keys(declarations).map((tag) => tag.slice('stay-'.length))

describe('the npm package', () => {
  it('has every file of its exports', () => {
    const files = Object.values<string | Record<string, string>>(exports).flatMap((found) =>
      typeof found === 'string' ? [found] : Object.values(found),
    )
    const missing = files.filter((file) => !file.includes('*') && !existsSync(sdk + file))
    expect(missing).toEqual([])
  })

  it('loads without a DOM, and does nothing then', async () => {
    for (const name of [
      'index',
      'define',
      'server',
      ...names,
      'react',
      ...names.map((one) => `react/${one}`),
    ])
      await entry(name)
    expect(Object.keys(await entry('index')).sort()).toEqual(['configure', 'defineStay'])
    await (await entry('index')).defineStay()
    expect(Object.keys(await entry('react'))).toHaveLength(names.length)
    expect(globalThis.staykit).toBeUndefined()
  })

  it('has an entry for each element and as a React component, without the code of other elements', async () => {
    for (const name of names) {
      expect(exports).toHaveProperty([`./${name}`])
      expect(exports).toHaveProperty([`./react/${name}`])
      expect(sideEffects).toContain(`./dist/npm/${name}.js`)
      expect(Object.keys(await entry(`react/${name}`))).toHaveLength(1)
      expect(definedBy(`${name}.js`)).toEqual([`stay-${name}`])
      expect(definedBy(`react/${name}.js`)).toEqual([`stay-${name}`])
    }
    expect(definedBy('define.js')).toEqual(Object.keys(declarations).sort())
    expect(definedBy('index.js')).toEqual([])
    expect(definedBy('routes.js')).toEqual([])
  })

  it('describes every element for editors', () => {
    const manifest = JSON.parse(readFileSync(`${sdk}dist/npm/custom-elements.json`, 'utf8'))
    const described = manifest.modules.map(
      ({ declarations: [one] }: { declarations: { tagName: string; events: unknown[] }[] }) => one?.tagName,
    )
    expect(described.sort()).toEqual([...Object.keys(declarations), 'stay-brand'].sort())
  })

  it('has the tokens of the elements for the page around them: the value of the page, otherwise the default', () => {
    const sheets = ['tokens', 'later'].map((name) => readFileSync(`${sdk}src/styles/${name}.css`, 'utf8'))
    const names = [...sheets.join('').matchAll(/--stay-([a-z0-9-]+):/g)].map(([, name = '']) => name)
    const published = readFileSync(`${sdk}dist/npm/tokens.css`, 'utf8')
    expect(names).toContain('brand')
    expect(names.filter((name) => !published.includes(`--staykit-${name}:var(--stay-${name}, `))).toEqual([])
    // A value of --stay-x itself would override the brand.
    expect(published).not.toMatch(/[{;]--stay-|var\(--_/)
  })

  it('depends on no React outside the entries for React, which tools treat as client components', () => {
    const files = readdirSync(`${sdk}dist/npm`, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const text = readFileSync(`${sdk}dist/npm/${file}`, 'utf8')
      if (!/^react[./]/.test(file)) expect(/from ?["']react["']/.test(text), file).toBe(false)
      expect(text.startsWith("'use client'"), file).toBe(/^react[./]/.test(file))
    }
  })
})

/** Elements that a file loads eagerly: those with a declaration among its imports. */
function definedBy(name: string): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, tag = ''] of text.matchAll(/\btag:"(stay-[a-z-]+)",attributes:/g)) found.add(tag)
    for (const [, next = ''] of text.matchAll(/(?:from|import) ?["'](\.[^"']+)["']/g))
      visit(join(dirname(file), next))
  }
  visit(join(sdk, 'dist/npm', name))
  return [...found].sort()
}
