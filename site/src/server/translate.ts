import { english, type Key, texts } from '@staykit/words/site'
import type { Given } from '@staykit/words/typed'

/** Translates a text of the site, with localised numbers. */
export type Translate = <K extends Key>(key: K, ...values: Given<(typeof english)[K]>) => string

/** The texts of a language; English when there are none. */
export function translator(tag: string): Translate {
  const own = texts[tag as keyof typeof texts] ?? english
  const numbers = new Intl.NumberFormat(tag)
  const plurals = new Intl.PluralRules(tag)
  return (key, ...[params]) => {
    const values: Readonly<Record<string, string | number>> = params ?? {}
    const message = own[key]
    const form =
      typeof message === 'string' ? message : (message[plurals.select(Number(values.count))] ?? message.other)
    return (form ?? key).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      return typeof value === 'number' ? numbers.format(value) : (value ?? '')
    })
  }
}
