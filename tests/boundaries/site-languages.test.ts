import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageNamed, languages } from '../../packages/domain/src/languages.ts'
import { type Message, translator } from '../../site/src/messages/translate.ts'
import { hotelsOf } from '../../site/src/server/destinations.ts'

const folder = new URL('../../site/src/messages/', import.meta.url)
type Texts = Readonly<Record<string, Message>>
const textsOf = async (tag: string): Promise<Texts> => (await import(`${folder.href}${tag}.ts`)).messages
const tags = readdirSync(folder)
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name !== 'translate' && name !== 'en-US')
const english = await textsOf('en-US')

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

/** What is wrong with a translation: keys, placeholders, plural categories. */
function faultsOf(tag: string, texts: Texts): string[] {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return Object.entries(english).flatMap(([key, source]) => {
    const message = texts[key]
    if (message === undefined) return [`${key}: missing`]
    const wanted = placeholders(formsOf(source)[0] ?? '')
    const others = formsOf(message).filter((form) => placeholders(form).join() !== wanted.join())
    const lacks =
      typeof source === 'string'
        ? []
        : categories.filter((category) => typeof message === 'string' || !(category in message))
    return [...others.map((form) => `${key}: ${form}`), ...lacks.map((category) => `${key}: no ${category}`)]
  })
}

describe('texts of the site', () => {
  it.each(tags)('%s has every key, placeholder and plural form of English, and no other', async (tag) => {
    const texts = await textsOf(tag)
    expect(languageNamed(tag)?.tag).toBe(tag)
    expect(faultsOf(tag, texts)).toEqual([])
    expect(Object.keys(texts).filter((key) => !(key in english))).toEqual([])
  })

  it('[PLT-029] [PLT-030] there are the sixteen codes and Arabic, each with its name and tag, and texts in all of them', () => {
    expect(languages.map(({ code }) => code).filter((code) => code !== 'ar')).toEqual(
      'us es fr br pt cn de se dk it tr ru id pl no nl'.split(' '),
    )
    expect(languages.map(({ tag }) => tag).sort()).toEqual([...tags, 'en-US'].sort())
    expect(languages.filter(({ name }) => !name)).toEqual([])
  })

  it('[ACC-021] [ACC-022] a destination counts its hotels, and says Book Now where there are none', async () => {
    const { messages } = await import('../../site/src/messages/en-US.ts')
    const t = translator({}, messages, 'en-US')
    expect([0, 1, 2, 1234].map((count) => hotelsOf(count, t))).toEqual([
      'Book Now',
      '1 Hotel',
      '2 Hotels',
      '1,234 Hotels',
    ])
  })

  it('a text that is missing, has another placeholder or lacks a plural form would be caught', () => {
    const { skip: _left, ...texts } = english
    const wrong = { ...texts, part: 'Teil {numero}', hotelCount: { other: '{count}' } }
    expect(faultsOf('de', wrong)).toEqual(['skip: missing', 'hotelCount: no one', 'part: Teil {numero}'])
  })

  it('every key is said somewhere', () => {
    const site = new URL('../', folder)
    const source = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(astro|ts)$/.test(file) && !file.startsWith('messages'))
      .map((file) => readFileSync(new URL(file, site), 'utf8'))
      .join('\n')
    const composed = /^(privacy|terms)\.|Offer(Text)?$/
    const unsaid = Object.keys(english).filter((key) => !composed.test(key) && !source.includes(`'${key}'`))
    expect(unsaid).toEqual([])
  })
})
