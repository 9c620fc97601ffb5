import Bowser from 'bowser'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { ServerContext } from '../../../../kernel/http/server-env.ts'
import { askedLocale } from '../../../mail/asked-locale.ts'
import type { MailLocale } from '../../../mail/languages.ts'

/** What a sign-in tells of the device that it comes from; nothing of it is believed, all of it is shown to the member. */
export interface Seen {
  readonly userAgent: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined
  /** The language of mails that it reads. */
  readonly locale: MailLocale | undefined
}

const MOST = 400

/** Reads them off a call; the country only behind a proxy of our own, in the header that it writes (COUNTRY_HEADER). */
export function seenOf(
  c: ServerContext,
  { TRUST_PROXY, COUNTRY_HEADER }: { TRUST_PROXY: number; COUNTRY_HEADER?: string | undefined },
): Seen {
  const country = TRUST_PROXY > 0 && COUNTRY_HEADER ? c.req.header(COUNTRY_HEADER) : undefined
  return {
    userAgent: c.req.header('user-agent')?.slice(0, MOST),
    locale: askedLocale(c),
    country: /^[A-Z]{2}$/i.exec(country ?? '')?.[0].toUpperCase(),
  }
}

/** Keeps with a session where it was begun, and by whose login. */
export async function keepSeen(
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

/** Names of browser and system, empty where they cannot be told. */
export function deviceOf(userAgent: string | null | undefined): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const parsed = Bowser.parse(userAgent)
  return { browser: parsed.browser.name ?? '', system: parsed.os.name ?? '' }
}
