import type { Kysely } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../../kernel/db/database.ts'
import { CardError } from '../../../../ports/cards.ts'
import { findRequest, type RequestRow } from '../requests.ts'
import { about, dueIn } from '../testing/jobs.ts'
import { bookingServerForThisFile } from '../testing/server.ts'
import { errorOf, fails, later, stepsAt } from '../testing/steps.ts'
import { authorise } from './authorise.ts'
import { capture } from './capture.ts'
import { ORPHAN_QUEUE } from './orphans.ts'
import { voidPayment } from './void.ts'

const server = bookingServerForThisFile()
const { bookedRow, at, cardsThat, run, written } = stepsAt(server)

describe('a payment', () => {
  it('a held payment is stored with its card and the time; one that is not held ends the booking', async () => {
    const row = await at('stored')
    const held = { status: 'requires_capture' as const }
    const intent = await server.deps.cards.retrieve(row.payment_reference ?? '')
    const now = () => new Date(1_900_000_000_000)
    const answers = (change: object) => cardsThat({ retrieve: async () => ({ ...intent, ...change }) })
    expect(await run(authorise, row, { ...answers(held), now })).toEqual({
      state: 'authorised',
      change: {
        payment_reference: intent.id,
        paid_at: now(),
        payment_details: JSON.stringify(intent.card),
      },
      detail: { payment: intent.id },
    })
    expect((await run(authorise, row, answers({ ...held, card: undefined }))).change).toMatchObject({
      payment_details: null,
    })
    const outcome = await run(authorise, row, answers({ status: 'processing' }))
    expect(outcome).toMatchObject({
      state: 'failing',
      hasFailed: true,
      detail: { code: 'PAYMENT_REQUIRED', status: 'processing' },
    })
    expect(errorOf(outcome).code).toBe('PAYMENT_REQUIRED')
  })

  it('only an awaited payment is checked without an attempt', () => {
    const isLook = (payment_method: RequestRow['payment_method']) =>
      authorise(server.deps).isLook?.({ ...bookedRow(), payment_method })
    expect([isLook('CREDIT'), isLook('WALLET'), isLook('BITCOIN')]).toEqual([false, false, true])
  })

  it('a failing capture retries with increasing delays of at most ten minutes, and logs each attempt', async () => {
    const error = vi.spyOn(server.deps.log, 'error')
    const down = cardsThat({ capture: fails(new CardError('UNAVAILABLE', 'no answer')) })
    for (const [attempts, seconds] of [
      [0, 5],
      [1, 10],
      [118, 595],
      [119, 600],
      [400, 600],
    ] as const) {
      const row = await at('booked', { attempts })
      await expect(run(capture, row, down)).rejects.toMatchObject(later(seconds))
      expect(await findRequest(server.deps.db, row.id)).toMatchObject({
        attempts: attempts + 1,
        state: 'booked',
      })
      const expected = { bookingRequestId: row.id, attempts: attempts + 1, reason: 'unavailable: no answer' }
      expect(error).toHaveBeenLastCalledWith(expected, expect.any(String))
    }
    error.mockRestore()
    const row = await at('booked')
    await server.deps.db
      .updateTable('booking_requests')
      .set({ attempts: 7 })
      .where('id', '=', row.id)
      .execute()
    const broken = new TypeError('cannot read the answer')
    await expect(run(capture, row, cardsThat({ capture: fails(broken) }))).rejects.toBe(broken)
    expect(await findRequest(server.deps.db, row.id)).toMatchObject({ attempts: 7 })
  })

  it('a lost payment under a booked stay raises an alert; under a cancelled one nothing is left to do', async () => {
    const row = await at('booked', { trip_number: 'ST-UNPOSTED' })
    const gone = cardsThat({
      capture: async (id) => ({ ...(await server.deps.cards.retrieve(id)), status: 'canceled' }),
    })
    const lost = await run(capture, row, gone)
    expect(lost).toMatchObject({
      state: 'complete',
      hasFailed: true,
      detail: { isTaken: false, isLost: true },
    })
    const { db } = server.deps
    const cancelled = (cancelled_at: Date) =>
      db.updateTable('booking_requests').set({ cancelled_at }).where('id', '=', row.id).execute()
    await cancelled(new Date())
    const outcome = await run(capture, row, gone)
    expect(outcome).toMatchObject({ state: 'complete', detail: { isTaken: false } })
    const count = (trx: Kysely<Database>) =>
      trx.selectFrom('ledger_transactions').select(['kind']).where('booking', '=', row.trip_number).execute()
    expect(await written(outcome, row, count)).toEqual([])
    const taken = await run(capture, row)
    expect(taken).toMatchObject({ state: 'complete', detail: { isTaken: true } })
    expect(await written(taken, row, count)).toEqual([{ kind: 'capture' }])
  })

  it('the void releases it; only a traveller who has left gets a mail, and only a doubtful room is looked up later', async () => {
    const look = async (trx: Kysely<Database>) => ({
      mails: await trx
        .selectFrom('mails')
        .select(['recipient', 'body_text'])
        .where('key', '=', `not-booked:${bookedRow().id}`)
        .execute(),
      orphan: await dueIn(trx, ORPHAN_QUEUE, bookedRow().reference),
    })
    const end = async (seconds: number, is_doubtful: boolean) => {
      const error = { code: 'SOLD_OUT' as const, message: 'This room is sold out.' }
      const row = { ...bookedRow(), state: 'failing' as const, is_doubtful, error }
      const now = () => new Date(row.created_at.getTime() + seconds * 1_000)
      const outcome = await run(voidPayment, row, { now })
      expect(outcome.state).toBe('failed')
      return written(outcome, row, look)
    }
    expect(await end(120, false)).toEqual({ mails: [], orphan: undefined })
    const { mails, orphan } = await end(120.1, true)
    expect(orphan).toEqual(about(120))
    expect(mails).toMatchObject([{ recipient: bookedRow().email }])
    expect(mails[0]?.body_text).toContain('This room is sold out.')
    expect(mails[0]?.body_text).toContain('You have not been charged.')
  })
})
