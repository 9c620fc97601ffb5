import { bookingBalances, bookingPayment, bookSync2, CallError, type Client } from '@staykit/contract'
import { coinCost, roundCoin, roundFiat } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { setUp } from '../../checkout/testing/checkout-harness.ts'
import { createWallet, payByWallet } from './index.ts'

const coin = (
  symbol: string,
  amount: number,
  price_rate: number,
  fraction_base = 100,
  amount_frozen = 0,
) => ({
  symbol,
  amount,
  price_rate,
  fraction_base,
  amount_frozen,
  type: 'token',
  logo: `logos/${symbol}.svg`,
})
const balances = [
  coin('LIFE', 1204.5, 0.25),
  coin('ETH', 0.0712, 2585.674, 1e8),
  coin('FRZ', 100, 1, 100, 100),
  coin('OLD', 5, 0),
]

async function walletOf(
  totalCents: number,
  answer: () => unknown = () => ({ success: true, data: { balances } }),
) {
  const sent: string[] = []
  const client = (async (call: { path: string }) => {
    sent.push(call.path)
    return answer()
  }) as unknown as Client
  const wallet = createWallet({ client, totalCents })
  await wallet.load()
  return { wallet, sent }
}

describe('wallet', () => {
  it('[HOT-277] [HOT-353] [PLT-160] [OQ-34] loads by GET booking/balances into items that know their share', async () => {
    const { wallet, sent } = await walletOf(46704)
    expect(sent).toEqual([bookingBalances.path])
    expect(bookingBalances).toMatchObject({ method: 'GET', base: 'platform', path: '/booking/balances' })
    wallet.toggle('LIFE')
    wallet.toggle('ETH')
    expect(wallet.$items.get().slice(0, 2)).toEqual([
      {
        symbol: 'LIFE',
        amount: 1204.5,
        amountFrozen: 0,
        fractionBase: 100,
        priceRate: 0.25,
        type: 'token',
        paymentPrice: 301.13,
        wholePrice: 1868.16,
        paymentValid: true,
        isChosen: true,
        paymentAmount: 1204.5,
        paymentPricePartial: 301.13,
        logo: 'logos/LIFE.svg',
      },
      {
        symbol: 'ETH',
        amount: 0.0712,
        amountFrozen: 0,
        fractionBase: 1e8,
        priceRate: 2585.674,
        type: 'token',
        paymentPrice: 184.1,
        wholePrice: 0.18062602,
        paymentValid: true,
        isChosen: true,
        paymentAmount: 0.06416509,
        paymentPricePartial: 165.91,
        logo: 'logos/ETH.svg',
      },
    ])
    expect(wallet.$covers.get()).toBe(true)
  })

  it('[PLT-055] [PLT-097] coins without an amount or a rate cannot be chosen, and no more than 10 at once', async () => {
    const { wallet } = await walletOf(100)
    for (const symbol of ['FRZ', 'OLD', 'NONE']) wallet.toggle(symbol)
    expect(wallet.$parts.get()).toEqual([])
    expect(wallet.$covers.get()).toBe(false)
    const many = Array.from({ length: 12 }, (_, index) => coin(`C${index}`, 1, 1))
    const full = await walletOf(5000, () => ({ success: true, data: { balances: many } }))
    for (const { symbol } of many) full.wallet.toggle(symbol)
    expect(full.wallet.$parts.get()).toHaveLength(10)
    full.wallet.toggle('C0')
    expect(full.wallet.$parts.get().map(({ symbol }) => symbol)).not.toContain('C0')
  })

  it('[HOT-323] [AQ-70] a load that fails is "Unable to load wallets"', async () => {
    const refuse = () => {
      throw new CallError({ code: 'UNAUTHENTICATED', message: 'x' }, 401)
    }
    for (const answer of [() => ({ success: false, err_msgs: ['no'] }), refuse]) {
      const { wallet } = await walletOf(100, answer)
      expect(wallet.$wallet.get()).toEqual({ kind: 'error', message: 'Unable to load wallets' })
    }
  })

  it("[HOT-184] coin amounts are rounded to the coin's decimal places", () => {
    const eth = { symbol: 'ETH', amount: 1, amountFrozen: 0, fractionBase: 10_000, priceRate: 3 }
    expect(roundCoin(0.123456, eth)).toBe(0.1235)
    expect(coinCost(100, eth)).toBe(0.3333)
    expect(roundCoin(1.6, { ...eth, fractionBase: 1 })).toBe(2)
  })

  it('[HOT-185] fiat amounts are rounded to 2 decimals', () => {
    expect([1.005, 301.125, 2.344].map(roundFiat)).toEqual([1.01, 301.13, 2.34])
  })
})

describe('paying from the wallet', () => {
  const parts = [
    { symbol: 'LIFE', amount: 1204.5, cents: 30112 },
    { symbol: 'ETH', amount: 0.0712, cents: 16592 },
    { symbol: 'LTC', amount: 0, cents: 0 },
  ]
  const words = 'There was a problem with booking payment'

  it('[HOT-181] [HOT-182] [HOT-278] [OQ-34] freezes the coins by symbol and amount, then books with WALLET', async () => {
    const { checkout, client, calls, ready } = setUp({
      [bookingPayment.path]: () => ({ success: true, data: { payment: 'wp_1' } }),
    })
    await ready()
    await checkout.bookRoom('WALLET', payByWallet(client, parts, words))
    const [payment] = calls(bookingPayment.path)
    expect(payment?.body).toEqual({
      payment_methods: [
        { token: 'LIFE', amount: 1204.5 },
        { token: 'ETH', amount: 0.0712 },
      ],
      contract: 'contract-1',
      bookingRequestId: checkout.attempt()?.id,
    })
    const [booking] = calls(bookSync2.path)
    expect(booking?.body).toMatchObject({ paymentMethod: 'WALLET', paymentIntent: 'wp_1' })
    expect(booking?.body).not.toHaveProperty('cardHolder')
  })

  it('a refusal says why and books nothing; the next try has the same request id', async () => {
    const { checkout, client, calls, ready } = setUp({
      [bookingPayment.path]: (_, count) => {
        if (count === 2) throw new CallError({ code: 'TIMEOUT', message: 'Too slow.' })
        return { success: false, err_msgs: ['LIFE is locked', 'try later'] }
      },
    })
    await ready()
    await checkout.bookRoom('WALLET', payByWallet(client, parts, words))
    expect(checkout.$payment.get()).toMatchObject({
      kind: 'failed',
      code: 'PAYMENT_FAILED',
      message: `${words}: LIFE is locked, try later`,
      details: { messages: 'LIFE is locked, try later' },
    })
    await checkout.bookRoom('WALLET', payByWallet(client, parts, words))
    expect(checkout.$payment.get()).toMatchObject({ message: `${words}: Too slow.` })
    expect(new Set(calls(bookingPayment.path).map(({ body }) => body.bookingRequestId)).size).toBe(1)
    expect(calls(bookSync2.path)).toHaveLength(0)
  })
})
