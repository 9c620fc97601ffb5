import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type OpenidProvider, openidProvider } from '../../../adapters/openid/testing/openid-provider.ts'
import { type AccountServer, accountServer } from '../members/testing.ts'

export const API = 'http://localhost:8787'
const PAGE = 'http://localhost:4321/login?next=%2Ftrips'
const VERIFIER = 'a-verifier-of-the-page-that-has-to-be-long-enough'
const challenge = createHash('sha256').update(VERIFIER).digest('base64url')

/** Where a page of the brand 8183 redirects. */
export const begin = (name = 'google', more: Record<string, string> = {}) =>
  `/api/auth/social/${name}?${new URLSearchParams({ refId: '8183', return: PAGE, challenge, ...more })}`
export const codeOf = (page: URL) => page.searchParams.get('stay-login')
export const problemOf = (page: URL) => page.searchParams.get('stay-login-error')

/** Switches the members of the brand 8183 to its platform, or back. */
export async function flipPlatformAuth(server: AccountServer, enablePlatformAuth: boolean): Promise<void> {
  const { db, brands } = server.deps
  const row = await db
    .selectFrom('brands')
    .select('settings')
    .where('ref_id', '=', '8183')
    .executeTakeFirstOrThrow()
  const flags = { ...row.settings.flags, enablePlatformAuth }
  await db
    .updateTable('brands')
    .set({ settings: JSON.stringify({ ...row.settings, flags }) })
    .where('ref_id', '=', '8183')
    .execute()
  await brands.forget()
}

/** The page that began, with its secret. */
const exchangeAt =
  (server: AccountServer) =>
  (code: string | null, more: object = {}) =>
    server.auth('social', { code: code ?? '', verifier: VERIFIER, ...more })

/** A browser between our server and the provider, with the provider's cookies; stops at the page of the return. */
async function browse(
  server: AccountServer,
  provider: OpenidProvider,
  start: string,
  answer: 'yes' | 'no' = 'yes',
): Promise<URL> {
  const cookies = new Map<string, string>()
  let [url, init] = [new URL(start, API), {} as RequestInit]
  for (let hop = 0; hop < 12; hop++) {
    const isOurs = url.origin === API
    if (!isOurs && url.origin !== provider.issuer) return url
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const response: Response = isOurs
      ? await server.app.request(url.pathname + url.search, init)
      : await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    const form = next ? undefined : await response.text()
    init = {}
    if (next) url = new URL(next, url)
    else if (form?.includes('name="answer"')) init = { method: 'POST', body: new URLSearchParams({ answer }) }
    else if (form?.includes('form_post') || form?.includes('<form')) {
      // The provider's page sends its answer itself, as a form (Apple).
      url = new URL(/action="([^"]+)"/.exec(form)?.[1] ?? '')
      const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ])
      init = { method: 'POST', body: new URLSearchParams(fields), headers: {} }
    } else throw new Error(`${response.status} at ${url.href}: ${form}`)
  }
  throw new Error('redirect loop')
}

/** Server and provider for all tests of a file, with another user of the provider for each. */
export function socialServer(onReady: (server: AccountServer, provider: OpenidProvider) => void) {
  let provider: OpenidProvider
  let server: AccountServer
  let number = 0
  beforeAll(async () => {
    provider = await openidProvider([API])
    server = await accountServer({ environment: provider.environment })
    onReady(server, provider)
  })
  afterAll(async () => {
    await server.stop()
    await provider.close()
  })
  beforeEach(() => {
    number++
    provider.person = {
      sub: `person-${number}`,
      email: `Person${number}@Example.com`,
      email_verified: true,
      given_name: 'Maya',
      family_name: 'Okafor',
    }
  })
  const exchange = (code: string | null, more?: object) => exchangeAt(server)(code, more)
  const browseHere = (start: string, answer?: 'yes' | 'no') => browse(server, provider, start, answer)
  return {
    /** Number of the user, and their address. */
    number: () => number,
    email: () => `person${number}@example.com`,
    browse: browseHere,
    exchange,
    logIn: async (name?: string) => (await exchange(codeOf(await browseHere(begin(name))))).body,
  }
}
