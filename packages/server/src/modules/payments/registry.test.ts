import { paymentMethods, paymentOffers } from '@staykit/contract'
import { expect, it } from 'vitest'
import { testConfig } from '../../testing/server.ts'
import { methodOf, methods, offersOf } from './registry.ts'

it('every payment method of the wire is registered once', () => {
  expect(methods.map(({ name }) => name).sort()).toEqual([...paymentMethods].sort())
  for (const name of paymentMethods) expect(methodOf(name).name).toBe(name)
})

it('each that a brand may offer is offered by a method, beside real cards only when somebody says so', () => {
  const all = { bitcoin: true, wallet: true }
  expect(Object.keys(offersOf(testConfig())).sort()).toEqual(Object.keys(paymentOffers).sort())
  const btcpay = { BTCPAY_URL: 'https://btcpay.test', BTCPAY_API_KEY: 'k', BTCPAY_STORE_ID: 's' }
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
