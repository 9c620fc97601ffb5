import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shortTimeouts } from '../../../testing/timeouts.ts'
import { type AccountServer, accountServer } from '../members/testing.ts'
import { begin, codeOf, flipPlatformAuth, problemOf } from './testing.ts'

let provider: Server
let server: AccountServer
/** Answers of the provider; any other request gets none. */
const answers: Record<string, object> = {}

beforeAll(async () => {
  provider = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  server = await accountServer({
    environment: {
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'secret-of-the-client-0123456789',
      GOOGLE_ISSUER: issuer,
      FACEBOOK_CLIENT_ID: 'facebook',
      FACEBOOK_CLIENT_SECRET: 'secret-of-the-client-0123456789',
      FACEBOOK_ISSUER: issuer,
      PLATFORM_CLIENT_ID: 'platform',
      PLATFORM_CLIENT_SECRET: 'secret-of-the-client-0123456789',
      PLATFORM_URL: issuer,
      PLATFORM_COOKIE: 'platform_token',
    },
  })
})
afterAll(async () => {
  await server.stop()
  provider.closeAllConnections()
  provider.close()
})

/** Where the browser ends. */
async function goTo(path: string): Promise<URL> {
  const response = await server.app.request(path)
  return new URL(response.headers.get('location') ?? '')
}

it('[ACC-226] [ACC-228] [AQ-16] a silent provider times out, and the browser returns to the page', async () => {
  const log = vi.spyOn(server.deps.log, 'error')
  const waits = shortTimeouts()
  expect(problemOf(await goTo(begin('facebook')))).toBe('failed')
  expect(problemOf(await goTo(begin('google')))).toBe('failed')
  expect(waits).toEqual([3_000, 5_000])
  const logged = log.mock.calls.map(([facts]) => {
    const { err, provider: name } = facts as { err: Error; provider: string }
    return [name, err.message]
  })
  expect(logged).toEqual([
    ['facebook', 'Facbebook.Install : Took Too Long!'],
    ['google', 'failed to load gapi'],
  ])
  log.mockRestore()
})

it('[ACC-227] the exchange of the code times out after 5 s, and no member is logged in', async () => {
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  answers['/.well-known/openid-configuration'] = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  }
  const waits = shortTimeouts()
  const authorization = await goTo(begin('facebook'))
  const answer = new URLSearchParams({
    state: authorization.searchParams.get('state') ?? '',
    code: 'x',
    iss: issuer,
  })
  const page = await goTo(`/api/auth/social/facebook/callback?${answer}`)
  expect([problemOf(page), codeOf(page)]).toEqual(['failed', null])
  expect(waits).toEqual([3_000, 5_000])
})

it('a cookie causes an error and no refusal when the platform’s keys cannot be loaded', async () => {
  await flipPlatformAuth(server, true)
  const log = vi.spyOn(server.deps.log, 'error')
  const { privateKey } = await generateKeyPair('RS256')
  const token = await new SignJWT({ sub: 'somebody' })
    .setProtectedHeader({ alg: 'RS256', kid: 'own' })
    .sign(privateKey)
  /** The answer to a user with the cookie, and its log lines. */
  const messages = async () => {
    const answer = await server.app.request(begin('platform/login'))
    const state = new URL(answer.headers.get('location') ?? '').searchParams.get('state')
    const headers = { cookie: `platform_token=${token}` }
    const back = await server.app.request(`/api/auth/social/platform/callback?state=${state}`, { headers })
    const problem = problemOf(new URL(back.headers.get('location') ?? 'none:'))
    return [problem, (log.mock.lastCall?.[0] as { err?: Error } | undefined)?.err?.message]
  }
  shortTimeouts()
  expect(await messages()).toEqual(['failed', expect.stringMatching(/timed out/)])
  answers['/jwks'] = { keys: 'none' }
  expect(await messages()).toEqual(['failed', expect.stringMatching(/JSON Web Key Set malformed/)])
  // Invalid keys: a token is refused only when a valid set has no key for it.
  answers['/jwks'] = { keys: [] }
  expect((await messages())[0]).toBe('refused')
  log.mockRestore()
})
