import * as contract from '@staykit/contract'
import {
  type AnyCall,
  basePaths,
  bookContract,
  bookSync2,
  dealsValidate,
  hotelsRates,
  hotelsRatesDeals,
  hotelsSearch,
  hotelsSearchDeals,
} from '@staykit/contract'
import { addNights } from '@staykit/domain'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../../tests/patience.ts'
import { buildApp } from '../../app.ts'
import { createDeps } from '../../compose.ts'
import {
  newBookingRequestId,
  payloadFor,
  REF_ID,
  testHotelId,
  traveller,
} from '../../modules/booking/bookings/testing/traveller.ts'
import { TESTVILLE } from '../../sandbox/testville/city.ts'
import { testDatabaseForThisTest } from '../../testing/database.ts'
import { testConfig, testServerForThisTest } from '../../testing/server.ts'
import { openDatabase } from '../db/database.ts'

/** Headers of a caller outside this machine, behind our proxy. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const behindProxy = { TRUST_PROXY: '1' }

const calls = Object.values<unknown>(contract).filter(
  (value): value is AnyCall =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
)

describe('guessing deal codes', () => {
  it('has a rate limit on each call that takes a deal code', () => {
    const taking = calls.filter(({ request }) => 'dealCode' in request.def.shape)
    expect(taking).toHaveLength(7)
    for (const { path, limits } of taking)
      expect('none' in limits ? [] : limits.map(({ name }) => name), path).toContain('deal-code')
  })

  it('allows thirty a minute from one address, over all calls; repeating a code is free', async () => {
    const server = await testServerForThisTest(behindProxy)
    const guest = traveller((path, init) => server.app.request(path, init))
    const agreed = await guest.contract()
    const { ppn_book_bundle } = await guest.rate()
    const checkIn = addNights(new Date().toISOString().slice(0, 10), 30)
    const stay = { checkIn, checkOut: addNights(checkIn, 2), roomCount: 1, adultCount: 2, currency: 'USD' }
    const place = { location: { id: TESTVILLE, type: 'city' }, ...stay }
    const hotel = { hotelID: testHotelId('The Free Cancellation'), ...stay }
    const bodies: [AnyCall, object][] = [
      [dealsValidate, {}],
      [hotelsSearch, place],
      [hotelsSearchDeals, place],
      [hotelsRates, hotel],
      [hotelsRatesDeals, hotel],
      [bookContract, { ppnBundle: ppn_book_bundle, rateType: 'MER', refId: REF_ID }],
      [bookSync2, payloadFor(agreed, newBookingRequestId())],
    ]
    const ask = async (
      [{ base, path }, body]: [AnyCall, object],
      dealCode: string,
      address = '203.0.113.7',
    ) => (await server.post(basePaths[base] + path, { ...body, dealCode }, from(address))).status
    const guess = async (code: number) => {
      const body = bodies[code % bodies.length]
      return body ? ask(body, `GUESS${code}`) : 0
    }
    const statuses: number[] = []
    for (let code = 0; code < 100; code++) statuses.push(await guess(code))
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses.slice(0, 30)).not.toContain(400)
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]))
    for (const body of bodies) expect(await ask(body, 'WELCOME25'), body[0].path).toBe(429)
    // Another caller, who repeats one code.
    for (let time = 0; time < 8; time++)
      for (const body of bodies.slice(0, 5)) expect(await ask(body, 'WELCOME25', '203.0.113.8')).toBe(200)
  })
})

describe('a flood from one address', () => {
  it('gets 429 for pictures, statuses and refreshed sessions, only at its own address', async () => {
    const server = await testServerForThisTest(behindProxy)
    const flood = async (ask: (address: string) => Promise<number>, most: number) => {
      const statuses = new Set<number>()
      for (let time = 0; time < most; time++) statuses.add(await ask('198.51.100.1'))
      expect([...statuses]).not.toContain(429)
      expect([await ask('198.51.100.1'), await ask('198.51.100.2')]).toEqual([429, [...statuses][0]])
    }
    const image = `/travel/images/${testHotelId('The Free Cancellation')}/64/lobby.webp`
    await flood(
      async (address) => (await server.app.request(image, { headers: from(address) })).status,
      3_000,
    )
    const refresh = async (address: string) =>
      (await server.post('/api/auth/refresh', { refreshToken: 'nonsense' }, from(address))).status
    await flood(refresh, 600)
    const status = { bookingRequestID: newBookingRequestId(), email: 'a@example.com' }
    expect((await server.post('/api/book/status', status, from('198.51.100.1'))).status).toBe(429)
  })

  it('costs the database nothing once it is over a shared limit', async () => {
    const server = await testServerForThisTest(behindProxy)
    const guess = (code: number) =>
      server.post('/travel/deals/validate', { dealCode: `GUESS${code}` }, from('198.51.100.3'))
    for (let code = 0; code < 32; code++) await guess(code)
    const querySpy = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => querySpy.mockRestore())
    for (let code = 32; code < 60; code++) expect((await guess(code)).status).toBe(429)
    expect(querySpy).not.toHaveBeenCalled()
  })
})

describe('a database that hangs', () => {
  it('ends a slow call with an answer to retry, and the next call finds a connection', async () => {
    const { url } = await testDatabaseForThisTest()
    const database = openDatabase(url, 2, patience(0.3))
    const deps = await createDeps(testConfig({ LOG_LEVEL: 'silent' }), database)
    const app = buildApp(deps)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(async () => {
      await other.end()
      await deps.limits.close()
      await database.close()
    })
    const status = () =>
      app.request('/api/book/status', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ bookingRequestID: newBookingRequestId(), email: 'a@example.com' }),
      })
    await other.query('begin; lock table booking_requests')
    const answers = await Promise.all(Array.from({ length: 6 }, status))
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(503))
    expect(answers[0]?.headers.get('retry-after')).toBe('1')
    await other.query('commit')
    expect((await status()).status).toBe(404)
    // PostgreSQL ends an idle transaction, with its locks and its connection.
    const idle = database.db.transaction().execute(async () => {
      await new Promise((resolve) => setTimeout(resolve, patience(0.9)))
    })
    await expect(idle).rejects.toThrow()
  })
})
