import { bookStatus, bookSync2, createBitcoinSource } from '@staykit/contract'
import { fromMajor } from '@staykit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBtcpay, satoshiOf } from '../../../adapters/btcpay/btcpay.ts'
import { type BtcpayStandIn, btcpayStandIn } from '../../../adapters/btcpay/testing/btcpay-stand-in.ts'
import { type SignedIn, signedIn } from '../../booking/bookings/testing/member.ts'
import { type BookingServer, bookingServer } from '../../booking/bookings/testing/server.ts'
import { newBookingRequestId, payloadFor, REF_ID } from '../../booking/bookings/testing/traveller.ts'

const secret = 'webhook-secret'
let btcpay: BtcpayStandIn
let server: BookingServer
beforeAll(async () => {
  btcpay = await btcpayStandIn()
  const { url, apiKey, storeId } = btcpay
  const environment = {
    BTCPAY_URL: url,
    BTCPAY_API_KEY: apiKey,
    BTCPAY_STORE_ID: storeId,
    BTCPAY_WEBHOOK_SECRET: secret,
    BTCPAY_NETWORK: 'test',
  }
  server = await bookingServer({ withJobs: true, environment })
})
afterAll(async () => {
  await server.stop()
  await btcpay.close()
})

async function begun() {
  const who = await signedIn(server)
  const agreed = await who.contract()
  const id = newBookingRequestId()
  const { dueNow, currencyCode: currency } = agreed.rate.price
  const ask = () =>
    who.api(createBitcoinSource, {
      price: fromMajor(dueNow, currency).minor,
      currency,
      email: who.email,
      contract: agreed.meta.contract,
      bookingRequestId: id,
      refId: REF_ID,
    })
  return { who, agreed, id, ask }
}

const hook = (invoice: string, key = secret) => {
  const { body, signature } = btcpay.event(invoice, key)
  const headers = { 'btcpay-sig': signature, 'content-type': 'application/json' }
  return server.app.request('/api/payment/btcpay-webhook', { method: 'POST', headers, body })
}

const statusOf = (who: SignedIn, id: string) =>
  who.api(bookStatus, { bookingRequestID: id, email: who.email })

describe('BTCPay Server', () => {
  it('opens one invoice, receives its payments by a signed webhook, and books when all of it is final', async () => {
    const { who, agreed, id, ask } = await begun()
    const { data: source } = await ask()
    const [invoice] = btcpay.invoices
    expect(btcpay.invoices).toHaveLength(1)
    expect(source.address).toMatch(/^tb1q/)
    expect(invoice).toMatchObject({
      orderId: source.id,
      currency: 'USD',
      amount: `${agreed.rate.price.dueNow}`,
    })
    const response = { id: source.id }
    await who.api(bookSync2, payloadFor(agreed, id, { paymentMethod: 'BITCOIN', email: who.email, response }))

    const providerId = invoice?.id ?? ''
    btcpay.pay(providerId, '0.00000001')
    btcpay.pay(providerId, (source.satoshi / 1e8).toFixed(8), 'Processing')
    expect((await hook(providerId, 'forged')).status).toBe(400)
    expect((await hook(providerId)).status).toBe(200)
    // Seen but not final: complete for the payer, and the room is not booked yet.
    await expect.poll(async () => (await statusOf(who, id)).status).toBe('BITCOIN_TRANSFER_COMPLETE')
    expect((await statusOf(who, id)).transfer?.received).toBe(source.satoshi + 1)
    const open = await server.deps.db.selectFrom('bitcoin_sources').selectAll().executeTakeFirstOrThrow()
    expect(open).toMatchObject({ state: 'open', received_satoshi: 1 })
    const waiting = invoice?.payments[1]
    if (waiting) waiting.status = 'Settled'
    await hook(providerId)
    await expect.poll(async () => (await statusOf(who, id)).status).toBe('HOTEL_BOOKING_COMPLETE')
    const storedSource = () =>
      server.deps.db.selectFrom('bitcoin_sources').selectAll().executeTakeFirstOrThrow()
    // The room counts as booked before the transfer is settled.
    await expect.poll(storedSource).toMatchObject({ state: 'settled', owed_satoshi: 1 })
  })

  it('finds the invoice again after a lost answer', async () => {
    const { ask } = await begun()
    const before = btcpay.invoices.length
    // The order is looked up and created; reading its address fails, and the client retries.
    btcpay.failNext.push(0, 0, 500)
    await ask()
    expect(btcpay.failNext).toEqual([])
    expect(btcpay.invoices).toHaveLength(before + 1)
  })

  it("treats only BTCPay's settled state as final", async () => {
    const { ask } = await begun()
    await ask()
    const invoice = btcpay.invoices.at(-1)
    for (const status of ['Settled', 'Processing', 'New', '', undefined]) {
      btcpay.pay(invoice?.id ?? '', '0.00000001')
      const payment = invoice?.payments.at(-1)
      if (payment) Object.assign(payment, { status })
    }
    const { transfers } = await server.deps.bitcoin.read(invoice?.id ?? '')
    expect(transfers.map(({ isFinal }) => isFinal)).toEqual([true, false, false, false, false])
  })

  it('counts whole satoshi', () => {
    expect(['0.1', '1', '0.00778400', '20999999.9769', '0.29'].map(satoshiOf)).toEqual([
      10_000_000, 100_000_000, 778_400, 2_099_999_997_690_000, 29_000_000,
    ])
    expect(() => satoshiOf('-1')).toThrow()
  })
})

it('a store of another network than the configured one opens no payment', async () => {
  const { url, apiKey, storeId } = btcpay
  const open = (network: 'main' | 'test') =>
    createBtcpay({ url, apiKey, storeId, network }).open(
      {
        amount: { minor: 12_000, currency: 'USD' },
        usdCents: 12_000,
        label: 'a stay',
        expires: new Date(Date.now() + 600_000),
      },
      newBookingRequestId(),
    )
  expect((await open('test')).address).toMatch(/^tb1q/)
  await expect(open('main')).rejects.toThrow('another network')
})
