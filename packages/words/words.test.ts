import { describe, expect, it } from 'vitest'
import { english, faultsOf, readTexts, translations } from './src/build.ts'
import { compile } from './src/message.ts'

describe('a text in ICU MessageFormat', () => {
  it('compiles to a text with placeholders, or to the forms of {count}', () => {
    expect(compile('Hotels in {place}')).toBe('Hotels in {place}')
    expect(compile("a '{brace}' and an ’")).toBe('a {brace} and an ’')
    expect(compile('{count, plural, one {# room} other {# rooms in {place}}}')).toEqual({
      one: '{count} room',
      other: '{count} rooms in {place}',
    })
  })

  it.each([
    ['a plural inside a text', 'Up to {count, plural, one {# room} other {# rooms}}'],
    ['a plural of another number', '{rooms, plural, one {# room} other {# rooms}}'],
    ['a format', '{price, number, ::currency/EUR}'],
    ['a brace that nothing closes', 'Hotels in {place'],
    ['a plural without "other"', '{count, plural, one {# room}}'],
  ])('refuses %s', (_, text) => {
    expect(() => compile(text)).toThrow()
  })
})

describe('translations', () => {
  const original = readTexts(english)

  it.each(translations())('%s has the ids, placeholders and plural forms of English', (language) => {
    expect(faultsOf(language, original, readTexts(language))).toEqual([])
  })

  it('names an id that is missing or unknown, another placeholder and a plural form that is missing (control)', () => {
    const count = { one: '{count} c', other: '{count} cs' }
    const source = { screen: { a: 'A', b: '{n} B', c: count } }
    expect(faultsOf('pl', source, { screen: { b: '{m} B', c: count, d: 'D' } })).toEqual([
      'screen.a: missing',
      'screen.b: has {m}, English has {n}',
      'screen.c: has no form for few,many',
      'screen.d: not in English',
    ])
    expect(faultsOf('fr', source, source)).toEqual([])
  })
})
