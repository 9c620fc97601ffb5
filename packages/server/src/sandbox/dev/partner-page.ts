import { html } from '../../kernel/http/html.ts'
import type { Module } from '../../kernel/http/module.ts'
import { type Config, pagesOfThisMachine } from '../development.ts'

const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"

/**
 * Stands in for a partner's site at /dev/partner, and shows its parameters; outside production, and for this machine
 * only.
 */
export const devPartnerModule: Module<{ readonly config: Config }> = {
  base: '/dev/partner',
  routes: ({ config }) => {
    const routes = pagesOfThisMachine()
    if (!config.DEV_PAGES) return routes
    routes.get('/*', (c) => {
      const url = new URL(c.req.url)
      const path = url.pathname.replace(/^\/dev\/partner/, '') || '/'
      return c.html(page(path, [...url.searchParams], config.SITE_URL), 200, {
        'content-security-policy': policy,
      })
    })
    return routes
  },
}

const sites: Readonly<Record<string, string>> = {
  hotels: 'hotel',
  flights: 'flight',
  cars: 'car',
  rental_cars: 'car',
}

function page(path: string, tags: readonly (readonly [string, string])[], siteUrl: string): string {
  const site = sites[path.split('/')[1] ?? '']
  const rows = tags.map(([name, value]) => html`<tr><td><code>${name}</code></td><td>${value}</td></tr>`)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Booking continues on our partner’s site</title><link rel="stylesheet" href="/dev/dev.css"></head><body><main>
<h1>Your ${site && `${site} `}search continues on our partner’s site</h1>
<p>This demo has no partner, so nothing was searched or booked.</p>
<p><a href="${siteUrl}">Back to the site</a></p>
<details><summary>For developers</summary>
<p>Set PARTNER_HOST or PARTNER_URL to open a partner’s site. It would get <code>${path}</code> with these parameters:</p>
${rows.length > 0 && html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">Value</th></tr></thead><tbody>${rows}</tbody></table>`}
${rows.length === 0 && html`<p>No parameters.</p>`}
</details></main></body></html>`.text
}
