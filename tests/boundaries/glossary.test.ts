import { readdirSync, readFileSync } from 'node:fs'
import { english, type Message, readTexts, translations } from '@staykit/words/build'
import { describe, expect, it } from 'vitest'

type Texts = Readonly<Record<string, Message>>
/** English term → word stems, one of which must appear where English has the term. */
type Glossary = Readonly<Record<string, readonly string[]>>

const folder = new URL('./glossary/', import.meta.url)
const glossaryOf = (tag: string): Glossary => JSON.parse(readFileSync(new URL(`${tag}.json`, folder), 'utf8'))
const tags = readdirSync(folder).map((file) => file.replace('.json', ''))

const original = readTexts(english)

const formsOf = (message: Message, tag: string) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((form = '') =>
    form.replace(/\{\w+\}/g, '').toLocaleLowerCase(tag),
  )

/** Returns the texts that translate a glossary term with another word. */
function strays(tag: string, original: Texts, translation: Texts, glossary = glossaryOf(tag)): string[] {
  const translated = Object.entries(original).filter(([key]) => translation[key] !== undefined)
  return translated.flatMap(([key, message]) =>
    Object.entries(glossary)
      .filter(([term]) => formsOf(message, 'en').some((form) => form.includes(term)))
      .filter(([, stems]) =>
        formsOf(translation[key] ?? '', tag).some((form) => !stems.some((stem) => form.includes(stem))),
      )
      .map(([term]) => `${key} [${term}]: ${JSON.stringify(translation[key])}`),
  )
}

describe('glossary of the translations', () => {
  it('every language has a glossary with the same terms', () => {
    expect(tags.sort()).toEqual(translations().sort())
    const terms = Object.keys(glossaryOf('de'))
    expect(terms.length).toBeGreaterThan(15)
    for (const tag of tags) expect(Object.keys(glossaryOf(tag))).toEqual(terms)
  })

  it.each(tags)('%s: elements, site, mails and receipts use its terms', (tag) => {
    const translated = readTexts(tag)
    for (const [screen, own] of Object.entries(original))
      expect(strays(tag, own, translated[screen] ?? {}), screen).toEqual([])
  })

  it('finds a text with another term (control)', () => {
    const glossary = { 'trip number': ['reisenummer'], guest: ['gast', 'gäst'] }
    const texts = { a: 'Your trip number', b: { one: '{count} guest', other: '{count} guests' } }
    expect(
      strays('de', texts, { a: 'Ihre Reisenummer', b: { one: 'Gast', other: 'Gäste' } }, glossary),
    ).toEqual([])
    expect(strays('de', texts, { a: 'Ihre Buchung', b: { one: 'Gast', other: 'Leute' } }, glossary)).toEqual([
      'a [trip number]: "Ihre Buchung"',
      'b [guest]: {"one":"Gast","other":"Leute"}',
    ])
  })
})
