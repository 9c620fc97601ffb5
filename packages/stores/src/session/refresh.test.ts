import { createClient, getUser, refreshSession, signOut } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { memoryBrowser, memoryEnvironment } from '../environment/index.ts'
import { createSession, type SessionStore } from './session.ts'

/** A server that rotates refresh tokens and takes one that was used before for stolen, as the real one does. */
function sessionServer() {
  let number = 0
  const used = new Set<string>()
  /** Refresh tokens of logouts. */
  const ended: string[] = []
  const requests: { path: string; authorization: string | null }[] = []
  const issue = () => {
    number++
    const [accessToken, refreshToken] = [`access-${number}`, `refresh-${number}`]
    return { accessToken, refreshToken, expiresIn: 900, identityID: 'user-1', email: 'ann@x.com' }
  }
  const customer = { id: 'user-1', email: 'ann@x.com', created: '', refID: '8183', firstName: 'Ann' }
  const answer = (path: string, body: { refreshToken?: string }): [number, unknown] => {
    if (path.includes('/profile/users/')) return [200, { data: { customer, cardList: [] } }]
    const token = body.refreshToken ?? ''
    if (path.endsWith(signOut.path)) {
      ended.push(token)
      return [200, { ok: true }]
    }
    if (!path.endsWith(refreshSession.path)) return [200, issue()]
    if (used.has(token)) return [401, { error: { code: 'SESSION_ENDED', message: 'Taken twice.' } }]
    used.add(token)
    return [200, issue()]
  }
  let held: { path: string; arrived: () => void; released: Promise<void> } | undefined
  /** The next answer of a path waits for `release`, from the moment when its call has arrived. */
  const hold = (path: string) => {
    let [arrived, release] = [() => {}, () => {}]
    const call = new Promise<void>((done) => (arrived = done))
    held = { path, arrived, released: new Promise((done) => (release = done)) }
    return { call, release: () => release() }
  }
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const path = new URL(String(url), 'https://api.example').pathname
    requests.push({ path, authorization: new Headers(init?.headers).get('authorization') })
    await new Promise((done) => setTimeout(done, 5))
    if (held && path.includes(held.path)) {
      const { arrived, released } = held
      held = undefined
      arrived()
      await released
    }
    const [status, json] = answer(path, JSON.parse(String(init?.body ?? '{}')))
    return Response.json(json, { status })
  }
  const refreshes = () => requests.filter(({ path }) => path.endsWith(refreshSession.path))
  return { fetch, asked: requests, refreshes, ended, hold }
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

describe('a logout while a session is being checked', () => {
  it.each([
    ['its token is being replaced', refreshSession.path],
    ['its profile is being loaded', '/profile/users/'],
  ])(
    'leaves a visitor while %s, stores nothing, and ends the newest token at the server',
    async (_, path) => {
      const server = sessionServer()
      const browser = memoryBrowser()
      await openTab(server.fetch, browser).session.signIn('ann@x.com', 'Aa1!aaaa')
      const { session, environment } = openTab(server.fetch, browser)
      const held = server.hold(path)
      const checked = session.check()
      await held.call
      await session.signOut()
      held.release()
      await checked
      expect([session.$user.get(), session.$status.get()]).toEqual([undefined, 'unauthorized'])
      expect([session.isAuthenticated(), environment.storage.get('staykit.refresh.8183')]).toEqual([
        false,
        undefined,
      ])
      expect(server.ended).toContain('refresh-2')
    },
  )

  it('in another tab ends the session of this one, whose token is being replaced', async () => {
    const server = sessionServer()
    const browser = memoryBrowser()
    const first = openTab(server.fetch, browser)
    await first.session.signIn('ann@x.com', 'Aa1!aaaa')
    const second = openTab(server.fetch, browser)
    const held = server.hold(refreshSession.path)
    const checked = second.session.check()
    await held.call
    await first.session.signOut()
    held.release()
    await checked
    expect(second.session.isAuthenticated()).toBe(false)
    expect(first.environment.storage.get('staykit.refresh.8183')).toBeUndefined()
  })
})
