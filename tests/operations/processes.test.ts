import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  bookSync2,
  bookTrips,
  CallError,
  refreshSession,
  signIn,
  signOut,
  type WireContract,
} from '@staykit/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIdentity } from '../../packages/server/src/adapters/better-auth/better-auth.ts'
import { openDatabase } from '../../packages/server/src/kernel/db/database.ts'
import {
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  refusal,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { testConfig } from '../../packages/server/src/testing/server.ts'
import { startSystemPostgres, systemBinaries } from '../../packages/server/src/testing/system-postgres.ts'
import { type ServerProcess, startProcess } from '../faults/server-process.ts'
import { patience } from '../patience.ts'
import { type Front, startFront } from './front.ts'

const TRAVELLERS = 6
const site = fileURLToPath(new URL('../../site/serve.mjs', import.meta.url))

/** The installed PostgreSQL of the system, otherwise the one of the tests; both by TCP. */
async function externalDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  if (systemBinaries()) return startSystemPostgres()
  const { url, drop } = await testDatabase(3)
  return { url, stop: drop }
}

/** Retries like a page, with the same bookingRequestId, after any network error. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + patience(60)
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const isOfTheLine = error instanceof CallError ? error.status >= 500 : error instanceof TypeError
      if (!isOfTheLine || Date.now() > until) throw error
      await new Promise((done) => setTimeout(done, 200))
    }
  }
}

describe('two API servers, a worker and a site in separate processes on one PostgreSQL', () => {
  let database: { readonly url: string; stop(): Promise<void> }
  let front: Front
  const apis: ServerProcess[] = []
  let worker: ServerProcess
  let pages: ChildProcess
  let siteUrl = ''

  const role = (STAYKIT_ROLE: string) =>
    startProcess(database.url, undefined, {
      STAYKIT_ROLE,
      PUBLIC_URL: front.url,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '2',
    })
  async function addApi(): Promise<ServerProcess> {
    const api = await role('api')
    apis.push(api)
    front.add(api.url)
    return api
  }
  const remove = (api: ServerProcess) => void apis.splice(apis.indexOf(api), 1)
  /** A traveller whose calls go through the load balancer, or to one server only. */
  const person = (number: number, url = front.url) =>
    traveller((path, init) =>
      fetch(url + path, { ...init, headers: { ...init?.headers, 'x-forwarded-for': `203.0.113.${number}` } }),
    )

  beforeAll(async () => {
    database = await externalDatabase()
    front = await startFront()
    await Promise.all([addApi(), addApi(), role('worker').then((started) => (worker = started))])
    pages = fork(site, {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        PUBLIC_URL: front.url,
        INTERNAL_API_URL: front.url,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const [{ listening }] = await once(pages, 'message')
    siteUrl = `http://127.0.0.1:${listening}`
  })
  afterAll(async () => {
    pages?.kill('SIGTERM')
    await Promise.all([...apis, worker].map((each) => each?.stop()))
    await front?.close()
    await database?.stop()
  })

  /** Retries with the next night when a night is sold out. */
  async function contractFrom(who: ReturnType<typeof person>, inDays: number): Promise<WireContract> {
    try {
      return await again(() => who.contract({ inDays, nights: 1 }))
    } catch (error) {
      if (error instanceof CallError || inDays > 330) throw error
      return contractFrom(who, inDays + 1)
    }
  }
  async function bookOnce(number: number, inDays: number): Promise<string> {
    const who = person(number)
    const agreed = await contractFrom(who, inDays)
    const id = newBookingRequestId()
    const paymentIntent = await again(() => who.pay(agreed, id))
    const payload = payloadFor(agreed, id, { paymentIntent })
    await again(() => who.api(bookSync2, payload))
    const { bookingId, status } = await again(() => finalStatus(who, id, payload.email))
    if (!bookingId) throw new Error(`${id} ended as ${status}`)
    return bookingId
  }

  it('a session of one server is valid at the other, and ends at both', async () => {
    const [one, other] = apis.map(({ url }) => person(200, url).api)
    if (!one || !other) throw new Error('two servers')
    const { db, close } = openDatabase(database.url, 1)
    const identity = await createIdentity(testConfig(), db)
    const [username, password] = ['both@example.com', 'A-Good-Pass1!']
    const { id: userId } = await identity.register(username, await identity.hash(password))
    await identity.confirm(userId)
    await close()
    const session = await one(signIn, { username, password, refId: REF_ID })
    const trips = (token: string) => {
      const who = traveller(
        (path, init) => fetch((apis[1]?.url ?? '') + path, init),
        () => ({ 'auth-token': token }),
      )
      return who.api(bookTrips, { userId, refId: REF_ID })
    }
    expect(await trips(session.accessToken)).toEqual({ trips: [] })
    const next = await other(refreshSession, { refreshToken: session.refreshToken })
    expect(await trips(next.accessToken)).toEqual({ trips: [] })
    await one(signOut, { refreshToken: next.refreshToken })
    expect(await refusal(other(refreshSession, { refreshToken: next.refreshToken }))).toMatchObject({
      status: 401,
    })
    expect(await refusal(trips(next.accessToken))).toMatchObject({ status: 401 })
  })

  it('a rate limit counts the requests of both', async () => {
    const [one, other] = apis.map(({ url }) => person(201, url).api)
    if (!one || !other) throw new Error('two servers')
    const guess = (index: number) =>
      refusal(
        (index % 2 ? one : other)(signIn, {
          username: 'victim@example.com',
          password: `Guess-${index}!`,
          refId: REF_ID,
        }),
      )
    const codes: (string | undefined)[] = []
    for (let index = 0; index < 14; index++) codes.push((await guess(index))?.code)
    const last = codes.lastIndexOf('NotAuthorizedException')
    // Ten attempts for an account, on any server: with a count for each server all fourteen would pass.
    expect(last + 1, codes.join()).toBe(10)
    expect(new Set(codes.slice(last + 1))).toEqual(new Set(['LimitExceededException']))
  })

  it('bookings continue, and none is lost or duplicated, while processes are killed, ended and added', {}, async () => {
    const booked: string[] = []
    let isOver = false
    const load = Promise.all(
      Array.from({ length: TRAVELLERS }, async (_, number) => {
        for (let index = 0; !isOver; index++)
          booked.push(await bookOnce(number, 10 + number * 40 + (index % 40)))
      }),
    )
    const seen: number[] = []
    const browsing = (async () => {
      while (!isOver) {
        seen.push(await fetch(siteUrl).then(({ status }) => status))
        await new Promise((done) => setTimeout(done, 250))
      }
    })()
    const more = (count: number) => expect.poll(() => booked.length).toBeGreaterThan(count + booked.length)
    const [first, second] = apis
    if (!first || !second) throw new Error('two servers')
    await more(4)
    // A killed server drops its requests; the balancer may still send requests to it.
    await first.kill()
    remove(first)
    await more(4)
    await addApi()
    front.remove(first.url)
    await worker.kill()
    await more(4)
    worker = await role('worker')
    // A graceful shutdown drops nothing: no request fails.
    const cutOff = front.statuses.get(502) ?? 0
    await addApi()
    const stopped = second.stop()
    await expect.poll(() => fetch(`${second.url}/readyz`).then(({ status }) => status)).toBe(503)
    front.remove(second.url)
    await stopped
    remove(second)
    await more(4)
    expect(front.statuses.get(502) ?? 0).toBe(cutOff)
    isOver = true
    await Promise.all([load, browsing])

    const { db, close } = openDatabase(database.url, 2)
    const underWay = () =>
      db
        .selectFrom('booking_requests')
        .select('id')
        .where('state', 'not in', ['complete', 'failed'])
        .execute()
    await expect.poll(underWay, { interval: 250 }).toEqual([])
    const unsent = () => db.selectFrom('mails').select('key').where('sent_at', 'is', null).execute()
    await expect.poll(unsent, { interval: 250 }).toEqual([])
    const inDatabase = await db.selectFrom('bookings').select('trip_number').execute()
    const rooms = await db.selectFrom('supplier_bookings').select('status').execute()
    const imbalances = await db.selectFrom('ledger_imbalances').selectAll().execute()
    const { rows } = await sql<{ bytes: number }>`select sum(pg_total_relation_size(oid))::float as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
    const kilobytes = (rows[0]?.bytes ?? 0) / inDatabase.length / 1024
    await close()
    const ascending = (list: readonly string[]) => [...list].sort()
    expect(ascending(inDatabase.map((row) => row.trip_number))).toEqual(ascending(booked))
    expect(rooms.filter(({ status }) => status === 'booked')).toHaveLength(booked.length)
    expect(imbalances).toEqual([])
    expect(front.statuses.get(500) ?? 0).toBe(0)
    expect(new Set(seen)).toEqual(new Set([200]))
    const shares = [...front.answeredBy.values()]
    expect(shares.length).toBe(4)
    console.log(
      `${booked.length} bookings by ${shares.join(' + ')} answers; ${JSON.stringify(Object.fromEntries(front.statuses))}; ${seen.length} pages; ${kilobytes.toFixed(0)} kB each`,
    )
  })
})
