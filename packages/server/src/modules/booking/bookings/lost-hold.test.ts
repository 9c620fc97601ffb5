import { formatMoney, fromMajor, money } from '@staykit/domain'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../../../tests/patience.ts'
import { balances } from '../../../kernel/ledger/ledger.ts'
import { CardError } from '../../../ports/cards.ts'
import { receiptText } from '../documents/testing/receipt-text.ts'
import { CANCEL_QUEUE } from './cancel-queue.ts'
import { about, dueIn } from './testing/jobs.ts'
import { bookingServerForThisTest } from './testing/server.ts'
import { bookOne, cancel, details, travellerAt } from './testing/traveller.ts'

/** A booked stay whose bank does not answer at its capture. */
async function uncharged(hotel?: string) {
  const bank = { isDown: true }
  const own = await bookingServerForThisTest({
    environment: { OPERATIONS_EMAIL: 'ops@example.com' },
    replace: ({ cards }) => ({
      cards: {
        ...cards,
        async capture(...args) {
          if (bank.isDown) throw new CardError('UNAVAILABLE', 'no answer')
          return cards.capture(...args)
        },
      },
    }),
  })
  const who = travellerAt(own)
  const { answer, id, email, paymentIntent } = await bookOne(who, hotel ? { hotel } : {})
  const trip = answer.bookingId ?? ''
  expect(answer).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
  const { db } = own.deps
  const mailsTo = async (recipient: string) =>
    (
      await db
        .selectFrom('mails')
        .select(['subject', 'body_text'])
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute()
    ).map(({ subject, body_text }) => `${subject}\n${body_text}`)
  /** Runs the jobs of the queues repeatedly. */
  const goOn = async () => {
    bank.isDown = false
    for (let time = 0; time < 3; time++) {
      await own.deps.bookings.resume(id)
      await own.deps.cancellations.resume(trip).catch(() => undefined)
    }
  }
  return { ...own, who, trip, id, email, paymentIntent, mailsTo, goOn }
}

describe('a hold that is lost before a booked stay is charged', () => {
  it('releases the room once, charges nothing, and informs the traveller and operations', async () => {
    const { deps, who, trip, email, paymentIntent, mailsTo, goOn } = await uncharged()
    // By an operator at the provider, by the bank, or after seven days.
    await deps.cards.cancel(paymentIntent, 'by hand')
    await goOn()
    const { booking } = await details(who, trip, email)
    expect(booking).toMatchObject({ status: 'CANCELED', isCancellable: false })
    const rooms = deps.db.selectFrom('supplier_bookings').select('status')
    expect(await rooms.execute()).toEqual([{ status: 'cancelled' }])
    expect(await balances(deps.db, trip)).toEqual([])
    expect(await deps.cards.retrieve(paymentIntent)).toMatchObject({
      status: 'canceled',
      captured: { minor: 0 },
    })
    const [, mail, ...more] = await mailsTo(email)
    expect(mail).toMatch(
      /^Cancelled: .*authorization was released before we could charge it.*please book again/s,
    )
    expect(mail).toContain('You have not been charged.')
    expect(more).toEqual([])
    const alerts = await mailsTo('ops@example.com')
    expect(alerts).toEqual([
      expect.stringMatching(new RegExp(`^Hold lost: trip ${trip} .*${paymentIntent}`, 's')),
    ])
    expect(await dueIn(deps.db, CANCEL_QUEUE, trip)).toBeUndefined()
  })

  it('keeps the booking when the hotel does not release the room, and alerts operations that it is unpaid', async () => {
    const { deps, who, trip, email, paymentIntent, mailsTo, goOn } =
      await uncharged('The Deadline Has Passed')
    await deps.cards.cancel(paymentIntent, 'by hand')
    await goOn()
    expect((await details(who, trip, email)).booking.status).toBe('SUCCESS')
    expect(await mailsTo(email)).toHaveLength(1)
    const alerts = await mailsTo('ops@example.com')
    expect(alerts.map((mail) => mail.split(':')[0])).toEqual(['Hold lost', 'Unpaid room'])
    const owed = await balances(deps.db, trip)
    expect(owed.find(({ account }) => account === 'traveller_receivable')?.minor).toBeGreaterThan(0)
  })

  it('does not count as lost after the traveller’s own cancellation', async () => {
    const { who, trip, email, mailsTo, goOn } = await uncharged()
    const { capability } = await details(who, trip, email)
    expect(await cancel(who, trip, capability)).toMatchObject({
      status: 'CANCELED',
      refund: { amount: 0, state: 'released' },
    })
    await goOn()
    expect(await mailsTo('ops@example.com')).toEqual([])
    expect((await mailsTo(email))[1]).not.toContain('authorization was released')
  })
})

describe('a refund that the provider refuses', () => {
  it('gets retries with increasing delays, each logged, and goes to operations after about a day', async () => {
    const refund = vi.fn(() =>
      Promise.reject(new CardError('REFUSED', 'Insufficient balance', 'balance_insufficient')),
    )
    const own = await bookingServerForThisTest({ replace: ({ cards }) => ({ cards: { ...cards, refund } }) })
    const error = vi.spyOn(own.deps.log, 'error')
    const who = travellerAt(own)
    const { answer, email, agreed } = await bookOne(who)
    const trip = answer.bookingId ?? ''
    await own.deps.bookings.drain(patience(60))
    const { capability } = await details(who, trip, email)
    const { db } = own.deps
    const canceled = {
      status: 'CANCELED',
      refund: { amount: agreed.rate.price.dueNow, currencyCode: 'USD', state: 'pending' },
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const cancellation = cancel(who, trip, capability)
    await expect.poll(() => refund.mock.calls.length).toBe(1)
    vi.setSystemTime(Date.now() + 11_000)
    expect(await cancellation).toMatchObject(canceled)
    vi.useRealTimers()
    const begun = refund.mock.calls.length
    const waited = [await dueIn(db, CANCEL_QUEUE, trip)]
    for (let time = begun; time < 8; time++) {
      await own.deps.cancellations.resume(trip)
      waited.push(await dueIn(db, CANCEL_QUEUE, trip))
    }
    const minutes = [10, 20, 40, 80, 160, 320, 360].slice(begun - 1)
    expect(waited).toEqual([...minutes.map((wait) => about(wait * 60)), undefined])
    for (let time = 0; time < 3; time++) await own.deps.cancellations.resume(trip)
    expect(refund).toHaveBeenCalledTimes(8)
    expect(error.mock.calls.filter(([, words]) => /refund is refused/.test(String(words)))).toHaveLength(8)
    const row = await db.selectFrom('cancellations').select(['state', 'attempts']).executeTakeFirst()
    expect(row).toEqual({ state: 'owed', attempts: 8 })
    const mails = await db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('key', 'like', 'operations:%')
      .execute()
    expect(mails).toMatchObject([{ subject: `Refund refused: trip ${trip} is owed its money` }])
    expect(mails[0]?.body_text).toContain('balance_insufficient: Insufficient balance')
    const due = formatMoney(money(fromMajor(agreed.rate.price.dueNow, 'USD').minor, 'USD'))
    expect(mails[0]?.body_text).toContain(`To refund: ${due}`)
    // Charged, and not refunded.
    const receipt = await receiptText(own.deps, trip)
    expect(receipt).toContain(`4242${due}`)
    expect(receipt).not.toMatch(/notbeencharged|Refund/)
    // Still owed: the traveller gets the same answer, the ledger has the debt.
    expect(await cancel(who, trip, capability)).toMatchObject(canceled)
    expect((await balances(db, trip)).map(({ account }) => account)).toEqual([
      'card_clearing',
      'refund_payable',
    ])
  })
})
