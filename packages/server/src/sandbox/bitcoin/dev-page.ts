import { Hono } from 'hono'
import { ApiError, notFound } from '../../kernel/http/api-error.ts'
import { readText } from '../../kernel/http/body.ts'
import type { ServerEnv } from '../../kernel/http/server-env.ts'
import { enqueue } from '../../kernel/jobs/jobs.ts'
import type { Module } from '../../modules/index.ts'
import { html } from '../../modules/mail/html.ts'
import { bitcoinText, type SourceRow, WATCH_QUEUE } from '../../modules/payments/bitcoin/sources.ts'
import { BitcoinError } from '../../ports/bitcoin.ts'
import { payments, type SandboxPayment } from './bitcoin.ts'

const words: Readonly<Record<SandboxPayment, string>> = {
  exact: 'Pay exactly',
  rest: 'Pay the rest',
  half: 'Pay half',
  double: 'Pay double',
  late: 'Pay too late',
  expire: 'Let it expire',
}

/** The sandbox's chain at /dev/bitcoin: open payments, each with buttons that pay it; not there in production. */
export const devBitcoinModule: Module = {
  base: '/dev/bitcoin',
  routes: ({ bitcoin, config, db, jobs }) => {
    const routes = new Hono<ServerEnv>()
    if (config.NODE_ENV === 'production' || bitcoin.provider !== 'sandbox') return routes
    const policy = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'"
    routes.get('/', async (c) => {
      const sources = await db
        .selectFrom('bitcoin_sources')
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute()
      return c.html(page(sources), 200, { 'content-security-policy': policy, 'cache-control': 'no-store' })
    })
    /** Form fields: source (id), how (exact, rest, half, double, late, expire). */
    routes.post('/', async (c) => {
      const form = new URLSearchParams(await readText(c))
      const how = payments.find((each) => each === form.get('how'))
      const id = form.get('source') ?? ''
      if (!how) throw new ApiError(400, 'BAD_REQUEST', `how is one of ${payments.join(', ')}`)
      const source = await db
        .selectFrom('bitcoin_sources')
        .select('provider_id')
        .where('id', '=', id)
        .executeTakeFirst()
      await bitcoin.pay(source?.provider_id ?? '', how).catch((error: unknown) => {
        if (error instanceof BitcoinError) throw notFound('There is no such payment.')
        throw error
      })
      await enqueue(db, { queue: WATCH_QUEUE, subject: id })
      jobs.nudge()
      return c.redirect('/dev/bitcoin', 303)
    })
    return routes
  },
}

function page(sources: readonly SourceRow[]): string {
  const rows = sources.map(
    (source) => html`<tr><td>${source.hotel_name}<br><code>${source.id}</code></td>
      <td>${bitcoinText(source.received_satoshi)} of ${bitcoinText(source.satoshi ?? 0)} BTC<br>${source.state}${source.owed_satoshi > 0 && `, ${bitcoinText(source.owed_satoshi)} BTC to pay back`}</td>
      <td><form method="post" action="/dev/bitcoin"><input type="hidden" name="source" value="${source.id}">
      ${payments.map((how) => html`<button name="how" value="${how}">${words[how]}</button> `)}</form></td></tr>`,
  )
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bitcoin payments</title><link rel="stylesheet" href="/dev/dev.css"></head><body><main>
<h1>Bitcoin payments</h1><p>The sandbox's chain: each button is what a payer could do. <a href="/dev">More to try out</a></p>
${sources.length === 0 && html`<p>No payment yet: choose bitcoin at a checkout.</p>`}
<table><thead><tr><th scope="col">Payment</th><th scope="col">Received</th><th scope="col">Pay</th></tr></thead><tbody>${rows}</tbody></table>
</main></body></html>`.text
}
