import * as contract from '@staykit/contract'
import { type AnyCall, basePaths } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../packages/server/src/app.ts'
import { createDeps } from '../../packages/server/src/compose.ts'
import { ApiError } from '../../packages/server/src/kernel/http/api-error.ts'
import type { Routes } from '../../packages/server/src/kernel/http/server-env.ts'
import {
  ACCESS_SECONDS,
  createSessions,
} from '../../packages/server/src/modules/accounts/members/sessions.ts'
import { signedIn } from '../../packages/server/src/modules/booking/bookings/testing/member.ts'
import {
  type BookingServer,
  bookingServer,
} from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import { REF_ID } from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { testConfig } from '../../packages/server/src/testing/server.ts'
import { requestOf } from './requests.ts'

/**
 * Access to a route outside of the contract. `open`: everyone, no personal data; `secret`: the client secret of a payment,
 * the name of a member's picture, or an invitation or passkey of an operator; `signed`: the provider; `metrics`, `admin`: the operator; `development`: absent in
 * production.
 */
type Rule = 'open' | 'secret' | 'signed' | 'metrics' | 'admin' | 'development'

const rules: Readonly<Record<string, Rule>> = {
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  'GET /metrics': 'metrics',
  'GET /openapi.json': 'open',
  'GET /docs': 'open',
  'GET /docs/*': 'open',
  'GET /docs/api': 'open',
  'GET /sdk/releases.json': 'open',
  'GET /sdk/:version/*': 'open',
  'GET /travel/images/:hotel/:size/:file{[a-z]+\\.webp}': 'open',
  'GET /travel/maps/places': 'open',
  'GET /travel/maps/static': 'open',
  'GET /travel/maps/streets.pmtiles': 'open',
  'GET /travel/maps/tiles/:zoom{\\d{1,2}}/:x{\\d{1,7}}/:file{\\d{1,7}\\.mvt}': 'open',
  'GET /travel/share/:refId/:kind/:file{[\\w-]+\\.png}': 'open',
  'GET /platform/api/v1/logos/:file{[a-z]+\\.svg}': 'open',
  'GET /api/profile/pictures/:file{[0-9a-f-]{36}\\.[a-z]{3,4}}': 'secret',
  'GET /travel/loyalty/widgets/:file{[a-z]{1,40}\\.js}': 'open',
  'GET /travel/loyalty/widgets/:vendor{[a-z]{1,40}}': 'open',
  'GET /payment/card-frame': 'open',
  'GET /payment/card-frame/:file{.+\\.(js|css)}': 'open',
  'POST /payment/card-frame/confirm': 'secret',
  'POST /payment/card-frame/challenge': 'secret',
  'POST /payment/card-frame/setup': 'secret',
  'POST /payment/card-frame/status': 'secret',
  'POST /api/payment/stripe-webhook': 'signed',
  'POST /api/payment/btcpay-webhook': 'signed',
  'GET /api/auth/social/:provider': 'open',
  'GET /api/auth/social/platform/:page{login|registration|forgot_password}': 'open',
  'GET /api/auth/social/:provider/callback': 'open',
  'POST /api/auth/social/:provider/callback': 'open',
  'GET /admin/admin.css': 'open',
  'GET /admin/preview.css': 'open',
  'GET /admin/admin.js': 'open',
  'GET /admin/icon.svg': 'open',
  'GET /admin': 'admin',
  'POST /admin/sign-in': 'admin',
  'POST /admin/sign-out': 'admin',
  'GET /admin/brands/new': 'admin',
  'POST /admin/brands': 'admin',
  'GET /admin/brands/:refId': 'admin',
  'POST /admin/brands/:refId': 'admin',
  'GET /admin/brands/:refId/preview': 'admin',
  'POST /admin/brands/:refId/enable': 'admin',
  'POST /admin/brands/:refId/disable': 'admin',
  'POST /admin/brands/:refId/rotate': 'admin',
  'GET /admin/books': 'admin',
  'GET /admin/funnel': 'admin',
  'GET /admin/bookings': 'admin',
  'GET /admin/bookings/:trip': 'admin',
  'POST /admin/bookings/:trip/again': 'admin',
  'POST /admin/bookings/:trip/give-back': 'admin',
  'POST /admin/bookings/:trip/void-links': 'admin',
  'GET /admin/people': 'admin',
  'POST /admin/people/export': 'admin',
  'POST /admin/people/erase': 'admin',
  'GET /admin/hotels': 'admin',
  'POST /admin/hotels/decide': 'admin',
  'POST /admin/bookings/:trip/decide': 'admin',
  'GET /admin/operators': 'admin',
  'POST /admin/operators': 'admin',
  'POST /admin/operators/:id/invite': 'admin',
  'POST /admin/operators/:id/remove': 'admin',
  'GET /admin/join': 'open',
  'POST /admin/join/challenge': 'secret',
  'POST /admin/join': 'secret',
  'POST /admin/passkey/challenge': 'open',
  'POST /admin/passkey': 'secret',
  'GET /dev': 'development',
  'GET /dev/dev.css': 'development',
  'GET /dev/mail': 'development',
  'GET /dev/mail/:id{[0-9]{1,15}}': 'development',
  'GET /dev/mail/:id{[0-9]{1,15}}/html': 'development',
  'GET /dev/mail/:id{[0-9]{1,15}}/:file{calendar|receipt}': 'development',
  'GET /dev/artifacts/:hash{0x[0-9a-f]{64}}': 'development',
  'GET /dev/bitcoin': 'development',
  'POST /dev/bitcoin': 'development',
  'GET /dev/partner/*': 'development',
}

const calls = Object.values<unknown>(contract).filter(
  (value): value is AnyCall =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
)
/** Formats a route as the app registers it. */
const routeOf = ({ method, base, path }: AnyCall) =>
  `${method} ${basePaths[base]}${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`

const real = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  BTCPAY_URL: 'http://127.0.0.1:1',
  BTCPAY_API_KEY: 'k',
  BTCPAY_STORE_ID: 's',
  BTCPAY_WEBHOOK_SECRET: 'w',
  BTCPAY_NETWORK: 'test',
}
const ADMIN_TOKEN = 'admin-token-0123456789'
const closed = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent', SANDBOX: 'true' }

let server: BookingServer
const apps: Record<'sandbox' | 'live', Routes | undefined> = { sandbox: undefined, live: undefined }
const tokens: Record<string, string | undefined> = { anonymous: undefined }

/** Another app on the same database. */
async function appWith(environment: Record<string, string>): Promise<Routes> {
  const { database, places, identity, limit } = server.deps
  return buildApp(await createDeps(testConfig(environment), database, { places, identity, limit }))
}

beforeAll(async () => {
  server = await bookingServer({ environment: { ADMIN_TOKEN } })
  apps.sandbox = server.app
  apps.live = await appWith({ ...closed, ...real })
  const { db, config, now } = server.deps
  const [eve, ann, old, gone] = await Promise.all([
    signedIn(server),
    signedIn(server, { refId: '8298' }),
    signedIn(server),
    signedIn(server),
  ])
  const hourAgo = () => new Date(now().getTime() - (ACCESS_SECONDS + 60) * 1000)
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', old.id)
    .executeTakeFirstOrThrow()
  const past = createSessions({ db, secrets: config.AUTH_SECRETS, now: hourAgo })
  Object.assign(tokens, {
    'other user': eve.token,
    'other brand': ann.token,
    expired: (await past.begin(old, id, REF_ID)).accessToken,
    revoked: gone.token,
  })
  await db.deleteFrom('sessions').where('user_id', '=', gone.id).execute()
})
afterAll(() => server.stop())

const routesOf = (app: Routes | undefined) =>
  new Set(
    (app?.routes ?? []).flatMap(({ method, path }) =>
      method === 'ALL' ? [] : [`${method} ${path.replace(/(?<=.)\/$/, '')}`],
    ),
  )

async function ask(app: Routes | undefined, route: string, token: string | undefined, body: unknown = {}) {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern
    .replace(/:refId\b/, REF_ID)
    .replace(/:(\w+)(\{.*?\}+(?=\/|$))?/g, 'x')
    .replace('*', 'x')
  const response = await app?.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const text = (await response?.text()) ?? ''
  const isJson = response && !response.ok && response.headers.get('content-type')?.includes('json')
  return { status: response?.status ?? 0, code: isJson ? JSON.parse(text).error?.code : undefined }
}

describe('every route of the app', () => {
  it('each route is a call of the contract or has a rule here, and no rule is unused', () => {
    const there = new Set([...routesOf(apps.sandbox), ...routesOf(apps.live)])
    const covered = new Set([...calls.map(routeOf), ...Object.keys(rules)])
    expect([...there].filter((route) => !covered.has(route))).toEqual([])
    expect([...covered].filter((route) => !there.has(route))).toEqual([])
  })

  it('a member route answers 401 to an anonymous, an expired and a revoked caller', async () => {
    for (const call of calls.filter(({ access }) => access === 'member'))
      for (const who of ['anonymous', 'expired', 'revoked'])
        expect(await send(call, who), `${routeOf(call)} ${who}`).toEqual({
          status: 401,
          code: 'UNAUTHENTICATED',
        })
  })

  it('a booking route needs its capability', async () => {
    for (const call of calls.filter(({ access }) => access === 'capability'))
      for (const who of Object.keys(tokens))
        expect([401, 404], `${routeOf(call)} ${who}`).toContain((await send(call, who)).status)
  })

  it('a public route gives the same answer for a valid, an invalid and no token, except member prices to a member', async () => {
    const memberPriced: readonly AnyCall[] = [contract.hotelsRatesDeals, contract.hotelsSearchDeals]
    for (const call of calls.filter(({ access }) => access === 'public')) {
      const anonymous = await send(call, 'anonymous')
      const callers = Object.keys(tokens).filter(
        (who) => who !== 'other user' || !memberPriced.includes(call),
      )
      for (const who of callers) expect(await send(call, who), `${routeOf(call)} ${who}`).toEqual(anonymous)
      expect(anonymous.status, routeOf(call)).toBeLessThan(500)
    }
  })

  it('a public page or file that is not a call refuses a flood', async () => {
    const { database, places, identity } = server.deps
    const flooded = new ApiError(429, 'RATE_LIMITED', 'a flood')
    const limit = () => ({ take: () => Promise.reject(flooded), forget: async () => undefined })
    const environment = testConfig({ ...closed, ...real })
    const app = buildApp(await createDeps(environment, database, { places, identity, limit }))
    const monitored = ['GET /healthz', 'GET /readyz']
    for (const [route, rule] of Object.entries(rules))
      if (['open', 'secret'].includes(rule) && !monitored.includes(route))
        expect((await ask(app, named(route), undefined)).status, route).toBe(429)
  })

  it('a route outside of the contract follows its rule, for every caller', async () => {
    for (const [route, rule] of Object.entries(rules)) {
      const app = routesOf(apps.sandbox).has(route) ? apps.sandbox : apps.live
      for (const [who, token] of Object.entries(tokens)) {
        const { status } = await ask(app, route, token)
        // 503: the files are not built, or the page is disabled.
        expect([500, 502], `${route} ${who}`).not.toContain(status)
        if (rule === 'secret' || rule === 'signed')
          expect(status, `${route} ${who}`).toBeGreaterThanOrEqual(400)
        // Without an admin session a form is refused, and a page redirects to the token form.
        if (rule === 'admin' && route !== 'GET /admin')
          expect([303, 401, 403, 404], `${route} ${who}`).toContain(status)
        if (rule === 'metrics')
          expect((await ask(apps.live, route, token)).status, `${route} ${who}`).toBe(404)
        if (rule === 'development')
          expect((await ask(apps.live, route, token)).status, `${route} ${who}`).toBe(404)
      }
    }
  })
})

/** The route with names of files that fit its patterns. */
const named = (route: string) =>
  route
    .replace(/:zoom.*$/, '1/1/1.mvt')
    .replace(/:page\{(\w+).*$/, '$1')
    .replace(/:file\{\[0-9a-f-\]\{36\}.*$/, `${'0'.repeat(36)}.png`)
    .replace(/:file\{.*?\\\.(\(?\w+).*$/, (_, extension: string) => `x.${extension.replace('(', '')}`)

const send = (call: AnyCall, who: string) => {
  const fields = { ...requestOf(call), ...('refId' in call.request.def.shape && { refId: REF_ID }) }
  return ask(apps.sandbox, routeOf(call), tokens[who], fields)
}
