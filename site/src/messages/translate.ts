import type { messages as english } from './en-US.ts'

export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>
export type Key = keyof typeof english
/** The same keys; what a language lacks is English. */
export type Translation = { readonly [Name in Key]?: Message }

/** Says a text of the site; numbers are written as the language writes them. */
export type Translate = (key: Key, values?: Readonly<Record<string, string | number>>) => string

export function translator(texts: Translation, fallback: typeof english, tag: string): Translate {
  const numbers = new Intl.NumberFormat(tag)
  const plurals = new Intl.PluralRules(tag)
  return (key, values = {}) => {
    const message: Message = texts[key] ?? fallback[key]
    const form =
      typeof message === 'string' ? message : (message[plurals.select(Number(values.count))] ?? message.other)
    return (form ?? key).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      return typeof value === 'number' ? numbers.format(value) : (value ?? '')
    })
  }
}
