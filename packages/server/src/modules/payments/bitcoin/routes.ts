import { abandonBitcoinSource, createBitcoinSource } from '@staykit/contract'
import { isEmail } from '@staykit/domain'
import { Hono } from 'hono'
import { ApiError, notFound, refuse } from '../../../kernel/http/api-error.ts'
import { readText } from '../../../kernel/http/body.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { Routes, ServerEnv } from '../../../kernel/http/server-env.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { BitcoinError } from '../../../ports/bitcoin.ts'
import { readQuote } from '../../booking/quotes/read-quote.ts'
import type { PaymentDeps as Deps } from '../deps.ts'
import { payableOf } from '../payable.ts'
import { checkPrice } from '../refusals.ts'
import { abandonSource } from './abandon.ts'
import { bitcoinOffer } from './offer.ts'
import { openSource, transferOf, WATCH_QUEUE, wireSourceOf } from './sources.ts'

/**
 * POST /api/payment/create-bitcoin-source and abandon-bitcoin-source (members only, OQ-06), POST
 * /api/payment/btcpay-webhook (signed)
 */
export const bitcoinModule: Module<Deps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    if (!bitcoinOffer.isOn(deps.config)) return routes
    callRoute(routes, createBitcoinSource, async (request, c, member) => {
      if (!isEmail(request.email.trim()))
        throw new ApiError(400, 'BAD_REQUEST', 'The request is not right: check email.', {
          details: { fields: ['email'] },
        })
      const quote = readQuote(deps, request.contract, request.refId)
      const payable = { ...payableOf(quote, request.bookingRequestId, member.id), member: member.id }
      checkPrice(request, payable)
      const source = await openSource(deps, payable, request.email).catch(unavailable)
      c.header('cache-control', 'no-store')
      return { data: wireSourceOf(source) }
    })
    callRoute(routes, abandonBitcoinSource, async ({ bookingRequestId }, c, member) => {
      c.header('cache-control', 'no-store')
      return { data: transferOf(await abandonSource(deps, member.id, bookingRequestId)) }
    })
    webhookRoute(routes, deps)
    return routes
  },
}

/** BTCPay reports a change of an invoice; its state is then read from BTCPay. */
function webhookRoute(routes: Routes, { bitcoin, db }: Deps): void {
  if (bitcoin.provider !== 'btcpay') return
  routes.post('/payment/btcpay-webhook', async (c) => {
    const invoice = bitcoin.readEvent(await readText(c), c.req.header('btcpay-sig') ?? '')
    if (!invoice) throw new ApiError(400, 'BAD_REQUEST', 'The signature is not right.')
    const source = await db
      .selectFrom('bitcoin_sources')
      .select('id')
      .where('provider_id', '=', invoice)
      .executeTakeFirst()
    if (!source) throw notFound('There is no such invoice.')
    await enqueue(db, { queue: WATCH_QUEUE, subject: source.id })
    return c.json({ received: true })
  })
}

function unavailable(error: unknown): never {
  if (!(error instanceof BitcoinError)) throw error
  throw refuse('bitcoinAway')
}
