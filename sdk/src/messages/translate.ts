import type { English } from '@staykit/words'
import type { Given, Message } from '@staykit/words/typed'

export type Messages = Readonly<Record<string, Message>>

type Screens = English[keyof English]
/** The keys of all screens of the elements. */
export type Key = KeyOf<Screens> & string
type KeyOf<Screen> = Screen extends unknown ? keyof Screen : never
/** The English texts of a key: one for each screen that has it. */
type TextOf<K> = K extends unknown ? TextIn<Screens, K> : never
type TextIn<Screen, K> = Screen extends unknown ? (K extends keyof Screen ? Screen[K] : never) : never

/** Translates a key. Returns the key itself when it has no text, so that the gap is visible. */
export type Translate = <K extends Key>(key: K, ...values: Given<TextOf<K>>) => string

/** Translates a key from the API, such as an error code. Returns the key itself when it has no text. */
export const sayAny = (t: Translate, key: string, values?: Values): string =>
  (t as (key: string, values?: Values) => string)(key, values)

/** Translates an id from the API; an unknown id returns the name from the API. */
export function sayNamed(t: Translate, key: string, name: string): string {
  const text = sayAny(t, key)
  return text === key ? name : text
}

type Values = Readonly<Record<string, string | number>>

/** Creates the translator of one language; it formats numbers in that language, and `amount` as money if there is a `currency`. */
export function translator(messages: Messages, locale: string): Translate {
  return (key, ...[params]) => {
    const values: Values = params ?? {}
    const message = messages[key] ?? key
    const form = typeof message === 'string' ? message : pick(message, pluralOf(Number(values.count), locale))
    if (!form.includes('{')) return form
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      if (typeof value === 'string') return isolated(value, locale)
      return values.currency && name === 'amount'
        ? isolated(writeMoney(value, String(values.currency), locale), locale)
        : writeNumber(value, locale)
    })
  }
}

// An amount or a name that is written from left to right must not change the order of a sentence from right to left.
const isolated = (value: string, locale: string) =>
  value && locale.startsWith('ar') ? `\u2068${value}\u2069` : value

// The first Intl formatter costs 15 ms on a slow phone. The search form in English only counts rooms and guests and avoids
// it.
const isEnglish = (locale: string) => locale.startsWith('en')
const plurals: Record<string, Intl.PluralRules> = {}
const numbers: Record<string, Intl.NumberFormat> = {}

function pluralOf(count: number, locale: string): Intl.LDMLPluralRule {
  if (isEnglish(locale)) return count === 1 ? 'one' : 'other'
  plurals[locale] ??= new Intl.PluralRules(locale)
  return plurals[locale].select(count)
}

function writeNumber(value: number, locale: string): string {
  // Integers between -1000 and 1000.
  if (isEnglish(locale) && value % 1 === 0 && value * value < 1e6) return String(value)
  numbers[locale] ??= new Intl.NumberFormat(locale)
  return numbers[locale].format(value)
}

const writeMoney = (value: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)

const pick = (forms: Exclude<Message, string>, category: Intl.LDMLPluralRule) =>
  forms[category] ?? forms.other ?? ''
