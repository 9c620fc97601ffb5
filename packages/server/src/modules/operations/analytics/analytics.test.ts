import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer, testServerForThisTest } from '../../../testing/server.ts'
import { browser } from '../admin/testing/browser.ts'

const PATH = '/api/analytics/events'
const ADMIN_TOKEN = 'token-of-the-tests-0123'
const SITE = 'http://localhost:4321'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ ADMIN_TOKEN })
})
afterAll(() => server.stop())

/** As a page of the site sends it on leaving. */
const send = (name: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  server.post(
    PATH,
    { refId: '8183', name, ...more },
    { 'content-type': 'text/plain;charset=UTF-8', origin: SITE, ...headers },
  )

async function rows() {
  await server.deps.statistics.flush()
  return server.deps.db.selectFrom('brand_events').selectAll().orderBy('name').execute()
}
const counts = async () => Object.fromEntries((await rows()).map(({ name, happened }) => [name, happened]))
const forget = () => server.deps.db.deleteFrom('brand_events').execute()

it('[ACC-219] visits of Home, Login and Profile Main count by brand and day, as text and as JSON', async () => {
  await forget()
  for (const name of ['Home', 'Login', 'Profile Main', 'Home'])
    expect(await send(name)).toMatchObject({ status: 200, body: { ok: true } })
  await send('Home', {}, { 'content-type': 'application/json' })
  expect(await counts()).toEqual({ Home: 3, Login: 1, 'Profile Main': 1 })
  await send('Home')
  expect((await counts()).Home).toBe(4)
})

it('the server stores a brand, a day, a name and a count, whatever is sent, and sets no cookie', async () => {
  await forget()
  const personal = {
    email: 'ann@example.com',
    url: '/details/1?email=ann@example.com',
    user: 'ann',
    total: 99,
  }
  const answer = await send('booked', personal, { cookie: 'who=ann', authorization: 'Bearer ann' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  const stored = await rows()
  expect(stored).toEqual([{ ref_id: '8183', day: expect.anything(), name: 'booked', happened: 1 }])
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'brand_events'`.execute(
    server.deps.db,
  )
  expect(columns.map(({ name }) => name).sort()).toEqual(['day', 'happened', 'name', 'ref_id'])
})

it.each([
  ['a name of its own', { name: 'ann@example.com' }, 400, 'BAD_REQUEST'],
  ['none', { name: undefined }, 400, 'BAD_REQUEST'],
  ['several', { name: ['Home'] }, 400, 'BAD_REQUEST'],
  ['an unknown brand', { refId: '9999' }, 404, 'UNKNOWN_REF_ID'],
  ['more than it may be long', { more: 'x'.repeat(600) }, 413, 'BODY_TOO_LARGE'],
])('%s is refused, and nothing is counted', async (_, event, status, code) => {
  await forget()
  const body = JSON.stringify({ refId: '8183', name: 'Home', ...event })
  const headers = { 'content-type': 'text/plain', 'content-length': String(body.length), origin: SITE }
  const answer = await server.post<{ error: { code: string } }>(PATH, body, headers)
  expect([answer.status, answer.body.error.code]).toEqual([status, code])
  expect(await counts()).toEqual({})
})

it('a page without a brand is refused, and so is a form, which any page may send', async () => {
  await forget()
  expect((await send('Home', {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send('Home', {}, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400)
  expect(await counts()).toEqual({})
})

it('a browser with Do Not Track gets an answer and is not counted', async () => {
  await forget()
  const asking: Record<string, string>[] = [{ dnt: '1' }, { 'sec-gpc': '1' }]
  for (const headers of asking)
    expect(await send('Home', {}, headers)).toMatchObject({ status: 200, body: { ok: true } })
  expect(await counts()).toEqual({})
})

it('one address may send 300 events a minute, and another one is not affected', async () => {
  const behind = await testServerForThisTest({ TRUST_PROXY: '1' })
  const from = async (address: string) => {
    const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address }
    return (await behind.post(PATH, { refId: '8183', name: 'Home' }, headers)).status
  }
  const statuses: number[] = []
  for (let time = 0; time < 302; time++) statuses.push(await from('203.0.113.7'))
  expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(300)).toEqual([429, 429])
  expect(await from('203.0.113.8')).toBe(200)
  await behind.deps.statistics.flush()
  const { rows: limits } = await sql`select * from rate_limits where key like 'analytics%'`.execute(
    behind.deps.db,
  )
  expect(limits).toEqual([])
})

it('the funnel shows stages with their shares, by brand and by day, and visits of pages, to operators alone', async () => {
  await forget()
  expect((await browser(server.app).load('/admin/funnel')).words).toContain('Token')
  const happened: [string, string, number][] = [
    ['8183', 'search', 8],
    ['8183', 'results', 8],
    ['8183', 'hotel', 6],
    ['8183', 'offer', 4],
    ['8183', 'checkout', 3],
    ['8183', 'booked', 2],
    ['8184', 'search', 2],
    ['8183', 'Home', 5],
  ]
  for (const [refId, name, times] of happened)
    for (let time = 0; time < times; time++) expect((await send(name, { refId })).status).toBe(200)
  const today = new Date().toISOString().slice(0, 10)
  const admin = browser(server.app)
  await admin.signIn(ADMIN_TOKEN)
  const all = (await admin.load('/admin/funnel')).words
  expect(all).toContain('Search 10 – 100.0 %')
  expect(all).toContain('Hotel 6 75.0 % 60.0 %')
  expect(all).toContain('Booked 2 66.7 % 20.0 %')
  expect(all).toContain(`${today} 10 6 3 2 20.0 %`)
  expect(all).toContain('Home 5')
  const one = (await admin.load('/admin/funnel?brand=8183&days=7')).words
  expect(one).toContain(`${today} 8 6 3 2 25.0 %`)
  const strange = await admin.load('/admin/funnel?brand=%3Cb%3E&days=99999')
  expect([strange.status, strange.words.includes(`${today} 10 6 3 2`)]).toEqual([200, true])
})

it('an event counts for its brand only, and older events are not shown', async () => {
  await forget()
  await sql`insert into brand_events (ref_id, day, name, happened)
    values ('8183', current_date - 40, 'search', 7), ('8184', current_date, 'search', 1)`.execute(
    server.deps.db,
  )
  const admin = browser(server.app)
  await admin.signIn(ADMIN_TOKEN)
  expect((await admin.load('/admin/funnel?days=30')).words).toContain('Search 1 –')
  expect((await admin.load('/admin/funnel?days=90')).words).toContain('Search 8 –')
  expect((await admin.load('/admin/funnel?brand=8183')).words).toContain('There are no visits')
})
