import type { English } from '@staykit/words'
import type { Given, Message } from '@staykit/words/typed'

export type Messages = Readonly<Record<string, Message>>

type Screens = English[keyof English]
/** The keys of all screens of the elements. */
export type Key = KeyOf<Screens> & string
type KeyOf<Screen> = Screen extends unknown ? keyof Screen : never
/** The English texts of a key: one, or one for each screen that has it. */
type TextOf<K> = K extends unknown ? TextIn<Screens, K> : never
type TextIn<Screen, K> = Screen extends unknown ? (K extends keyof Screen ? Screen[K] : never) : never

/** Says a message. A key without a text says itself, so that a gap is seen and not silent. */
export type Translate = <K extends Key>(key: K, ...values: Given<TextOf<K>>) => string

/** Says a key that comes from the wire, such as the code of a refusal. A key without a text says itself. */
export const sayAny = (t: Translate, key: string, values?: Values): string =>
  (t as (key: string, values?: Values) => string)(key, values)

/** Says what the wire names by an id; one that this code does not know has the wire's own name. */
export function sayNamed(t: Translate, key: string, name: string): string {
  const text = sayAny(t, key)
  return text === key ? name : text
}

type Values = Readonly<Record<string, string | number>>

/** Texts of one language; numbers are written as the language writes them. */
export function translator(messages: Messages, locale: string): Translate {
  return (key, ...[given]) => {
    const values: Values = given ?? {}
    const message = messages[key] ?? key
    const form = typeof message === 'string' ? message : pick(message, pluralOf(Number(values.count), locale))
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      return typeof value === 'number' ? writeNumber(value, locale) : (value ?? '')
    })
  }
}

// The first of Intl's formatters costs a page 15 ms on a slow phone: the search form, which only counts rooms and guests,
// does without in English.
const isEnglish = (locale: string) => locale.startsWith('en')
const plurals: Record<string, Intl.PluralRules> = {}
const numbers: Record<string, Intl.NumberFormat> = {}

function pluralOf(count: number, locale: string): Intl.LDMLPluralRule {
  if (isEnglish(locale)) return count === 1 ? 'one' : 'other'
  plurals[locale] ??= new Intl.PluralRules(locale)
  return plurals[locale].select(count)
}

function writeNumber(value: number, locale: string): string {
  // Whole, and below a thousand either way.
  if (isEnglish(locale) && value % 1 === 0 && value * value < 1e6) return String(value)
  numbers[locale] ??= new Intl.NumberFormat(locale)
  return numbers[locale].format(value)
}

const pick = (forms: Exclude<Message, string>, category: Intl.LDMLPluralRule) =>
  forms[category] ?? forms.other ?? ''
