import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MailLocale, languages as written } from '../../packages/server/src/modules/mail/languages.ts'
import { methods } from '../../packages/server/src/modules/payments/registry.ts'
import { cataloguesIn, english, languagesIn, messagesFolder } from '../../sdk/build/languages.ts'

type Message = string | Readonly<Record<string, string>>
type Texts = Readonly<Record<string, Message>>
/** English term → beginnings of words, one of which stands wherever English has the term. */
type Glossary = Readonly<Record<string, readonly string[]>>

const folder = new URL('./glossary/', import.meta.url)
const glossaryOf = (tag: string): Glossary => JSON.parse(readFileSync(new URL(`${tag}.json`, folder), 'utf8'))
const tags = readdirSync(folder).map((file) => file.replace('.json', ''))

const site = new URL('../../site/src/messages/', import.meta.url)
const siteTexts = async (tag: string): Promise<Texts> => (await import(`${site.href}${tag}.ts`)).messages
const elementTexts = async (tag: string, name: string): Promise<Texts> =>
  (await import(`${messagesFolder}${tag}/${name}.ts`)).messages
/** What mails, receipts and calendar files say. */
const writtenTexts = (tag: string): Texts => written[tag as MailLocale]
/** What mails and receipts say of a payment. */
const paymentTexts = (tag: string): Texts =>
  Object.fromEntries(
    methods.flatMap(({ name, describe: said }) => {
      const { paid, notTaken, taken, refund } = said(null, tag as MailLocale)
      return Object.entries({ paid, notTaken, taken, refund: refund('') }).map(
        ([key, text]) => [`${name}.${key}`, text] as const,
      )
    }),
  )

const formsOf = (message: Message, tag: string) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((form) =>
    form.replace(/\{\w+\}/g, '').toLocaleLowerCase(tag),
  )

/** Texts that call a thing of the glossary by another word. */
function strays(tag: string, original: Texts, translation: Texts, glossary = glossaryOf(tag)): string[] {
  return Object.entries(original).flatMap(([key, message]) =>
    Object.entries(glossary)
      .filter(([term]) => formsOf(message, 'en').some((form) => form.includes(term)))
      .filter(([, stems]) =>
        formsOf(translation[key] ?? '', tag).some((form) => !stems.some((stem) => form.includes(stem))),
      )
      .map(([term]) => `${key} [${term}]: ${JSON.stringify(translation[key])}`),
  )
}

describe('one word for one thing', () => {
  it('every language of the elements has a glossary with the same terms', () => {
    expect(tags.sort()).toEqual([...languagesIn()].sort())
    const terms = Object.keys(glossaryOf('de'))
    expect(terms.length).toBeGreaterThan(15)
    for (const tag of tags) expect(Object.keys(glossaryOf(tag))).toEqual(terms)
  })

  it.each(tags)('%s: elements, site, mails and receipts keep to it', async (tag) => {
    for (const name of cataloguesIn(english)) {
      const found = strays(tag, await elementTexts(english, name), await elementTexts(tag, name))
      expect(found, name).toEqual([])
    }
    expect(strays(tag, await siteTexts(english), await siteTexts(tag)), 'site').toEqual([])
    expect(strays(tag, writtenTexts(english), writtenTexts(tag)), 'mails and receipts').toEqual([])
    expect(strays(tag, paymentTexts(english), paymentTexts(tag)), 'payments').toEqual([])
  })

  it('a text that says it otherwise would be caught', () => {
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
