import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '@staykit/contract'
import { Hono } from 'hono'
import { ApiError, notFound, refuse } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { Routes, ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import { beginSession } from '../members/accounts.ts'
import type { AccountsDeps } from '../members/deps.ts'
import { refuseAtPlatform } from '../members/refuse-at-platform.ts'
import { seenOf } from '../members/security/device.ts'
import type { Page } from './checked.ts'
import * as passkeys from './passkeys.ts'

/** POST /api/auth/passkey…, /api/profile/users/{id}/passkeys… */
export const passkeysModule: Module<AccountsDeps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    loginRoutes(routes, deps)
    memberRoutes(routes, deps)
    return routes
  },
}

function loginRoutes(routes: Routes, deps: AccountsDeps): void {
  callRoute(routes, askPasskey, async (_, c) => {
    const page = pageOf(c)
    return noStore(c, { challenge: await passkeys.ask(deps, page), rpId: page.host })
  })
  callRoute(routes, signInWithPasskey, async ({ credential, refId, device }, c) => {
    await refuseAtPlatform(deps, refId)
    const user = await deps.identity.findById(await passkeys.whoSigned(deps, pageOf(c), credential))
    if (!user) throw notFound()
    const seen = seenOf(c, deps.config)
    return noStore(c, await beginSession(deps, { user }, { refId, device, seen }))
  })
}

function memberRoutes(routes: Routes, deps: AccountsDeps): void {
  const own = (member: Member, id: string) => {
    if (member.id !== id) throw notFound('User not found')
  }
  const fresh = async (member: Member) => {
    if (!(await deps.sessions.isFresh(member))) throw refuse('loginToAddPasskey')
  }
  callRoute(routes, listPasskeys, async ({ id }, c, member) => {
    own(member, id)
    return noStore(c, { passkeys: await passkeys.list(deps, member) })
  })
  callRoute(routes, askNewPasskey, async ({ id }, c, member) => {
    own(member, id)
    await fresh(member)
    const page = pageOf(c)
    const [brand, all] = await Promise.all([deps.brands.of(member.refId), passkeys.list(deps, member)])
    return noStore(c, {
      challenge: await passkeys.ask(deps, page, member.id),
      rpId: page.host,
      name: brand.name,
      handle: Buffer.from(member.id).toString('base64url'),
      email: member.email,
      known: all.filter(({ host }) => host === page.host).map((passkey) => passkey.id),
    })
  })
  callRoute(routes, addPasskey, async ({ id, credential }, c, member) => {
    own(member, id)
    return noStore(
      c,
      await passkeys.add(deps, pageOf(c), member, { credential, seen: seenOf(c, deps.config) }),
    )
  })
  callRoute(routes, removePasskey, async ({ id, passkey }, _c, member) => {
    own(member, id)
    await passkeys.remove(deps, member, passkey)
    return { ok: true } as const
  })
}

/** The page from its Origin, which browsers write and pages cannot. Its brand has been checked. */
function pageOf(c: ServerContext): Page {
  const page = URL.parse(c.req.header('origin') ?? '')
  if (!page) throw new ApiError(400, 'BAD_REQUEST', 'A passkey belongs to a page: the call has no Origin.')
  return { origin: page.origin, host: page.hostname }
}

function noStore<Answer>(c: ServerContext, answer: Answer): Answer {
  c.header('cache-control', 'no-store')
  return answer
}
