import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { objectOf } from './form.ts'
import {
  chargeWire,
  customerWire,
  disputeWire,
  eventWire,
  type Intent,
  intentWire,
  methodWire,
  movementWire,
  refundWire,
  setupWire,
} from './objects.ts'
import { stripePublished } from './published.ts'
import { setupIntent } from './setup-intent.ts'

/** Events with objects of ours; tests also send events that are not. */
const checkedEvents: ReadonlySet<string> = new Set([
  'charge.dispute.updated',
  'payment_intent.payment_failed',
  'setup_intent.setup_failed',
])

/** One request over HTTP. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly form: URLSearchParams
  readonly headers: IncomingMessage['headers']
}

type StoredAction = 'create' | 'confirm' | 'capture' | 'cancel' | 'refunds' | 'customers'

export interface StripeStandIn {
  readonly url: string
  readonly seen: SeenRequest[]
  /** Statuses that answer the next requests instead of their effect. */
  readonly failNext: number[]
  /**
   * Fails the next of these calls for good: the 500 is stored under its key; `done` when it has its effect all the
   * same.
   */
  storeFailure(action: StoredAction, isDone: boolean): void
  /** The bank disputes a payment: returns the webhook of it. */
  dispute(intentId: string, status: string, secret: string): { body: string; signature: string }
  /** A signed webhook about an intent or a setup: its body and its Stripe-Signature header. */
  event(intentId: string, type: string, secret: string, at?: number): { body: string; signature: string }
  /** Throws when a request or an answer was not as Stripe publishes it. */
  close(): Promise<void>
}

/**
 * Speaks Stripe's HTTP: form-encoded requests, JSON answers, Idempotency-Key replays, error objects, signed webhooks.
 * Written from Stripe's public API reference; supports payment intents with manual capture, and refunds.
 */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const published = await stripePublished()
  const intents = new Map<string, Intent>()
  const replays = new Map<string, { form: string; status: number; body: object }>()
  const seen: SeenRequest[] = []
  const failNext: number[] = []
  const stored: { action: StoredAction; isDone: boolean }[] = []
  const respond = (method: string, path: string, form: URLSearchParams) => {
    const next = stored.findIndex(({ action }) => method === 'POST' && actionOf(path) === action)
    const [failing] = next < 0 ? [] : stored.splice(next, 1)
    const call = `${method} ${path}`
    published.request(call, objectOf(form))
    const real = failing && !failing.isDone ? undefined : answer(intents, method, path, form)
    if (real?.status === 200) published.answer(call, real.body)
    if (!failing && real) return real
    return { status: 500, body: problem('api_error', undefined, 'Something went wrong on our end.') }
  }

  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(await textOf(request))
    seen.push({ method: request.method ?? '', path, form, headers: request.headers })
    const failure = failNext.shift()
    if (failure)
      return send(response, failure, problem('api_error', 'stand-in', 'The stand-in was told to fail.'))
    const key = request.headers['idempotency-key']
    const replayed = typeof key === 'string' ? replays.get(key) : undefined
    if (replayed && replayed.form !== `${path}?${form}`)
      return send(
        response,
        400,
        problem('idempotency_error', undefined, 'Keys can only be used with the same parameters.'),
      )
    const { status, body } = replayed ?? respond(request.method ?? '', path, form)
    if (typeof key === 'string') replays.set(key, { form: `${path}?${form}`, status, body })
    send(response, status, body, replayed !== undefined)
  })
  const signed = (type: string, object: object, secret: string, at: number) => {
    const event = eventWire(`evt_${randomUUID()}`, type, at, object)
    if (checkedEvents.has(type)) published.answer(`event ${type}`, event)
    const body = JSON.stringify(event)
    const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    return { body, signature: `t=${at},v1=${mac}` }
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    failNext,
    storeFailure: (action, isDone) => void stored.push({ action, isDone }),
    dispute(intentId, status, secret) {
      const intent = intents.get(intentId)
      if (!intent) throw new Error(`no intent ${intentId}`)
      intent.dispute = disputeWire(intent, status)
      return signed('charge.dispute.updated', intent.dispute, secret, Math.floor(Date.now() / 1000))
    },
    event(intentId, type, secret, at = Math.floor(Date.now() / 1000)) {
      const intent = intents.get(intentId)
      const other = intentId.startsWith('seti_')
        ? setupWire(intentId, 'requires_payment_method', null)
        : { object: 'charge', id: 'ch_1' }
      return signed(type, intent ? intentWire(intent) : other, secret, at)
    },
    close: () => new Promise<void>((done) => server.close(() => done())).then(published.throwAny),
  }
}

/** All balance transactions, a charge, a refund and a dispute of each intent, one to a page. */
function balanceTransactions(intents: Map<string, Intent>, query: URLSearchParams) {
  const all = [...intents.values()].flatMap((intent) => [
    ...(intent.received > 0 ? [['charge', intent.received, chargeWire(intent), intent] as const] : []),
    ...(intent.refunded > 0 ? [['refund', -intent.refunded, intent.refunds[0], intent] as const] : []),
    ...(intent.dispute ? [['adjustment', -intent.received, intent.dispute, intent] as const] : []),
  ])
  const moved = all.map(([type, amount, source, { id, currency }]) =>
    movementWire(`txn_${id}_${type}`, type, amount, currency, source),
  )
  const isNow =
    Number(query.get('created[gte]')) <= Date.now() / 1000 &&
    Number(query.get('created[lt]')) > Date.now() / 1000
  const transactions = isNow ? [...moved, movementWire('txn_payout', 'payout', -1, 'usd', 'po_1')] : []
  const from = transactions.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const has_more = transactions.length > from + 1
  const data = transactions.slice(from, from + 1)
  return { status: 200, body: { object: 'list', data, has_more, url: '/v1/balance_transactions' } }
}

function answer(intents: Map<string, Intent>, method: string, path: string, form: URLSearchParams) {
  const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
  if (path === '/v1/balance_transactions') return balanceTransactions(intents, form)
  if (path === '/v1/refunds' && method === 'GET') {
    const data = intents.get(form.get('payment_intent') ?? '')?.refunds ?? []
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
  }
  if (path === '/v1/refunds') return refund(intents, form)
  if (path === '/v1/customers') {
    const member = form.get('metadata[member]') ?? ''
    return { status: 200, body: customerWire(`cus_${member}`, { member }) }
  }
  const customer = /^\/v1\/customers\/([\w-]+)$/.exec(path)?.[1]
  if (customer) return { status: 200, body: { id: customer, object: 'customer', deleted: true } }
  const saved = /^\/v1\/payment_methods\/(\w+)(\/detach)?$/.exec(path)
  if (saved) return { status: 200, body: methodWire(saved[1] ?? '', saved[2] ? null : 'cus_ann') }
  if (path.startsWith('/v1/setup_intents')) return { status: 200, body: setupIntent(method, path, form) }
  if (path === '/v1/payment_intents' && method === 'POST') return ok(create(intents, form), form)
  if (!id)
    return { status: 404, body: problem('invalid_request_error', undefined, 'Unrecognized request URL.') }
  const intent = intents.get(id)
  if (!intent)
    return {
      status: 404,
      body: problem('invalid_request_error', 'resource_missing', `No such payment_intent: ${id}`),
    }
  if (method === 'GET') return ok(intent, form)
  return act(intent, action ?? '', form)
}

/** The last word of a path, or `create`. */
const actionOf = (path: string) =>
  path === '/v1/payment_intents' ? 'create' : (path.split('/').at(-1) ?? '')

function create(intents: Map<string, Intent>, form: URLSearchParams): Intent {
  const metadata = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return field ? [[field, value] as const] : []
    }),
  )
  const intent: Intent = {
    id: `pi_${randomUUID().replaceAll('-', '')}`,
    amount: Number(form.get('amount')),
    currency: form.get('currency') ?? '',
    status: 'requires_payment_method',
    metadata,
    received: 0,
    refunded: 0,
    refunds: [],
    customer: form.get('customer'),
  }
  intents.set(intent.id, intent)
  return intent
}

function act(intent: Intent, action: string, form: URLSearchParams): { status: number; body: object } {
  const wrong = (expected: string) => ({
    status: 400,
    body: problem(
      'invalid_request_error',
      'payment_intent_unexpected_state',
      `This PaymentIntent's status is ${intent.status}, not ${expected}.`,
    ),
  })
  if (action === 'confirm') return confirm(intent, form)
  if (action === 'capture') {
    if (intent.status !== 'requires_capture') return wrong('requires_capture')
    intent.status = 'succeeded'
    intent.received = Number(form.get('amount_to_capture') ?? intent.amount)
    return ok(intent, form)
  }
  if (intent.status === 'succeeded' || intent.status === 'canceled') return wrong('cancelable')
  intent.status = 'canceled'
  return ok(intent, form)
}

function confirm(intent: Intent, form: URLSearchParams): { status: number; body: object } {
  const method = form.get('payment_method') ?? ''
  intent.method = method
  if (method === 'pm_card_visa_chargeDeclined') {
    intent.error = { code: 'card_declined', message: 'Your card was declined.' }
    return { status: 402, body: problem('card_error', 'card_declined', 'Your card was declined.') }
  }
  intent.status = method === 'pm_card_threeDSecure2Required' ? 'requires_action' : 'requires_capture'
  return ok(intent, form)
}

function refund(intents: Map<string, Intent>, form: URLSearchParams): { status: number; body: object } {
  const intent = intents.get(form.get('payment_intent') ?? '')
  const amount = Number(form.get('amount'))
  if (intent?.dispute && intent.dispute.is_charge_refundable === false)
    return {
      status: 400,
      body: problem('invalid_request_error', 'charge_disputed', 'The charge has been charged back.'),
    }
  if (!intent || intent.refunded + amount > intent.received)
    return {
      status: 400,
      body: problem('invalid_request_error', 'charge_already_refunded', 'Already refunded.'),
    }
  intent.refunded += amount
  const created = refundWire(`re_${randomUUID()}`, intent, amount, form.get('metadata[key]') ?? '')
  intent.refunds.push(created)
  return { status: 200, body: created }
}

const ok = (intent: Intent, form: URLSearchParams) => {
  const expand = [...form].flatMap(([name, value]) => (name.startsWith('expand') ? [value] : []))
  return { status: 200, body: intentWire(intent, expand) }
}

const problem = (type: string, code: string | undefined, message: string) => ({
  error: { type, code, message },
})

function send(response: ServerResponse, status: number, body: object, isReplayed = false): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_1',
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
