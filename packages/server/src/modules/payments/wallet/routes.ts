import {
  bookingBalances,
  bookingPayment,
  bookingPayments,
  refusalOf,
  type WireCoin,
  type WireError,
} from '@staykit/contract'
import { Hono } from 'hono'
import { notFound, refuse } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import { type WalletCoin, WalletError } from '../../../ports/wallet.ts'
import { readQuote } from '../../booking/quotes/read-quote.ts'
import type { PaymentDeps } from '../deps.ts'
import { payableOf } from '../payable.ts'
import { historyOf } from './history.ts'
import { walletOffer } from './offer.ts'
import { freezeCoins, releaseStale } from './payments.ts'

/**
 * GET booking/balances and booking/payments, POST booking/payment below /platform/api/v1, for the signed-in member;
 * coins' logos are public.
 */
export const walletModule: Module<PaymentDeps> = {
  base: '/platform/api/v1',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const { config, wallet } = deps
    if (!walletOffer.isOn(config)) return routes
    callRoute(routes, bookingBalances, async (_, c, member) => {
      c.header('cache-control', 'no-store')
      const coins = await releaseStale(deps, member.id)
        .then(() => wallet.balances(member.id))
        .catch(refusal)
      return 'err_msgs' in coins ? coins : { success: true, data: { balances: coins.map(wireCoinOf) } }
    })
    callRoute(routes, bookingPayments, async (_, c, member) => {
      c.header('cache-control', 'no-store')
      const payments = await historyOf(deps, member.id).catch(refusal)
      return 'err_msgs' in payments ? payments : { success: true, data: { payments } }
    })
    callRoute(
      routes,
      bookingPayment,
      async ({ payment_methods, bookingRequestId, contract, refId }, c, member) => {
        c.header('cache-control', 'no-store')
        const quote = readQuote(deps, contract, refId)
        const amounts = payment_methods.map(({ token, amount }) => ({ symbol: token, amount }))
        const payable = { ...payableOf(quote, bookingRequestId, member.id), member: member.id }
        const payment = await freezeCoins(deps, payable, amounts).catch(refusal)
        return typeof payment === 'string' ? { success: true, data: { payment } } : payment
      },
    )
    routes.get('/logos/:file{[a-z]+\\.svg}', async (c) => {
      const symbol = c.req.param('file').slice(0, -4).toUpperCase()
      const logo = await wallet.logo(symbol)
      if (!logo) throw notFound()
      return c.body(logo, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      })
    })
    return routes
  },
}

/** Our own code, beside the platform's messages. */
function wireErrorOf({ kind, message }: WalletError): WireError {
  if (kind === 'WRONG_STATE') return refusalOf('coinsReturned')
  return { code: kind === 'INSUFFICIENT' ? 'INSUFFICIENT_FUNDS' : 'PAYMENT_MISMATCH', message }
}

/** A refusal in the platform's format (ACC-214). */
function refusal(error: unknown): { success: false; err_msgs: string[]; error: WireError } {
  if (!(error instanceof WalletError)) throw error
  if (error.kind === 'UNAVAILABLE') throw refuse('walletAway')
  return { success: false, err_msgs: [error.message], error: wireErrorOf(error) }
}

function wireCoinOf(coin: WalletCoin): WireCoin {
  return {
    symbol: coin.symbol,
    amount: coin.amount,
    amount_frozen: coin.amountFrozen,
    fraction_base: coin.fractionBase,
    price_rate: coin.priceRate,
    type: coin.type,
    logo: coin.logo,
  }
}
