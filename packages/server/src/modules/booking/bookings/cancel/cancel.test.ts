import { setTimeout } from 'node:timers/promises'
import { bookCancel, bookSync2, CallError } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import { CardError } from '../../../../ports/cards.ts'
import { capabilitySigner } from '../capability.ts'
import { type BookingServer, bookingServerForThisFile, bookingServerForThisTest } from '../testing/server.ts'
import {
  bookOne,
  cancel,
  details,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  refusal,
  travellerAt,
} from '../testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)

/** A machine that is too slow for so many calls refuses some of them for a moment. */
const cancelPatiently = async (...call: Parameters<typeof cancel>): ReturnType<typeof cancel> => {
  for (;;)
    try {
      return await cancel(...call)
    } catch (error) {
      if (!(error instanceof CallError && error.status === 503)) throw error
      await setTimeout(500)
    }
}

const booked = async (hotel?: string) => {
  const booked = await bookOne(maya, hotel ? { hotel } : {})
  const trip = booked.answer.bookingId ?? ''
  const { capability } = await details(maya, trip, booked.email)
  return { ...booked, trip, capability }
}

describe('POST /api/book/cancel', () => {
  it('[HOT-267] [HOT-215] cancels, refunds the charge, and answers CANCELED to every repeat', async () => {
    const { trip, capability, paymentIntent, agreed, email } = await booked()
    const refund = {
      amount: agreed.rate.price.dueNow,
      currencyCode: 'USD',
      state: 'sent',
      time: expect.any(String),
      cancelledAt: expect.any(String),
    }
    for (let time = 0; time < 3; time++)
      expect(await cancel(maya, trip, capability)).toEqual({ status: 'CANCELED', refund })
    const intent = await server.deps.cards.retrieve(paymentIntent)
    expect(intent.refunded).toEqual(intent.amount)
    expect(await balances(server.deps.db, trip)).toEqual([])
    const { booking } = await details(maya, trip, email)
    expect(booking).toMatchObject({ status: 'CANCELED', isCancellable: false, cancelBookingID: trip, refund })
  })

  it('allows the same offer to be booked again after the cancellation, and not before', async () => {
    const { trip, capability, agreed, email } = await booked()
    const again = async () => {
      const id = newBookingRequestId()
      return maya.api(bookSync2, payloadFor(agreed, id, { paymentIntent: await maya.pay(agreed, id), email }))
    }
    expect(await refusal(again())).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    await cancel(maya, trip, capability)
    expect(await again()).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
  })

  it('releases the room and refunds once for 200 calls at the same time', async () => {
    const { trip, capability, paymentIntent } = await booked()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => cancelPatiently(maya, trip, capability)),
    )
    // A call that has waited long enough says so, and the next one has the end.
    for (const { status } of answers) expect(['CANCELED', 'CANCEL_PENDING']).toContain(status)
    expect(await cancel(maya, trip, capability)).toMatchObject({ status: 'CANCELED' })
    const refunds = await server.deps.db
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('intent_id', '=', paymentIntent)
      .execute()
    expect(refunds).toHaveLength(1)
    const { taken } = await server.deps.db
      .selectFrom('room_nights')
      .select(({ fn }) => fn.sum<number>('taken').as('taken'))
      .executeTakeFirstOrThrow()
    const { count } = await server.deps.db
      .selectFrom('supplier_bookings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'booked')
      .executeTakeFirstOrThrow()
    expect(taken).toBe(count * 2)
  })

  it('mails the cancellation once', async () => {
    const { trip, capability, email } = await booked()
    await cancel(maya, trip, capability)
    const mails = () =>
      server.deps.db
        .selectFrom('mails')
        .select(['subject', 'sent_at'])
        .where('recipient', '=', email)
        .where('subject', 'like', 'Cancelled%')
        .execute()
    await expect.poll(mails).toMatchObject([{ sent_at: expect.any(Date) }])
  })

  it('returns typed errors for a non-refundable rate and a refusing hotel, and changes nothing', async () => {
    const refundless = await bookOne(maya, {
      hotel: 'Testville Grand Hotel',
      pick: (rates) => rates.find(({ free_cancellation }) => !free_cancellation),
    })
    const { capability } = await details(maya, refundless.answer.bookingId ?? '', refundless.email)
    const late = await booked('The Deadline Has Passed')
    for (const [trip, key, intent] of [
      [refundless.answer.bookingId ?? '', capability, refundless.paymentIntent],
      [late.trip, late.capability, late.paymentIntent],
    ] as const) {
      expect(await cancel(maya, trip, key)).toMatchObject({
        status: 'SUCCESS',
        getHotelCancelRequest: { error: { code: 'NOT_CANCELLABLE' } },
      })
      expect((await server.deps.cards.retrieve(intent)).refunded.minor).toBe(0)
    }
  })

  it('needs a valid capability of this booking and brand; otherwise it returns 404', async () => {
    const [mine, other] = [await booked(), await booked()]
    const nothing = await refusal(cancel(maya, 'ST-0000-0000-0000', mine.capability))
    expect(nothing).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    const { config, now } = server.deps
    const yesterday = () => new Date(now().getTime() - 25 * 3_600_000)
    const old = capabilitySigner(config.AUTH_SECRET, yesterday).sign({ trip: mine.trip }, 24 * 3_600)
    for (const [capability, refId] of [
      [undefined, REF_ID],
      ['nonsense', REF_ID],
      [other.capability, REF_ID],
      [old, REF_ID],
      [mine.capability, '8298'],
    ] as const)
      expect(await refusal(cancel(maya, mine.trip, capability, refId))).toEqual(nothing)
    expect((await details(maya, mine.trip, mine.email)).booking.status).toBe('SUCCESS')
    expect(
      await maya.api(bookCancel, { bookingId: mine.trip, refId: REF_ID, capability: mine.capability }),
    ).toMatchObject({ status: 'CANCELED' })
  })
})

/** Cards that count their calls, and whose capture fails while `isDown`. */
async function countingServer() {
  const calls = { refund: [] as string[], cancel: [] as string[] }
  const bank = { isDown: false }
  const server = await bookingServerForThisTest({
    replace: ({ cards }) => ({
      cards: {
        ...cards,
        async capture(...args) {
          if (bank.isDown) throw new CardError('UNAVAILABLE', 'no answer')
          return cards.capture(...args)
        },
        refund(id, ...rest) {
          calls.refund.push(id)
          return cards.refund(id, ...rest)
        },
        cancel(id, ...rest) {
          calls.cancel.push(id)
          return cards.cancel(id, ...rest)
        },
      },
    }),
  })
  const who = travellerAt(server)
  const bookAndCancel = async () => {
    const { answer, email, ...booked } = await bookOne(who)
    const trip = answer.bookingId ?? ''
    const { capability } = await details(who, trip, email)
    const ask = () => cancel(who, trip, capability)
    return { ...booked, trip, answers: [await ask(), await ask()], mail: await refundLine(server, email) }
  }
  return { ...server, calls, bank, bookAndCancel }
}

async function refundLine({ deps }: BookingServer, email: string) {
  const { body_text } = await deps.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', email)
    .where('subject', 'like', 'Cancelled%')
    .executeTakeFirstOrThrow()
  return /^Refund:? .*$/m.exec(body_text)?.[0]
}

describe('a cancellation', () => {
  it('before the charge: voids the authorisation, says that nothing was charged, and the ledger ends at zero', async () => {
    const { deps, calls, bank, bookAndCancel } = await countingServer()
    bank.isDown = true
    const { trip, id, paymentIntent, answers, mail } = await bookAndCancel()
    const nothing = { status: 'CANCELED', refund: { amount: 0, state: 'released' } }
    expect(answers).toMatchObject([nothing, nothing])
    expect(calls).toEqual({ refund: [], cancel: [paymentIntent] })
    expect(mail).toContain('You have not been charged.')
    bank.isDown = false
    await deps.bookings.resume(id)
    expect(await deps.cards.retrieve(paymentIntent)).toMatchObject({
      status: 'canceled',
      captured: { minor: 0 },
    })
    expect(await balances(deps.db, trip)).toEqual([])
    const request = await deps.db.selectFrom('booking_requests').select('state').executeTakeFirst()
    expect(request?.state).toBe('complete')
  })

  it('after the charge: refunds the captured amount, and voids nothing', async () => {
    const { deps, calls, bookAndCancel } = await countingServer()
    const { trip, agreed, paymentIntent, answers, mail } = await bookAndCancel()
    const { dueNow } = agreed.rate.price
    const refund = { amount: dueNow, currencyCode: 'USD', state: 'sent' }
    expect(answers).toMatchObject([
      { status: 'CANCELED', refund },
      { status: 'CANCELED', refund },
    ])
    expect(calls).toEqual({ refund: [paymentIntent], cancel: [] })
    expect(mail).toContain(dueNow.toFixed(2))
    expect(await balances(deps.db, trip)).toEqual([])
  })
})
