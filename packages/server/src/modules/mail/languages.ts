import { arabic } from './messages/ar.ts'
import { danish } from './messages/da.ts'
import { german } from './messages/de.ts'
import { english } from './messages/en-US.ts'
import { spanish } from './messages/es.ts'
import { french } from './messages/fr.ts'
import { indonesian } from './messages/id.ts'
import { italian } from './messages/it.ts'
import { norwegian } from './messages/nb.ts'
import { dutch } from './messages/nl.ts'
import { polish } from './messages/pl.ts'
import { brazilian } from './messages/pt-BR.ts'
import { portuguese } from './messages/pt-PT.ts'
import { russian } from './messages/ru.ts'
import { swedish } from './messages/sv.ts'
import { turkish } from './messages/tr.ts'
import type { Texts } from './messages/translation.ts'
import { chinese } from './messages/zh-CN.ts'

/** Languages that mails are written in (BCP 47), with their texts; the first of a language stands for its other regions. */
export const languages = {
  'en-US': english,
  fr: french,
  de: german,
  es: spanish,
  it: italian,
  'pt-PT': portuguese,
  'pt-BR': brazilian,
  nl: dutch,
  'zh-CN': chinese,
  ar: arabic,
  pl: polish,
  ru: russian,
  sv: swedish,
  da: danish,
  nb: norwegian,
  id: indonesian,
  tr: turkish,
} as const satisfies Readonly<Record<string, Texts>>

export type MailLocale = keyof typeof languages

export const mailLocales = Object.keys(languages) as MailLocale[]

/** The language for a tag such as "de-AT": of that region, else of any; undefined when there are no mails in it. */
export function mailLocaleFor(tag: string | null | undefined): MailLocale | undefined {
  if (!tag) return undefined
  const wanted = tag.toLowerCase()
  // "pt" alone is what browsers of Brazil say, and "no" what some of Norway do.
  if (wanted === 'pt') return 'pt-BR'
  if (wanted === 'no') return 'nb'
  const [language] = wanted.split('-')
  return (
    mailLocales.find((locale) => locale.toLowerCase() === wanted) ??
    mailLocales.find((locale) => locale.split('-')[0] === language)
  )
}
