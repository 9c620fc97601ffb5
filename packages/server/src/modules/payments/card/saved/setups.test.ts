import { addCard, createSetupIntent, deleteCard, eraseUser } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StripeStandIn, stripeStandIn } from '../../../../adapters/stripe/testing/stripe-stand-in.ts'
import { waiting } from '../../../../kernel/jobs/jobs.ts'
import { testServerForThisTest } from '../../../../testing/server.ts'
import { signedIn } from '../../../booking/bookings/testing/member.ts'
import { type BookingServer, bookingServer } from '../../../booking/bookings/testing/server.ts'
import { forgetQueues } from './forget.ts'

const secret = 'whsec_x'
let stripe: StripeStandIn
let server: BookingServer
beforeAll(async () => {
  stripe = await stripeStandIn()
  server = await bookingServer({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: stripe.url,
    },
  })
})
afterAll(async () => {
  await server.stop()
  await stripe.close()
})

const tell = async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { 'stripe-signature': signature }
  return (await server.app.request('/api/payment/stripe-webhook', { method: 'POST', body, headers })).status
}
const called = (method: string, path: string) =>
  stripe.seen.filter((each) => each.method === method && each.path === path).length

describe('a setup of a card', () => {
  it('opens at brands with cardManagement only', async () => {
    const elsewhere = await signedIn(server, { refId: '8298' })
    const before = stripe.seen.length
    await expect(elsewhere.api(createSetupIntent, {})).rejects.toMatchObject({ status: 404 })
    const typed = { userId: elsewhere.id, card_number: '4242424242424242' }
    await expect(elsewhere.api(addCard, typed)).rejects.toMatchObject({ status: 404 })
    expect(stripe.seen).toHaveLength(before)
    const who = await signedIn(server)
    expect((await who.api(createSetupIntent, {})).data.clientSecret).toMatch(/_secret_/)
  })

  it('ends after ten declined cards, and the member opens no other that day', async () => {
    const who = await signedIn(server)
    const { setupIntent } = (await who.api(createSetupIntent, {})).data
    const decline = () => stripe.event(setupIntent, 'setup_intent.setup_failed', secret)
    const cancelled = () => called('POST', `/v1/setup_intents/${setupIntent}/cancel`)
    const first = decline()
    // A repeated event counts once, and another event not at all.
    for (const event of [first, first, stripe.event(setupIntent, 'setup_intent.created', secret)])
      expect(await tell(event)).toBe(200)
    for (let count = 2; count < 10; count++) await tell(decline())
    expect(cancelled()).toBe(0)
    await who.api(createSetupIntent, {})
    await tell(decline())
    expect(cancelled()).toBe(1)
    await expect(who.api(createSetupIntent, {})).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      reason: 'tooManyDeclines',
    })
    await (await signedIn(server)).api(createSetupIntent, {})
    const { db } = server.deps
    await db
      .updateTable('card_setups')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('user_id', '=', who.id)
      .execute()
    await who.api(createSetupIntent, {})
  })

  it('opens ten times a day for a member', async () => {
    const own = await testServerForThisTest()
    const who = await signedIn(own)
    for (let count = 0; count < 10; count++) await who.api(createSetupIntent, {})
    await expect(who.api(createSetupIntent, {})).rejects.toMatchObject({ status: 429 })
    await (await signedIn(own)).api(createSetupIntent, {})
  })

  it('accepts ten cards in the sandbox', async () => {
    const own = await testServerForThisTest()
    const who = await signedIn(own)
    const { clientSecret } = (await who.api(createSetupIntent, {})).data
    const declined = { clientSecret, number: '4000000000000002', expMonth: 3, expYear: 2041 }
    const type = () => who.post('/payment/card-frame/setup', declined)
    for (let count = 0; count < 10; count++)
      await expect(type()).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
    await expect(type()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a deletion by a member', () => {
  it('removes a card here at once, and at the provider when it responds', async () => {
    const who = await signedIn(server)
    const { db } = server.deps
    const card = { brand: 'visa', last_four: '4242', exp_month: 3, exp_year: 2041, card_holder: '' }
    await db
      .insertInto('saved_cards')
      .values({
        ...{ id: 'pm_own', user_id: who.id, provider: 'stripe', token: 'pm_gone', customer: 'cus_x' },
        ...{ ...card, fingerprint: 'f', is_default: true, address: '{}' },
      })
      .execute()
    const detached = () => called('POST', '/v1/payment_methods/pm_gone/detach')
    const jobs = async () => (await waiting(db)).filter(({ subject }) => subject === 'pm_gone')
    expect(await who.api(deleteCard, { userId: who.id, id: 'pm_own' })).toEqual({ ok: true })
    expect(await jobs()).toEqual([{ queue: 'forget-card', subject: 'pm_gone' }])
    // Stripe's client retries once.
    stripe.failNext.push(500, 500)
    await forgetQueues['forget-card'](server.deps, 'pm_gone')
    expect(await jobs()).toHaveLength(1)
    const failed = detached()
    await forgetQueues['forget-card'](server.deps, 'pm_gone')
    expect(detached()).toBe(failed + 1)
  })

  it('removes the customer at the provider, when a member without a password closes the account', async () => {
    const who = await signedIn(server)
    const { db } = server.deps
    await who.api(createSetupIntent, {})
    const { customer } = await db
      .selectFrom('card_customers')
      .select('customer')
      .where('user_id', '=', who.id)
      .executeTakeFirstOrThrow()
    const login = (hours: number) =>
      db
        .updateTable('sessions')
        .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
        .where('user_id', '=', who.id)
        .execute()
    await login(13)
    await expect(who.api(eraseUser, { id: who.id })).rejects.toMatchObject({ status: 401 })
    await login(1)
    expect(await who.api(eraseUser, { id: who.id })).toEqual({ ok: true })
    expect(await waiting(db)).toContainEqual({ queue: 'forget-customer', subject: customer })
    await forgetQueues['forget-customer'](server.deps, customer)
    expect(called('DELETE', `/v1/customers/${customer}`)).toBe(1)
  })
})
