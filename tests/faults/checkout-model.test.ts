import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balances } from '../../packages/server/src/kernel/ledger/ledger.ts'
import { signedIn } from '../../packages/server/src/modules/booking/bookings/testing/member.ts'
import {
  type BookingServer,
  bookingServer,
} from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import { traveller } from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { expirePayment } from '../../packages/server/src/modules/payments/card/payments.ts'
import { expireFrozen } from '../../packages/server/src/modules/payments/wallet/payments.ts'
import { type Belief, Journey, type Step, steps } from './model-checkout.ts'

/** Number of journeys; 300 in the nightly run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 30)
const hotels = [
  'The Free Cancellation',
  'The Price Rises At Checkout',
  'The Price Rises While Booking',
  'The Gone While Booking',
  'The Supplier Error 500',
  'The Timeout But Booked',
  'The Fee Due Now',
]

/** The result of one traveller: bookings, and cards with a charge or a hold. */
async function reckoning({ deps }: BookingServer, email: string) {
  const { db } = deps
  const open = () =>
    db
      .selectFrom('booking_requests')
      .select('id')
      .where('email', '=', email)
      .where('state', 'not in', ['complete', 'failed'])
      .execute()
  // Retries of an unreachable supplier end after some hours.
  const ago = new Date(Date.now() - 7 * 3_600_000)
  for (const { id } of await open()) {
    await db
      .updateTable('booking_requests')
      .set({ created_at: ago, paid_at: ago })
      .where('id', '=', id)
      .execute()
  }
  await expect
    .poll(async () => {
      const rows = await open()
      for (const { id } of rows) await deps.bookings.resume(id)
      return rows
    })
    .toEqual([])
  const ids = await db
    .selectFrom('sandbox_intents')
    .innerJoin('payments', 'payments.intent_id', 'sandbox_intents.id')
    .select(['sandbox_intents.booking_request_id as id'])
    .execute()
  // An unused hold expires after an hour.
  for (const { id } of ids) await expirePayment(deps, id)
  const frozen = await db.selectFrom('wallet_payments').select('booking_request_id as id').execute()
  for (const { id } of frozen) await expireFrozen(deps, id)
  const bookings = await db.selectFrom('bookings').selectAll().where('email', '=', email).execute()
  const intents = await db.selectFrom('sandbox_intents').selectAll().execute()
  const coins = await db
    .selectFrom('sandbox_wallet_payments')
    .innerJoin('wallet_payments', 'payment_id', 'sandbox_wallet_payments.id')
    .select(['booking_request_id', 'state'])
    .execute()
  return {
    bookings,
    held: [
      ...intents.filter(({ status }) => status === 'requires_capture'),
      ...coins.filter(({ state }) => state === 'frozen'),
    ],
    charged: [
      ...intents.filter(({ status }) => status === 'succeeded'),
      ...coins.filter(({ state }) => state === 'settled'),
    ].map((payment) => payment.booking_request_id),
  }
}

/** Returns a rate of the hotel, on the first free days from `from` on. */
async function rateOf(server: BookingServer, hotel: string, inDays: number): Promise<string> {
  const who = traveller((url, init) => server.app.request(url, init))
  for (let later = 0; later < 14; later++) {
    const rate = await who.rate({ hotel, inDays: inDays + later }).catch(() => undefined)
    if (rate) return rate.ppn_book_bundle
  }
  throw new Error(`no rate at ${hotel}`)
}

async function drive(
  server: BookingServer,
  hotel: string,
  inDays: number,
  isMember: boolean,
  commands: Iterable<Step>,
) {
  const bundle = await rateOf(server, hotel, inDays)
  const journey = new Journey(server, { bundle }, isMember ? await signedIn(server) : undefined)
  await journey.load()
  const belief: Belief = { pressed: undefined }
  await fc.asyncModelRun(() => ({ model: belief, real: journey }), commands)
  const { bookings, held, charged } = await reckoning(server, journey.email)
  journey.checkout.dispose()
  expect(bookings.length, 'never two bookings').toBeLessThanOrEqual(1)
  for (const { final_minor } of bookings)
    expect(final_minor, 'the receipt is what was agreed to').toBe(belief.pressed)
  expect(held, 'no hold without a booking is left').toEqual([])
  const booked = await server.deps.db.selectFrom('bookings').select('request_id').execute()
  expect(charged.sort(), 'charged is booked').toEqual(booked.map(({ request_id }) => request_id).sort())
  const sums = await balances(server.deps.db)
  expect(
    sums.reduce((sum, { minor }) => sum + minor, 0),
    'the ledger sums to zero',
  ).toBe(0)
}

const runs = (server: () => BookingServer, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...hotels),
      fc.integer({ min: 10, max: 300 }),
      fc.boolean(),
      fc.commands(steps, { maxCommands: 14 }),
      (hotel, inDays, isMember, commands) => drive(server(), hotel, inDays, isMember, commands),
    ),
    { numRuns, endOnFailure: true },
  )

describe('a checkout with random changes, failures, retries and reloads', () => {
  let server: BookingServer
  beforeAll(async () => {
    server = await bookingServer()
  })
  afterAll(() => server.stop())

  it('books at most once, and charges only bookings, at the displayed total', async () => {
    await runs(() => server, RUNS)
    const { count } = await server.deps.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    // About a quarter do: a share as limit would fail by chance.
    expect(Number(count), 'some of these journeys must end well').toBeGreaterThan(0)
  })
})

describe('a card provider that never releases a hold (control)', () => {
  let server: BookingServer
  beforeAll(async () => {
    const replace: Parameters<typeof bookingServer>[0] = {
      replace: ({ cards }) => ({ cards: { ...cards, cancel: (id: string) => cards.retrieve(id) } }),
    }
    server = await bookingServer(replace)
  })
  afterAll(() => server.stop())

  it('the model detects it', async () => {
    const found: Error = await runs(() => server, 80).then(
      () => new Error('nothing'),
      (error) => error,
    )
    expect(String(found.cause)).toMatch(/no hold without a booking/)
  })
})
