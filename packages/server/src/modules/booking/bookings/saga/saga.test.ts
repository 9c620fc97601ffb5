import { bookSync2 } from '@staykit/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Deps } from '../../../../compose.ts'
import { waiting } from '../../../../kernel/jobs/jobs.ts'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import { CardError, type Cards } from '../../../../ports/cards.ts'
import { SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { type BookingServer, bookingServerForThisTest } from '../testing/server.ts'
import { bookOne, finalStatus, newBookingRequestId, payloadFor, traveller } from '../testing/traveller.ts'

const at = (server: BookingServer) => traveller((path, init) => server.app.request(path, init))
const bookingsIn = ({ deps }: BookingServer) => deps.db.selectFrom('bookings').selectAll().execute()
const roomsIn = ({ deps }: BookingServer) => deps.db.selectFrom('supplier_bookings').selectAll().execute()

/** Cards with some other methods. */
const cardsWith =
  (change: (cards: Cards) => Partial<Cards>) =>
  (deps: Deps): Partial<Deps> => ({ cards: { ...deps.cards, ...change(deps.cards) } })

/** Makes the request older. */
const age = ({ deps }: BookingServer, id: string, seconds: number) =>
  sql`update booking_requests set created_at = created_at - ${seconds} * interval '1 second', paid_at = paid_at - ${seconds} * interval '1 second' where id = ${id}`.execute(
    deps.db,
  )

describe('the saga and its supplier', () => {
  it('makes one booking at the supplier after lost answers of every kind', async () => {
    for (const fault of ['timeout-done', 'truncated-done', 'reset', 'html', '500'].map(
      (mode) => `book=${mode}*1`,
    )) {
      const server = await bookingServerForThisTest({ faults: fault })
      const who = at(server)
      const { id, email } = await bookOne(who)
      await server.deps.bookings.resume(id)
      expect(await finalStatus(who, id, email), fault).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
      expect(await roomsIn(server), fault).toHaveLength(1)
    }
  })

  it('treats an adapter that fails after it booked as an unknown outcome', async () => {
    const server = await bookingServerForThisTest({
      replace: (deps) =>
        suppliersWith(deps, (supplier) => ({
          book: async (request) => {
            await supplier.book(request)
            throw new TypeError('cannot read the answer')
          },
        })),
    })
    const { answer } = await bookOne(at(server))
    expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
    expect(await roomsIn(server)).toHaveLength(1)
  })

  it('looks up before it books again, and waits while the supplier cannot answer', async () => {
    const server = await bookingServerForThisTest({ faults: 'book=timeout-done*1,findBooking=down*2' })
    const who = at(server)
    const { id, email, answer } = await bookOne(who)
    expect(answer.status).toBe('HOTEL_BOOKING_PENDING')
    await server.deps.bookings.resume(id)
    expect(await finalStatus(who, id, email, 0)).toMatchObject({ status: 'HOTEL_BOOKING_PENDING' })
    await server.deps.bookings.resume(id)
    expect(await finalStatus(who, id, email)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    expect(await roomsIn(server)).toHaveLength(1)
  })

  it('gives up after 45 s of silence, releases the card, and looks for a late booking', async () => {
    const server = await bookingServerForThisTest({ faults: 'book=timeout' })
    const who = at(server)
    const { id, email, paymentIntent } = await bookOne(who)
    await age(server, id, 60)
    await server.deps.bookings.resume(id)
    expect(await finalStatus(who, id, email)).toMatchObject({
      status: 'HOTEL_BOOKING_ERROR',
      error: { code: 'SUPPLIER_UNAVAILABLE' },
    })
    expect((await server.deps.cards.retrieve(paymentIntent)).status).toBe('canceled')
    const left = await waiting(server.deps.db)
    expect(left.map(({ queue }) => queue)).toContain('supplier-orphan')
    expect(await server.deps.db.selectFrom('mails').select('key').execute()).toEqual([])
  })

  it('ignores a booking that the supplier calls cancelled', async () => {
    const server = await bookingServerForThisTest({
      replace: (deps) =>
        suppliersWith(deps, (supplier) => ({
          async book(request) {
            await supplier.book(request)
            await supplier.cancel(request.reference)
            throw new SupplierError('UNKNOWN_OUTCOME', 'the answer was lost')
          },
        })),
    })
    const who = at(server)
    const { id, email, paymentIntent } = await bookOne(who)
    expect(await finalStatus(who, id, email, 0)).toMatchObject({ status: 'HOTEL_BOOKING_PENDING' })
    await age(server, id, 60)
    await server.deps.bookings.resume(id)
    expect(await finalStatus(who, id, email)).toMatchObject({ error: { code: 'SUPPLIER_UNAVAILABLE' } })
    expect(await bookingsIn(server)).toEqual([])
    expect((await server.deps.cards.retrieve(paymentIntent)).status).toBe('canceled')
  })

  it('mails a failure after the traveller left', async () => {
    const server = await bookingServerForThisTest({ faults: 'book=timeout' })
    const { id, email } = await bookOne(at(server))
    await age(server, id, 300)
    await server.deps.bookings.resume(id)
    const mails = await server.deps.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body_text'])
      .execute()
    expect(mails).toMatchObject([
      { recipient: email, subject: expect.stringMatching(/^Not booked: The Free/) },
    ])
    expect(mails[0]?.body_text).toContain('The hotel did not answer. You were not charged.')
  })

  it('releases a booking that comes too late', async () => {
    const server = await bookingServerForThisTest()
    const { lookForOrphan } = await import('./orphans.ts')
    const { answer } = await bookOne(at(server))
    expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
    const [room] = await roomsIn(server)
    await lookForOrphan(server.deps, { subject: room?.reference })
    expect(await roomsIn(server)).toMatchObject([{ status: 'cancelled' }])
  })
})

describe('the saga and its card', () => {
  it('retries a failing capture and never drops it', async () => {
    let failures = 3
    const server = await bookingServerForThisTest({
      replace: cardsWith((cards) => ({
        capture: async (...args) => {
          if (failures-- > 0) throw new CardError('UNAVAILABLE', 'no answer')
          return cards.capture(...args)
        },
      })),
    })
    const { id, answer, paymentIntent } = await bookOne(at(server))
    // The room is booked; the traveller does not wait for the charge.
    expect(answer).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    for (let round = 0; round < 3; round++) await server.deps.bookings.resume(id)
    expect((await server.deps.cards.retrieve(paymentIntent)).status).toBe('succeeded')
    const accounts = (await balances(server.deps.db, answer.bookingId)).map(({ account }) => account)
    expect(accounts).toEqual(['card_clearing', 'supplier_payable'])
  })

  it('charges once after a lost answer', async () => {
    let lost = 1
    const server = await bookingServerForThisTest({
      replace: cardsWith((cards) => ({
        capture: async (...args) => {
          const done = await cards.capture(...args)
          if (lost-- > 0) throw new CardError('UNAVAILABLE', 'answer lost')
          return done
        },
      })),
    })
    const { id, paymentIntent } = await bookOne(at(server))
    await server.deps.bookings.resume(id)
    const intent = await server.deps.cards.retrieve(paymentIntent)
    expect(intent.captured).toEqual(intent.amount)
    expect(await server.deps.db.selectFrom('ledger_imbalances').selectAll().execute()).toEqual([])
  })

  it('refuses a payment of another amount or for another contract', async () => {
    const server = await bookingServerForThisTest({
      replace: cardsWith((cards) => ({
        retrieve: async (id) => {
          const intent = await cards.retrieve(id)
          return { ...intent, amount: { ...intent.amount, minor: intent.amount.minor - 1 } }
        },
      })),
    })
    const { answer } = await bookOne(at(server))
    expect(answer.error?.code).toBe('PAYMENT_MISMATCH')
    expect(await bookingsIn(server)).toEqual([])
  })

  it('releases a hold without a booking when its contract is over', async () => {
    const server = await bookingServerForThisTest()
    const who = at(server)
    const { expirePayment } = await import('../../../payments/card/payments.ts')
    const agreed = await who.contract()
    const id = newBookingRequestId()
    const paymentIntent = await who.pay(agreed, id)
    await expirePayment(server.deps, id)
    expect((await server.deps.cards.retrieve(paymentIntent)).status).toBe('canceled')
    const booked = await bookOne(who)
    await expirePayment(server.deps, booked.id)
    expect((await server.deps.cards.retrieve(booked.paymentIntent)).status).toBe('succeeded')
  })

  it('keeps a hold while a booking uses it, and books nothing with an expired one', async () => {
    const server = await bookingServerForThisTest()
    const who = at(server)
    const { expirePayment } = await import('../../../payments/card/payments.ts')
    const waiting = await bookOne(who, { hotel: 'The Supplier Error 500' })
    await expirePayment(server.deps, waiting.id)
    expect((await server.deps.cards.retrieve(waiting.paymentIntent)).status).toBe('requires_capture')
    const agreed = await who.contract()
    const id = newBookingRequestId()
    const paymentIntent = await who.pay(agreed, id)
    await expirePayment(server.deps, id)
    const late = who.api(bookSync2, payloadFor(agreed, id, { paymentIntent }))
    await expect(late).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED', status: 402 })
    expect(await roomsIn(server)).toEqual([])
  })
})

describe('a card in the payload', () => {
  const card = (cardNumber: string, cvcCode = '123') => ({
    cardNumber,
    cvcCode,
    cardHolder: 'Maya Okafor',
    cardType: 'VI',
  })
  const send = async (server: BookingServer, fields: object, hotel?: string) => {
    const who = at(server)
    const agreed = await who.contract(hotel ? { hotel } : {})
    return who.api(
      bookSync2,
      payloadFor(agreed, newBookingRequestId(), { ...fields, addressLine1: '18 Alder Street' }),
    )
  }

  it('[HOT-271] pays when it is a published test number', async () => {
    const server = await bookingServerForThisTest()
    const answer = await send(server, card('4242 4242-4242 4242'))
    expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
    const [row] = await server.deps.db.selectFrom('booking_requests').selectAll().execute()
    expect(row?.payment_details).toMatchObject({ brand: 'visa', lastFour: '4242' })
  })

  it('[OQ-10] returns 422 for any other number before anything is stored', async () => {
    const server = await bookingServerForThisTest()
    for (const number of ['4111111111111111', '4000056655665556', '1234'])
      await expect(send(server, card(number))).rejects.toMatchObject({
        code: 'RAW_CARD_REFUSED',
        status: 422,
      })
    expect(await server.deps.db.selectFrom('booking_requests').selectAll().execute()).toEqual([])
  })

  it('reports a decline, a challenge and a wrong CVC separately', async () => {
    const server = await bookingServerForThisTest()
    for (const [number, reason] of [
      ['4000000000000002', 'card_declined'],
      ['4000000000009995', 'insufficient_funds'],
      ['4000000000000069', 'expired_card'],
      ['4000000000000127', 'incorrect_cvc'],
    ] as const)
      expect((await send(server, card(number))).error).toMatchObject({
        code: 'PAYMENT_DECLINED',
        details: { reason },
      })
    expect((await send(server, card('4000002500003155'))).error?.code).toBe('PAYMENT_DECLINED')
    expect((await send(server, card('4242424242424242'), 'The Card Declined')).error?.code).toBe(
      'PAYMENT_DECLINED',
    )
    expect(await bookingsIn(server)).toEqual([])
  })

  it('stays unknown to a process that takes over: then nothing is booked or charged', async () => {
    const server = await bookingServerForThisTest({ replace: () => ({}) })
    const who = at(server)
    const agreed = await who.contract()
    const { storeRequest } = await import('../requests.ts')
    const { quoteSigner } = await import('../../quotes/quote.ts')
    const quote = quoteSigner(server.deps.config.AUTH_SECRET, server.deps.now).readAnyAge(
      agreed.meta.contract,
    )
    const id = newBookingRequestId()
    await storeRequest(server.deps.db, {
      id,
      request_hash: 'x',
      ref_id: '8183',
      email: 'maya@example.com',
      offer_id: 'offer',
      quote: JSON.stringify(quote?.claims),
      quote_id: quote?.claims.id ?? '',
      traveller: JSON.stringify({ firstName: 'Maya', lastName: 'Okafor', phoneNumber: '1', cardHolder: 'M' }),
      payment_method: 'CREDIT',
      payment_reference: null,
      reference: `SK-${id}`,
      trip_number: 'ST-0000',
    })
    await server.deps.bookings.resume(id)
    expect(await finalStatus(who, id, 'maya@example.com')).toMatchObject({
      status: 'HOTEL_BOOKING_ERROR',
      error: { code: 'PAYMENT_REQUIRED' },
    })
  })
})
