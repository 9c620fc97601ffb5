import { bookSync2 } from '@staykit/contract'
import { money } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { wordsFor } from '../../../mail/words.ts'
import { reconcile } from '../../../operations/reconciliation/reconcile.ts'
import { noteDispute } from '../../../payments/card/disputes.ts'
import { receiptMoney } from '../../documents/files.ts'
import { receiptFor } from '../../documents/receipt.ts'
import { receiptText } from '../../documents/testing/receipt-text.ts'
import { askGoodwill } from '../goodwill/goodwill.ts'
import {
  type Booked,
  bookTrip,
  changeTrip,
  completeChange,
  moneyOf,
  offerOf,
  sums,
  untilCharged,
  untilEnded,
} from '../testing/difference.ts'
import { bookingServerForThisFile } from '../testing/server.ts'
import { cancel, details, finalStatus, refusal, travellerAt } from '../testing/traveller.ts'
import { findTrip } from '../trip-view.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)
const book = (inDays: number, nights = 2) => bookTrip(maya, server, { inDays, nights })
const change = (old: Booked, inDays: number, nights: number) =>
  completeChange(maya, server, old, { inDays, nights })

async function cancelTrip({ trip, email }: Booked) {
  const { capability } = await details(maya, trip, email)
  const answer = await cancel(maya, trip, capability)
  await untilEnded(server, trip)
  return answer
}

const differences = async () =>
  (await reconcile(server.deps, new Date().toISOString().slice(0, 10))).differences

/** The operator gives a part of the price back; waits for the refund. */
async function giveBack({ trip }: Booked, minor: number) {
  const { db } = server.deps
  const found = await findTrip(db, trip)
  if (!found) throw new Error('no trip')
  const form = `form-of-this-test-${trip}-${minor}`
  await db
    .transaction()
    .execute((trx) => askGoodwill(trx, found, money(minor, 'USD'), 'The lift was broken', form))
  const states = () =>
    db.selectFrom('goodwill_refunds').select('state').where('trip_number', '=', trip).execute()
  await expect.poll(async () => (await states()).map(({ state }) => state)).not.toContain('asked')
}

const mailTo = async (email: string, key: string) =>
  (
    await server.deps.db
      .selectFrom('mails')
      .select(['key', 'body_text'])
      .where('recipient', '=', email)
      .execute()
  ).find((mail) => mail.key.startsWith(key))?.body_text

const usd = (minor: number) => `$${(minor / 100).toFixed(2)}`

describe('a change of dates with a credit', () => {
  it('charges only the difference for a dearer stay; its cancellation refunds both payments', async () => {
    const old = await book(30)
    const next = await change(old, 40, 3)
    expect(next.credit).toBe(old.due)
    expect(next.due).toBeGreaterThan(old.due)
    expect(await moneyOf(server, next)).toEqual({ captured: next.due - old.due, refunded: 0 })
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
    expect(await sums(server, old.trip, next.trip)).toMatchObject({ card_clearing: next.due })
    expect(await sums(server, old.trip, next.trip)).not.toHaveProperty('change_credit')
    const [before, after] = [
      await details(maya, old.trip, old.email),
      await details(maya, next.trip, next.email),
    ]
    expect(before.booking).toMatchObject({ status: 'CANCELED', refund: { amount: 0, credit: old.due / 100 } })
    expect(after.booking).toMatchObject({ replaces: old.trip, credit: old.due / 100 })
    expect(await mailTo(next.email, 'confirmation')).toContain(`Paid by card: ${usd(next.due - old.due)}`)
    expect(await mailTo(next.email, 'confirmation')).toContain(`Paid with trip ${old.trip}: ${usd(old.due)}`)
    expect(await mailTo(old.email, 'cancellation')).toContain(`Used for trip ${next.trip}: ${usd(old.due)}`)
    expect(await cancelTrip(next)).toMatchObject({ refund: { amount: next.due / 100, state: 'sent' } })
    expect(await moneyOf(server, next)).toEqual({
      captured: next.due - old.due,
      refunded: next.due - old.due,
    })
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
    expect(await sums(server, old.trip)).toEqual({})
    expect(await sums(server, next.trip)).toEqual({})
    const mail = await mailTo(next.email, 'cancellation')
    for (const amount of [next.due - old.due, old.due])
      expect(mail).toContain(`Refund: ${usd(amount)} (Visa •••• 4242), within 5 to 10 days`)
  })

  it('charges nothing for a cheaper stay, and refunds the difference at once', async () => {
    const old = await book(31, 3)
    const next = await change(old, 41, 2)
    expect(next.paymentIntent).toBeUndefined()
    expect(next.credit).toBe(next.due)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due - next.due })
    const { booking } = await details(maya, old.trip, old.email)
    expect(booking.refund).toMatchObject({
      amount: (old.due - next.due) / 100,
      credit: next.due / 100,
      state: 'sent',
    })
    expect((await details(maya, next.trip, next.email)).booking.paymentForm).toBe('Visa •••• 4242')
    expect(await mailTo(next.email, 'confirmation')).not.toContain('Paid by card')
    await cancelTrip(next)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
    expect(await sums(server, old.trip)).toEqual({})
    expect(await sums(server, next.trip)).toEqual({})
  })

  it('moves no money for a stay of the same price', async () => {
    const old = await book(32)
    const next = await change(old, 32, 2)
    expect(next.due).toBe(old.due)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
    await cancelTrip(next)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
  })

  it('refunds every payment of two changes, each at most once', async () => {
    const first = await book(33)
    const second = await change(first, 43, 4)
    const third = await change(second, 44, 3)
    expect(third.paymentIntent).toBeUndefined()
    const total = async () =>
      (await Promise.all([first, second].map((each) => moneyOf(server, each))))
        .map(({ captured, refunded }) => captured - refunded)
        .reduce((sum, each) => sum + each, 0)
    expect(await total()).toBe(third.due)
    expect(await differences()).toEqual([])
    await cancelTrip(third)
    expect(await total()).toBe(0)
    for (const { trip } of [first, second, third]) expect(await sums(server, trip)).toEqual({})
    expect(await differences()).toEqual([])
  })

  it('makes a partial refund from its own payment first, then from the earlier one', async () => {
    const old = await book(34)
    const next = await change(old, 45, 3)
    const own = next.due - old.due
    await giveBack(next, own + 500)
    expect(await moneyOf(server, next)).toEqual({ captured: own, refunded: own })
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 500 })
    expect((await offerOf(maya, next)).refund.amount).toBe((old.due - 500) / 100)
    const last = await change(next, 46, 2)
    expect(last.credit).toBe(Math.min(old.due - 500, last.due))
    await cancelTrip(last)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
    for (const { trip } of [old, next, last]) expect(await sums(server, trip)).toEqual({})
    expect(await differences()).toEqual([])
  })

  it('names on the receipts what was paid now, and with which trip; a dispute names both trips', async () => {
    const old = await book(35)
    const next = await change(old, 47, 3)
    const dispute = {
      id: 'dp_2',
      amount: money(old.due, 'USD'),
      reason: 'fraudulent',
      status: 'won',
      movements: [],
    }
    await noteDispute(server.deps, old.paymentIntent ?? '', dispute)
    const [notice] = await server.deps.db
      .selectFrom('mails')
      .select('body_text')
      .where('key', '=', 'operations:dispute:dp_2:won')
      .execute()
    expect(notice?.body_text).toContain(`Also pays for: ${next.trip}`)
    const receipt = async ({ trip, email }: Booked) => {
      const { db, brands } = server.deps
      const found = await findTrip(db, trip)
      if (!found) throw new Error(email)
      const brand = await brands.of(found.request.ref_id)
      const { sections } = receiptFor(found, brand, wordsFor(null, brand), await receiptMoney(db, found))
      return sections.at(-1)?.lines ?? []
    }
    expect(await receipt(next)).toEqual(
      expect.arrayContaining([
        [`Paid with trip ${old.trip}`, usd(old.due)],
        ['Paid by card (Visa •••• 4242)', usd(next.due - old.due)],
      ]),
    )
    expect(await receipt(old)).toEqual(
      expect.arrayContaining([
        ['Paid by card (Visa •••• 4242)', usd(old.due)],
        [`Used for trip ${next.trip}`, usd(old.due)],
      ]),
    )
  })
})

describe('a change of dates without a credit', () => {
  it('refuses another credit than the trip has, and the full price for the difference', async () => {
    const old = await book(36)
    const wrong = { status: 409, code: 'NOT_CHANGEABLE', reason: 'refundChanged' }
    for (const credit of [old.due / 100 - 1, old.due / 100 + 1])
      expect(await refusal(changeTrip(maya, old, { inDays: 48, nights: 3 }, { credit }))).toMatchObject(wrong)
    const change = await changeTrip(maya, old, { inDays: 48, nights: 3 })
    const { replaces, ...payload } = change.payload
    // Without the credit in the booking, its payment is too small.
    const whole = { ...payload, replaces: replaces && { ...replaces, credit: undefined } }
    await maya.api(bookSync2, whole)
    expect(await finalStatus(maya, change.id, change.email)).toMatchObject({
      error: { code: 'PAYMENT_MISMATCH' },
    })
    expect((await details(maya, old.trip, old.email)).booking.status).toBe('SUCCESS')
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: 0 })
  })

  it('leaves the price of a prepaid trip with its hotel, and the receipt says so', async () => {
    const pick: NonNullable<Parameters<typeof maya.contract>[0]>['pick'] = (rates) =>
      rates.find(({ cancelBy }) => !cancelBy)
    const hotel = 'Testville Grand Hotel'
    const old = await bookTrip(maya, server, { hotel, pick, inDays: 60 })
    const next = await changeTrip(maya, old, { hotel, inDays: 63 })
    await next.book()
    await finalStatus(maya, next.id, next.email)
    await untilEnded(server, old.trip)
    expect(await receiptText(server.deps, old.trip)).toContain(
      `4242${usd(old.due)}Keptbythehotel${usd(old.due)}`,
    )
  })

  it('opens no payment of a difference for a caller without the capability of the trip', async () => {
    const old = await book(52)
    const none = { status: 404, code: 'NOT_FOUND' }
    for (const capability of [undefined, (await offerOf(maya, await book(53))).capability])
      expect(await refusal(changeTrip(maya, old, { inDays: 54, nights: 3 }, { capability }))).toMatchObject(
        none,
      )
  })

  it('offers none for another currency, after a dispute, or for a non-refundable stay', async () => {
    const old = await book(37)
    const euros = await changeTrip(maya, old, { inDays: 49, currency: 'EUR' })
    expect(euros.credit).toBe(0)
    await euros.book()
    const { bookingId = '' } = await finalStatus(maya, euros.id, euros.email)
    await untilCharged(server, bookingId)
    await untilEnded(server, old.trip)
    expect(await moneyOf(server, old)).toEqual({ captured: old.due, refunded: old.due })
    const disputed = await book(38)
    expect(await offerOf(maya, disputed)).toHaveProperty('credit')
    const dispute = { id: 'dp_1', amount: money(disputed.due, 'USD'), reason: 'fraudulent', movements: [] }
    await noteDispute(server.deps, disputed.paymentIntent ?? '', { ...dispute, status: 'needs_response' })
    expect(await offerOf(maya, disputed)).not.toHaveProperty('credit')
    await noteDispute(server.deps, disputed.paymentIntent ?? '', { ...dispute, status: 'won' })
    expect(await offerOf(maya, disputed)).toHaveProperty('credit')
    const pick: NonNullable<Parameters<typeof maya.contract>[0]>['pick'] = (rates) =>
      rates.find(({ cancelBy }) => !cancelBy)
    const prepaid = await bookTrip(maya, server, { hotel: 'Testville Grand Hotel', pick, inDays: 39 })
    expect(await offerOf(maya, prepaid)).not.toHaveProperty('credit')
  })

  it('refuses a credit with a payment that has no parts', async () => {
    const old = await book(50)
    const change = await changeTrip(maya, old, { inDays: 51, nights: 3 })
    const payload = { ...change.payload, paymentMethod: 'WALLET' as const }
    expect(await refusal(maya.api(bookSync2, payload))).toMatchObject({ code: 'PAYMENT_MISMATCH' })
  })
})
