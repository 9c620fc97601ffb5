import { type BookingPayload, bookDetails, bookPart, bookPartCancel, bookResend } from '@staykit/contract'
import { formatMoney, fromMajor, money, spreadGuests } from '@staykit/domain'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import { CardError } from '../../../../ports/cards.ts'
import { SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { moneyOf, refundKeys } from '../../../booking/bookings/testing/difference.ts'
import { guests } from '../../../booking/bookings/testing/parts.ts'
import { bookingServerForThisTest } from '../../../booking/bookings/testing/server.ts'
import {
  bookOne,
  type Choice,
  cancel,
  details,
  finalStatus,
  REF_ID,
  travellerAt,
} from '../../../booking/bookings/testing/traveller.ts'
import { reconcile } from '../../reconciliation/reconcile.ts'
import { browser } from '../testing/browser.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'

async function desk(choice: Choice = {}, more: Partial<BookingPayload> = {}) {
  const bank = { refuses: false }
  const hotel = { refuses: false }
  const server = await bookingServerForThisTest({
    withJobs: true,
    environment: { ADMIN_TOKEN, OPERATIONS_EMAIL: 'ops@example.com' },
    replace: ({ cards, suppliers }) => ({
      cards: {
        ...cards,
        async refund(...args) {
          if (bank.refuses) throw new CardError('REFUSED', 'The balance is empty.', 'balance_insufficient')
          return cards.refund(...args)
        },
      },
      ...suppliersWith({ suppliers }, (supplier) => ({
        async cancel(...args) {
          if (hotel.refuses) throw new SupplierError('NOT_CANCELLABLE', 'no')
          return supplier.cancel(...args)
        },
      })),
    }),
  })
  const who = travellerAt(server)
  const booked = await bookOne(who, choice, more)
  const trip = booked.answer.bookingId ?? ''
  await finalStatus(who, booked.id, booked.email)
  const { db } = server.deps
  const kinds = async () =>
    (await db.selectFrom('ledger_transactions').select('kind').where('booking', '=', trip).execute()).map(
      ({ kind }) => kind.replace(/-\d+$/, ''),
    )
  await expect.poll(kinds).toContain('capture')
  const admin = browser(server.app)
  await admin.signIn(ADMIN_TOKEN)
  const path = `/admin/bookings/${trip}`
  const act = async (action: string, values: Record<string, string>) =>
    admin.submit(await admin.load(path), `${path}/${action}`, values)
  return { ...server, db, bank, hotel, who, booked, trip, kinds, admin, path, act }
}

/** A stay at whose booking the free tier is over, and a cancellation costs half. */
const inHalfTier: Choice = { hotel: 'The Two Tiers', inDays: 3 }
const minor = (amount = 0) => fromMajor(amount, 'USD').minor
const dollars = (amount: number) => formatMoney(money(amount, 'USD'))

describe('the page of a booking', () => {
  it('finds it by the facts of a traveller, and shows its steps, its ledger and its payment', async () => {
    const { admin, trip, booked, db, path } = await desk()
    const { confirmation } = await db.selectFrom('bookings').select('confirmation').executeTakeFirstOrThrow()
    for (const text of [
      trip,
      trip.toLowerCase(),
      booked.email,
      confirmation,
      booked.paymentIntent,
      booked.id,
      '',
    ])
      expect((await admin.load(`/admin/bookings?q=${encodeURIComponent(text)}`)).words, text).toContain(trip)
    expect((await admin.load('/admin/bookings?q=nobody')).words).toContain(
      'Nothing is known under this text.',
    )
    const { words } = await admin.load(path)
    for (const fact of [
      'authorise',
      'book',
      'capture',
      'card_clearing',
      'supplier_payable',
      booked.paymentIntent,
    ])
      expect(words).toContain(fact)
    expect(words).toContain('Nothing of this booking is left to do.')
    expect((await admin.load('/admin/bookings/ST-NOTHING')).status).toBe(404)
  })

  it('makes the links of earlier mails void, and later mails have new ones', async () => {
    const { db, who, trip, booked, act } = await desk()
    /** The newest link that a mail of the trip has. */
    const link = async () => {
      const { body_text, body_html } = await db
        .selectFrom('mails')
        .select(['body_text', 'body_html'])
        .where('body_text', 'like', '%stay-link=%')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const [inText, inHtml] = [body_text, body_html].map((body) => /#stay-link=([\w.-]+)/.exec(body)?.[1])
      expect(inHtml).toBe(inText)
      return inText ?? ''
    }
    const opens = async (link: string) =>
      who.api(bookDetails, { bookingId: trip, link, refId: REF_ID }).then(
        () => true,
        () => false,
      )
    const first = await link()
    expect(await opens(first)).toBe(true)
    const { words } = await act('void-links', { operator: 'Maya' })
    expect(words).toContain('The links of earlier mails open nothing any more.')
    expect(words).toContain('Maya: void-links')
    expect(await opens(first)).toBe(false)
    await who.api(bookResend, { bookingId: trip, email: booked.email, refId: REF_ID })
    await expect.poll(link).not.toBe(first)
    expect([await opens(first), await opens(await link())]).toEqual([false, true])
  })

  it('shows nothing without the token, and rejects a form of another page', async () => {
    const { app, admin, path, db } = await desk()
    const stranger = browser(app)
    for (const each of ['/admin/bookings', path, '/admin/books'])
      expect((await stranger.load(each)).words, each).toContain('Token')
    const refused = await stranger.post(`${path}/give-back`, [['amount', '1']])
    expect(refused.status).toBe(404)
    const foreign = await admin.post(`${path}/give-back`, [
      ['amount', '1'],
      ['reason', 'why not'],
      ['operator', 'Eve'],
    ])
    expect(foreign.status).toBe(403)
    expect(await db.selectFrom('goodwill_refunds').select('id').execute()).toEqual([])
  })
})

describe('a partial refund', () => {
  it('moves the amount once, with a mail and a ledger entry, and a cancellation does not repeat it', async () => {
    const { act, who, trip, booked, db, kinds, deps, admin, path } = await desk()
    const response = await act('give-back', { amount: '25.50', reason: 'No hot water', operator: 'Ada' })
    expect([response.status, response.words.includes('on its way back')]).toEqual([200, true])
    await expect.poll(kinds).toContain('goodwill')
    const intent = () => deps.cards.retrieve(booked.paymentIntent)
    expect((await intent()).refunded.minor).toBe(2_550)
    const mails = await db
      .selectFrom('mails')
      .select('body_text')
      .where('subject', 'like', 'Refund for%')
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body_text).toContain('Reason: No hot water')
    expect((await admin.load(path)).words).toContain('Ada: give-back')
    const day = new Date().toISOString().slice(0, 10)
    expect((await reconcile(deps, day)).differences).toEqual([])
    const { capability } = await details(who, trip, booked.email)
    const cancelled = await cancel(who, trip, capability)
    const { captured } = await intent()
    expect(cancelled.refund?.amount).toBe((captured.minor - 2_550) / 100)
    expect((await intent()).refunded).toEqual(captured)
    expect(await balances(db, trip)).toEqual([])
    expect((await reconcile(deps, day)).differences).toEqual([])
  })

  it('never exceeds the charge, however many operators refund at once, and is never zero', async () => {
    const { act, admin, path, deps, booked, db, kinds } = await desk()
    const { captured } = await deps.cards.retrieve(booked.paymentIntent)
    const most = captured.minor / 100
    for (const amount of ['0', '-1', 'ten', '', String(most + 0.01)]) {
      const { status, words } = await act('give-back', { amount, reason: 'because', operator: 'Ada' })
      expect([status, /can be given back|write an amount/.test(words)], amount).toEqual([422, true])
    }
    expect((await act('give-back', { amount: '1', reason: 'because', operator: ' ' })).words).toContain(
      'your name',
    )
    const page = await admin.load(path)
    const all = { amount: String(most), reason: 'all of it', operator: 'Bo' }
    const many = await Promise.all(
      Array.from({ length: 5 }, () => admin.submit(page, `${path}/give-back`, all)),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    await expect.poll(kinds).toContain('goodwill')
    expect((await deps.cards.retrieve(booked.paymentIntent)).refunded).toEqual(captured)
    expect(await db.selectFrom('operator_actions').select('operator').execute()).toEqual([{ operator: 'Bo' }])
    await expect(sql`delete from operator_actions`.execute(db)).rejects.toThrow('append-only')
  })

  it('happens once for a form that is sent twice', async () => {
    const { admin, path, deps, booked, kinds } = await desk()
    const page = await admin.load(path)
    const some = { amount: '25', reason: 'No hot water', operator: 'Ada' }
    const both = await Promise.all([1, 2].map(() => admin.submit(page, `${path}/give-back`, some)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(both.some(({ words }) => words.includes('has given it back already'))).toBe(true)
    await expect.poll(kinds).toContain('goodwill')
    const refunded = async () => (await deps.cards.retrieve(booked.paymentIntent)).refunded.minor
    expect(await refunded()).toBe(2_500)
    // A new form is a new refund.
    await admin.submit(await admin.load(path), `${path}/give-back`, some)
    await expect.poll(refunded).toBe(5_000)
  })

  it('shows a refusal of the provider, which costs nothing, and can be repeated', async () => {
    const { act, bank, admin, path, db, trip } = await desk()
    bank.refuses = true
    await act('give-back', { amount: '10', reason: 'a late check-in', operator: 'Ada' })
    await expect.poll(async () => (await admin.load(path)).words).toContain('balance_insufficient')
    const kinds = (await balances(db, trip)).map(({ account }) => account)
    expect(kinds).not.toContain('goodwill')
    bank.refuses = false
    expect((await act('give-back', { amount: '10', reason: 'again', operator: 'Ada' })).status).toBe(200)
  })
})

/** Retries the refund of a cancelled trip until it is owed; returns a reader of its state. */
async function untilOwed({ db, deps, trip }: Awaited<ReturnType<typeof desk>>) {
  await sql`update cancellations set attempts = 7 where trip_number = ${trip}`.execute(db)
  const state = async () =>
    (await db.selectFrom('cancellations').select('state').executeTakeFirstOrThrow()).state
  await expect
    .poll(async () => {
      await deps.cancellations.resume(trip).catch(() => undefined)
      return state()
    })
    .toBe('owed')
  return state
}

describe('a refund that the provider has refused for good', () => {
  it('stays owed, and goes out when an operator retries it', async () => {
    const at = await desk()
    const { act, bank, who, trip, booked, db, admin, path } = at
    bank.refuses = true
    const { capability } = await details(who, trip, booked.email)
    await cancel(who, trip, capability)
    const state = await untilOwed(at)
    bank.refuses = false
    expect((await admin.load(path)).words).toContain('Refund again')
    const again = await act('again', { operator: 'Ada' })
    expect(again.words).toContain('The server looks at it now')
    await expect.poll(state).toBe('done')
    expect(await balances(db, trip)).toEqual([])
    const second = await admin.load(path)
    expect(second.words).toContain('Nothing of this booking is left to do.')
    expect(second.words).toContain('Ada: try-again')
  })

  it('goes out once, without what the hotel keeps, when an operator retries it', async () => {
    const at = await desk(inHalfTier)
    const { bank, who, trip, booked, admin, path } = at
    bank.refuses = true
    const { booking, capability } = await details(who, trip, booked.email)
    const due = minor(booked.agreed.rate.price.dueNow)
    const half = minor(booking.cancelNow?.refund)
    expect(half).toBe(Math.floor(due / 2))
    await cancel(who, trip, capability, REF_ID, booking.cancelNow?.refund)
    const state = await untilOwed(at)
    bank.refuses = false
    const page = await admin.load(path)
    const press = () => admin.submit(page, `${path}/again`, { operator: 'Ada' })
    expect((await press()).status).toBe(200)
    await expect.poll(state).toBe('done')
    expect((await press()).status).toBe(422)
    expect(await moneyOf(at, booked)).toEqual({ captured: due, refunded: half })
    expect(await refundKeys(at)).toHaveLength(1)
  })
})

describe('the page of a booking', () => {
  it('numbers the cancelled parts, and adds up what the hotel keeps', async () => {
    const more = { roomGuests: guests }
    const at = await desk({ ...inHalfTier, occupancy: spreadGuests(3, 4), nights: 3 }, more)
    const { who, trip, booked, admin, path } = at
    const { capability } = await details(who, trip, booked.email)
    const claim = { bookingId: trip, capability, refId: REF_ID }
    let before = 0
    for (const done of [0, 1]) {
      const { rooms } = await who.api(bookPart, claim)
      const [room] = rooms
      const refund = room?.refund ?? 0
      const answer = await who.api(bookPartCancel, { ...claim, done, room: 0, refund })
      expect(answer.state).toBe('cancelled')
      before += minor(room?.amount) - minor(refund)
      const { words } = await admin.load(path)
      const [back, amount] = [minor(refund), minor(room?.amount)].map(dollars)
      expect(words).toContain(`Part ${done + 1}, cancelled alone: room 1 done, ${back} of ${amount} back`)
      expect(words).toContain(`Kept by the hotel ${dollars(before)}`)
    }
    const { booking } = await details(who, trip, booked.email)
    const { refund, penalty } = booking.cancelNow ?? {}
    await cancel(who, trip, capability, REF_ID, refund)
    const { words } = await admin.load(path)
    expect(words).toContain(`Kept by the hotel ${dollars(before + minor(penalty))}`)
  })

  it('names nothing that the hotel keeps after a refused cancellation', async () => {
    const { who, trip, booked, admin, path, hotel } = await desk(inHalfTier)
    hotel.refuses = true
    const { booking, capability } = await details(who, trip, booked.email)
    await cancel(who, trip, capability, REF_ID, booking.cancelNow?.refund)
    const { words } = await admin.load(path)
    expect(words).toContain('Cancellation refused')
    expect(words).not.toContain('Kept by the hotel')
  })
})

it('the refund of a part that the provider has refused for good stays owed, and goes out when an operator retries it', async () => {
  const { act, bank, who, trip, booked, db, deps, admin, path } = await desk()
  bank.refuses = true
  const { capability } = await details(who, trip, booked.email)
  const claim = { bookingId: trip, capability, refId: REF_ID }
  const { lastNight, done } = await who.api(bookPart, claim)
  const answer = who.api(bookPartCancel, { ...claim, done, refund: lastNight?.refund ?? 0 })
  const part = async () => (await db.selectFrom('trip_parts').selectAll().execute())[0]
  await expect.poll(async () => (await part())?.attempts).toBeGreaterThan(0)
  await sql`update trip_parts set attempts = 7`.execute(db)
  await expect
    .poll(async () => {
      await deps.tripParts.resume((await part())?.id ?? '').catch(() => undefined)
      return (await part())?.state
    })
    .toBe('owed')
  expect((await answer).state).toBe('released')
  const { words } = await admin.load(path)
  expect(words).toContain('Part 1, cancelled alone: the last night')
  expect(words).toContain('Refund again')
  bank.refuses = false
  await act('again', { operator: 'Ada' })
  await expect.poll(async () => (await part())?.state).toBe('done')
  await cancel(who, trip, capability)
  expect(await balances(db, trip)).toEqual([])
})

it('differences of the books appear on their page, with their bookings', async () => {
  const { admin, deps, booked, trip } = await desk()
  expect((await admin.load('/admin/books')).words).toContain('No day has been compared yet')
  await deps.cards.refund(booked.paymentIntent, { minor: 300, currency: 'USD' }, 'by hand')
  await reconcile(deps, new Date().toISOString().slice(0, 10))
  const { words, text } = await admin.load('/admin/books')
  expect(words).toContain('returned-differs')
  expect(text).toContain(`/admin/bookings/${trip}`)
})
