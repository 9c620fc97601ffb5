import { Hono } from 'hono'
import { html } from '../../kernel/http/html.ts'
import type { Module } from '../../kernel/http/module.ts'
import { framedHeaders } from '../../kernel/http/response-header.ts'
import type { ServerEnv } from '../../kernel/http/server-env.ts'
import type { LoyaltyWidgets } from '../../ports/loyalty-widgets.ts'

/** Vendors that the sandbox replaces: those of the four seeded brands (ACC-006). Other brands show the teaser. */
const vendors: Readonly<Record<string, string>> = {
  staykit: 'Staykit Rewards',
  meridian: 'Meridian Club Rewards',
  sunsoaked: 'Sunsoaked Rewards',
  northlight: 'Northlight Rewards',
}
const isKnown = (vendor: string) => Object.hasOwn(vendors, vendor)

export function createSandboxWidgets(publicUrl: string): LoyaltyWidgets {
  const pageOf = (vendor: string) => `${publicUrl}/travel/loyalty/widgets/${vendor}`
  return {
    urlOf: async (vendor) => (isKnown(vendor) ? pageOf(vendor) : undefined),
    scriptOf: async (vendor) => (isKnown(vendor) ? `${pageOf(vendor)}.js` : undefined),
  }
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 24px }
h1 { font-size: 1.375rem; margin: 0 0 8px }
p { margin: 0 0 8px }
`

/**
 * GET /travel/loyalty/widgets/{vendor} and {vendor}.js: a vendor's page for the frame, and the script before it, which
 * only reports that it loaded. They contain no personal data.
 */
export const loyaltyWidgetModule: Module<{ readonly config: { readonly SANDBOX: boolean } }> = {
  base: '/travel/loyalty/widgets',
  routes: ({ config }) => {
    const routes = new Hono<ServerEnv>()
    if (!config.SANDBOX) return routes
    routes.get('/:file{[a-z]{1,40}\\.js}', (c) => {
      const vendor = c.req.param('file').slice(0, -'.js'.length)
      if (!isKnown(vendor)) return c.notFound()
      return c.body(`globalThis.loyaltyVendor = ${JSON.stringify(vendors[vendor])}\n`, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
      })
    })
    routes.get('/:vendor{[a-z]{1,40}}', (c) => {
      const vendor = c.req.param('vendor')
      if (!isKnown(vendor)) return c.notFound()
      const name = vendors[vendor] ?? vendor
      return c.html(
        html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>${style}</style>
<h1>${name}</h1><p>Earn points on every stay, and use them on the next one.</p></html>`.text,
        200,
        {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
          ...framedHeaders,
        },
      )
    })
    return routes
  },
}
