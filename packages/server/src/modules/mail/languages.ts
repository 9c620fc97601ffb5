import { texts } from '@staykit/words/mail'

/** Languages of mails and receipts (BCP 47). */
export const mailLocales = Object.keys(texts) as MailLocale[]

export type MailLocale = keyof typeof texts

/** Older or shorter tags of browsers; Portuguese of any other region is that of Portugal. */
const likely: Readonly<Record<string, MailLocale>> = { pt: 'pt-BR', no: 'nb' }

/** The mail language for a tag such as "de-AT": of that region, else of any; undefined when there is none. */
export function mailLocaleFor(tag: string | null | undefined): MailLocale | undefined {
  if (!tag) return undefined
  const requestedTag = tag.toLowerCase()
  const [language] = requestedTag.split('-')
  return (
    mailLocales.find((locale) => locale.toLowerCase() === requestedTag) ??
    likely[requestedTag] ??
    (language === 'pt' ? 'pt-PT' : mailLocales.find((locale) => locale.split('-')[0] === language))
  )
}
