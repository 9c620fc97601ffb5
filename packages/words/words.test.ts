import { describe, expect, it } from 'vitest'
import { english, faultsOf, missingIn, readTexts, repetitionsIn, translations } from './src/build.ts'
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

  it.each(translations())('%s has no other ids, placeholders and plural forms than English', (language) => {
    expect(faultsOf(language, original, readTexts(language))).toEqual([])
  })

  it('names an unknown id, another placeholder and a missing plural form (control)', () => {
    const count = { one: '{count} c', other: '{count} cs' }
    const source = { screen: { a: 'A', b: '{n} B', c: count } }
    expect(faultsOf('pl', source, { screen: { b: '{m} B', c: count, d: 'D' } })).toEqual([
      'screen.b: has {m}, English has {n}',
      'screen.c: has no form for few,many',
      'screen.d: not in English',
    ])
    expect(faultsOf('fr', source, source)).toEqual([])
  })

  it.each([english, ...translations()])('%s marks the time of the hotel in one way', (language) => {
    const marks = Object.values(readTexts(language)).flatMap((screen) =>
      ['until', 'untilThen', 'termsFree', 'freeUntil', 'tierFree', 'tierFrom', 'tierNothing'].flatMap(
        (key) =>
          Object.hasOwn(screen, key) && /\{(when|deadline)\}/.test(String(screen[key]))
            ? [
                /\{(?:when|deadline)\}\s*([(（][^)）]+[)）])/.exec(String(screen[key]))?.[1] ??
                  `no mark: ${screen[key]}`,
              ]
            : [],
      ),
    )
    expect(marks.length).toBeGreaterThanOrEqual(7)
    expect([...new Set(marks)]).toHaveLength(1)
  })

  it('lists the ids without a translation', () => {
    const source = { screen: { a: 'A', b: 'B' } }
    expect(missingIn(source, { screen: { b: 'B' } })).toEqual(['screen.a'])
  })
})

describe('repeated texts', () => {
  it('need an alias, or a context for each id', () => {
    const texts = { 'a.close': 'Close', 'b.close': 'Close', 'c.from': 'From', 'd.from': 'From' }
    const contexts = { From: { 'c.from': 'place', 'd.from': 'price' } }
    expect(repetitionsIn(texts, {}, contexts)).toEqual([
      '"Close" repeats: make aliases of a.close, b.close, or give each a context',
    ])
    const { 'b.close': _, ...rest } = texts
    expect(repetitionsIn(rest, { 'b.close': 'a.close' }, contexts)).toEqual([])
    expect(repetitionsIn(rest, { 'a.close': 'b.close' }, contexts)).toHaveLength(1)
  })

  it('have the text of their original in every language', () => {
    const { charges, panels } = readTexts('de')
    expect(charges?.close).toBe(panels?.close)
    expect(charges?.close).toBe('Schließen')
  })
})
