import { setTimeout as sleep } from 'node:timers/promises'
import { bookSync2, CallError, type RequestOf } from '@staykit/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildApp } from '../../packages/server/src/app.ts'
import { createDeps, type Deps } from '../../packages/server/src/compose.ts'
import type { BookingServer } from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import {
  type Choice,
  GOOD_CARD,
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { SupplierError } from '../../packages/server/src/ports/supplier.ts'
import { suppliersWith } from '../../packages/server/src/testing/suppliers.ts'
import { patience } from '../patience.ts'

const HOTEL = 'The Hundred Rooms'
const card = { cardNumber: GOOD_CARD, cvcCode: '123', cardHolder: 'Maya Okafor', cardType: 'VI' }

/** The result of a rush. */
export interface Rush {
  /** Travellers by their final result: booked, or an error code. */
  readonly outcome: Readonly<Record<string, number>>
  /** Responses to Book by HTTP status. */
  readonly statuses: Readonly<Record<string, number>>
  /** From each click on Book to the first answer other than "later", in ms. */
  readonly times: readonly number[]
  /** From the first click to the end of the last saga, in ms. */
  readonly ms: number
}

/**
 * Many travellers, each with a contract, click Book at the same moment on four servers with one database.
 * They book the choices in turn. `patienceMs` limits the wait for an answer, and the wait of the test for the last saga.
 */
export async function rush(
  server: BookingServer,
  attempts: number,
  patienceMs = patience(120),
  choices: readonly Choice[] = [{ hotel: HOTEL, nights: 1 }],
): Promise<Rush> {
  const { config, suppliers, places, limit, identity } = server.deps
  const more = [1, 2, 3].map(() =>
    createDeps(config, server.database, { suppliers, places, limit, identity }).then(buildApp),
  )
  const apps = [server.app, ...(await Promise.all(more))]
  const statuses: Record<string, number> = {}
  let turn = 0
  const who = traveller(async (path, init) => {
    const answer = await (apps[turn++ % apps.length] ?? server.app).request(path, init)
    if (path.includes('/book/sync2')) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    return answer
  })
  const rates = await Promise.all(choices.map((choice) => who.rate(choice)))
  let number = 0
  const payloads = await inTurns(attempts, 20, async () => {
    const agreed = await who.contract({}, rates[number++ % rates.length])
    return payloadFor(agreed, newBookingRequestId(), card)
  })
  const began = performance.now()
  const times = await Promise.all(
    payloads.map(async (payload) => {
      await bookUntilAnswer(who, payload, patienceMs)
      return performance.now() - began
    }),
  )
  const outcome = await settled(server, attempts, patienceMs)
  return { outcome, statuses, times, ms: performance.now() - began }
}

/** Retries the same request when the server answers 503 because it has no free connection. */
async function bookUntilAnswer(
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

/** Waits for the sagas, then counts the results of the travellers. */
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
  const results: T[] = []
  let left = count
  const lane = async () => {
    while (left-- > 0) results.push(await make())
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

/** Broken variant that the test must catch: checks for a free room, then takes it. */
export function naiveSupplier({ db, ...deps }: Deps): Partial<Deps> {
  const count = () => sql<{ count: number }>`select count(*)::int as count from naive_bookings`.execute(db)
  const ready = sql`create table if not exists naive_bookings (reference text primary key)`.execute(db)
  return suppliersWith(deps, {
    findBooking: async () => undefined,
    book: async ({ reference }) => {
      await ready
      const { rows } = await count()
      // The minimum time of a call over the network.
      await sleep(2)
      if ((rows[0]?.count ?? 0) >= 100) throw new SupplierError('SOLD_OUT', 'no room left')
      await sql`insert into naive_bookings values (${reference})`.execute(db)
      return { reference, confirmation: reference, status: 'booked', bookedAt: new Date() }
    },
  })
}
