import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bookSync2, CallError } from '@staykit/contract'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import {
  finalStatus,
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { patience } from '../patience.ts'
import { startProcess } from './server-process.ts'

/** Number of failovers, and of travellers who book meanwhile; 12 in the nightly run. */
const BLOWS = Number(process.env.FAILOVER_BLOWS ?? 5)
const TRAVELLERS = BLOWS

/** Ends every connection to the database, idle or in use, as a failover does. */
async function endConnections(url: string): Promise<number> {
  const admin = new pg.Client({ connectionString: url.replace(/\/[^/]+$/, '/postgres') })
  await admin.connect()
  const { rowCount } = await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [url.split('/').at(-1)],
  )
  await admin.end()
  return rowCount ?? 0
}

/** Retries as a page or its traveller does, until the answer is not a network error. */
async function again<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + patience(60)
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const passes =
        error instanceof CallError && (error.status >= 500 || error.code === 'SUPPLIER_UNAVAILABLE')
      if (!passes || Date.now() > until) throw error
      await new Promise((done) => setTimeout(done, 250))
    }
  }
}

async function bookThrough(who: Traveller, index: number) {
  const agreed = await again(() => who.contract({ inDays: 30 + 3 * index }))
  const id = newBookingRequestId()
  const paymentIntent = await again(() => who.pay(agreed, id))
  const payload = payloadFor(agreed, id, { paymentIntent })
  await again(() => who.api(bookSync2, payload))
  const { status, error } = await again(() => finalStatus(who, id, payload.email))
  return error?.message ?? status
}

describe('a database that ends every connection repeatedly under load', () => {
  it('ends no process, leaves no request without an answer, and loses no booking', async () => {
    const database = await testDatabase(3)
    const server = await startProcess(database.url)
    const statuses = new Map<number, number>()
    const who = traveller(async (path, init) => {
      const answer = await fetch(server.url + path, init)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      return answer
    })
    try {
      const booked = Promise.all(Array.from({ length: TRAVELLERS }, (_, index) => bookThrough(who, index)))
      let ended = 0
      for (let blow = 0; blow < BLOWS; blow++) {
        await new Promise((done) => setTimeout(done, 400))
        ended += await endConnections(database.url)
      }
      // Connections existed at the failover, with requests in progress.
      expect(ended).toBeGreaterThan(BLOWS)
      expect(await booked).toEqual(Array.from({ length: TRAVELLERS }, () => 'HOTEL_BOOKING_COMPLETE'))
      expect([...statuses.keys()].filter((status) => status === 500)).toEqual([])
      console.log(`connections ended: ${ended}; answers: ${JSON.stringify(Object.fromEntries(statuses))}`)

      const count = async (table: 'bookings' | 'supplier_bookings' | 'ledger_imbalances') =>
        (
          await database.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count
      expect(await count('bookings')).toBe(TRAVELLERS)
      expect(await count('supplier_bookings')).toBe(TRAVELLERS)
      expect(await count('ledger_imbalances')).toBe(0)
      const unpaid = () =>
        database.db
          .selectFrom('sandbox_intents')
          .select('status')
          .where('status', '!=', 'succeeded')
          .execute()
      await expect.poll(unpaid, { interval: 250 }).toEqual([])
      // The queue has reconnected: every confirmation is sent.
      const unsent = () =>
        database.db.selectFrom('mails').select('key').where('sent_at', 'is', null).execute()
      await expect.poll(unsent, { interval: 250 }).toEqual([])
      await server.stop()
      expect(await server.ended).toBe(0)
    } finally {
      await server.stop()
      await database.drop()
    }
  })

  it('a pool that only handles errors of idle connections would end its process (control)', async () => {
    const database = await testDatabase(1)
    const careless = `
      import pg from 'pg'
      const pool = new pg.Pool({ connectionString: process.env.URL })
      pool.on('error', () => undefined)
      const client = await pool.connect()
      await client.query('select 1')
      console.log('ready')
      setTimeout(() => process.exit(0), 5000)`
    const child = promisify(execFile)(process.execPath, ['--input-type=module', '-e', careless], {
      env: { ...process.env, URL: database.url },
    })
    const ready = new Promise<void>((done) => child.child.stdout?.once('data', () => done()))
    await ready
    const died = expect(child).rejects.toMatchObject({ code: 1 })
    await endConnections(database.url)
    await died
    await database.drop()
  })
})
