import { createPaymentIntent } from '@staykit/contract'
import { Hono } from 'hono'
import { ApiError, refuse } from '../../../kernel/http/api-error.ts'
import { readText } from '../../../kernel/http/body.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import { clientAddress } from '../../../kernel/http/client-address.ts'
import { unauthenticated } from '../../../kernel/http/member.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { Routes, ServerEnv } from '../../../kernel/http/server-env.ts'
import { CardError } from '../../../ports/cards.ts'
import { readQuote } from '../../booking/quotes/read-quote.ts'
import type { PaymentDeps as Deps } from '../deps.ts'
import { payableOf } from '../payable.ts'
import { checkPrice } from '../refusals.ts'
import { onCardEvent } from './card-events.ts'
import { openerOf, refuseAfterDeclines } from './declines.ts'
import { openPayment } from './payments.ts'
import { cardRoutes, refuseOldLogin } from './saved/routes.ts'
import { chargeableCard, payWithSaved } from './saved/saved-cards.ts'

/** POST /api/payment/create-payment-intent (a saved card: its owner only), POST /api/payment/stripe-webhook */
export const paymentModule: Module<Deps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    callRoute(routes, createPaymentIntent, async (request, c, find) => {
      const quote = readQuote(deps, request.contract, request.refId)
      const caller = await find()
      const member = caller?.id
      const { bookingRequestId, customer_pm_id: saved } = request
      const { refId, replaces } = request
      const credit = replaces ? await deps.creditOf({ ...replaces, refId }, quote, caller) : 0
      const payable = payableOf(quote, bookingRequestId, member, credit)
      checkPrice(request, payable)
      if (saved && !caller) throw unauthenticated()
      if (saved && caller) await refuseOldLogin(deps, caller)
      const card = saved && member ? await chargeableCard(deps, member, saved) : undefined
      const opener = openerOf(clientAddress(c, deps.config))
      await refuseAfterDeclines(deps.db, payable.quoteId, opener)
      const opened = await openPayment(deps, payable, { opener }).catch(unavailable)
      const intent = card ? await payWithSaved(deps, opened, card).catch(unavailable) : opened
      c.header('cache-control', 'no-store')
      const { clientSecret, status } = intent
      return { data: { clientSecret, paymentIntent: intent.id, status } }
    })
    cardRoutes(routes, deps)
    webhookRoute(routes, deps)
    return routes
  },
}

/** Stripe reports a change of a payment: signed, at most 300 s old; repeats and any order are harmless. */
function webhookRoute(routes: Routes, deps: Deps): void {
  const { cards } = deps
  if (cards.provider !== 'stripe') return
  routes.post('/payment/stripe-webhook', async (c) => {
    const event = cards.readEvent(await readText(c), c.req.header('stripe-signature') ?? '')
    if (!event) throw new ApiError(400, 'BAD_REQUEST', 'The signature is not right.')
    await onCardEvent(deps, event)
    return c.json({ received: true })
  })
}

function unavailable(error: unknown): never {
  if (!(error instanceof CardError)) throw error
  if (error.kind === 'UNAVAILABLE') throw refuse('cardProviderAway')
  throw new ApiError(502, 'PAYMENT_REQUIRED', 'The card provider refused. You were not charged.')
}
