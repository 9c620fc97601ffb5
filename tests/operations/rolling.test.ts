import { fileURLToPath } from 'node:url'
import { bookSync2 } from '@staykit/contract'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import {
  finalStatus,
  newBookingRequestId,
  payloadFor,
  refusal,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { type TestDatabase, testDatabase } from '../../packages/server/src/testing/database.ts'
import { type ServerProcess, startProcess } from '../faults/server-process.ts'
import { underWay, wrongs } from '../storm/books.ts'
import { load, percentile } from '../storm/load.ts'
import { startFront } from './front.ts'

const OLD_ROWS = 20_000
const folder = (name: string) => fileURLToPath(new URL(`next-version/${name}`, import.meta.url))
/** Migrations of a future version, and the code that needs them. */
const version = (...migrations: string[]) => ({
  NODE_OPTIONS: `--import ${folder('hooks.ts')}`,
  NEXT_MIGRATIONS: migrations.map(folder).join(),
})

/** Two current servers behind a load balancer, with travellers who book without a pause. */
async function underLoad(travellers: number) {
  const database = await testDatabase(3)
  const front = await startFront()
  const running: ServerProcess[] = []
  const add = async (more: Record<string, string> = {}) => {
    const server = await startProcess(database.url, undefined, { TRUST_PROXY: '1', ...more })
    running.push(server)
    front.add(server.url)
    return server
  }
  const remove = async (server: ServerProcess) => {
    front.remove(server.url)
    running.splice(running.indexOf(server), 1)
    await server.stop()
  }
  onTestFinished(async () => {
    await Promise.all(running.map((server) => server.stop()))
    await front.close()
    await database.drop()
  })
  const first = await Promise.all([add(), add()])
  const going = load(travellers, () => front.url)
  const more = (count: number) =>
    expect.poll(() => going.journeys.length).toBeGreaterThan(count + going.journeys.length)
  await more(4)
  return { database, front, first, add, remove, going, more }
}

/** A year of bookings, copied from one, as a migration finds them in a used table. */
async function fill({ db }: TestDatabase): Promise<void> {
  await sql`
    insert into booking_requests select made.* from booking_requests as one, generate_series(1, ${sql.lit(OLD_ROWS)}) as n,
      lateral jsonb_populate_record(one, jsonb_build_object(
        'id', 'old-' || n, 'reference', 'old-' || n, 'trip_number', 'OLD-' || n, 'email', n || '@example.com',
        'payment_reference', null, 'request_hash', 'hash ' || n, 'state', 'failed', 'error', '{"code":"OLD"}'::jsonb)) as made
    where one.id = (select id from booking_requests limit 1)`.execute(db)
}

const columns = async ({ db }: TestDatabase) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'booking_requests' and column_name in ('request_hash', 'body_hash') order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

it('two releases replace a column under load, and no request fails', {}, async () => {
  const { database, front, first, add, remove, going, more } = await underLoad(4)
  const who = traveller((path, init) => fetch(front.url + path, init))
  const agreed = await who.contract({ inDays: 5 })
  const id = newBookingRequestId()
  const payload = payloadFor(agreed, id, { paymentIntent: await who.pay(agreed, id) })
  await who.api(bookSync2, payload)
  const { bookingId } = await finalStatus(who, id, payload.email)
  expect(bookingId).toBeTruthy()
  await fill(database)

  // The first release expands and fills, while servers of the previous version run.
  const next = await add(version('expand'))
  expect(await columns(database)).toEqual(['body_hash', 'request_hash'])
  await more(8)
  const [one, other] = first
  await remove(one)
  const nextToo = await add(version('expand'))
  await more(4)
  await remove(other)
  // The new version reads rows of the old one: the same request is one booking, another body a conflict.
  expect((await who.api(bookSync2, payload)).bookingId).toBe(bookingId)
  expect(await refusal(who.api(bookSync2, { ...payload, phoneNumber: '+1 000 000 0000' }))).toMatchObject({
    status: 409,
  })
  // The second release: no process uses the old column any more.
  await add(version('expand', 'contract'))
  expect(await columns(database)).toEqual(['body_hash'])
  await more(4)
  await remove(next)
  await add(version('expand', 'contract'))
  await remove(nextToo)
  await more(4)

  await going.stop()
  await expect.poll(() => underWay(database), { interval: 250 }).toBe(0)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking_requests
    where id like 'old-%' and body_hash = 'hash ' || substr(id, 5)`.execute(database.db)
  expect(rows).toEqual([{ count: OLD_ROWS }])
  const { journeys, statuses, times } = going
  const statement = `${journeys.length} journeys, ${times.length} calls, ${JSON.stringify(Object.fromEntries(statuses))}`
  expect(
    [...statuses.keys()].filter((status) => status === 0 || status >= 500),
    statement,
  ).toEqual([])
  expect([...front.statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(journeys.filter(({ trip }) => !trip)).toEqual([])
  expect(await wrongs(database, journeys)).toEqual([])
  expect(front.answeredBy.size).toBe(6)
  console.log(`${statement}; p99 ${percentile(times, 99)} ms, longest ${percentile(times, 100)} ms`)
})

it('renaming a column in one step makes requests fail (control)', async () => {
  const { first, add, remove, going, more } = await underLoad(2)
  await add(version('rename'))
  await expect.poll(() => going.statuses.get(500) ?? 0).toBeGreaterThan(0)
  for (const server of first) await remove(server)
  await more(2)
  await going.stop()
})
