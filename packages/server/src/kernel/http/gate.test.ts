import { expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createDeps } from '../../compose.ts'
import { testServer, testServerForThisTest } from '../../testing/server.ts'

const place = { location: { id: '2267057', type: 'city' }, from: '2027-01-10', to: '2027-01-12' }
const calendar = { ...place, roomCount: 1, adultCount: 2, currency: 'USD' }
const from = (address: string) => ({ 'x-forwarded-for': address })

/** A window of a minute does not end while a busy machine asks. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

/** Statuses of so many calls, twenty at a time: more would wait for a connection longer than they may. */
async function manyTimes(count: number, ask: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < count)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await ask()).status))))
  return statuses
}

it('a flood of searches from one address is stopped, with the time to wait; no other address feels it', async () => {
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

it('programs of this machine, such as the site while it renders for many, are no flood', async () => {
  const server = await testServerForThisTest({ TRUST_PROXY: 'true' })
  const ask = () => server.post('/travel/hotels/calendar', calendar, from('127.0.0.1'))
  stopClock()
  const statuses = await manyTimes(620, ask)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('deal codes cannot be guessed quickly, whichever process is asked', async () => {
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

it('a caller over a limit is refused without asking the database again', async () => {
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

it('a right password gives the tries back', async () => {
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
