import { paymentMethods, paymentOffers } from '@staykit/contract'
import { expect, it } from 'vitest'
import { testConfig } from '../../testing/server.ts'
import { methodOf, methods, offersOf, unrealOffers } from './registry.ts'

it('every payment method of the wire is registered once', () => {
  expect(methods.map(({ name }) => name).sort()).toEqual([...paymentMethods].sort())
  for (const name of paymentMethods) expect(methodOf(name).name).toBe(name)
})

it('each offer of a brand belongs to a method, beside real cards only when it is turned on', () => {
  const all = { bitcoin: true, wallet: true }
  expect(Object.keys(offersOf(testConfig())).sort()).toEqual(Object.keys(paymentOffers).sort())
  const btcpay = {
    BTCPAY_URL: 'https://btcpay.test',
    BTCPAY_API_KEY: 'k',
    BTCPAY_STORE_ID: 's',
    BTCPAY_NETWORK: 'test',
  }
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' }
  for (const [environment, offers] of [
    [{}, all],
    [{ WALLET_PAYMENTS: 'false' }, { ...all, wallet: false }],
    [stripe, { bitcoin: false, wallet: false }],
    [
      { ...stripe, ...btcpay },
      { bitcoin: true, wallet: false },
    ],
    [
      { ...stripe, ...btcpay, BITCOIN_PAYMENTS: 'false', WALLET_PAYMENTS: 'true' },
      { bitcoin: false, wallet: true },
    ],
  ] as const)
    expect(offersOf(testConfig(environment))).toEqual(offers)
})

it('a payment method without a real provider is off without the sandbox, and turning it on fails with a reason', () => {
  const real = { ...testConfig(), SANDBOX: false }
  const btcpay = { BTCPAY_URL: 'https://btcpay.test' }
  expect(offersOf(real)).toEqual({ bitcoin: false, wallet: false })
  expect(unrealOffers(real)).toEqual([])
  const settings = { ...real, WALLET_PAYMENTS: true, BITCOIN_PAYMENTS: true }
  expect(offersOf(settings)).toEqual({ bitcoin: false, wallet: false })
  expect(unrealOffers(settings)).toEqual([
    'WALLET_PAYMENTS has nothing real behind it: unset it',
    'BITCOIN_PAYMENTS has nothing real behind it: unset it',
  ])
  expect(offersOf({ ...settings, ...btcpay })).toEqual({ bitcoin: true, wallet: false })
  expect(unrealOffers({ ...settings, ...btcpay })).toHaveLength(1)
})
