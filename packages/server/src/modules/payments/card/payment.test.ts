import { bookSync2, createPaymentIntent } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StripeStandIn, stripeStandIn } from '../../../adapters/stripe/testing/stripe-stand-in.ts'
import {
  type BookingServer,
  bookingServer,
  bookingServerForThisFile,
  bookingServerForThisTest,
} from '../../booking/bookings/testing/server.ts'
import {
  bookOne,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  refusal,
  traveller,
  travellerAt,
} from '../../booking/bookings/testing/traveller.ts'
import { QUOTE_SECONDS } from '../../booking/quotes/quote.ts'

const server = bookingServerForThisFile()
const maya = travellerAt(server)

describe('POST /api/payment/create-payment-intent', () => {
  it('[HOT-268] [HOT-171] [OQ-09] opens a payment over the amount due now, in minor units', async () => {
    const agreed = await maya.contract({ hotel: 'The Fee At The Hotel' })
    const { clientSecret, paymentIntent } = await maya.openPayment(agreed, newBookingRequestId())
    expect(clientSecret).toContain(paymentIntent)
    const intent = await server.deps.cards.retrieve(paymentIntent)
    expect(intent.amount).toEqual({ minor: Math.round(agreed.rate.price.dueNow * 100), currency: 'USD' })
    expect(agreed.rate.price.dueNow).toBeLessThan(agreed.rate.price.final)
  })

  it("refuses another price or currency than the contract's", async () => {
    const agreed = await maya.contract()
    const price = Math.round(agreed.rate.price.dueNow * 100)
    const ask = (more: object) =>
      refusal(
        maya.api(createPaymentIntent, {
          price,
          currency: 'USD',
          contract: agreed.meta.contract,
          bookingRequestId: newBookingRequestId(),
          refId: REF_ID,
          ...more,
        }),
      )
    for (const wrong of [{ price: price - 1 }, { price: 1 }, { currency: 'EUR' }])
      expect(await ask(wrong)).toMatchObject({ code: 'PAYMENT_MISMATCH', status: 422, details: { price } })
    expect(await ask({ contract: 'nonsense' })).toMatchObject({ code: 'CONTRACT_INVALID' })
    expect(await ask({ refId: '8298' })).toMatchObject({ code: 'CONTRACT_INVALID' })
    expect(await ask({})).toBeUndefined()
  })

  it('returns the same payment for the same request, also for concurrent calls, and none for another contract', async () => {
    const agreed = await maya.contract()
    const id = newBookingRequestId()
    const opened = await Promise.all(Array.from({ length: 20 }, () => maya.openPayment(agreed, id)))
    expect(new Set(opened.map(({ paymentIntent }) => paymentIntent)).size).toBe(1)
    expect(await refusal(maya.openPayment(await maya.contract(), id))).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
  })

  it('rejects a payment that was opened at another brand', async () => {
    const agreed = await maya.contract()
    const id = newBookingRequestId()
    await maya.openPayment(agreed, id)
    await server.deps.db
      .updateTable('payments')
      .set({ ref_id: '8298' })
      .where('booking_request_id', '=', id)
      .execute()
    expect(await refusal(maya.openPayment(agreed, id))).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      status: 409,
    })
  })

  it('allows ten declined cards for a contract', async () => {
    const agreed = await maya.contract()
    const decline = async () => {
      const fields = { cardNumber: '4000000000000002', cvcCode: '123' }
      const { error } = await maya.api(bookSync2, payloadFor(agreed, newBookingRequestId(), fields))
      expect(error?.code).toBe('PAYMENT_DECLINED')
    }
    for (let times = 0; times < 10; times++) await decline()
    const over = { code: 'RATE_LIMITED', status: 429 }
    expect(await refusal(decline())).toMatchObject(over)
    expect(await refusal(maya.openPayment(agreed, newBookingRequestId()))).toMatchObject(over)
    expect(await refusal(maya.openPayment(await maya.contract(), newBookingRequestId()))).toBeUndefined()
  })

  it('allows a good card after a declined one, and charges only the good one', async () => {
    const agreed = await maya.contract()
    const id = newBookingRequestId()
    const { clientSecret, paymentIntent } = await maya.openPayment(agreed, id)
    await maya.typeCard(clientSecret, '4000000000000002')
    await maya.typeCard(clientSecret)
    expect((await maya.api(bookSync2, payloadFor(agreed, id, { paymentIntent }))).status).toBe(
      'HOTEL_BOOKING_COMPLETE',
    )
  })

  it('opens no payment and makes no booking for an old contract', async () => {
    const agreed = await maya.contract()
    const later = await bookingServerForThisTest({
      replace: () => ({ now: () => new Date(Date.now() + QUOTE_SECONDS * 1000 + 1_000) }),
    })
    const late = traveller((path, init) => later.app.request(path, init))
    const expired = { code: 'CONTRACT_EXPIRED', status: 410 }
    expect(await refusal(late.openPayment(agreed, newBookingRequestId()))).toMatchObject(expired)
    expect(await refusal(late.api(bookSync2, payloadFor(agreed, newBookingRequestId())))).toMatchObject(
      expired,
    )
  })
})

describe('Stripe', () => {
  let stripe: StripeStandIn
  let paid: BookingServer
  beforeAll(async () => {
    stripe = await stripeStandIn()
    paid = await bookingServer({
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        STRIPE_API_BASE: stripe.url,
      },
    })
  })
  afterAll(async () => {
    await paid.stop()
    await stripe.close()
  })

  it('holds, books and captures at the provider', async () => {
    const who = traveller((path, init) => paid.app.request(path, init))
    const agreed = await who.contract()
    const fields = { cardNumber: '4242424242424242', cvcCode: '123' }
    const answer = await who.api(bookSync2, payloadFor(agreed, newBookingRequestId(), fields))
    expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
    // A busy server may repeat a call under its key.
    const calls = () => {
      const posts = stripe.seen.filter(({ method }) => method === 'POST')
      const byKey = new Map(posts.map(({ headers, path }) => [headers['idempotency-key'], path]))
      return [...byKey.values()].map((path) => path.replace(/pi_\w+/, '{id}'))
    }
    await expect
      .poll(calls)
      .toEqual([
        '/v1/payment_intents',
        '/v1/payment_intents/{id}/confirm',
        '/v1/payment_intents/{id}/capture',
      ])
  })

  it("reaches the provider's state with webhooks doubled, late and in any order", async () => {
    const who = traveller((path, init) => paid.app.request(path, init))
    const agreed = await who.contract()
    const { paymentIntent } = await who.openPayment(agreed, newBookingRequestId())
    await paid.deps.cards.cancel(paymentIntent, 'away')
    const events = ['payment_intent.canceled', 'payment_intent.created', 'payment_intent.processing'].map(
      (type) => stripe.event(paymentIntent, type, 'whsec_x'),
    )
    const tell = ({ body, signature }: { body: string; signature: string }) =>
      paid.app.request('/api/payment/stripe-webhook', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      })
    const answers = await Promise.all([...events, ...events.toReversed()].map(tell))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const rows = () =>
      paid.deps.db.selectFrom('payments').select('status').where('intent_id', '=', paymentIntent)
    expect(await rows().execute()).toEqual([{ status: 'canceled' }])
    expect(await paid.deps.db.selectFrom('payment_events').select('id').execute()).toHaveLength(3)
    const [event] = events
    const forged = await tell({ body: event?.body ?? '', signature: 't=1,v1=00' })
    expect(forged.status).toBe(400)
  })

  it('ends an intent after ten declines, and refuses an address after thirty', async () => {
    const who = traveller((path, init) => paid.app.request(path, init))
    const decline = async (intent: string) => {
      const { body, signature } = stripe.event(intent, 'payment_intent.payment_failed', 'whsec_x')
      const headers = { 'stripe-signature': signature }
      await paid.app.request('/api/payment/stripe-webhook', { method: 'POST', body, headers })
    }
    for (let contract = 0; contract < 3; contract++) {
      const { paymentIntent } = await who.openPayment(await who.contract(), newBookingRequestId())
      for (let times = 0; times < 9; times++) await decline(paymentIntent)
      expect((await paid.deps.cards.retrieve(paymentIntent)).status).toBe('requires_payment_method')
      await decline(paymentIntent)
      expect((await paid.deps.cards.retrieve(paymentIntent)).status).toBe('canceled')
    }
    const next = who.openPayment(await who.contract(), newBookingRequestId())
    expect(await refusal(next)).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
  })

  it('sends the publishable key in the frame, whose policy allows Stripe', async () => {
    const page = await paid.app.request('/payment/card-frame?refId=8183&parent=http://localhost:4321')
    expect(await page.text()).toContain('data-stripe="pk_test_x"')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' https://js.stripe.com;")
    const confirm = await paid.app.request('/payment/card-frame/confirm', { method: 'POST' })
    expect(confirm.status).toBe(404)
  })
})

it('[HOT-170] nothing is booked or charged for a payment that did not succeed', async () => {
  const agreed = await maya.contract()
  const id = newBookingRequestId()
  const { paymentIntent } = await maya.openPayment(agreed, id)
  const answer = await maya.api(bookSync2, payloadFor(agreed, id, { paymentIntent }))
  expect(answer).toMatchObject({ status: 'HOTEL_BOOKING_ERROR', error: { code: 'PAYMENT_REQUIRED' } })
  expect((await bookOne(maya)).answer.status).toBe('HOTEL_BOOKING_COMPLETE')
})
