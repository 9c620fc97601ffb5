import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { CARD_FRAME_PATH } from '@staykit/contract'
import { Hono } from 'hono'
import type { Config } from '../../../../config.ts'
import { notFound } from '../../../../kernel/http/api-error.ts'
import type { Module } from '../../../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../../../kernel/http/server-env.ts'
import { sandboxRoutes } from '../../../../sandbox/cards/routes.ts'
import type { KnownBrand } from '../../../brands/brands.ts'
import type { PaymentDeps } from '../../deps.ts'
import { framePage } from './page.ts'

const folder = join(import.meta.dirname, 'browser')
/** The rules of card numbers are the domain's own: the frame's scripts import them from there. */
const domainCard = join(import.meta.dirname, '../../../../../../domain/src/card.ts')
const scripts = ['main', 'fields', 'formats', 'messages', 'tokens', 'words', 'sandbox', 'stripe'] as const

/** GET /payment/card-frame?refId=&locale=&parent=, its scripts and style, and what its sandbox form posts to. */
export const cardFrameModule: Module<PaymentDeps> = {
  base: CARD_FRAME_PATH,
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const { brands, config, cards } = deps
    routes.get('/', async (c) => {
      const refId = c.req.query('refId') ?? ''
      const parent = c.req.query('parent') ?? originOf(c.req.header('referer'))
      const brand = await brands.check(refId, parent || undefined)
      const stripeKey = cards.provider === 'stripe' ? config.STRIPE_PUBLISHABLE_KEY : undefined
      c.header('content-security-policy', policy(brand, config, cards.provider === 'stripe'))
      c.header('x-frame-options', undefined)
      c.header('cross-origin-resource-policy', 'cross-origin')
      c.header('cache-control', 'no-store')
      return c.html(
        framePage({ parent: parent ?? '', locale: c.req.query('locale') ?? brand.locale, stripeKey }),
      )
    })
    routes.get('/style.css', async (c) =>
      asset(c, 'text/css', await readFile(join(folder, 'frame.css'), 'utf8')),
    )
    const ready = new Map<string, string>()
    routes.get('/:file{[a-z-]+\\.ts}', async (c) => {
      const name = c.req.param('file').slice(0, -3)
      const text = ready.get(name) ?? (await scriptText(name))
      ready.set(name, text)
      return asset(c, 'text/javascript', text)
    })
    sandboxRoutes(routes, deps)
    return routes
  },
}

async function scriptText(name: string): Promise<string> {
  const path =
    name === 'card-rules' ? domainCard : scripts.some((known) => known === name) && join(folder, `${name}.ts`)
  if (!path) throw notFound()
  const source = (await readFile(path, 'utf8')).replaceAll("'@staykit/domain'", "'./card-rules.ts'")
  return stripTypeScriptTypes(source)
}

function asset(c: ServerContext, type: string, text: string): Response | Promise<Response> {
  return c.body(text, 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
  })
}

/** Who may put the frame on a page: the brand's own origins, ours, and in development any page of this machine. */
function policy({ origins }: KnownBrand, config: Config, isStripe: boolean): string {
  const own = [config.PUBLIC_URL, config.SITE_URL].map((url) => new URL(url).origin)
  const local = config.NODE_ENV === 'production' ? [] : ['http://localhost:*', 'http://127.0.0.1:*']
  const ancestors = [...new Set([...own, ...config.ALLOWED_ORIGINS, ...origins, ...local])]
  const stripe = (sources: string) => (isStripe ? ` ${sources}` : '')
  return [
    "default-src 'none'",
    `script-src 'self'${stripe('https://js.stripe.com')}`,
    "style-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    ...(isStripe ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ')
}

function originOf(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).origin : undefined
}
