import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTag, shownLocale, spokenFor } from './language-tags.ts'
import { languageNamed, languages } from './languages.ts'

/** As in the SDK: the tags with texts, and English in code. */
const files = [
  'ar',
  'da',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'nb',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-PT',
  'ru',
  'sv',
  'tr',
  'zh',
]
const isSpoken = (tag: string) => files.includes(tag)
const shown = (tag: string) => shownLocale(readTag(tag) ?? 'en-US', isSpoken)
const textsOf = (tag: string) => spokenFor(readTag(tag) ?? 'en-US', isSpoken)

describe('language tags', () => {
  it('have many spellings and one meaning', () => {
    const tag = fc.constantFrom(...languages.map((language) => language.tag), 'de-AT', 'zh-Hans-CN', 'pt-AO')
    const spelling = fc.record({
      tag,
      separator: fc.constantFrom('-', '_'),
      change: fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toLowerCase(),
        (text: string) => text.toUpperCase(),
      ),
      before: fc.constantFrom('', ' ', '\n'),
      after: fc.constantFrom('', ' ', '.UTF-8', '@euro', '\t'),
    })
    fc.assert(
      fc.property(spelling, ({ tag, separator, change, before, after }) => {
        const written = before + change(tag.replaceAll('-', separator)) + after
        expect(readTag(written), JSON.stringify(written)).toBe(tag)
        if (languages.some((language) => language.tag === tag)) expect(languageNamed(written)?.tag).toBe(tag)
      }),
    )
  })

  it('never make Intl throw, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/)),
        (text) => {
          const tag = readTag(text)
          if (tag === undefined) return
          const locale = shownLocale(tag, isSpoken)
          expect(new Intl.DateTimeFormat(locale).format(0)).not.toBe('')
          expect(spokenFor(locale, isSpoken) ?? 'en').toBe(locale.startsWith('en') ? 'en' : textsOf(text))
        },
      ),
    )
  })

  it.each([
    ['de_DE', 'de', 'de-DE'],
    ['pt_BR', 'pt', 'pt-BR'],
    ['pt-AO', 'pt-PT', 'pt-AO'],
    ['pt', 'pt', 'pt'],
    ['zh_CN', 'zh', 'zh-CN'],
    ['zh-Hans', 'zh', 'zh-Hans'],
    ['zh-TW', 'zh', 'zh-CN'],
    ['zh-Hant', 'zh', 'zh-CN'],
    ['zh-HK', 'zh', 'zh-CN'],
    ['zh-Hant-MO', 'zh', 'zh-CN'],
    ['nn', 'nb', 'nb'],
    ['nn_NO', 'nb', 'nb-NO'],
    ['no', 'no', 'no'],
    ['in', 'id', 'id'],
    ['iw', undefined, 'en'],
    ['sr-Latn', undefined, 'en'],
    ['sr_Latn_RS', undefined, 'en-RS'],
    ['ru-Latn', 'ru', 'ru'],
    ['es-419', 'es', 'es-419'],
    ['de-AT-x-foo', 'de', 'de-AT-x-foo'],
    ['fi-FI', undefined, 'en-FI'],
    ['', undefined, 'en-US'],
    ['C', undefined, 'en-US'],
    ['english!', undefined, 'en-US'],
  ])('%j has the texts of %s, and the dates of %s', (tag, texts, locale) => {
    expect([textsOf(tag), shown(tag)]).toEqual([texts, locale])
  })
})
