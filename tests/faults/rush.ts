import { setTimeout as sleep } from 'node:timers/promises'
import { bookSync2, CallError, type RequestOf } from '@staykit/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildApp } from '../../packages/server/src/app.ts'
import { createDeps, type Deps } from '../../packages/server/src/compose.ts'
import type { BookingServer } from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import {
  GOOD_CARD,
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { SupplierError } from '../../packages/server/src/ports/supplier.ts'

const HOTEL = 'The Hundred Rooms'
const card = { cardNumber: GOOD_CARD, cvcCode: '123', cardHolder: 'Maya Okafor', cardType: 'VI' }

/** What came of a rush. */
export interface Rush {
  /** Travellers by what they are told in the end: booked, or a code. */
  readonly outcome: Readonly<Record<string, number>>
  /** Answers to Book by their HTTP status. */
  readonly statuses: Readonly<Record<string, number>>
  /** From each press on Book to its first answer that is not "later", ms. */
  readonly times: readonly number[]
  /** From the first press until the last saga was over, ms. */
  readonly ms: number
}

/**
 * So many travellers, each with a contract of their own, press Book at the same moment, at four servers on one database;
 * `patienceMs` is how long they wait for an answer, and the test for the last saga.
 */
export async function rush(server: BookingServer, attempts: number, patienceMs = 120_000): Promise<Rush> {
  const { config, supplier, places, limit, identity } = server.deps
  const more = [1, 2, 3].map(() =>
    createDeps(config, server.database, { supplier, places, limit, identity }).then(buildApp),
  )
  const apps = [server.app, ...(await Promise.all(more))]
  const statuses: Record<string, number> = {}
  let turn = 0
  const who = traveller(async (path, init) => {
    const answer = await (apps[turn++ % apps.length] ?? server.app).request(path, init)
    if (path.includes('/book/sync2')) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    return answer
  })
  const rate = await who.rate({ hotel: HOTEL, nights: 1 })
  const payloads = await inTurns(attempts, 20, async () => {
    const agreed = await who.contract({}, rate)
    return payloadFor(agreed, newBookingRequestId(), card)
  })
  const began = performance.now()
  const times = await Promise.all(
    payloads.map(async (payload) => {
      await bookUntilHeard(who, payload, patienceMs)
      return performance.now() - began
    }),
  )
  const outcome = await settled(server, attempts, patienceMs)
  return { outcome, statuses, times, ms: performance.now() - began }
}

/** Sends the same request again, as a client may, when the server has no connection to spare and says so: 503. */
async function bookUntilHeard(
  who: Traveller,
  payload: RequestOf<typeof bookSync2>,
  timeoutMs: number,
): Promise<void> {
  for (;;) {
    try {
      await who.api(bookSync2, payload, { timeoutMs })
      return
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 503 || error.code !== 'SERVER_ERROR') throw error
      await sleep(1_000)
    }
  }
}

/** Waits for the sagas, then counts what the travellers are told. */
async function settled({ deps }: BookingServer, attempts: number, timeout: number): Promise<Rush['outcome']> {
  const outcome = sql<string>`case when state in ('booked', 'complete') then 'booked' else error ->> 'code' end`
  const open = () =>
    deps.db
      .selectFrom('booking_requests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', 'not in', ['complete', 'failed'])
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await open()).count, { timeout, interval: 250 }).toBe(0)
  const rows = await deps.db
    .selectFrom('booking_requests')
    .select([outcome.as('outcome'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('outcome')
    .execute()
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(attempts)
  return Object.fromEntries(rows.map(({ outcome: name, count }) => [name, count]))
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

/** The mistake that the test must catch: look whether a room is left, then take it. */
export function naiveSupplier({ supplier, db }: Deps): Partial<Deps> {
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
