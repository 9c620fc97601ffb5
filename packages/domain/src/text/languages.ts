import { isTraditional, readTag, spokenFor } from './language-tags.ts'

/** A language of the product, as the traveller chooses it. */
export interface Language {
  /** Its name in addresses, in `lang` of local storage and in the selector (PLT-029): us, br, cn … */
  readonly code: string
  /** BCP 47. */
  readonly tag: string
  /** Its name in its own language. */
  readonly name: string
  /** ISO 3166-1 code of the flag beside it. */
  readonly flag: string
  readonly dir: 'ltr' | 'rtl'
}

const of = (
  code: string,
  tag: string,
  name: string,
  flag = code,
  dir: Language['dir'] = 'ltr',
): Language => ({
  code,
  tag,
  name,
  flag,
  dir,
})

/** The sixteen named ones and Arabic, in the order of the selector; the first is the default (ACC-233). */
export const languages: readonly [Language, ...Language[]] = [
  of('us', 'en-US', 'English (US)'),
  of('es', 'es', 'Español'),
  of('fr', 'fr', 'Français'),
  of('br', 'pt-BR', 'Português (Brasil)'),
  of('pt', 'pt-PT', 'Português'),
  of('cn', 'zh-CN', '简体中文'),
  of('de', 'de', 'Deutsch'),
  of('se', 'sv', 'Svenska'),
  of('dk', 'da', 'Dansk'),
  of('it', 'it', 'Italiano'),
  of('tr', 'tr', 'Türkçe'),
  of('ru', 'ru', 'Русский'),
  of('id', 'id', 'Bahasa Indonesia'),
  of('pl', 'pl', 'Polski'),
  of('no', 'nb', 'Norsk'),
  of('nl', 'nl', 'Nederlands'),
  of('ar', 'ar', 'العربية', 'sa', 'rtl'),
]

const tags = languages.map(({ tag }) => tag)

/** The language of a code or of a tag in any spelling; undefined for a language that the product does not have. */
export function languageNamed(name: string | null | undefined): Language | undefined {
  const code = name?.trim().toLowerCase()
  const written = readTag(name)
  const tag =
    written && !isTraditional(written) ? spokenFor(written, (each) => tags.includes(each)) : undefined
  return languages.find((language) => language.code === code) ?? languages.find((each) => each.tag === tag)
}
