import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrast, weakPairs } from '../../docs/site/src/playground/contrast.ts'
import { readTheme } from '../../docs/site/src/playground/themes.ts'

const folder = fileURLToPath(new URL('../../examples/themes/', import.meta.url))
const textOf = (name: string) => readFileSync(`${folder}${name}`, 'utf8')
const themes = globSync('*.css', { cwd: folder })
  .filter((name) => name !== 'page.css')
  .map((name) => readTheme(basename(name, '.css'), textOf(name)))
/** Tokens whose defaults follow the scheme: a theme that sets one of them sets all. */
const colors = [
  ...[
    'surface',
    'sunken',
    'inverse',
    'on-inverse',
    'inverse-accent',
    'text',
    'text-muted',
    'line',
    'line-strong',
  ],
  ...['brand', 'on-brand', 'deal', 'on-deal', 'ok', 'danger', 'star', 'focus'],
].map((name) => `--stay-${name}`)

describe('the finished themes', () => {
  it('comprise six, one of them dark, each with a page that the list links', () => {
    expect(themes).toHaveLength(6)
    expect(themes.filter(({ scheme }) => scheme === 'dark').map(({ name }) => name)).toEqual(['night'])
    for (const { name } of themes) {
      expect(textOf(`${name}.html`)).toContain(`href="${name}.css"`)
      expect(textOf('index.html')).toContain(`href="${name}.html"`)
    }
  })

  it.each(themes)(
    '$name sets every color, and each pair of text and background has enough contrast',
    ({ tokens }) => {
      expect(Object.keys(tokens)).toEqual(expect.arrayContaining(colors))
      for (const color of colors) expect(tokens[color], color).toMatch(/^#[\da-f]{6}$/)
      expect(weakPairs(tokens)).toEqual([])
    },
  )

  it('would be refused with too little contrast', () => {
    const pale = { '--stay-text': '#999999', '--stay-surface': '#ffffff', '--stay-sunken': '#ffffff' }
    expect(weakPairs(pale).map(({ color, on }) => `${color} on ${on}`)).toEqual([
      'text on surface',
      'text on sunken',
    ])
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})
