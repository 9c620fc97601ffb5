import { ApiError, notFound } from '../../kernel/http/api-error.ts'
import { readText } from '../../kernel/http/body.ts'
import { html } from '../../kernel/http/html.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { Bitcoin } from '../../ports/bitcoin.ts'
import { type Config, pagesOfThisMachine } from '../development.ts'
import { isSandboxBitcoin, payments, type SandboxPayment, type ShownInvoice } from './bitcoin.ts'

const words: Readonly<Record<SandboxPayment, string>> = {
  exact: 'Pay exactly',
  rest: 'Pay the rest',
  half: 'Pay half',
  double: 'Pay double',
  late: 'Pay too late',
  expire: 'Let it expire',
}

interface Needs {
  readonly config: Config
  readonly bitcoin: Bitcoin
  /** Called for each transfer with its source, like a provider's webhook. */
  readonly onTransfer: (source: string) => Promise<void>
}

/**
 * The sandbox's chain at /dev/bitcoin: open payments with buttons that pay them; outside production, and for this
 * machine only.
 */
export const devBitcoinModule: Module<Needs> = {
  base: '/dev/bitcoin',
  routes: ({ bitcoin, config, onTransfer }) => {
    const routes = pagesOfThisMachine()
    if (!config.DEV_PAGES || !isSandboxBitcoin(bitcoin)) return routes
    const policy = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'"
    routes.get('/', async (c) =>
      c.html(page(await bitcoin.invoices()), 200, {
        'content-security-policy': policy,
        'cache-control': 'no-store',
      }),
    )
    /** Form fields: source (id), how (exact, rest, half, double, late, expire). */
    routes.post('/', async (c) => {
      const form = new URLSearchParams(await readText(c))
      const how = payments.find((each) => each === form.get('how'))
      const source = form.get('source') ?? ''
      if (!how) throw new ApiError(400, 'BAD_REQUEST', `how is one of ${payments.join(', ')}`)
      const id = await bitcoin.idOf(source)
      if (!id) throw notFound('There is no such payment.')
      await bitcoin.pay(id, how)
      await onTransfer(source)
      return c.redirect('/dev/bitcoin', 303)
    })
    return routes
  },
}

function page(invoices: readonly ShownInvoice[]): string {
  const rows = invoices.map(
    ({ key, label, satoshi, received, isOpen }) => html`<tr><td>${label}<br><code>${key}</code></td>
      <td>${bitcoins(received)} of ${bitcoins(satoshi)} BTC<br>${isOpen ? 'open' : 'expired'}</td>
      <td><form method="post" action="/dev/bitcoin"><input type="hidden" name="source" value="${key}">
      ${payments.map((how) => html`<button name="how" value="${how}">${words[how]}</button> `)}</form></td></tr>`,
  )
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bitcoin payments</title><link rel="stylesheet" href="/dev/dev.css"></head><body><main>
<h1>Bitcoin payments</h1><p>The sandbox's chain: each button is what a payer could do. <a href="/dev">More to try out</a></p>
${invoices.length === 0 && html`<p>No payment yet: choose bitcoin at a checkout.</p>`}
<table><thead><tr><th scope="col">Payment</th><th scope="col">Received</th><th scope="col">Pay</th></tr></thead><tbody>${rows}</tbody></table>
</main></body></html>`.text
}

const bitcoins = (satoshi: number) => (satoshi / 100_000_000).toFixed(8).replace(/\.?0+$/, '')
