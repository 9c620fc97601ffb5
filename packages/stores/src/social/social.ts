import {
  type Client,
  exchangeSocialLogin,
  SOCIAL_CODE,
  SOCIAL_PROBLEM,
  type SocialProblem,
  socialProblems,
} from '@staykit/contract'
import { atom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import type { SessionStore } from '../session/index.ts'
import { deviceOf } from '../session/stored.ts'

interface Page {
  readonly environment: Environment
  readonly refId: string
}

/** The reason why a login by another provider failed. */
export const $socialProblem = atom<SocialProblem | undefined>(undefined)

/** Data of the page that began the login, lost with its tab. */
const verifierKey = (refId: string) => `staykit.social.${refId}`

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Where logins by each provider begin (of the platform: `platform/{page}`), which come back to this page. Needs a secure context,
 * as all of Web Crypto does.
 */
export async function socialLoginUrls({
  environment,
  refId,
  apiBase,
}: Page & { readonly apiBase: string }): Promise<(provider: string) => string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  environment.tabStorage.set(verifierKey(refId), verifier)
  const query = new URLSearchParams({
    refId,
    return: withoutAnswer(environment.navigation.href()),
    challenge: base64url(new Uint8Array(digest)),
  })
  return (provider) => `${apiBase}/api/auth/social/${provider}?${query}`
}

/** Leaves for the provider. */
export async function beginSocialLogin(
  page: Page & { readonly apiBase: string },
  provider: string,
): Promise<void> {
  page.environment.navigation.assign((await socialLoginUrls(page))(provider))
}

/** Returns true for an address that a provider's login redirects to. */
export const isSocialReturn = (href: string) => {
  const { searchParams } = new URL(href)
  return searchParams.has(SOCIAL_CODE) || searchParams.has(SOCIAL_PROBLEM)
}

/** Removes the answer from the address, and creates a session from it. Returns whether a member is logged in by it. */
export async function finishSocialLogin({
  client,
  environment,
  refId,
  session,
  verifier,
}: Page & {
  readonly client: Client
  readonly session: () => Promise<SessionStore>
  /** Stored when the login began, and read before another login begins on this page. */
  readonly verifier: string | undefined
}): Promise<boolean> {
  const href = environment.navigation.href()
  const { searchParams } = new URL(href)
  const [code, problem] = [searchParams.get(SOCIAL_CODE), searchParams.get(SOCIAL_PROBLEM)]
  environment.history.replace(withoutAnswer(href))
  const key = verifierKey(refId)
  if (environment.tabStorage.get(key) === verifier) environment.tabStorage.remove(key)
  try {
    if (code && verifier) {
      const device = deviceOf({ environment, refId }).get()
      const store = await session()
      await store.adopt(await client(exchangeSocialLogin, { code, verifier, refId, device }))
      return true
    }
    // A link of another page has a code that is not valid here: ignores it.
    if (problem) $socialProblem.set(socialProblems.find((name) => name === problem) ?? 'failed')
  } catch {
    $socialProblem.set('failed')
  }
  return false
}

function withoutAnswer(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(SOCIAL_CODE)
  url.searchParams.delete(SOCIAL_PROBLEM)
  return url.href
}
