import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { declarations } from '../../sdk/src/elements/declarations.ts'

const sdk = fileURLToPath(new URL('../../sdk/', import.meta.url))
const entry = (name: string) => import(`${sdk}dist/npm/${name}.js`)
const { exports } = JSON.parse(readFileSync(`${sdk}package.json`, 'utf8'))

describe('the npm package', () => {
  it('has every file that its exports name', () => {
    const files = Object.values<string | Record<string, string>>(exports).flatMap((found) =>
      typeof found === 'string' ? [found] : Object.values(found),
    )
    const missing = files.filter((file) => !file.includes('*') && !existsSync(sdk + file))
    expect(missing).toEqual([])
  })

  it('can be imported where there is no DOM, and does nothing then', async () => {
    const index = await entry('index')
    expect(Object.keys(index)).toEqual(expect.arrayContaining(['configure', 'defineStay']))
    expect(globalThis.staykit).toBeUndefined()
    await entry('define')
    const react = await entry('react')
    expect(Object.keys(react)).toHaveLength(Object.keys(declarations).length)
    delete globalThis.staykit
  })

  it('has each element as a React component alone, whose code is that of no other', async () => {
    for (const tag of Object.keys(declarations)) {
      const name = tag.slice('stay-'.length)
      const alone = await entry(`react/${name}`)
      expect(Object.keys(alone)).toHaveLength(1)
      expect(definedBy(`react/${name}.js`)).toEqual([tag])
    }
    expect(definedBy('react.js')).toEqual(Object.keys(declarations).sort())
    delete globalThis.staykit
  })

  it('describes every element for editors', () => {
    const manifest = JSON.parse(readFileSync(`${sdk}dist/npm/custom-elements.json`, 'utf8'))
    const described = manifest.modules.map(
      ({ declarations: [one] }: { declarations: { tagName: string; events: unknown[] }[] }) => one?.tagName,
    )
    expect(described.sort()).toEqual(Object.keys(declarations).sort())
  })

  it('has the tokens that widgets read, for the page around them: its own value first, then their default', () => {
    const defaults = readFileSync(`${sdk}src/styles/tokens.css`, 'utf8').matchAll(/--stay-([a-z0-9-]+):/g)
    const names = [...defaults].map(([, name = '']) => name)
    const published = readFileSync(`${sdk}dist/npm/tokens.css`, 'utf8')
    expect(names).toContain('brand')
    expect(names.filter((name) => !published.includes(`--staykit-${name}:var(--stay-${name}, `))).toEqual([])
    // A value of --stay-x itself would stand above what the brand says.
    expect(published).not.toMatch(/[{;]--stay-|var\(--_/)
  })

  it('hides its own React: the bundle imports it by name', () => {
    const files = ['index', 'define', 'react'].map((name) =>
      readFileSync(`${sdk}dist/npm/${name}.js`, 'utf8'),
    )
    expect(files.join('')).not.toContain('preact')
  })
})

/** Elements whose code comes with a file at once: those whose declarations are in what it imports. */
function definedBy(name: string): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, tag = ''] of text.matchAll(/wrap\("(stay-[a-z]+)"/g)) found.add(tag)
    for (const [, next = ''] of text.matchAll(/(?:from|import) ?"(\.[^"]+)"/g))
      visit(join(dirname(file), next))
  }
  visit(join(sdk, 'dist/npm', name))
  return [...found].sort()
}
