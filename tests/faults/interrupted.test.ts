import { bookSync2, type WireContract } from '@staykit/contract'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { expect, it } from 'vitest'
import {
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { type TestDatabase, testDatabase } from '../../packages/server/src/testing/database.ts'
import { patience } from '../patience.ts'
import { startProcess } from './server-process.ts'

/** 500 in the nightly run. A worker that completes one booking a second needs twice the time of `SECONDS`. */
const BOOKINGS = Number(process.env.INTERRUPTED_BOOKINGS ?? 80)
const SECONDS = BOOKINGS < 200 ? 30 : 60
const HOTELS = [
  'The Free Cancellation',
  'Testville Garden Inn',
  'Testville Station Hotel',
  'Testville Grand Hotel',
]

/** A contract for another stay each; a hotel may be sold out for some nights. */
async function agreedAt(who: Traveller, number: number, tries = 0): Promise<WireContract> {
  const hotel = HOTELS[(number + tries) % HOTELS.length] ?? ''
  const inDays = 20 + 2 * Math.floor(number / HOTELS.length)
  return who.contract({ hotel, inDays }).catch((error: unknown) => {
    if (tries === HOTELS.length) throw error
    return agreedAt(who, number, tries + 1)
  })
}

const count = async ({ db }: TestDatabase, where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking_requests where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

it(`${BOOKINGS} bookings that a kill interrupts, in an outage of the supplier, end within ${SECONDS} s of the next start`, async () => {
  const database = await testDatabase(3)
  const first = await startProcess(database.url, undefined, {
    SUPPLIER_FAULTS: 'book=timeout,findBooking=down',
    TRUST_PROXY: '1',
  })
  // Each has its own address, because rate limits count addresses.
  const at = (number: number) =>
    traveller((path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', `10.0.${number >> 8}.${number & 255}`)
      return fetch(first.url + path, { ...init, headers })
    })
  const fewAtOnce = pLimit(8)
  const payloads = await Promise.all(
    Array.from({ length: BOOKINGS }, (_, number) =>
      fewAtOnce(async () => {
        const who = at(number)
        const agreed = await agreedAt(who, number)
        const id = newBookingRequestId()
        return payloadFor(agreed, id, { paymentIntent: await who.pay(agreed, id) })
      }),
    ),
  )
  const answers = Promise.allSettled(payloads.map((payload, number) => at(number).api(bookSync2, payload)))
  const open = sql`state not in ('complete', 'failed')`
  await expect.poll(() => count(database, sql`state = 'authorised'`), { interval: 250 }).toBe(BOOKINGS)
  await first.kill()
  await answers
  // Control: without a server they stay open.
  expect(await count(database, open)).toBe(BOOKINGS)
  const second = await startProcess(database.url)
  const began = performance.now()
  await expect.poll(() => count(database, open), { timeout: patience(SECONDS), interval: 250 }).toBe(0)
  console.log(
    `${BOOKINGS} bookings ended ${((performance.now() - began) / 1_000).toFixed(1)} s after the start`,
  )
  expect(await count(database, sql`state = 'complete'`)).toBe(BOOKINGS)
  const rooms = await database.db.selectFrom('supplier_bookings').select('reference').execute()
  expect(new Set(rooms.map(({ reference }) => reference)).size).toBe(BOOKINGS)
  expect(rooms).toHaveLength(BOOKINGS)
  await second.stop()
  await database.drop()
})
