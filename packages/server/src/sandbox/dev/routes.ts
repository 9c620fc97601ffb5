import { html } from '../../kernel/http/html.ts'
import type { Module } from '../../kernel/http/module.ts'
import { failures, type TestCard, testCards } from '../cards/test-cards.ts'
import { type Config, pagesOfThisMachine } from '../development.ts'
import { TESTVILLE } from '../testville/city.ts'
import { testHotels } from '../testville/hotels.ts'
import { sandboxCoins } from '../wallet/coins.ts'
import { style } from './style.ts'

interface DealCode {
  readonly code: string
  readonly percent: number
  readonly valid_until: string | null
}

interface Needs {
  readonly config: Config
  /** Deal codes of a new database. */
  readonly dealCodes: readonly DealCode[]
}

/** Test cards and the hotels of Testville, at /dev; outside production, and for this machine only. */
export const devModule: Module<Needs> = {
  base: '/dev',
  routes: ({ config, dealCodes }) => {
    const routes = pagesOfThisMachine()
    if (!config.DEV_PAGES) return routes
    const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"
    routes.get('/', (c) =>
      c.html(page(config.SITE_URL, dealCodes), 200, { 'content-security-policy': policy }),
    )
    routes.get('/dev.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
    return routes
  },
}

function page(siteUrl: string, dealCodes: readonly DealCode[]): string {
  const cards = testCards.map(
    (card) =>
      html`<tr><td><code>${spaced(card.number)}</code></td><td>${card.brand}</td><td>${outcome(card)}</td></tr>`,
  )
  const hotels = testHotels.map(
    ({ name, note }, index) =>
      html`<tr><td>${name}</td><td><code>${TESTVILLE}-${index}</code></td><td>${note}</td></tr>`,
  )
  const coins = sandboxCoins.map(
    ({ symbol, start, priceRate }) =>
      html`<tr><td><code>${symbol}</code></td><td>${start}</td><td>${priceRate}</td></tr>`,
  )
  const codes = dealCodes.map(
    ({ code, percent, valid_until }) =>
      html`<tr><td><code>${code}</code></td><td>${valid_until ? `expired on ${valid_until}` : `${percent} % off member rates`}</td></tr>`,
  )
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Staykit: to try things out</title><link rel="stylesheet" href="/dev/dev.css"></head><body><main>
<h1>To try things out</h1>
<p><a href="${siteUrl}">The site</a> · <a href="/dev/mail">Sent mail</a> · <a href="/dev/bitcoin">Bitcoin payments</a> · <a href="/docs/api">The API</a></p>
<h2>Test cards</h2><p>Any later month, any CVC (three digits, four for American Express). No other number is accepted.</p>
<table><thead><tr><th scope="col">Number</th><th scope="col">Brand</th><th scope="col">What happens</th></tr></thead><tbody>${cards}</tbody></table>
<h2>Hotels of Testville</h2><p>Search for “Testville”: each hotel does what its name says.</p>
<table><thead><tr><th scope="col">Hotel</th><th scope="col">Id</th><th scope="col">What to expect</th></tr></thead><tbody>${hotels}</tbody></table>
<h2>Coins</h2><p>Every member starts with these. For bitcoin transfers see <a href="/dev/bitcoin">the sandbox's chain</a>.</p>
<table><thead><tr><th scope="col">Coin</th><th scope="col">Amount</th><th scope="col">Dollars each</th></tr></thead><tbody>${coins}</tbody></table>
<h2>Deal codes</h2>
<table><thead><tr><th scope="col">Code</th><th scope="col">What it does</th></tr></thead><tbody>${codes}</tbody></table>
</main></body></html>`.text
}

function outcome(card: TestCard): string {
  if (card.outcome === 'ok') return 'Is charged.'
  return card.outcome === 'challenge' ? 'Asks for a 3-D Secure challenge.' : failures[card.outcome]
}

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')
