import { SOCIAL_CODE, SOCIAL_PROBLEM, type SocialProblem } from '@staykit/contract'
import { ApiError, notFound } from '../../../kernel/http/api-error.ts'
import {
  type PlatformPage,
  type SocialLogin,
  SocialRefused,
  type SocialUser,
} from '../../../ports/social-login.ts'
import { isOffered } from '../../brand/brands/offered-logins.ts'
import type { SocialDeps } from './deps.ts'
import { giveCode, type LoginRow, type SocialMember, storeLogin, takeAnswer } from './logins.ts'
import { memberOf } from './people.ts'

const callbackOf = ({ config }: SocialDeps, { name }: SocialLogin) =>
  `${config.PUBLIC_URL}/api/auth/social/${name}/callback`

/**
 * Where the browser is redirected. Throws ApiError for a page that may not act for the brand, and for one without a
 * secret.
 */
export async function begin(
  deps: SocialDeps,
  provider: SocialLogin,
  query: Record<string, string>,
  page: PlatformPage = 'login',
  token?: string,
): Promise<string> {
  const { refId = '', return: back = '', challenge = '' } = query
  const returnTo = URL.parse(back)
  if (!returnTo || !/^https?:$/.test(returnTo.protocol) || back.length > 2_000)
    throw new ApiError(400, 'BAD_REQUEST', 'invalid login params')
  if (!/^[\w-]{43}$/.test(challenge)) throw new ApiError(400, 'BAD_REQUEST', 'invalid login params')
  const brand = await deps.brands.check(refId, returnTo.origin)
  if (!isOffered(brand, provider)) throw notFound()
  const login = { provider: provider.name, refId: brand.refId, returnTo: returnTo.href, challenge }
  const checks = await storeLogin(deps.db, login, deps.now())
  // Users who are logged in there skip its page; an invalid token is ignored.
  const member = token && (await memberOfToken(deps, provider, brand.refId, token))
  if (member && typeof member !== 'string') {
    const started = await takeAnswer(deps.db, provider.name, checks.state, deps.now())
    if (started)
      return withAnswer(
        returnTo.href,
        SOCIAL_CODE,
        await giveCode(deps.db, started.state, member, deps.now()),
      )
  }
  try {
    return (await provider.begin(callbackOf(deps, provider), checks, { page, origin: returnTo.origin })).href
  } catch (error) {
    deps.log.error({ err: error, provider: provider.name }, 'a login provider cannot be reached')
    return withAnswer(returnTo.href, SOCIAL_PROBLEM, 'failed')
  }
}

/** Where the browser continues: the page that began, with a code or an error. */
export async function finish(
  deps: SocialDeps,
  provider: SocialLogin,
  answer: URLSearchParams,
  token: string | undefined,
): Promise<string> {
  const state = answer.get('state') ?? ''
  const login = await takeAnswer(deps.db, provider.name, state, deps.now())
  // The login is unknown or over: there is no page to return to.
  if (!login)
    throw new ApiError(400, 'ExpiredCodeException', 'This login is over. Please go back and log in again.')
  // A platform that redirects back without a code has set its token (AQ-40).
  const isByToken = token !== undefined && !answer.has('code') && !answer.has('error')
  const member = isByToken
    ? await memberOfToken(deps, provider, login.ref_id, token)
    : await memberOfAnswer(deps, provider, login, answer)
  if (typeof member === 'string') return withAnswer(login.return_to, SOCIAL_PROBLEM, member)
  return withAnswer(login.return_to, SOCIAL_CODE, await giveCode(deps.db, login.state, member, deps.now()))
}

function memberOfAnswer(
  deps: SocialDeps,
  provider: SocialLogin,
  login: LoginRow,
  answer: URLSearchParams,
): Promise<SocialMember | SocialProblem> {
  const redirectUri = callbackOf(deps, provider)
  const url = new URL(redirectUri)
  url.search = answer.toString()
  const state = answer.get('state') ?? ''
  const checks = { state, nonce: login.nonce, codeVerifier: login.code_verifier }
  return memberWho(deps, provider, login.ref_id, provider.finish(url, redirectUri, checks))
}

async function memberOfToken(
  deps: SocialDeps,
  provider: SocialLogin,
  refId: string,
  token: string,
): Promise<SocialMember | SocialProblem> {
  if (!provider.cookie) return 'refused'
  return memberWho(deps, provider, refId, provider.cookie.read(token))
}

const memberWho = (deps: SocialDeps, provider: SocialLogin, refId: string, person: Promise<SocialUser>) =>
  person
    .then((who) => memberOf(deps, provider.name, refId, who))
    .catch((error: unknown) => problemOf(deps, provider, error))

function problemOf({ log }: SocialDeps, { name: provider }: SocialLogin, error: unknown): SocialProblem {
  if (error instanceof SocialRefused) {
    log.info({ provider, reason: error.message }, 'a social login was refused')
    return 'refused'
  }
  log.error({ err: error, provider }, 'a social login failed')
  return 'failed'
}

function withAnswer(page: string, name: string, value: string): string {
  const url = new URL(page)
  url.searchParams.delete(SOCIAL_CODE)
  url.searchParams.delete(SOCIAL_PROBLEM)
  url.searchParams.set(name, value)
  return url.href
}
