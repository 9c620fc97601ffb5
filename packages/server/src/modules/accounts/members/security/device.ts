import Bowser from 'bowser'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { ServerContext } from '../../../../kernel/http/server-env.ts'
import type { MailLocale } from '../../../mail/languages.ts'
import { localeOfRequest } from '../../../mail/request-locale.ts'

/** Properties of a device at sign-in. None is trusted; all are shown to the member. */
export interface Seen {
  readonly userAgent: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined
  /** Language of its mails. */
  readonly locale: MailLocale | undefined
}

const MOST = 400

/** Reads them from a call; the country only behind our own proxy, from its header (COUNTRY_HEADER). */
export function seenOf(
  c: ServerContext,
  { TRUST_PROXY, COUNTRY_HEADER }: { TRUST_PROXY: number; COUNTRY_HEADER?: string | undefined },
): Seen {
  const country = TRUST_PROXY > 0 && COUNTRY_HEADER ? c.req.header(COUNTRY_HEADER) : undefined
  return {
    userAgent: c.req.header('user-agent')?.slice(0, MOST),
    locale: localeOfRequest(c),
    country: /^[A-Z]{2}$/i.exec(country ?? '')?.[0].toUpperCase(),
  }
}

/** Stores place and identity provider with a session. */
export async function storeSeen(
  db: Kysely<Database>,
  sessionId: string,
  seen: Seen,
  provider: string | undefined,
): Promise<void> {
  const { userAgent, country } = seen
  await db
    .updateTable('sessions')
    .set({ user_agent: userAgent ?? null, country: country ?? null, provider: provider ?? null })
    .where('id', '=', sessionId)
    .execute()
}

/** Names of browser and system; empty when unknown. */
export function deviceOf(userAgent: string | null | undefined): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const parsed = Bowser.parse(userAgent)
  return { browser: parsed.browser.name ?? '', system: parsed.os.name ?? '' }
}
