import { addNights } from '@staykit/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createDeps } from '../../compose.ts'
import { testServer, testServerForThisTest } from '../../testing/server.ts'
import { body, start } from './testing/kernel-app.ts'

const place = { location: { id: '2267057', type: 'city' }, from: '2027-01-10', to: '2027-01-12' }
const calendar = { ...place, roomCount: 1, adultCount: 2, currency: 'USD' }
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Stops the clock, so that the window of a minute does not end on a slow machine. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

/** Statuses of many calls, twenty at a time: more would wait too long for a connection. */
async function manyTimes(count: number, ask: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < count)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await ask()).status))))
  return statuses
}

it('stops a flood of searches from one address with the time to wait; other addresses are not affected', async () => {
  const server = await testServerForThisTest({ TRUST_PROXY: 'true' })
  const ask = (address: string) => server.post('/travel/hotels/calendar', calendar, from(address))
  stopClock()
  const statuses = await manyTimes(620, () => ask('203.0.113.5'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  const refused = await ask('203.0.113.5')
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'RATE_LIMITED' } } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('203.0.113.6')).status).toBe(200)
})

it('does not limit programs of this machine in development', async () => {
  const server = await testServerForThisTest({ TRUST_PROXY: 'true' })
  const ask = () => server.post('/travel/hotels/calendar', calendar, from('127.0.0.1'))
  stopClock()
  const statuses = await manyTimes(620, ask)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('limits the different stays of an address, which are calls to the supplier; pages and filters of one are free', async () => {
  const server = await testServerForThisTest({ TRUST_PROXY: 'true' })
  stopClock()
  const search = (number: number, address = '203.0.113.5', from = 0) => {
    const checkIn = addNights(new Date().toISOString().slice(0, 10), 10 + number)
    const stay = { checkIn, checkOut: addNights(checkIn, 1), roomCount: 1, adultCount: 2, currency: 'USD' }
    const body = { location: place.location, ...stay, from, to: from + 1 }
    return server.post('/travel/hotels/search/', body, { 'x-forwarded-for': address })
  }
  for (let number = 0; number < 120; number++) expect((await search(number)).status).toBe(200)
  for (let window = 1; window < 10; window++) expect((await search(0, undefined, window)).status).toBe(200)
  expect((await search(120)).status).toBe(429)
  expect((await search(120, '203.0.113.6')).status).toBe(200)
})

it('counts the visitor whom the site names with its secret, and this machine too in production', async () => {
  const callers = { NODE_ENV: 'production', TRUST_PROXY: 1, SITE_SECRET: 'a-secret-of-two-servers' }
  const { post, taken } = start({ callers })
  const ask = (headers: Record<string, string>) =>
    post('/api/echo/r1', body, { 'x-forwarded-for': '127.0.0.1', ...headers })
  const visitor = { 'x-staykit-visitor': '2001:db8:1:2::7' }
  await ask({ ...visitor, 'x-staykit-site-secret': callers.SITE_SECRET })
  for (const wrong of ['', 'a secret of two serverS', 'a secret of two server\u00e9'])
    await ask({ ...visitor, 'x-staykit-site-secret': wrong })
  await ask(visitor)
  expect(taken.filter((each) => each.startsWith('echo '))).toEqual([
    'echo 2001:db8:1:2::/64',
    ...Array(4).fill('echo 127.0.0.1'),
  ])
})

it('slows guessing of deal codes across processes', async () => {
  const { app, deps } = await testServerForThisTest()
  const { config, database, places } = deps
  const processes = [app, buildApp(await createDeps(config, database, { places }))]
  const statuses: number[] = []
  stopClock()
  for (let time = 0; time < 32; time++) {
    const answer = await processes[time % 2]?.request('/travel/deals/validate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dealCode: 'GUESS' }),
    })
    statuses.push(answer?.status ?? 0)
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
  expect(statuses.slice(30)).toEqual([429, 429])
})

it('refuses a caller over a limit without another query', async () => {
  const server = await testServer()
  try {
    const ask = () => server.post('/travel/deals/validate', { dealCode: 'GUESS' })
    for (let time = 0; time < 31; time++) await ask()
    const count = () =>
      server.deps.db.selectFrom('rate_limits').select('points').where('key', 'like', 'deal-code:%').execute()
    expect(await count()).toEqual([{ points: 31 }])
    for (let time = 0; time < 5; time++) expect((await ask()).status).toBe(429)
    expect(await count()).toEqual([{ points: 31 }])
  } finally {
    await server.stop()
  }
})

it('resets failed attempts after a right password', async () => {
  const server = await testServerForThisTest()
  const { identity } = server.deps
  Object.assign(identity, { signIn: async () => ({ kind: 'wrong' }) })
  const signIn = () =>
    server.post('/api/auth/sign-in', { username: ' Maya@Example.com', password: 'x', refId: '8183' })
  for (let time = 0; time < 9; time++) expect((await signIn()).status).toBe(401)
  const user = await identity.register('maya@example.com', await identity.hash('Right-Pass1!'))
  const { db } = server.deps
  const at = { created_at: new Date(), updated_at: new Date() }
  const ends = new Date(Date.now() + 60_000)
  await db
    .insertInto('sessions')
    .values({ id: 's1', token: 't', user_id: user.id, expires_at: ends, ...at })
    .execute()
  Object.assign(identity, { signIn: async () => ({ kind: 'ok', user, sessionId: 's1' }) })
  expect((await signIn()).status).toBe(200)
  Object.assign(identity, { signIn: async () => ({ kind: 'wrong' }) })
  for (let time = 0; time < 10; time++) expect((await signIn()).status).toBe(401)
  expect((await signIn()).status).toBe(429)
})
