import { Hono } from 'hono'
import { html } from '../../kernel/http/html.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerEnv } from '../../kernel/http/server-env.ts'
import type { LoyaltyWidgets } from '../../ports/loyalty-widgets.ts'

/** Vendors that the sandbox stands in for: those of the reference brand and of Sunsoaked. Other brands show the teaser. */
const vendors: Readonly<Record<string, string>> = {
  staykit: 'Staykit Rewards',
  sunsoaked: 'Sunsoaked Rewards',
}

export function createSandboxWidgets(publicUrl: string): LoyaltyWidgets {
  return {
    urlOf: async (vendor) =>
      Object.hasOwn(vendors, vendor) ? `${publicUrl}/travel/loyalty/widgets/${vendor}` : undefined,
  }
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 24px }
h1 { font-size: 1.375rem; margin: 0 0 8px }
p { margin: 0 0 8px }
`

/** GET /travel/loyalty/widgets/{vendor}: what a vendor would show in its frame. It knows nothing of anybody. */
export const loyaltyWidgetModule: Module<{ readonly config: { readonly SANDBOX: boolean } }> = {
  base: '/travel/loyalty/widgets',
  routes: ({ config }) => {
    const routes = new Hono<ServerEnv>()
    if (!config.SANDBOX) return routes
    routes.get('/:vendor{[a-z]{1,40}}', (c) => {
      const name = Object.hasOwn(vendors, c.req.param('vendor')) ? vendors[c.req.param('vendor')] : undefined
      if (!name) return c.notFound()
      return c.html(
        html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>${style}</style>
<h1>${name}</h1><p>Earn points on every stay, and use them on the next one.</p>
<p>This page stands in for the rewards vendor of the brand.</p></html>`.text,
        200,
        {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
          'cross-origin-resource-policy': 'cross-origin',
        },
      )
    })
    return routes
  },
}
