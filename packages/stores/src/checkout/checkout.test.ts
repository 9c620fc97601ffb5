import { bookContract, bookSync2, createPaymentIntent } from '@staykit/contract'
import { contractFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { paid, setUp } from './testing/checkout-harness.ts'

describe('contract', () => {
  it('[HOT-138] asks for the contract after 300 ms', async () => {
    const { checkout, calls, advance } = setUp()
    checkout.loadContract({ bundle: 'bundle-1' })
    await advance(299)
    expect(calls(bookContract.path)).toHaveLength(0)
    await advance(1)
    expect(calls(bookContract.path)).toHaveLength(1)
  })

  it('[HOT-263] [OQ-61] [OQ-02] sends CUG when a sop or rate plan is present, else MER', async () => {
    const { checkout, calls, advance } = setUp()
    checkout.loadContract({ bundle: 'b1' })
    await advance(300)
    checkout.loadContract({ bundle: 'b2', ratePlan: 'P' })
    await advance(300)
    expect(calls(bookContract.path).map(({ body }) => body)).toMatchObject([
      { ppnBundle: 'b1', rateType: 'MER' },
      { ppnBundle: 'b2', rateType: 'CUG', ratePlan: 'P' },
    ])
  })

  it('[HOT-140] [HOT-141] [HOT-143] defaults to PRE-BOOK, unbooked, by credit card', async () => {
    const { checkout, ready } = setUp()
    await ready()
    expect(checkout.$contract.get()).toMatchObject({
      contract: { status: 'PRE-BOOK', isBooked: false, paymentMethod: 'CREDIT' },
    })
  })

  it('a price that moved must be accepted before anything is paid', async () => {
    const contract = contractFixture({ priceChange: { previousFinal: 461.52, final: 485.04 } })
    const { checkout, calls, ready, book } = setUp({ [bookContract.path]: () => ({ contract }) })
    await ready()
    expect(checkout.$priceChange.get()).toMatchObject({ before: { minor: 46152 }, after: { minor: 48504 } })
    await book()
    expect(calls(createPaymentIntent.path)).toHaveLength(0)
    checkout.acceptPrice()
    await book()
    expect(calls(bookSync2.path)).toHaveLength(1)
  })
})

describe('payment', () => {
  it('[HOT-171] [HOT-268] [OQ-09] the price sent to the provider is what is due now in cents', async () => {
    const { calls, ready, book } = setUp()
    await ready()
    await book()
    expect(calls(createPaymentIntent.path)[0]?.body).toMatchObject({ price: 46704, currency: 'USD' })
  })

  it('[HOT-170] booking starts when the provider reports success, and on no other status', async () => {
    for (const status of ['requires_payment_method', 'canceled', 'processing']) {
      const { checkout, calls, ready, byCard } = setUp()
      await ready()
      await byCard(async () => ({ ...paid, status }))
      expect(calls(bookSync2.path)).toHaveLength(0)
      expect(checkout.$payment.get().kind).toBe('failed')
    }
    for (const status of ['succeeded', 'requires_capture']) {
      const { calls, ready, byCard } = setUp()
      await ready()
      await byCard(async () => ({ ...paid, status }))
      expect(calls(bookSync2.path)).toHaveLength(1)
    }
  })

  it('writes its amounts in another language during a payment, which goes on', async () => {
    const { checkout, calls, ready, byCard } = setUp()
    await ready()
    await byCard(async () => {
      checkout.setLocale('de-DE')
      return paid
    })
    const state = checkout.$contract.get()
    expect(state.kind === 'ready' && state.contract.rate.price.formattedDueNow).toMatch(/\d\s\$$/)
    expect(calls(bookSync2.path)).toHaveLength(1)
  })

  it('a second click while paying does nothing', async () => {
    const { calls, ready, byCard } = setUp()
    await ready()
    await Promise.all([byCard(async () => paid), byCard(async () => paid)])
    expect(calls(createPaymentIntent.path)).toHaveLength(1)
    expect(calls(bookSync2.path)).toHaveLength(1)
  })

  it('a declined card says so, and the next try uses the same request id', async () => {
    const { checkout, calls, ready, book, byCard } = setUp()
    await ready()
    await byCard(async () => {
      throw new Error('Your card was declined.')
    })
    expect(checkout.$payment.get()).toEqual({ kind: 'failed', message: 'Your card was declined.' })
    await book()
    const ids = calls(createPaymentIntent.path).map(({ body }) => body.bookingRequestId)
    expect(new Set(ids).size).toBe(1)
  })
})
