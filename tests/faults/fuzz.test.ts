import * as contract from '@staykit/contract'
import { type AnyCall, basePaths, bookSync2 } from '@staykit/contract'
import { addNights } from '@staykit/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../packages/server/src/modules/booking/bookings/testing/member.ts'
import {
  type BookingServer,
  bookingServer,
} from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import {
  bookOne,
  details,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  testHotelId,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { TESTVILLE } from '../../packages/server/src/sandbox/testville/city.ts'
import { record } from '../figures/record.ts'
import { patience } from '../patience.ts'
import { bodiesOf, type Pool } from './generated.ts'
import type { Fields } from './requests.ts'

/** Bodies for each call; `npm run fuzz` takes 2,000, from another seed each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 20)
const SEED = Number(process.env.FUZZ_SEED ?? 42)
/** A slower response counts as a hang, in ms. */
const LONGEST_MS = patience(30)

const calls = Object.values<unknown>(contract).filter(
  (value): value is AnyCall =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
)

let server: BookingServer
let member: SignedIn
let pool: Pool

/** Tables that jobs write after a call. */
const beside = ['brand_days', 'brand_events', 'lowest_prices', 'fuzz_written']
/** Tables that a refused call must not change. */
const protectedTables =
  /^(booking_requests|bookings|cancellations|ledger_\w+|users|accounts|profiles|saved_cards|quotes)$/

/** Installs triggers that record every insert, and every important update, with the transaction of its row. */
async function noteWrites() {
  const { db } = server.deps
  await sql`create unlogged table fuzz_written (name text)`.execute(db)
  await sql`
    create function note_write() returns trigger language plpgsql as $$
    begin insert into public.fuzz_written values (tg_op || ' ' || tg_table_name); return null; end $$`.execute(
    db,
  )
  const { rows } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and (nspname = 'public' or nspname = 'staykit_queues' and relname like 'job%')`.execute(db)
  for (const { schema, name } of rows.filter((table) => !beside.includes(table.name))) {
    const events = sql.raw(protectedTables.test(name) ? 'insert or update or delete' : 'insert')
    await sql`
      create trigger note_write after ${events} on ${sql.id(schema, name)}
      for each row execute function note_write()`.execute(db)
  }
}

/** Returns the writes since the last call. */
async function written(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`delete from fuzz_written returning name`.execute(
    server.deps.db,
  )
  return rows.map(({ name }) => name)
}

async function realValues(): Promise<Pool> {
  const agreed = await member.contract()
  const { ppn_book_bundle, sop, ratePlanCode } = await member.rate()
  const session = { accessToken: member.token, identityID: member.id }
  const booked = await bookOne(member, {}, { auth: session, email: member.email })
  const trip = booked.answer.bookingId ?? ''
  const { capability } = await details(member, trip, member.email)
  const checkIn = addNights(new Date().toISOString().slice(0, 10), 20)
  const pending = newBookingRequestId()
  const paymentIntent = await member.pay(agreed, pending)
  const payload = payloadFor(agreed, pending, { paymentIntent })
  return {
    ...Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, [value]])),
    refId: [REF_ID, REF_ID, REF_ID, '8298', '0000'],
    contract: [agreed.meta.contract, booked.agreed.meta.contract],
    bookingRequestId: [pending, booked.id, ...Array.from({ length: 50 }, newBookingRequestId)],
    bookingRequestID: [booked.id, pending],
    price: [Math.round(agreed.rate.price.dueNow * 100)],
    ppnBundle: [ppn_book_bundle, agreed.id],
    rateType: ['MER', 'CUG'],
    sop: [sop],
    ratePlan: [ratePlanCode],
    capability: [capability],
    email: [member.email, payload.email],
    username: [member.email, 'nobody@example.com'],
    bookingId: [trip, 'ST-0000-0000-0000'],
    trip_number: [trip],
    transactionID: [trip],
    userId: [member.id, 'somebody'],
    userID: [member.id],
    id: [member.id],
    identityID: [member.id],
    auth: [session],
    hotelID: [testHotelId('The Free Cancellation'), testHotelId('The Members Only'), '1-1'],
    location: [
      { id: TESTVILLE, type: 'city' },
      { id: '38.72,-9.13', type: 'geolocation' },
    ],
    checkIn: [checkIn],
    checkOut: [addNights(checkIn, 2), addNights(checkIn, 30)],
    roomCount: [1],
    adultCount: [2],
    childCount: [undefined, 0, 1],
    rooms: [undefined, [{ adults: 2, childAges: [] }], [{ adults: 2, childAges: [5] }]],
    currency: ['USD', 'EUR', 'JPY', 'XXX'],
    dealCode: ['WELCOME25', 'nonsense', undefined],
    cardNumber: [undefined, '4242424242424242'],
    query: ['lis', 'testville', 'paris'],
    birthday: ['1990-01-01'],
  }
}

beforeAll(async () => {
  server = await bookingServer({ slowMs: 0, poolSize: 5 })
  member = await signedIn(server)
  pool = await realValues()
  await server.deps.bookings.drain(patience(60))
  await noteWrites()
})
afterAll(() => server.stop())

/** Formats a value for a URL; a lone surrogate has no URL form. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '?')

async function send(call: AnyCall, body: Fields | string, isMember: boolean) {
  const fields = typeof body === 'string' ? {} : { ...body }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(textOf(value ?? 'x')) || 'x'
  })
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(present.map(([name, value]) => [name, textOf(value)]))
  const isGet = call.method === 'GET'
  const answer = await server.app.request(`${basePaths[call.base]}${path}${isGet ? `?${query}` : ''}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(isMember && { authorization: `Bearer ${member.token}` }),
    },
    ...(!isGet && { body: typeof body === 'string' ? body : JSON.stringify(fields) }),
  })
  return { status: answer.status, code: (await answer.json().catch(() => undefined))?.error?.code as unknown }
}

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LONGEST_MS} ms`)), LONGEST_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

describe(`${RUNS} generated bodies at every call`, () => {
  const taken = new Set<string>()
  const seen = { passed: 0, answers: 0, slowest: 0 }
  for (const call of calls)
    it(`${call.method} ${call.path} answers each, and a refusal writes nothing`, {
      timeout: patience(Math.max(90, RUNS * 0.2)),
    }, async () => {
      const tries = fc.sample(fc.tuple(bodiesOf(call, pool), fc.boolean()), { numRuns: RUNS, seed: SEED })
      for (const [body, isMember] of tries) {
        const label = () =>
          `seed ${SEED}: ${call.path} ${typeof body === 'string' ? body : JSON.stringify(body)}`
        const began = performance.now()
        const { status, code } = await inTime(send(call, body, isMember)).catch((error: unknown) => {
          throw new Error(`${label()}: ${error}`)
        })
        seen.slowest = Math.max(seen.slowest, performance.now() - began)
        seen.answers++
        expect(status, label()).toBeLessThan(500)
        if (status < 400) taken.add(call.path)
        if (call === bookSync2) await server.deps.bookings.drain(patience(60))
        const rows = await written()
        if (status >= 400)
          expect(
            rows.filter((name) => !isVoidJob(name, code)),
            `${status} ${code} ${label()}`,
          ).toEqual([])
      }
      seen.passed++
    })

  it('most calls pass their schemas, so that the test covers more than schemas', () => {
    const never = calls.filter(({ path }) => !taken.has(path)).map(({ path }) => path)
    expect(never.length, never.join()).toBeLessThan(calls.length / 3)
    if (RUNS < 2_000 || seen.passed < calls.length) return
    record('fuzz', {
      command: 'npm run fuzz',
      what: 'Every call gets bodies generated from its schema, and broken ones.',
      figures: {
        'bodies for each call': RUNS,
        seed: SEED,
        answers: seen.answers,
        'calls that took at least one': `${taken.size} of ${calls.length}`,
        'answers of 500 and more': 0,
        'rows written by a refused call': 0,
        'slowest answer': `${seen.slowest.toFixed(0)} ms`,
      },
    })
  })
})

/** The second booking of an offer is refused, and a job voids its hold. */
const isVoidJob = (name: string, code: unknown) => code === 'IDEMPOTENCY_CONFLICT' && /^INSERT job/.test(name)
