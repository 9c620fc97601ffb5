import { bookSync2 } from '@staykit/contract'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../../../../tests/patience.ts'
import type { Deps } from '../../../../compose.ts'
import { type BookingServer, bookingServerForThisTest } from '../testing/server.ts'
import { GOOD_CARD, newBookingRequestId, payloadFor, traveller } from '../testing/traveller.ts'

/** A card that only the process with the request has. */
const card = { cardNumber: GOOD_CARD, cvcCode: '123', cardHolder: 'Maya Okafor', cardType: 'VI' }

/** A database whose transactions commit, although some answers of COMMIT are lost. */
function losing(db: Deps['db'], isLost: () => boolean): Deps['db'] {
  const transaction = () => ({
    async execute(run: Parameters<ReturnType<Deps['db']['transaction']>['execute']>[0]) {
      const result = await db.transaction().execute(run)
      if (isLost()) throw new Error('Connection terminated unexpectedly')
      return result
    },
  })
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function bookByTypedCard({ app, deps }: BookingServer, onAgreed: () => void = () => undefined) {
  const who = traveller((path, init) => app.request(path, init))
  const agreed = await who.contract()
  const payload = payloadFor(agreed, newBookingRequestId(), card)
  onAgreed()
  const answer = await who.api(bookSync2, payload, { timeoutMs: patience(60) })
  await deps.bookings.drain(patience(60))
  return { answer, again: () => who.api(bookSync2, payload) }
}

function signal() {
  let give: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    give = resolve
  })
  return { answered, give: () => give() }
}

const countOf = async ({ db }: Deps, table: 'bookings' | 'supplier_bookings' | 'ledger_imbalances') =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

describe('a process that loses its database during a booking', () => {
  it('finishes by itself, with the card that no other process has, wherever the answer was lost', async () => {
    let remaining = Number.POSITIVE_INFINITY
    let passed = 0
    const isLost = () => {
      passed++
      return remaining-- === 0
    }
    for (let lostAt = 0; lostAt <= passed; lostAt++) {
      remaining = Number.POSITIVE_INFINITY
      const server = await bookingServerForThisTest({ replace: ({ db }) => ({ db: losing(db, isLost) }) })
      const { again } = await bookByTypedCard(server, () => {
        remaining = lostAt
        passed = 0
      })
      const place = `answer ${lostAt} of ${passed}`
      expect(await again(), place).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
      expect(await countOf(server.deps, 'bookings'), place).toBe(1)
      expect(await countOf(server.deps, 'supplier_bookings'), place).toBe(1)
      expect(await countOf(server.deps, 'ledger_imbalances'), place).toBe(0)
      const intents = await server.deps.db.selectFrom('sandbox_intents').select('status').execute()
      expect(intents, place).toEqual([{ status: 'succeeded' }])
    }
    // The request, its payment, and the outcomes of authorise, book and capture.
    expect(passed).toBeGreaterThanOrEqual(5)
  })
})

describe('a booking whose card only this process has', () => {
  it('stays with this process however long it waits', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [bank, called] = [signal(), signal()]
    const server = await bookingServerForThisTest({
      replace: ({ cards }) => ({
        cards: {
          ...cards,
          async confirmTestCard(...args) {
            called.give()
            await bank.answered
            return cards.confirmTestCard(...args)
          },
        },
      }),
    })
    const booking = bookByTypedCard(server)
    await called.answered
    const { db, bookings } = server.deps
    const lease = async () =>
      (
        await sql<{ id: string; left: number }>`
          select id, extract(epoch from lease_until - now())::float as left from booking_requests`.execute(db)
      ).rows[0]
    const { id = '', left = 0 } = (await lease()) ?? {}
    expect(left).toBeGreaterThan(30)
    await sql`update booking_requests set lease_until = now() + interval '1 second'`.execute(db)
    vi.advanceTimersByTime(10_000)
    await expect.poll(async () => (await lease())?.left).toBeGreaterThan(30)
    await bookings.resume(id)
    bank.give()
    const { again } = await booking
    expect(await again()).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
  })
})
