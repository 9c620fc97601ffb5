import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { languagesIn } from '../../sdk/build/languages.ts'
import { messages } from '../../site/src/messages/en-US.ts'
import { outside, pseudo, pseudoOf } from './pseudo.ts'
import { languages } from './tags.ts'
import { hasWords } from './untranslated.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('a text is accented, a third longer or more, in brackets, and keeps its placeholders', () => {
  const text = 'Hotels in {place}'
  const said = pseudo(text)
  expect(said).toMatch(/^⟦.*⟧$/)
  expect(said).toContain('{place}')
  expect(said.replace('{place}', '')).not.toMatch(/[A-Za-z]/)
  expect(said.length).toBeGreaterThan(text.replace('{place}', '').length * 1.35)
  expect(pseudo('See <b>it</b> at https://example.com/a')).toMatch(/<b>.*<\/b>.*https:\/\/example\.com\/a/)
})

it('a catalogue keeps its keys, plural forms and functions', () => {
  const source = {
    a: 'A',
    nights: { one: '{count} night', other: '{count} nights' },
    say: (name: string) => `Hi ${name}`,
  }
  const said = pseudoOf(source)
  expect(Object.keys(said.nights)).toEqual(['one', 'other'])
  expect(said.nights.one).toContain('{count}')
  expect(said.say('Q')).toMatch(/^⟦/)
  const keys = (texts: object) => Object.keys(texts)
  expect(keys(pseudoOf(messages))).toEqual(keys(messages))
})

it('text in brackets, data, dates and currencies need no translation; anything else does', () => {
  expect(outside(`${pseudo('for {a}').replace('{a}', pseudo('one'))} and more`).trim()).toBe('and more')
  expect(hasWords(pseudo('Search'), [])).toBe(false)
  expect(hasWords('Casa das Flores, Lisbon', ['Lisbon', 'Casa das Flores'])).toBe(false)
  expect(hasWords('Sat, Dec 12, 2026 · USD · $120', [])).toBe(false)
  expect(hasWords('TTD · Trinidad & Tobago Dollar', [])).toBe(false)
  expect(hasWords('167.54 US$ · ST-8K2M4P · SBRLTS6HPH6U · Guinea-Bissau · 2 years', [])).toBe(false)
  expect(hasWords('Search', [])).toBe(true)
  expect(hasWords('SEARCH HERE', [])).toBe(true)
  expect(hasWords(`${pseudo('Total')} incl. taxes`, [])).toBe(true)
  expect(hasWords('MM / YY', [])).toBe(true)
})

it('no pseudo-language is in the product', () => {
  const tags = languages.map(({ tag }) => tag as string)
  expect(languagesIn().filter((tag) => tags.includes(tag))).toEqual([])
  const folders = ['site/src/messages', 'packages/server/src/modules/mail/messages', 'sdk/src/messages']
  const files = folders.flatMap((folder) => readdirSync(join(root, folder)))
  expect(files.filter((file) => tags.some((tag) => file.startsWith(tag)))).toEqual([])
  const listed = readFileSync(join(root, 'packages/domain/src/languages.ts'), 'utf8')
  expect(tags.filter((tag) => listed.includes(tag))).toEqual([])
})
