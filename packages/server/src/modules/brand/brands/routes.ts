import { type Brand, brand } from '@staykit/contract'
import { readSupportHours } from '@staykit/domain'
import { Hono } from 'hono'
import type { Config } from '../../../config.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import type { Cards } from '../../../ports/cards.ts'
import type { Streets } from '../../../ports/streets.ts'
import type { KnownBrand } from './brands.ts'
import type { BrandsDeps } from './deps.ts'
import { isOffered } from './offered-logins.ts'
import { legalLinks } from './site-links.ts'

/** Payment methods besides the card, which this module does not know. */
type Offers = Partial<Brand['payments']>

/** GET /api/brand?refId= */
export const brandsModule = (offersOf: (config: Config) => Offers): Module<BrandsDeps> => ({
  base: '/api',
  routes: ({ brands, cards, config, socialLogins, streets }) => {
    const ownMap = mapOf(config, streets)
    const routes = new Hono<ServerEnv>()
    callRoute(routes, brand, async ({ refId }, c) => {
      const brand = await brands.of(refId)
      c.header('cache-control', 'public, max-age=60')
      const payments = { ...offersOf(config), ...cardPayments(config, cards) }
      // The refId of the request: the lasting id may differ.
      const logins = socialLogins.filter((login) => isOffered(brand, login)).map(({ name }) => name)
      const map = brand.map ?? ownMap
      const offered = {
        ...toWire(brand, config, payments),
        ...(map && { map }),
        ...(logins.length > 0 && { logins }),
      }
      return { brand: { ...offered, refId: c.req.query('refId') ?? refId } }
    })
    return routes
  },
})

function cardPayments(config: Config, { provider, statement }: Cards) {
  const text = statement()
  return {
    provider,
    ...(provider === 'stripe' && { publishableKey: config.STRIPE_PUBLISHABLE_KEY }),
    ...(text && { statement: text }),
  }
}

function toWire(
  { origins: _, loyaltyPixel: _pixel, preferredSupplier: _supplier, supportHours, ...brand }: KnownBrand,
  config: Config,
  payments: Brand['payments'],
): Brand {
  const partner = partnerOf(config, payments.provider === 'stripe')
  const hours = supportHours && readSupportHours(supportHours)
  const links = { ...brand.links, ...legalLinks(brand, config) }
  return {
    ...brand,
    ...(hours && { supportHours: hours }),
    links,
    payments,
    ...(partner && { partner }),
  }
}

/** Tiles of the configured map service, or this server's; a path is one of the API. */
function mapOf(config: Config, streets: Streets | undefined): Brand['map'] {
  const { TILE_URL, TILE_ATTRIBUTION, TILE_MAX_ZOOM } = config
  if (TILE_URL) return { tiles: TILE_URL, attribution: TILE_ATTRIBUTION, maxZoom: TILE_MAX_ZOOM }
  if (!streets) return undefined
  const { file, areas, attribution, maxZoom } = streets
  return {
    tiles: file ? `/travel/maps/streets.pmtiles?v=${file.version}` : '/travel/maps/tiles/{z}/{x}/{y}.mvt',
    ...{ attribution, maxZoom },
    ...(areas && { areas: [...areas] }),
  }
}

/** The partner that travellers are redirected to; outside production the sandbox shows the parameters. */
function partnerOf(config: Config, isStripe: boolean): Brand['partner'] {
  const { PARTNER_HOST: host, PARTNER_QA: qa, PARTNER_URL, PUBLIC_URL, DEV_PAGES } = config
  const hasPage = !host && !isStripe && DEV_PAGES
  const origin = PARTNER_URL ?? (hasPage ? `${PUBLIC_URL}/dev/partner` : undefined)
  if (origin) return { host: host ?? new URL(origin).host, qa, origin }
  return host ? { host, qa } : undefined
}
