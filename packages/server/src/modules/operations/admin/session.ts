import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { ServerContext } from '../../../kernel/http/server-env.ts'
import { keyFor } from '../../../kernel/http/signed-token.ts'
import type { AdminDeps } from './deps.ts'
import type { Operator } from './operators/operators.ts'

const COOKIE = 'staykit-admin'
const SECONDS = 8 * 3600

/** Sessions of operators and of the token, for 8 hours or until they sign out; a new ADMIN_TOKEN ends all sessions. */
export interface AdminSessions {
  isToken(text: string): boolean
  /** Opens a session of an operator, or of the token. */
  open(c: ServerContext, operator?: Operator): Promise<void>
  close(c: ServerContext): Promise<void>
  /** Reads the session of a request, for the methods below. */
  load(c: ServerContext): Promise<void>
  /** The operator of the session; undefined for one of the token. */
  operator(c: ServerContext): Operator | undefined
  /** Key for the session's own forms; undefined without a session. */
  formKey(c: ServerContext): string | undefined
  /** Throws 403 for a form of another site, or of another session. */
  checkForm(c: ServerContext, key: string | null): void
}

type Needs = Pick<AdminDeps, 'config' | 'db' | 'now'>

export function createAdminSessions({ config, db, now }: Needs, token: string): AdminSessions {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const stored = (text: string) => hash(text).toString('base64url')
  const holder = stored(token)
  const formSecret = keyFor(config.AUTH_SECRET, 'admin-form')
  const cookie = {
    path: '/admin',
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.PUBLIC_URL.startsWith('https:'),
  } as const
  /** Cookies of the requests in progress that have a session, and whose it is. */
  const sessions = new WeakMap<ServerContext, { readonly cookie: string; readonly operator?: Operator }>()
  const formKey = (c: ServerContext) => {
    const session = sessions.get(c)?.cookie
    return session && createHmac('sha256', formSecret).update(session).digest('base64url')
  }
  return {
    isToken: (text) => timingSafeEqual(hash(text), hash(token)),
    async open(c, operator) {
      const session = randomBytes(32).toString('base64url')
      const expires_at = new Date(now().getTime() + SECONDS * 1_000)
      await db
        .insertInto('admin_sessions')
        .values({ hash: stored(session), holder, expires_at, operator_id: operator?.id ?? null })
        .execute()
      setCookie(c, COOKIE, session, { ...cookie, maxAge: SECONDS })
    },
    async close(c) {
      const session = sessions.get(c)?.cookie
      if (session) await db.deleteFrom('admin_sessions').where('hash', '=', stored(session)).execute()
      deleteCookie(c, COOKIE, cookie)
    },
    async load(c) {
      const session = getCookie(c, COOKIE)
      if (!session) return
      const row = await db
        .selectFrom('admin_sessions')
        .leftJoin('operators', 'operators.id', 'operator_id')
        .select(['operators.id', 'name', 'role', 'removed_at'])
        .where('hash', '=', stored(session))
        .where('holder', '=', holder)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (!row || row.removed_at) return
      const { id, name, role } = row
      sessions.set(c, { cookie: session, ...(id && name && role && { operator: { id, name, role } }) })
    },
    operator: (c) => sessions.get(c)?.operator,
    formKey,
    checkForm(c, key) {
      const own = formKey(c)
      if (!own || !key || !timingSafeEqual(hash(key), hash(own))) throw foreignForm()
      refuseOtherSites(c)
    },
  }
}

/** Throws 403 for a request from a page of another origin. */
export function refuseOtherSites(c: ServerContext): void {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreignForm()
}

const foreignForm = () =>
  new ApiError(403, 'FORBIDDEN_ORIGIN', 'This form is not of this page, or too old: load the page again.')
