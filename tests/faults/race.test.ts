import { setTimeout as sleep } from 'node:timers/promises'
import { type BookingStatus, bookSync2, CallError, type RequestOf } from '@staykit/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../packages/server/src/app.ts'
import { createDeps, type Deps } from '../../packages/server/src/compose.ts'
import { balances } from '../../packages/server/src/kernel/ledger/ledger.ts'
import {
  type BookingServer,
  bookingServerForThisTest,
} from '../../packages/server/src/modules/booking/testing/server.ts'
import {
  bookOne,
  GOOD_CARD,
  payloadFor,
  requestId,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/testing/traveller.ts'
import { SupplierError } from '../../packages/server/src/ports/supplier.ts'
import { record } from '../figures/record.ts'

/** `npm run race` tries 10,000. */
const ATTEMPTS = Number(process.env.RACE_ATTEMPTS ?? 2_000)
const HOTEL = 'The Hundred Rooms'
const card = { cardNumber: GOOD_CARD, cvcCode: '123', cardHolder: 'Maya Okafor', cardType: 'VI' }

/**
 * So many travellers, each with a contract of their own, press Book at the same moment, at four servers on one database;
 * answers what they are told.
 */
async function rush(server: BookingServer, attempts: number): Promise<Map<string, number>> {
  const { config, supplier, places, limit, identity } = server.deps
  const more = [1, 2, 3].map(() =>
    createDeps(config, server.database, { supplier, places, limit, identity }).then(buildApp),
  )
  const apps = [server.app, ...(await Promise.all(more))]
  let turn = 0
  const who = traveller((path, init) => (apps[turn++ % apps.length] ?? server.app).request(path, init))
  const payloads = await inTurns(attempts, 20, async () => {
    const agreed = await who.contract({ hotel: HOTEL, nights: 1, pick: (rates) => rates[0] })
    return payloadFor(agreed, requestId(), card)
  })
  await Promise.all(payloads.map((payload) => bookUntilHeard(who, payload)))
  return settled(server, attempts)
}

/** Sends the same request again, as a client may, when the server has no connection to spare and says so: 503. */
async function bookUntilHeard(who: Traveller, payload: RequestOf<typeof bookSync2>): Promise<void> {
  for (;;) {
    try {
      await who.api(bookSync2, payload, { timeoutMs: 600_000 })
      return
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 503 || error.code !== 'SERVER_ERROR') throw error
      await sleep(1_000)
    }
  }
}

/** Waits for the sagas, then counts what the travellers are told. */
async function settled({ deps }: BookingServer, attempts: number): Promise<Map<string, number>> {
  const outcome = sql<string>`case when state in ('booked', 'complete') then 'booked' else error ->> 'code' end`
  const open = () =>
    deps.db
      .selectFrom('booking_requests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', 'not in', ['complete', 'failed'])
      .executeTakeFirstOrThrow()
  await expect
    .poll(async () => (await open()).count, { timeout: Math.max(120_000, attempts * 60), interval: 250 })
    .toBe(0)
  const rows = await deps.db
    .selectFrom('booking_requests')
    .select([outcome.as('outcome'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('outcome')
    .execute()
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(attempts)
  return new Map(rows.map(({ outcome: name, count }) => [name, count]))
}

async function inTurns<T>(count: number, atOnce: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let left = count
  const lane = async () => {
    while (left-- > 0) made.push(await make())
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return made
}

describe(`${ATTEMPTS.toLocaleString('en')} travellers and 100 rooms`, () => {
  it('sells exactly 100, charges exactly those, and the ledger sums to zero', async () => {
    const server = await bookingServerForThisTest({ poolSize: 20 })
    const { db } = server.deps
    const began = performance.now()
    const outcome = Object.fromEntries(await rush(server, ATTEMPTS))
    expect(outcome).toEqual({ booked: 100, SOLD_OUT: ATTEMPTS - 100 })
    const seconds = (performance.now() - began) / 1000

    const nights = await db.selectFrom('room_nights').select(['taken', 'allotment']).execute()
    expect(nights).toEqual([{ taken: 100, allotment: 100 }])
    const intents = await db
      .selectFrom('sandbox_intents')
      .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('status')
      .orderBy('status')
      .execute()
    expect(intents).toEqual([
      { status: 'canceled', count: ATTEMPTS - 100 },
      { status: 'succeeded', count: 100 },
    ])
    expect(await db.selectFrom('ledger_imbalances').selectAll().execute()).toEqual([])
    const sums = await balances(db)
    expect(sums.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
    const { captured } = await db
      .selectFrom('sandbox_intents')
      .select(({ fn }) => fn.sum<number>('captured_minor').as('captured'))
      .executeTakeFirstOrThrow()
    expect(sums.find(({ account }) => account === 'card_clearing')?.minor).toBe(Number(captured))
    if (ATTEMPTS >= 10_000)
      record('race', {
        command: 'npm run race',
        what: 'Travellers with a contract each press Book in the same moment, at four servers on one database, for the rooms of one night.',
        figures: {
          travellers: ATTEMPTS,
          rooms: 100,
          booked: outcome.booked ?? 0,
          'told that it is sold out, and not charged': outcome.SOLD_OUT ?? 0,
          'imbalances of the ledger': 0,
          'length, with the contracts before': `${seconds.toFixed(0)} s`,
        },
      })
  })

  it('oversells with a supplier that checks and then acts (control)', async () => {
    const server = await bookingServerForThisTest({ poolSize: 20, replace: naiveSupplier })
    const outcome = await rush(server, 400)
    expect(outcome.get('booked')).toBeGreaterThan(100)
  })
})

/** The mistake that the test must catch: look whether a room is left, then take it. */
function naiveSupplier({ supplier, db }: Deps): Partial<Deps> {
  const count = () => sql<{ count: number }>`select count(*)::int as count from naive_bookings`.execute(db)
  const ready = sql`create table if not exists naive_bookings (reference text primary key)`.execute(db)
  return {
    supplier: {
      ...supplier,
      findBooking: async () => undefined,
      book: async ({ reference }) => {
        await ready
        const { rows } = await count()
        // What a call over the network takes at least.
        await sleep(2)
        if ((rows[0]?.count ?? 0) >= 100) throw new SupplierError('SOLD_OUT', 'no room left')
        await sql`insert into naive_bookings values (${reference})`.execute(db)
        return { reference, confirmation: reference, status: 'booked', bookedAt: new Date() }
      },
    },
  }
}

describe('one key, 1,000 times at once', () => {
  it('is one booking, one charge and one answer; with another body 409', async () => {
    const server = await bookingServerForThisTest({ poolSize: 20 })
    const { db } = server.deps
    const who: Traveller = traveller((path, init) => server.app.request(path, init))
    const agreed = await who.contract()
    const id = requestId()
    const paymentIntent = await who.pay(agreed, id)
    const payload = payloadFor(agreed, id, { paymentIntent })
    const send = () => who.api(bookSync2, payload, { timeoutMs: 60_000 })
    const answers = await Promise.all(Array.from({ length: 1_000 }, send))

    const pending: BookingStatus = 'HOTEL_BOOKING_PENDING'
    const trips = new Set(
      answers.filter(({ status }) => status !== pending).map(({ bookingId }) => bookingId),
    )
    expect(trips.size).toBe(1)
    expect([...trips][0]).toBe((await send()).bookingId)
    expect(await db.selectFrom('bookings').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('supplier_bookings').selectAll().execute()).toHaveLength(1)
    const intents = await db
      .selectFrom('sandbox_intents')
      .select(['status', 'captured_minor', 'amount_minor'])
      .execute()
    expect(intents).toMatchObject([{ status: 'succeeded', captured_minor: intents[0]?.amount_minor }])
    await expect(who.api(bookSync2, { ...payload, phoneNumber: '+1 000 000 0000' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      status: 409,
    })
    expect((await bookOne(who)).answer.status).toBe('HOTEL_BOOKING_COMPLETE')
  })
})
