import { request as httpRequest } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { patience } from '../../../../../../tests/patience.ts'
import { CardError } from '../../../ports/cards.ts'
import { startServer } from '../../../server.ts'
import { testDatabaseForThisTest } from '../../../testing/database.ts'
import { testConfig, testServerForThisTest } from '../../../testing/server.ts'
import { bookingServerForThisTest } from '../../booking/bookings/testing/server.ts'
import { bookOne, testHotelId, travellerAt } from '../../booking/bookings/testing/traveller.ts'

/** Value of a metric in the text of a scrape; undefined when it is missing. */
const valueIn = (text: string, metric: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${metric} `))
  return line === undefined ? undefined : Number(line.slice(metric.length))
}

describe('metrics', () => {
  it('report bookings, their money and waiting work by state, with the age', async () => {
    const bank = { isDown: true }
    const server = await bookingServerForThisTest({
      replace: ({ cards }) => ({
        cards: {
          ...cards,
          async capture(...args) {
            if (bank.isDown) throw new CardError('UNAVAILABLE', 'no answer')
            return cards.capture(...args)
          },
        },
      }),
    })
    const scrape = async () => (await server.app.request('/metrics')).text()
    const before = await scrape()
    const count = (text: string, metric: string) => valueIn(text, metric)
    for (const metric of [
      'bookings_open{state="booked"}',
      'cancellations_open{state="owed"}',
      'refunds_refused{state="released"}',
      'card_payments{state="claimed"}',
      'bitcoin_payments{state="paid"}',
      'outbox{queue="mail"}',
      'outbox_oldest_seconds{queue="mail"}',
    ])
      expect(count(before, metric), metric).toBe(0)
    const { answer } = await bookOne(travellerAt(server))
    await server.deps.bookings.drain(patience(60))
    const { db } = server.deps
    const hourAgo = new Date(Date.now() - 3_600_000)
    await db.updateTable('booking_requests').set({ updated_at: hourAgo }).execute()
    const after = await scrape()
    expect(count(after, 'bookings_open{state="booked"}')).toBe(1)
    expect(count(after, 'bookings_open_oldest_seconds{state="booked"}')).toBeGreaterThan(3_500)
    expect(count(after, 'card_payments{state="claimed"}')).toBe(1)
    // No worker runs on this server: its confirmation waits.
    expect(count(after, 'outbox{queue="mail"}')).toBe(1)
    expect(count(after, 'outbox_oldest_seconds{queue="mail"}')).toBeGreaterThan(0)
    expect(count(after, 'database_connections{state="wanted"}')).toBe(0)
    await db
      .insertInto('cancellations')
      .values({
        trip_number: answer.bookingId ?? '',
        request_id: (await db.selectFrom('booking_requests').select('id').executeTakeFirstOrThrow()).id,
        state: 'owed',
        attempts: 8,
        lease_until: null,
      })
      .execute()
    expect(count(await scrape(), 'cancellations_open{state="owed"}')).toBe(1)
  })

  it('report the duration of supplier calls by result', async () => {
    const server = await testServerForThisTest({ SUPPLIER_FAULTS: 'reviews=down' })
    const reviews = { hotelID: testHotelId('The Free Cancellation'), from: 1, sort: '' }
    await server.post('/travel/hotels/reviews', reviews)
    const who = travellerAt(server)
    await who.rate()
    const text = (await server.get<string>('/metrics')).body
    const of = (call: string, outcome: string) =>
      valueIn(text, `supplier_call_seconds_count{supplier="sandbox",call="${call}",outcome="${outcome}"}`)
    expect(of('rates', 'ok')).toBe(1)
    expect(of('reviews', 'UNAVAILABLE')).toBe(1)
    expect(of('reviews', 'ok')).toBe(0)
  })

  it('answer without the database too, and omit unknown values', async () => {
    const server = await testServerForThisTest()
    await server.deps.database.close()
    const { status, body } = await server.get<string>('/metrics')
    expect(status).toBe(200)
    expect(valueIn(body, 'bookings_open{state="booked"}')).toBeUndefined()
    expect(valueIn(body, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  })
})

describe('a server that receives a signal to end', () => {
  it('fails readiness at once, and answers calls until its time is over', async () => {
    const { url: databaseUrl } = await testDatabaseForThisTest()
    const server = await startServer(
      testConfig({ PORT: '0', DRAIN_SECONDS: '1.5', LOG_LEVEL: 'silent' }),
      databaseUrl,
    )
    const status = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const request = httpRequest(`${server.url}${path}`, { agent: false }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
        request.on('error', reject).end()
      })
    expect(await status('/readyz')).toBe(200)
    const stopped = server.stop()
    expect(await status('/readyz')).toBe(503)
    expect([await status('/healthz'), await status('/api/brand?refId=8183')]).toEqual([200, 200])
    await stopped
    await expect(status('/healthz')).rejects.toThrow()
  })
})

it('a database without room makes a server not ready until it can write again, and calls can be repeated', async () => {
  const server = await bookingServerForThisTest()
  const { db } = server.deps
  const full = sql.lit("begin raise exception 'could not extend file' using errcode = '53100'; end")
  await sql`create function full_row() returns trigger language plpgsql as ${full}`.execute(db)
  await sql`create function full_table() returns event_trigger language plpgsql as ${full}`.execute(db)
  await sql`create trigger full_row before insert on quotes for each row execute function full_row()`.execute(
    db,
  )
  await sql`create event trigger full_table on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function full_table()`.execute(db)
  const ready = async () => (await server.app.request('/readyz')).status
  expect(await ready()).toBe(200)
  const contract = () => travellerAt(server).contract()
  await expect(contract()).rejects.toMatchObject({ status: 503, code: 'SERVER_ERROR' })
  expect(await ready()).toBe(503)
  expect(await ready()).toBe(503)
  await sql`drop event trigger full_table`.execute(db)
  await sql`drop trigger full_row on quotes`.execute(db)
  expect(await ready()).toBe(200)
  await contract()
})
