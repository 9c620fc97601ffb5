import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { amenities, savingsSort, scoreDescription, sorts, travelerTypes } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import {
  cataloguesIn,
  english,
  indexFile,
  indexText,
  languagesIn,
  messagesFolder,
} from '../../sdk/build/languages.ts'

type Message = string | Readonly<Record<string, string>>
type Messages = Readonly<Record<string, Message>>

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = async (language: string, name: string): Promise<Messages> => {
  const file = pathToFileURL(join(messagesFolder, language, `${name}.ts`)).href
  return (await import(/* @vite-ignore */ file)).messages
}

const forms = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message))
const placeholders = (message: Message) =>
  [...new Set(forms(message).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join()

/** The plural categories that whole numbers up to 200 fall into. */
function categories(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))].sort()
}

/** What is wrong with a catalogue of another language, a line for each key. */
function faults(language: string, original: Messages, translation: Messages): string[] {
  const missing = Object.keys(original).filter((key) => !translation[key])
  const unknown = Object.keys(translation).filter((key) => original[key] === undefined)
  const others = Object.entries(translation).flatMap(([key, message]) => {
    const from = original[key]
    if (from === undefined) return []
    if (placeholders(from) !== placeholders(message)) return [`${key}: other placeholders`]
    if (typeof message === 'string') return []
    const lacking = categories(language).filter((category) => !message[category])
    return lacking.map((category) => `${key}: no form for ${category}`)
  })
  return [
    ...missing.map((key) => `${key}: missing`),
    ...unknown.map((key) => `${key}: not in English`),
    ...others,
  ]
}

/** Keys that nothing says: neither whole, nor by a template that begins as they do. */
function unsaid(keys: readonly string[], code: string): string[] {
  const starts = [...code.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, start = '']) => start)
  return keys.filter(
    (key) =>
      ![`'${key}'`, `"${key}"`, `\`${key}\``].some((text) => code.includes(text)) &&
      !starts.some((start) => key.startsWith(start)),
  )
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/src/messages/'))

const codeBelow = (folder: string): string[] => filesBelow(folder).map((file) => readFileSync(file, 'utf8'))

/** What the server refuses in English, as the type of the catalogue lists it: other languages have it by these words. */
const refusals = [
  ...readFileSync(join(messagesFolder, english, 'server-words.ts'), 'utf8').matchAll(
    /^ {2}\| (['"])(.+)\1$/gm,
  ),
].map(([, , words = '']) => words)

/** What the server says in English itself, by the keys under which other languages say it. */
const serverWords = Object.fromEntries([
  ...refusals.map((words) => [words, words]),
  ...[...sorts, savingsSort].map(({ id, name }) => [`sort.${id}`, name]),
  ...amenities.map(({ id, name }) => [`amenity.${id}`, name]),
  ...travelerTypes.map((type) => [`traveler.${type}`, type]),
  ...[9, 8.5, 8, 7, 1].map((score) => [`score.${scoreDescription(score)}`, scoreDescription(score)]),
])

describe('languages', () => {
  it('the index is of the folders that there are: node sdk/build/languages.ts writes it', () => {
    expect(readFileSync(indexFile, 'utf8')).toBe(indexText())
  })

  it.each(languagesIn())(
    '%s has every catalogue, key and placeholder of English, and no other',
    async (language) => {
      expect(cataloguesIn(language)).toEqual(cataloguesIn(english))
      for (const name of cataloguesIn(english)) {
        const original = name === 'server-words' ? serverWords : await read(english, name)
        const found = faults(language, original, await read(language, name))
        expect(found.map((fault) => `${name}: ${fault}`)).toEqual([])
      }
    },
  )

  it('the guide names those that there are', () => {
    const guide = readFileSync(join(root, 'docs/guide/languages.md'), 'utf8')
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const inWords = (tag: string) => names.of(tag.split('-')[0] ?? '')?.replace(' Bokmål', '') ?? ''
    expect(languagesIn().filter((tag) => !guide.includes(inWords(tag)))).toEqual([])
  })

  it('the server still refuses in the words that other languages have', () => {
    const code = codeBelow('packages/server/src').join('\n')
    expect(refusals.length).toBeGreaterThan(10)
    expect(refusals.filter((words) => !code.includes(words))).toEqual([])
  })

  it('failureWords translates every refusal of a server', () => {
    // Whoever reads these has put a page together, and no catalogue is there before the brand.
    const ofPages = ['page/brand-gate.tsx', 'stay-search/component.tsx']
    const raw = filesBelow('sdk/src')
      .filter((file) => file.endsWith('.tsx') && !ofPages.some((end) => file.endsWith(end)))
      .filter((file) =>
        /\{[^{}\n]*(error|problem|failure)\??\.message\b[^{}\n]*\}/.test(readFileSync(file, 'utf8')),
      )
    expect(raw).toEqual([])
  })

  it('every key of English is said somewhere', async () => {
    const code = [
      ...codeBelow('sdk/src'),
      ...codeBelow('packages/stores/src'),
      // What failed is said by its code.
      ...codeBelow('packages/contract/src'),
      ...codeBelow('packages/server/src/modules/payments/card/frame'),
    ].join('\n')
    const all = await Promise.all(
      cataloguesIn(english).map(async (name) => unsaid(Object.keys(await read(english, name)), code)),
    )
    expect(all.flat()).toEqual([])
  }, 30_000)

  it('a missing, an unknown and an unused key, another placeholder and a missing plural form would be caught', () => {
    const original = { a: 'A', b: '{n} B', c: { one: '{count} c', other: '{count} cs' } }
    const wrong = { b: '{m} B', c: { one: '{count} c', other: '{count} c' }, d: 'D' }
    expect(faults('pl', original, wrong)).toEqual([
      'a: missing',
      'd: not in English',
      'b: other placeholders',
      'c: no form for few',
      'c: no form for many',
    ])
    expect(faults('fr', original, { ...original, a: 'Á' })).toEqual([])
    expect(unsaid(['kind.a', 'said', 'unsaid'], ["t('said') + t(`kind.", '{kind}`)'].join('$'))).toEqual([
      'unsaid',
    ])
  })
})
