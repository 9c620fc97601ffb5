import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { migrationFolders } from '../compose.ts'
import { openDatabase } from '../kernel/db/database.ts'
import { migrate, providerOf } from '../kernel/db/migrate.ts'
import { installQueues, waiting } from '../kernel/jobs/jobs.ts'
import { findTrip } from '../modules/booking/bookings/trip-view.ts'
import { queueNames } from '../modules/worker.ts'

/** A database as it was before methods, sagas, queues and contracts moved. */
async function formerDatabase() {
  const template = inject('templateUrl')
  const name = `former_${process.pid}_${Date.now()}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: template.replace(/\/staykit$/, '/postgres') })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await admin(`create database ${name}`)
  const database = openDatabase(template.replace(/\/staykit$/, `/${name}`), 3)
  onTestFinished(async () => {
    await database.close()
    await admin(`drop database if exists ${name} with (force)`)
  })
  const migrator = new Migrator({ db: database.db, provider: providerOf(migrationFolders) })
  const { error } = await migrator.migrateTo('111-full-nights')
  if (error) throw error
  return database
}

const price = {
  currencyCode: 'USD',
  display: 99.5,
  subtotal: 199,
  taxes: 24.88,
  total: 223.88,
  propertyFeeDisplay: 0,
  final: 223.88,
  dueNow: 223.88,
  dueAtHotel: 0,
}
const contract = {
  id: 'bundle',
  type: 'MER',
  meta: { contract: 'token' },
  dueNowUsd: 223.88,
  priceChange: { previousFinal: 200.1, final: 223.88 },
  rate: { id: 'STD-PUB', price },
  hotel: { name: 'The Free Cancellation' },
}
const quote = {
  id: 'q1',
  refId: '8183',
  key: { hotelId: '1', roomCode: 'STD', planCode: 'PUB', quoteId: 'offer', currency: 'USD' },
  price: { final: 22_388, dueNow: 22_388, dueNowUsd: 22_388 },
}

async function fill(db: Kysely<unknown>): Promise<void> {
  const insert = (id: string, state: string, offer: string, error: object | null) => sql`
    insert into booking_requests (id, request_hash, ref_id, email, offer_id, quote, contract, traveller, payment_intent,
      card, reference, trip_number, state, error)
    values (${id}, 'h', '8183', 'maya@example.com', ${offer}, ${JSON.stringify(quote)}, ${JSON.stringify(contract)}, '{}',
      ${`pi_${id}`}, ${JSON.stringify({ brand: 'visa', lastFour: '4242' })}, ${`SK-${id}`}, ${`ST-${id}`}, ${state},
      ${error && JSON.stringify(error)})`
  await insert('gone', 'complete', 'offer cancelled gone', null).execute(db)
  await insert('kept', 'complete', 'offer', null).execute(db)
  const error = { code: 'SOLD_OUT', message: 'HOTEL_BOOKING_ERROR: This room is sold out.' }
  await insert('lost', 'failed', 'offer', error).execute(db)
  for (const [id, status] of [
    ['gone', 'CANCELED'],
    ['kept', 'SUCCESS'],
  ] as const)
    await sql`
      insert into bookings (trip_number, request_id, ref_id, email, status, confirmation, contract, check_in, check_out,
        final_minor, due_now_minor, property_fee_now_minor, currency)
      values (${`ST-${id}`}, ${id}, '8183', 'maya@example.com', ${status}, 'SB1', ${JSON.stringify(contract)}, '2026-12-10',
        '2026-12-12', 22388, 22388, 0, 'USD')`.execute(db)
  await sql`insert into cancellations (trip_number, state) values ('ST-gone', 'done')`.execute(db)
  await sql`
    insert into payments (booking_request_id, provider, quote_id, ref_id, amount_minor, currency)
    values ('kept', 'sandbox', 'q1', '8183', 22388, 'USD'), ('unused', 'sandbox', 'q1', '8183', 22388, 'USD')`.execute(
    db,
  )
  await sql`
    insert into outbox (queue, subject, data, due_at)
    values ('mail', 'm1', '{"subject":"m1"}', now() + interval '1 hour'), ('nobody', 'x', '{"subject":"x"}', now())`.execute(
    db,
  )
}

it('a database of an earlier version keeps its bookings, payments, contracts and waiting work', async () => {
  const database = await formerDatabase()
  const { db } = database
  await fill(db as Kysely<unknown>)
  await installQueues(database.url, queueNames)
  await migrate(db, migrationFolders)

  const requests = await db.selectFrom('booking_requests').selectAll().orderBy('id').execute()
  expect(requests).toMatchObject([
    { id: 'gone', offer_id: 'offer:STD:PUB', cancelled_at: expect.any(Date), payment_reference: 'pi_gone' },
    { id: 'kept', offer_id: 'offer:STD:PUB', cancelled_at: null, payment_details: { lastFour: '4242' } },
    { id: 'lost', error: { code: 'SOLD_OUT', message: 'This room is sold out.' } },
  ])
  expect(await findTrip(db, 'ST-kept')).toMatchObject({
    contract: {
      hotel: { name: 'The Free Cancellation' },
      dueNowUsdCents: 22_388,
      previousFinal: { minor: 20_010, currency: 'USD' },
      rate: { price: { display: { minor: 9_950 }, final: { minor: 22_388, currency: 'USD' } } },
    },
  })
  const cancellation = await db.selectFrom('cancellations').select('request_id').execute()
  expect(cancellation).toEqual([{ request_id: 'gone' }])
  const payments = await db.selectFrom('payments').selectAll().orderBy('booking_request_id').execute()
  expect(payments.map(({ claimed_at }) => claimed_at !== null)).toEqual([true, false])
  expect(await waiting(db)).toEqual([{ queue: 'mail', subject: 'm1' }])
})
