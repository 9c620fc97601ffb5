import { describe, expect, it, vi } from 'vitest'
import { CardError, type Cards } from '../../../ports/cards.ts'
import { about, dueIn } from '../../booking/bookings/testing/jobs.ts'
import type { Payment } from '../payable.ts'
import { onCardEvent } from './card-events.ts'
import { noteDecline, openerOf, refuseAfterDeclines } from './declines.ts'
import { cardMethod } from './method.ts'
import { expirePayment, openPayment, PAYMENT_EXPIRY_QUEUE, paymentOf } from './payments.ts'
import { bankForThisFile, broken, fails, newBookingRequestId, refusing } from './testing/bank.ts'

const { bank, payment, held, deps } = bankForThisFile()

describe('a payment without a booking', () => {
  const opened = async (change: Partial<Payment> = {}, more: Parameters<typeof openPayment>[2] = {}) => {
    const own = { ...payment(), bookingRequestId: newBookingRequestId(), ...change }
    const intent = await openPayment(deps(), own, more)
    const storedPayment = () => paymentOf(deps().db, own.bookingRequestId)
    return { own, id: own.bookingRequestId, intent, storedPayment }
  }

  it('has its hold released after its contract, unless a booking began with it', async () => {
    const { db } = deps()
    const { id, intent, storedPayment } = await opened()
    expect(await dueIn(db, PAYMENT_EXPIRY_QUEUE, id)).toEqual(about(45 * 60))
    expect(await storedPayment()).toMatchObject({
      intent_id: intent.id,
      status: 'requires_payment_method',
      claimed_at: null,
      opened_by: null,
      amount_minor: payment().due.minor,
    })
    const claimed = await opened({}, { isClaimed: true, opener: 'somebody' })
    expect(await dueIn(db, PAYMENT_EXPIRY_QUEUE, claimed.id)).toBeUndefined()
    expect(await claimed.storedPayment()).toMatchObject({
      claimed_at: expect.any(Date),
      opened_by: 'somebody',
    })
    for (const one of [id, claimed.id]) await expirePayment(deps(), one)
    expect((await storedPayment())?.expired_at).toBeInstanceOf(Date)
    expect((await claimed.storedPayment())?.expired_at).toBeNull()
    expect((await deps().cards.retrieve(intent.id)).status).toBe('canceled')
    const claim = (trx: typeof db) => cardMethod.onClaim(trx, { ...payment(), bookingRequestId: id })
    await expect(db.transaction().execute(claim)).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
      status: 402,
    })
    // A typed card opens its payment later.
    const typed = { ...payment(), bookingRequestId: newBookingRequestId(), reference: null }
    await db.transaction().execute((trx) => cardMethod.onClaim(trx, typed))
  })

  it('retries the release while the provider does not answer, and ends it when it refuses', async () => {
    const { id } = await opened()
    const expire = (cancel: Cards['cancel']) => expirePayment(bank({}, { cancel }).deps, id)
    await expect(expire(refusing('UNAVAILABLE'))).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
    await expect(expire(fails(broken))).rejects.toBe(broken)
    for (const kind of ['WRONG_STATE', 'NOT_FOUND', 'REFUSED'] as const)
      expect(await expire(refusing(kind)), kind).toBeUndefined()
    const cancel = vi.fn(async () => held())
    await expirePayment(bank({}, { cancel }).deps, 'none')
    expect(cancel).not.toHaveBeenCalled()
  })

  it('opens once, for one contract at one brand and provider', async () => {
    const { own, intent } = await opened()
    expect((await openPayment(deps(), own)).id).toBe(intent.id)
    const stripe = bank({}, { provider: 'stripe' }).deps
    const conflict = { code: 'IDEMPOTENCY_CONFLICT', status: 409 }
    for (const other of [{ quoteId: 'another' }, { refId: '8298' }])
      await expect(openPayment(deps(), { ...own, ...other })).rejects.toMatchObject(conflict)
    await expect(openPayment(stripe, own)).rejects.toMatchObject(conflict)
  })

  it('uses the member’s own customer, which is created once', async () => {
    const ann = newBookingRequestId()
    const at = { created_at: new Date(), updated_at: new Date() }
    const user = { id: ann, email: `${ann}@example.com`, name: '', email_verified: true, ...at }
    await deps().db.insertInto('users').values(user).execute()
    const { cards } = deps()
    const createCustomer = vi.fn(cards.createCustomer)
    const createIntent = vi.fn(cards.createIntent)
    const { deps: own } = bank({}, { createCustomer, createIntent })
    const id = newBookingRequestId()
    await openPayment(own, { ...payment(), bookingRequestId: id, member: ann })
    await openPayment(own, { ...payment(), bookingRequestId: newBookingRequestId(), member: ann })
    await openPayment(own, { ...payment(), bookingRequestId: newBookingRequestId(), member: null })
    expect(createCustomer.mock.calls).toEqual([[ann, `customer:${ann}`]])
    const customers = createIntent.mock.calls.map(([{ customer }]) => customer)
    expect(customers).toEqual([expect.any(String), customers[0], undefined])
    const { quoteId, hotelId, due } = payment()
    expect(createIntent.mock.calls[0]).toEqual([
      { amount: due, bookingRequestId: id, quoteId, hotelId, customer: customers[0] },
      `intent:${id}`,
    ])
  })

  it('counts the declines of its contract, and of its opener in the last hour', async () => {
    const { db } = deps()
    const quoteId = newBookingRequestId()
    const opener = openerOf('203.0.113.9')
    expect(opener).toBe(openerOf('203.0.113.9'))
    expect(opener).not.toBe(openerOf('203.0.113.8'))
    const { id } = await opened({ quoteId }, { opener })
    const isRefused = (quote: string, by?: string) =>
      refuseAfterDeclines(db, quote, by).then(
        () => undefined,
        ({ code, status, headers }) => [code, status, headers],
      )
    for (let time = 1; time < 10; time++) expect(await noteDecline(db, id), `${time}`).toBe(false)
    expect(await isRefused(quoteId, opener)).toBeUndefined()
    expect(await noteDecline(db, id)).toBe(true)
    const limited = ['RATE_LIMITED', 429, { 'retry-after': '3600' }]
    expect(await isRefused(quoteId)).toEqual(limited)
    expect(await isRefused('fresh', opener)).toBeUndefined()
    const declines = (count: number, updated_at = new Date()) =>
      db
        .updateTable('payments')
        .set({ declines: count, updated_at })
        .where('booking_request_id', '=', id)
        .execute()
    await declines(29)
    expect(await isRefused('fresh', opener)).toBeUndefined()
    await declines(30)
    expect(await isRefused('fresh', opener)).toEqual(limited)
    expect(await isRefused('fresh', 'another')).toBeUndefined()
    expect(await isRefused('fresh')).toBeUndefined()
    await declines(30, new Date(Date.now() - 3_700_000))
    expect(await isRefused('fresh', opener)).toBeUndefined()
    expect(await noteDecline(db, 'none')).toBe(false)
  })

  it('handles each event of its provider once, stored after its effect, and other events without one', async () => {
    const { db } = deps()
    const { id, intent, storedPayment } = await opened({ quoteId: newBookingRequestId() })
    const { deps: own, calls } = bank({ id: intent.id, status: 'processing', bookingRequestId: id })
    const tell = (name: string, type: string, intentId: string | undefined = intent.id) =>
      onCardEvent(own, { id: `${id}-${name}`, type, intentId })
    await tell('1', 'payment_intent.processing')
    expect(await storedPayment()).toMatchObject({ status: 'processing', declines: 0 })
    await tell('1', 'payment_intent.processing')
    expect(calls.retrieve).toHaveBeenCalledTimes(1)
    await onCardEvent(own, { id: `${id}-2`, type: 'balance.available', intentId: undefined })
    expect(calls.retrieve).toHaveBeenCalledTimes(1)
    await tell('3', 'payment_intent.payment_failed')
    expect(await storedPayment()).toMatchObject({ declines: 1 })
    expect(calls.cancel).not.toHaveBeenCalled()
    await db.updateTable('payments').set({ declines: 9 }).where('booking_request_id', '=', id).execute()
    calls.cancel.mockRejectedValueOnce(new CardError('WRONG_STATE', 'gone'))
    await tell('4', 'payment_intent.payment_failed')
    expect(calls.cancel.mock.calls).toEqual([[intent.id, `declines:${id}`]])
    const silent = bank({}, { retrieve: refusing('UNAVAILABLE') }).deps
    const lost = { id: `${id}-5`, type: 'payment_intent.canceled', intentId: intent.id }
    await expect(onCardEvent(silent, lost)).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
    const stored = await db
      .selectFrom('payment_events')
      .select(['id', 'intent_id'])
      .where('id', 'like', `${id}%`)
      .orderBy('id')
      .execute()
    expect(stored).toEqual(
      ['1', '2', '3', '4'].map((name) => ({
        id: `${id}-${name}`,
        intent_id: name === '2' ? null : intent.id,
      })),
    )
  })
})
