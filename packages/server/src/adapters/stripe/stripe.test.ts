import { convert, money, toMajor } from '@staykit/domain'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TypedCard } from '../../ports/cards.ts'
import { currencies, dayRate } from '../../sandbox/supplier/day-rates.ts'
import { createStripeCards, type StripeCards, WEBHOOK_TOLERANCE_SECONDS } from './stripe.ts'
import { type StripeStandIn, stripeStandIn } from './testing/stripe-stand-in.ts'

const webhookSecret = 'whsec_test'
let stripe: StripeStandIn
let cards: StripeCards
beforeAll(async () => {
  // Stripe's client waits half a second before a retry.
  vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0.01)
  vi.spyOn(Stripe.prototype, 'getMaxNetworkRetryDelay').mockReturnValue(0.01)
  stripe = await stripeStandIn()
  cards = createStripeCards({ secretKey: 'sk_test_x', webhookSecret, base: stripe.url })
})
beforeEach(() => {
  stripe.seen.length = 0
})
afterAll(async () => {
  vi.restoreAllMocks()
  await stripe.close()
})

const amount = money(46_704, 'USD')
const open = (key: string) =>
  cards.createIntent({ amount, bookingRequestId: 'r1', quoteId: 'q1', hotelId: 'h1' }, key)
const typed = (number: string): TypedCard => ({ number, cvc: '123', expMonth: 12, expYear: 2030 })

describe('the Stripe adapter, over HTTP', () => {
  it('opens an intent with manual capture, form-encoded, with our key', async () => {
    const intent = await open('k1')
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount,
      bookingRequestId: 'r1',
      quoteId: 'q1',
    })
    const [request] = stripe.seen
    expect(request).toMatchObject({ method: 'POST', path: '/v1/payment_intents' })
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      amount: '46704',
      currency: 'usd',
      capture_method: 'manual',
      'metadata[bookingRequestId]': 'r1',
      'metadata[hotelId]': 'h1',
    })
    expect(request?.headers).toMatchObject({
      'idempotency-key': 'k1',
      authorization: 'Bearer sk_test_x',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect((await open('k1')).id).toBe(intent.id)
  })

  it("[OQ-45] charges every currency on offer in Stripe's units, and reads them back", async () => {
    // From Stripe's list of currencies: no decimals, three decimals, two for all others (also for ISK, which has none).
    const none = 'JPY KRW VND CLP PYG XAF XOF XPF'.split(' ').map((code) => [code, 1])
    const three = 'KWD BHD OMR JOD TND'.split(' ').map((code) => [code, 1000])
    const units: Record<string, number> = Object.fromEntries([...none, ...three])
    expect(currencies.size).toBeGreaterThan(30)
    for (const currency of currencies) {
      const price = convert(money(46_704, 'USD'), currency, dayRate(currency))
      const { id, amount: charged } = await cards.createIntent(
        { amount: price, bookingRequestId: 'r1', quoteId: 'q1', hotelId: 'h1' },
        `s1-${currency}`,
      )
      expect(charged).toEqual(price)
      expect(Number(stripe.seen.at(-1)?.form.get('amount'))).toBeCloseTo(
        toMajor(price) * (units[currency] ?? 100),
      )
      await cards.confirmTestCard(id, typed('4242424242424242'), `s1-confirm-${currency}`)
      expect((await cards.capture(id, price, `s1-capture-${currency}`)).captured).toEqual(price)
      expect(
        Number(stripe.seen.at(-1)?.form.get('amount_to_capture')) % (units[currency] === 1000 ? 10 : 1),
      ).toBe(0)
      await cards.refund(id, price, `s1-refund-${currency}`)
      expect((await cards.retrieve(id)).refunded).toEqual(price)
    }
  })

  it('refuses an amount that Stripe cannot charge exactly, before it sends anything', async () => {
    const odd = { amount: money(12_345, 'KWD'), bookingRequestId: 'r1', quoteId: 'q1', hotelId: 'h1' }
    await expect(cards.createIntent(odd, 'odd')).rejects.toMatchObject({ kind: 'REFUSED', code: 'amount' })
    expect(stripe.seen).toEqual([])
  })

  it('holds, captures once, refunds once', async () => {
    const { id } = await open('k2')
    const held = await cards.confirmTestCard(id, typed('4242424242424242'), 'confirm')
    expect(held).toMatchObject({ status: 'requires_capture', card: { brand: 'visa', lastFour: '4242' } })
    const charged = await Promise.all([cards.capture(id, amount, 'c2'), cards.capture(id, amount, 'c2')])
    expect(charged.map(({ captured }) => captured)).toEqual([amount, amount])
    await cards.refund(id, amount, 'f2')
    await cards.refund(id, amount, 'f2')
    expect((await cards.retrieve(id)).refunded).toEqual(amount)
  })

  it('never sends a card number: test cards have names, others are refused', async () => {
    const { id } = await open('k3')
    await cards.confirmTestCard(id, typed('5555555555554444'), 'confirm3')
    const sent = stripe.seen.map(({ form }) => String(form)).join()
    expect(sent).toContain('pm_card_mastercard')
    expect(sent).not.toMatch(/5555/)
    await expect(cards.confirmTestCard(id, typed('4111111111111111'), 'x')).rejects.toMatchObject({
      kind: 'REFUSED',
    })
    const live = createStripeCards({ secretKey: 'sk_live_x', base: stripe.url })
    await expect(live.confirmTestCard(id, typed('4242424242424242'), 'y')).rejects.toMatchObject({
      kind: 'REFUSED',
    })
  })

  it('reports a decline as a state with its reason, and a challenge as waiting', async () => {
    const declined = await open('k4')
    expect(await cards.confirmTestCard(declined.id, typed('4000000000000002'), 'd')).toMatchObject({
      status: 'requires_payment_method',
      failure: { code: 'card_declined', message: 'Your card was declined.' },
    })
    const challenged = await open('k5')
    expect((await cards.confirmTestCard(challenged.id, typed('4000000000003220'), 'e')).status).toBe(
      'requires_action',
    )
  })

  it('cancels repeatedly, but not after a charge', async () => {
    const { id } = await open('k6')
    expect((await cards.cancel(id, 'v1')).status).toBe('canceled')
    expect((await cards.cancel(id, 'v2')).status).toBe('canceled')
    const other = await open('k7')
    await cards.confirmTestCard(other.id, typed('4242424242424242'), 'g')
    await cards.capture(other.id, amount, 'h')
    await expect(cards.cancel(other.id, 'v3')).rejects.toMatchObject({ kind: 'WRONG_STATE' })
  })

  it('distinguishes network errors from refusals', async () => {
    await expect(cards.retrieve('pi_none')).rejects.toMatchObject({ kind: 'NOT_FOUND' })
    stripe.failNext.push(500, 500)
    await expect(open('k8')).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
    const dead = createStripeCards({ secretKey: 'sk_test_x', base: 'http://127.0.0.1:1' })
    await expect(dead.retrieve('pi_x')).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
  })

  it('retries with the same key after a lost answer', async () => {
    stripe.failNext.push(500)
    await open('k9')
    expect(stripe.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k9', 'k9'])
  })
})

describe('a failure that Stripe stores under its key for a day', () => {
  for (const isDone of [false, true])
    it(`a retry uses its own key, or reads the state of the intent: the first attempt was ${isDone ? '' : 'not '}done`, async () => {
      const key = (name: string) => `s11-${isDone}-${name}`
      stripe.storeFailure('create', isDone)
      const { id } = await open(key('open'))
      stripe.storeFailure('confirm', isDone)
      const held = await cards.confirmTestCard(id, typed('4242424242424242'), key('confirm'))
      expect(held.status).toBe('requires_capture')
      stripe.storeFailure('capture', isDone)
      expect((await cards.capture(id, amount, key('capture'))).captured).toEqual(amount)
      stripe.storeFailure('refunds', isDone)
      await cards.refund(id, amount, key('refund'))
      expect((await cards.retrieve(id)).refunded).toEqual(amount)
      const other = await open(key('other'))
      stripe.storeFailure('cancel', isDone)
      expect((await cards.cancel(other.id, key('cancel'))).status).toBe('canceled')
      stripe.storeFailure('customers', isDone)
      expect(await cards.createCustomer('eve', key('customer'))).toBe('cus_eve')
      // A later repeat, as by the saga, changes nothing.
      expect((await cards.capture(id, amount, key('capture'))).captured).toEqual(amount)
      await cards.refund(id, amount, key('refund'))
      expect((await cards.retrieve(id)).refunded).toEqual(amount)
    })
})

it('makes each of several refunds of a charge once, whatever became of the others', async () => {
  const { id } = await open('parts')
  await cards.confirmTestCard(id, typed('4242424242424242'), 'parts-confirm')
  await cards.capture(id, amount, 'parts-capture')
  const part = money(1_000, 'USD')
  await cards.refund(id, part, 'part-1')
  // The same amount was refunded before: the key shows that it was another refund.
  stripe.storeFailure('refunds', false)
  await cards.refund(id, part, 'part-2')
  stripe.storeFailure('refunds', true)
  await cards.refund(id, part, 'part-3')
  expect((await cards.retrieve(id)).refunded).toEqual(money(3_000, 'USD'))
  await expect(cards.refund(id, amount, 'too-much')).rejects.toMatchObject({ kind: 'REFUSED' })
})

describe('webhooks', () => {
  it('accept signed and fresh events, and reject forged, old and unsigned ones', async () => {
    const { id } = await open('k10')
    const { body, signature } = stripe.event(id, 'payment_intent.canceled', webhookSecret)
    expect(cards.readEvent(body, signature)).toMatchObject({ type: 'payment_intent.canceled', intentId: id })
    expect(cards.readEvent(body.replace('canceled', 'succeeded'), signature)).toBeUndefined()
    expect(cards.readEvent(body, stripe.event(id, 'x', 'whsec_other').signature)).toBeUndefined()
    expect(cards.readEvent(body, '')).toBeUndefined()
    const now = Math.floor(Date.now() / 1000)
    const old = stripe.event(id, 'x', webhookSecret, now - WEBHOOK_TOLERANCE_SECONDS - 5)
    expect(cards.readEvent(old.body, old.signature)).toBeUndefined()
    const nearly = stripe.event(id, 'x', webhookSecret, now - WEBHOOK_TOLERANCE_SECONDS + 30)
    expect(cards.readEvent(nearly.body, nearly.signature)).toBeDefined()
  })
})

describe('saved cards at Stripe', () => {
  it('a card opens for a customer, is read from a paid intent, is charged again and detached', async () => {
    const customer = await cards.createCustomer('ann', 'customer:ann')
    expect(customer).toBe('cus_ann')
    const open = (key: string) =>
      cards.createIntent(
        { amount: money(5_000, 'USD'), bookingRequestId: key, quoteId: 'q', hotelId: 'h1', customer },
        key,
      )
    const first = await open('saved-1')
    expect(stripe.seen.at(-1)?.form.get('setup_future_usage')).toBe('on_session')
    expect(await cards.cardOf(first.id)).toBeUndefined()
    await cards.confirmTestCard(
      first.id,
      { number: '4242424242424242', cvc: '123', expMonth: 12, expYear: 2030 },
      'saved-c1',
    )
    const card = await cards.cardOf(first.id)
    expect(card).toMatchObject({ token: 'pm_1', customer, lastFour: '4242', fingerprint: 'print-of-4242' })
    if (!card) throw new Error('no card')
    const second = await open('saved-2')
    const paid = await cards.confirmSaved(second.id, card, 'saved-c2')
    expect(paid.status).toBe('requires_capture')
    expect(stripe.seen.at(-1)?.form.get('payment_method')).toBe('pm_1')
    // A completed payment is not confirmed again.
    const before = stripe.seen.length
    expect((await cards.confirmSaved(second.id, card, 'saved-c3')).status).toBe('requires_capture')
    expect(stripe.seen.slice(before).map(({ method }) => method)).toEqual(['GET'])
    await cards.updateSaved(card, { expMonth: 3, expYear: 2040 })
    expect(stripe.seen.at(-1)?.form.get('card[exp_year]')).toBe('2040')
    await cards.forget(card.token)
    expect(stripe.seen.at(-1)?.path).toBe('/v1/payment_methods/pm_1/detach')
  })

  it('a setup of a customer saves a card without a payment, and the card is read once it is confirmed', async () => {
    const { id, clientSecret } = await cards.createSetup('cus_ann', 'setup-1')
    expect([id, clientSecret]).toEqual(['seti_cus_ann', 'seti_cus_ann_secret_x'])
    expect(Object.fromEntries(stripe.seen.at(-1)?.form ?? [])).toEqual({
      customer: 'cus_ann',
      usage: 'on_session',
      'allowed_payment_method_types[0]': 'card',
    })
    const typed = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030 }
    expect(await cards.confirmTestSetup(id, typed, 'setup-c1')).toBe(id)
    const sent = stripe.seen.at(-1)
    expect([sent?.path, sent?.form.get('payment_method')]).toEqual([
      '/v1/setup_intents/seti_cus_ann/confirm',
      'pm_card_visa',
    ])
    expect(await cards.cardOfSetup(id)).toMatchObject({
      token: 'pm_1',
      customer: 'cus_ann',
      lastFour: '4242',
    })
    expect(await cards.cardOfSetup('seti_open')).toBeUndefined()
    const before = stripe.seen.length
    expect(await cards.cardOfSetup('../customers')).toBeUndefined()
    const real = { ...typed, number: '4111111111111111' }
    await expect(cards.confirmTestSetup(id, real, 'setup-c2')).rejects.toMatchObject({ kind: 'REFUSED' })
    const live = createStripeCards({ secretKey: 'sk_live_x', base: stripe.url })
    await expect(live.confirmTestSetup(id, typed, 'setup-c3')).rejects.toMatchObject({ kind: 'REFUSED' })
    expect(stripe.seen).toHaveLength(before)
  })
})
