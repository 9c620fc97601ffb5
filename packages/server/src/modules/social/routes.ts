import { exchangeSocialLogin, SOCIAL_CODE, SOCIAL_PROBLEM, type SocialProblem } from '@staykit/contract'
import { Hono } from 'hono'
import { ApiError, notFound } from '../../kernel/http/api-error.ts'
import { readText } from '../../kernel/http/body.ts'
import { callRoute } from '../../kernel/http/call-route.ts'
import { floodGuard } from '../../kernel/http/flood.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../kernel/http/server-env.ts'
import {
  type PlatformPage,
  platformPages,
  type SocialLogin,
  SocialRefused,
} from '../../ports/social-login.ts'
import { refusePin } from '../accounts/account-refusals.ts'
import { beginSession } from '../accounts/accounts.ts'
import { seenOf } from '../accounts/security/device.ts'
import { isOffered } from '../brands/offered-logins.ts'
import type { SocialDeps } from './deps.ts'
import { giveCode, keepLogin, spendCode, takeAnswer } from './logins.ts'
import { memberOf } from './people.ts'

/** A person presses a button once or twice; programs have nothing to ask for here. */
const PER_MINUTE = 60

/** GET /api/auth/social/{provider} and its callback, which a person passes through; POST /api/auth/social ends it. */
export const socialModule: Module<SocialDeps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const guard = floodGuard(
      { limit: deps.limit, proxies: deps.config.TRUST_PROXY },
      'social-address',
      PER_MINUTE,
    )
    const providerOf = (c: ServerContext) => {
      const found = deps.socialLogins.find(({ name }) => name === c.req.param('provider'))
      if (!found) throw notFound('invalid login options')
      return found
    }
    routes.get('/auth/social/:provider', async (c) => {
      await guard(c)
      return c.redirect(await begin(deps, providerOf(c), c.req.query()), 302)
    })
    routes.get('/auth/social/platform/:page{login|registration|forgot_password}', async (c) => {
      await guard(c)
      const platform = deps.socialLogins.find(({ name }) => name === 'platform')
      const page = platformPages.find((known) => known === c.req.param('page'))
      if (!platform || !page) throw notFound()
      return c.redirect(await begin(deps, platform, c.req.query(), page), 302)
    })
    const callback = async (c: ServerContext, answer: URLSearchParams) => {
      await guard(c)
      c.header('cache-control', 'no-store')
      return c.redirect(await finish(deps, providerOf(c), answer), 302)
    }
    routes.get('/auth/social/:provider/callback', (c) => callback(c, new URL(c.req.url).searchParams))
    routes.post('/auth/social/:provider/callback', async (c) =>
      callback(c, new URLSearchParams(await readText(c))),
    )
    callRoute(routes, exchangeSocialLogin, async ({ code, verifier, refId, device }, c) => {
      const login = await spendCode(deps.db, { code, verifier, refId }, deps.now())
      const user = login?.user_id ? await deps.identity.findById(login.user_id) : undefined
      if (!login || !user) return refusePin('wrong')
      c.header('cache-control', 'no-store')
      const from = { refId, device, seen: seenOf(c, deps.config), provider: login.provider }
      return beginSession(deps, { user }, { ...from, isNew: login.is_new })
    })
    return routes
  },
}

const callbackOf = ({ config }: SocialDeps, { name }: SocialLogin) =>
  `${config.PUBLIC_URL}/api/auth/social/${name}/callback`

/** Where the person is sent. Throws ApiError for a page that may not speak for the brand, and for one that keeps no secret. */
async function begin(
  deps: SocialDeps,
  provider: SocialLogin,
  query: Record<string, string>,
  page: PlatformPage = 'login',
): Promise<string> {
  const { refId = '', return: back = '', challenge = '' } = query
  const returnTo = URL.parse(back)
  if (!returnTo || !/^https?:$/.test(returnTo.protocol) || back.length > 2_000)
    throw new ApiError(400, 'BAD_REQUEST', 'invalid login params')
  if (!/^[\w-]{43}$/.test(challenge)) throw new ApiError(400, 'BAD_REQUEST', 'invalid login params')
  const brand = await deps.brands.check(refId, returnTo.origin)
  if (!isOffered(brand, provider)) throw notFound()
  const login = { provider: provider.name, refId: brand.refId, returnTo: returnTo.href, challenge }
  const checks = await keepLogin(deps.db, login, deps.now())
  try {
    return (await provider.begin(callbackOf(deps, provider), checks, { page, origin: returnTo.origin })).href
  } catch (error) {
    deps.log.error({ err: error, provider: provider.name }, 'a login provider cannot be reached')
    return withAnswer(returnTo.href, SOCIAL_PROBLEM, 'failed')
  }
}

/** Where the person goes on: the page that began, with a code or with what is wrong. */
async function finish(deps: SocialDeps, provider: SocialLogin, answer: URLSearchParams): Promise<string> {
  const state = answer.get('state') ?? ''
  const login = await takeAnswer(deps.db, provider.name, state, deps.now())
  // Nobody began this, or it is over: there is no page to go back to.
  if (!login)
    throw new ApiError(400, 'ExpiredCodeException', 'This login is over. Please go back and log in again.')
  const redirectUri = callbackOf(deps, provider)
  const url = new URL(redirectUri)
  url.search = answer.toString()
  const checks = { state, nonce: login.nonce, codeVerifier: login.code_verifier }
  const member = await provider
    .finish(url, redirectUri, checks)
    .then((person) => memberOf(deps, provider.name, login.ref_id, person))
    .catch((error: unknown) => problemOf(deps, provider, error))
  if (typeof member === 'string') return withAnswer(login.return_to, SOCIAL_PROBLEM, member)
  return withAnswer(login.return_to, SOCIAL_CODE, await giveCode(deps.db, login.state, member, deps.now()))
}

function problemOf({ log }: SocialDeps, { name: provider }: SocialLogin, error: unknown): SocialProblem {
  if (error instanceof SocialRefused) {
    log.info({ provider, reason: error.message }, 'a login by another provider was refused')
    return 'refused'
  }
  log.error({ err: error, provider }, 'a login by another provider has failed')
  return 'failed'
}

function withAnswer(page: string, name: string, value: string): string {
  const url = new URL(page)
  url.searchParams.delete(SOCIAL_CODE)
  url.searchParams.delete(SOCIAL_PROBLEM)
  url.searchParams.set(name, value)
  return url.href
}
