import { readTag, spokenFor } from '@staykit/domain'
import { texts } from '@staykit/words/mail'

/** Languages of mails and receipts (BCP 47). */
export const mailLocales = Object.keys(texts) as MailLocale[]

export type MailLocale = keyof typeof texts

/** The mail language for a tag in any spelling, such as "de-AT" or "pt_br"; undefined when there is none. */
export function mailLocaleFor(tag: string | null | undefined): MailLocale | undefined {
  const written = readTag(tag)
  const isSpoken = (name: string): name is MailLocale => mailLocales.some((locale) => locale === name)
  const found = written && spokenFor(written, isSpoken)
  return found && isSpoken(found) ? found : undefined
}
