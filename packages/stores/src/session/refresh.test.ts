import { createClient, getUser, refreshSession } from '@staykit/contract'
import { expect, it } from 'vitest'
import { memoryBrowser, memoryEnvironment } from '../environment/index.ts'
import { createSession, type SessionStore } from './session.ts'

/** A server that rotates refresh tokens and takes one that was used before for stolen, as the real one does. */
function sessionServer() {
  let number = 0
  const used = new Set<string>()
  const requests: { path: string; authorization: string | null }[] = []
  const issue = () => {
    number++
    const [accessToken, refreshToken] = [`access-${number}`, `refresh-${number}`]
    return { accessToken, refreshToken, expiresIn: 900, identityID: 'user-1', email: 'ann@x.com' }
  }
  const customer = { id: 'user-1', email: 'ann@x.com', created: '', refID: '8183', firstName: 'Ann' }
  const answer = (path: string, body: { refreshToken?: string }): [number, unknown] => {
    if (path.includes('/profile/users/')) return [200, { data: { customer, cardList: [] } }]
    if (!path.endsWith(refreshSession.path)) return [200, issue()]
    const token = body.refreshToken ?? ''
    if (used.has(token)) return [401, { error: { code: 'SESSION_ENDED', message: 'Taken twice.' } }]
    used.add(token)
    return [200, issue()]
  }
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const path = new URL(String(url), 'https://api.example').pathname
    requests.push({ path, authorization: new Headers(init?.headers).get('authorization') })
    await new Promise((done) => setTimeout(done, 5))
    const [status, json] = answer(path, JSON.parse(String(init?.body ?? '{}')))
    return Response.json(json, { status })
  }
  const refreshes = () => requests.filter(({ path }) => path.endsWith(refreshSession.path))
  return { fetch, asked: requests, refreshes }
}

/** A tab as the page builds it: every call's headers ask the session for its token. */
function openTab(fetch: typeof globalThis.fetch, browser = memoryBrowser()) {
  const environment = memoryEnvironment({ browser })
  let session: SessionStore | undefined
  const client = createClient({
    address: 'https://api.example',
    refId: '8183',
    fetch,
    headers: async (): Promise<Record<string, string>> => {
      const token = await session?.accessToken()
      return token ? { authorization: `Bearer ${token}` } : {}
    },
  })
  session = createSession({ client, environment, refId: '8183' })
  return { session, client, environment }
}

it('a click in a tab whose access token has expired sends one refresh, without a token, and then the call', async () => {
  const server = sessionServer()
  const { session, client, environment } = openTab(server.fetch)
  await session.signIn('ann@x.com', 'Aa1!aaaa')
  environment.advance(900_000)
  server.asked.length = 0
  await Promise.all([1, 2, 3].map(() => client(getUser, { id: 'user-1' })))
  expect(server.refreshes()).toEqual([{ path: `/api${refreshSession.path}`, authorization: null }])
  expect(server.asked.slice(1).map(({ authorization }) => authorization)).toEqual(
    Array.from({ length: 3 }, () => 'Bearer access-2'),
  )
})

it('tabs refresh one after the other, each with what the one before has left, and none is logged out', async () => {
  const server = sessionServer()
  const browser = memoryBrowser()
  const first = openTab(server.fetch, browser)
  await first.session.signIn('ann@x.com', 'Aa1!aaaa')
  const tabs = [first, openTab(server.fetch, browser), openTab(server.fetch, browser)]
  for (const tab of tabs.slice(1)) expect(await tab.session.check()).toBe('connected')
  for (const tab of tabs) tab.environment.advance(900_000)
  const before = server.refreshes().length
  await Promise.all(tabs.map((tab) => tab.client(getUser, { id: 'user-1' })))
  expect(server.refreshes()).toHaveLength(before + tabs.length)
  expect(tabs.map((tab) => tab.session.$status.get())).toEqual(['connected', 'connected', 'connected'])
  // The control: a token that was used is refused.
  const reused = JSON.stringify({ refreshToken: 'refresh-1' })
  const refused = await server.fetch(`https://api.example/api${refreshSession.path}`, {
    body: reused,
    method: 'POST',
  })
  expect(refused.status).toBe(401)
})
