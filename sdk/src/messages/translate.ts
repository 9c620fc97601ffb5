/** A text with {placeholders}, or one form for each plural category of `count`. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

export type Messages = Readonly<Record<string, Message>>

/** Says a message. A key without a text says itself, so that a gap is seen and not silent. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** English, whose keys every other language has to have, and where the other languages are. */
export interface Catalogue<M extends Messages = Messages> {
  readonly english: M
  readonly others: Readonly<Record<string, () => Promise<{ messages: { [Key in keyof M]: Message } }>>>
}

/** Texts of one language; numbers are written as the language writes them. */
export function translator(messages: Messages, locale: string): Translate {
  const plural = new Intl.PluralRules(locale)
  const number = new Intl.NumberFormat(locale)
  return (key, values = {}) => {
    const message = messages[key] ?? key
    const form = typeof message === 'string' ? message : pick(message, plural.select(Number(values.count)))
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      return typeof value === 'number' ? number.format(value) : (value ?? '')
    })
  }
}

const pick = (forms: Exclude<Message, string>, category: Intl.LDMLPluralRule) =>
  forms[category] ?? forms.other ?? ''

/** The catalogue's language for a locale tag: the tag itself, or its language; undefined for English. */
export function languageOf(catalogue: Catalogue, locale: string): string | undefined {
  return [locale, locale.split('-')[0] ?? ''].find((tag) => Object.hasOwn(catalogue.others, tag))
}

/** Several areas of texts as one: their other languages are loaded together. */
export function joinCatalogues(...catalogues: readonly Catalogue[]): Catalogue {
  const languages = catalogues.flatMap(({ others }) => Object.keys(others))
  const load = (language: string) => async () => {
    const parts = await Promise.all(catalogues.map(({ others }) => others[language]?.()))
    return { messages: Object.assign({}, ...parts.map((part) => part?.messages)) }
  }
  return {
    english: Object.assign({}, ...catalogues.map(({ english }) => english)),
    others: Object.fromEntries(languages.map((language) => [language, load(language)])),
  }
}
