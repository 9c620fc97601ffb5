import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import type { Config } from '../../../config.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { ServerContext } from '../../../kernel/http/server-env.ts'
import { createSigner, keyFor } from '../../../kernel/http/signed-token.ts'

const COOKIE = 'staykit-admin'
const SECONDS = 8 * 3600

/** Sessions of operators with the token, for 8 hours; a new ADMIN_TOKEN ends all sessions. */
export interface AdminSessions {
  isToken(text: string): boolean
  open(c: ServerContext): void
  close(c: ServerContext): void
  /** Key for the session's own forms; undefined without a session. */
  formKey(c: ServerContext): string | undefined
  /** Throws 403 for a form of another site, or of another session. */
  checkForm(c: ServerContext, key: string | null): void
}

type Settings = Pick<Config, 'AUTH_SECRET' | 'PUBLIC_URL'>

export function createAdminSessions(config: Settings, token: string, now: () => Date): AdminSessions {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const holder = hash(token).toString('base64url')
  const schema = z.object({ id: z.string(), holder: z.literal(holder) })
  const signer = createSigner(config.AUTH_SECRET, 'admin-session', schema, now)
  const formSecret = keyFor(config.AUTH_SECRET, 'admin-form')
  const cookie = {
    path: '/admin',
    httpOnly: true,
    sameSite: 'Strict',
    secure: config.PUBLIC_URL.startsWith('https:'),
  } as const
  const formKey = (c: ServerContext) => {
    const read = signer.read(getCookie(c, COOKIE) ?? '')
    if (!read || read === 'expired') return undefined
    return createHmac('sha256', formSecret).update(read.claims.id).digest('base64url')
  }
  return {
    isToken: (text) => timingSafeEqual(hash(text), hash(token)),
    open: (c) =>
      setCookie(c, COOKIE, signer.sign({ id: randomUUID(), holder }, SECONDS), {
        ...cookie,
        maxAge: SECONDS,
      }),
    close: (c) => void deleteCookie(c, COOKIE, cookie),
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
