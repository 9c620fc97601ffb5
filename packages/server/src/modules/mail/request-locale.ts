import { accepts } from 'hono/accepts'
import type { ServerContext } from '../../kernel/http/server-env.ts'
import { type MailLocale, mailLocaleFor, mailLocales } from './languages.ts'

/** The caller's preferred language among those of mails, from Accept-Language, where elements send theirs. */
export function localeOfRequest(c: ServerContext): MailLocale | undefined {
  const found = accepts(c, {
    header: 'Accept-Language',
    supports: mailLocales,
    default: '',
    match: (tag) =>
      tag
        .filter(({ q }) => q > 0)
        .sort((a, b) => b.q - a.q)
        .map(({ type }) => mailLocaleFor(type))
        .find((locale) => locale !== undefined) ?? '',
  })
  return mailLocaleFor(found)
}
