import { createTransport } from 'nodemailer'
import * as z from 'zod'
import {
  bodyOf,
  type Finding,
  get,
  note,
  ok,
  post,
  reasonOf,
  TIMEOUT_MS,
  wrong,
} from '../../kernel/finding.ts'
import { transportOf } from '../../kernel/smtp-transport.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly base: string
  /** Address of our Stripe webhook. */
  readonly webhookUrl: string
}

/** Events that the webhook must receive. */
const events = [
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.setup_failed',
  ...['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'],
  ...['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
]
const endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
})

/** Checks the secret key of Stripe: accepted, and with a registered webhook. */
export async function checkStripe(settings: StripeSettings): Promise<Finding[]> {
  const { secretKey, base } = settings
  const authorization = `Bearer ${secretKey}`
  const balance = await get(`${base}/v1/balance`, { authorization })
  // A restricted key may not read the balance; it is valid all the same.
  if (balance.status !== 403 && !balance.ok)
    return [wrong('Stripe', `does not take STRIPE_SECRET_KEY (${balance.status}): make another key there`)]
  const isTest = /^(sk|rk)_test_/.test(secretKey)
  return [
    isTest
      ? note('Stripe', 'accepts the keys, which are for test mode: no card is charged')
      : ok('Stripe', 'accepts the keys'),
    await checkWebhook(settings, authorization),
  ]
}

async function checkWebhook(
  { base, webhookUrl, webhookSecret }: StripeSettings,
  authorization: string,
): Promise<Finding> {
  const name = 'Stripe’s webhook'
  if (!webhookSecret.startsWith('whsec_'))
    return wrong(name, 'STRIPE_WEBHOOK_SECRET is not one: it begins with whsec_')
  const answer = await get(`${base}/v1/webhook_endpoints?limit=100`, { authorization })
  if (answer.status === 403) return note(name, `cannot be seen with this key: look there for ${webhookUrl}`)
  if (!answer.ok) return wrong(name, `cannot be looked up (${answer.status}): try again`)
  const { data } = await bodyOf(answer, endpoints)
  const found = data.find(({ url }) => url === webhookUrl)
  if (!found) return wrong(name, `is missing: add ${webhookUrl}, for ${events.join(', ')}`)
  if (found.status !== 'enabled') return wrong(name, `is ${found.status}: switch it on there`)
  const missing = events.filter((event) => !found.enabled_events.some((each) => [event, '*'].includes(each)))
  return missing.length > 0
    ? wrong(name, `does not receive ${missing.join(', ')}: add them there`)
    : ok(name, webhookUrl)
}

/** Servers refuse an older file. */
const WEEK_MS = 7 * 86_400_000

/** Checks an exchange-rate file in the format of the European Central Bank. */
export async function checkRates(url: string): Promise<Finding> {
  const answer = await get(url)
  const text = answer.ok ? await answer.text() : ''
  const found = [...text.matchAll(/currency=['"][A-Z]{3}['"]\s+rate=/g)]
  if (found.length === 0)
    return wrong('rates of exchange', `EXCHANGE_RATES_URL answers none (${answer.status}): check it`)
  const [, day] = /\btime=['"](\d{4}-\d\d-\d\d)['"]/.exec(text) ?? []
  if (day && Date.now() - Date.parse(day) > WEEK_MS)
    return wrong('rates of exchange', `are of ${day}, too old to sell at: check EXCHANGE_RATES_URL`)
  return ok('rates of exchange', `${found.length} currencies`)
}

/** Checks the mail server: reachable, with a valid login; sends nothing. */
export async function checkMail(url: string, from: string): Promise<Finding[]> {
  const transport = createTransport(transportOf(url, TIMEOUT_MS))
  try {
    await transport.verify()
  } catch (error) {
    return [
      wrong('mail', `the server of SMTP_URL does not take us (${reasonOf(error)}): check address and login`),
    ]
  } finally {
    transport.close()
  }
  const isReserved = /@([\w-]+\.)*(test|example|invalid|localhost)>?$|@example\.(com|org|net)>?$/.test(from)
  return [
    ok('mail', 'the server accepts our login'),
    ...(/[?&]ignoreTLS=true/.test(url)
      ? [note('mail', 'goes without encryption, as SMTP_URL says: only in your own network')]
      : []),
    isReserved ? wrong('sender', `MAIL_FROM has a reserved domain: use one of yours`) : ok('sender', from),
  ]
}

/**
 * Checks that the collector accepts spans, without sending any. `headers` as in OTEL_EXPORTER_OTLP_HEADERS: name=value,
 * percent-encoded.
 */
export async function checkTraces(endpoint: string, headers = ''): Promise<Finding> {
  const pairs = headers.split(',').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), decodeURIComponent(value.join('=').trim())] as const
  })
  const settings = Object.fromEntries(pairs.filter(([name]) => name !== ''))
  const { ok: isTaken, status } = await post(`${endpoint}/v1/traces`, settings, { resourceSpans: [] })
  if (isTaken) return ok('traces', `${new URL(endpoint).host} takes them`)
  const what = 'is OTEL_EXPORTER_OTLP_ENDPOINT its port for HTTP, and OTEL_EXPORTER_OTLP_HEADERS right?'
  return wrong('traces', `${new URL(endpoint).host} does not take them (${status}): ${what}`)
}
