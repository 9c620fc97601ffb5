import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { english, faultsOf, translations } from '@staykit/words/build'
import { expect, it } from 'vitest'
import { compile } from '../../packages/words/src/message.ts'
import { readIds } from '../../packages/words/src/source.ts'
import { outside, pseudo, pseudoOf } from './pseudo.ts'
import { languages } from './tags.ts'
import { hasWords } from './untranslated.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('a text is accented, a third longer or more, in brackets, and keeps its placeholders', () => {
  const text = 'Hotels in {place}'
  const translated = pseudo(text)
  expect(translated).toMatch(/^⟦.*⟧$/)
  expect(translated).toContain('{place}')
  expect(translated.replace('{place}', '')).not.toMatch(/[A-Za-z]/)
  expect(translated.length).toBeGreaterThan(text.replace('{place}', '').length * 1.35)
  expect(pseudo('See <b>it</b> at https://example.com/a')).toMatch(/<b>.*<\/b>.*https:\/\/example\.com\/a/)
})

it('a language keeps its ids, plural forms and placeholders', () => {
  const translated = pseudoOf({
    'a.b': 'A',
    'a.nights': '{count, plural, one {# night} other {# nights in {place}}}',
  })
  expect(Object.keys(translated)).toEqual(['a.b', 'a.nights'])
  expect(compile(translated['a.nights'] ?? '')).toMatchObject({
    one: expect.stringMatching(/^⟦\{count\} ñ/),
    other: expect.stringMatching(/\{place\}.*⟧$/),
  })
  const all = Object.entries(pseudoOf(readIds(english))).map(([id, text]) => [id, compile(text)])
  const source = Object.entries(readIds(english)).map(([id, text]) => [id, compile(text)])
  for (const { tag } of languages)
    expect(faultsOf(tag, { all: Object.fromEntries(source) }, { all: Object.fromEntries(all) })).toEqual([])
})

it('text in brackets, data, dates and currencies need no translation; anything else does', () => {
  expect(outside(`${pseudo('for {a}').replace('{a}', pseudo('one'))} and more`).trim()).toBe('and more')
  expect(hasWords(pseudo('Search'), [])).toBe(false)
  expect(hasWords('Casa das Flores, Lisbon', ['Lisbon', 'Casa das Flores'])).toBe(false)
  expect(hasWords('Sat, Dec 12, 2026 · USD · $120', [])).toBe(false)
  expect(hasWords('TTD · Trinidad & Tobago Dollar', [])).toBe(false)
  expect(
    hasWords('167.54 US$ · ST-8K2M4P · ST-QVPR-EAAS-SXYK · SBRLTS6HPH6U · Guinea-Bissau · 2 years', []),
  ).toBe(false)
  expect(hasWords('SB4TMEACHVL4, Portland, ME', ['ME', 'Portland'])).toBe(false)
  expect(hasWords('Search', [])).toBe(true)
  expect(hasWords('SEARCH HERE', [])).toBe(true)
  expect(hasWords(`${pseudo('Total')} incl. taxes`, [])).toBe(true)
  expect(hasWords('MM / YY', [])).toBe(true)
})

it('the product contains no pseudo-language', () => {
  const tags = languages.map(({ tag }) => tag as string)
  expect(translations().filter((tag) => tags.includes(tag))).toEqual([])
  const listed = readFileSync(join(root, 'packages/domain/src/text/languages.ts'), 'utf8')
  expect(tags.filter((tag) => listed.includes(tag))).toEqual([])
})
