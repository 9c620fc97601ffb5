import { join } from 'node:path'
import { CARD_FRAME_PATH } from '@staykit/contract'
import { Hono } from 'hono'
import type { Config } from '../../../../config.ts'
import { notFound } from '../../../../kernel/http/api-error.ts'
import type { Module } from '../../../../kernel/http/module.ts'
import { framedHeaders, omitResponseHeader } from '../../../../kernel/http/response-header.ts'
import type { ServerEnv } from '../../../../kernel/http/server-env.ts'
import { IMMUTABLE, isPlainName, readManifest, sendFile } from '../../../../kernel/http/static/built-files.ts'
import { cardFrameBuild } from '../../../../kernel/http/static/releases.ts'
import { storedBuild } from '../../../../kernel/http/static/stored-builds.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import type { PaymentDeps as Deps } from '../../deps.ts'
import { framePage } from './page.ts'

/** manifest.json of the frame's build: the files of the page, and all files, each with a hash in its name. */
interface Manifest {
  readonly script: string
  readonly style: string
  readonly hashed: readonly string[]
}

async function builtFrame(): Promise<Manifest> {
  const manifest = await readManifest<Manifest>(cardFrameBuild)
  if (!manifest)
    throw new Error(`The card frame is not built: ${cardFrameBuild} is missing. Run npm run build.`)
  return manifest
}

/** GET /payment/card-frame?refId=&locale=&parent=&mode=, and the files of its build. */
export const cardFrameModule: Module<Deps> = {
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
      omitResponseHeader(c, 'x-frame-options')
      for (const [name, value] of Object.entries(framedHeaders)) c.header(name, value)
      // Stripe's frames inside this one have no such policy and would be blocked.
      if (stripeKey) c.header('cross-origin-embedder-policy', undefined)
      c.header('cache-control', 'no-store')
      return c.html(
        framePage({
          parent: parent ?? '',
          isNew: c.req.query('mode') === 'new',
          locale: c.req.query('locale') ?? brand.locale,
          stripeKey,
          files: await builtFrame(),
        }),
      )
    })
    routes.get('/:file{.+\\.(js|css)}', async (c) => {
      const file = c.req.param('file')
      const { hashed } = await builtFrame()
      if (hashed.includes(file)) return sendFile(c, join(cardFrameBuild, file), IMMUTABLE)
      // A page of another build: of the server before an update, or of one beside this.
      if (!isPlainName(file)) throw notFound()
      return sendFile(c, join(storedBuild(config, 'card-frame'), file), IMMUTABLE)
    })
    return routes
  },
}

/** Who may frame the page: the brand's own origins, ours, and in development any page of this machine. */
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
