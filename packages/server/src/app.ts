import { type AnyCall, basePaths, brand, CARD_FRAME_PATH } from '@staykit/contract'
import { Hono } from 'hono'
import { type Deps, sandboxModules } from './compose.ts'
import type { Config } from './config.ts'
import { cors } from './kernel/http/cors.ts'
import { envelope } from './kernel/http/envelope.ts'
import { answerErrors } from './kernel/http/error-answers.ts'
import { floodGuard } from './kernel/http/flood.ts'
import { createGate } from './kernel/http/gate.ts'
import type { Module } from './kernel/http/module.ts'
import { type ReadyAnswers, readyAnswers } from './kernel/http/ready-answers.ts'
import type { Routes, ServerEnv } from './kernel/http/server-env.ts'
import { traceCalls } from './kernel/http/trace-calls.ts'
import { isTracing } from './kernel/tracing/tracing.ts'
import { createDevices } from './modules/accounts/members/devices.ts'
import { modules } from './modules/index.ts'
import { docsSiteRoutes } from './modules/operations/docs-site/routes.ts'
import { healthModule } from './modules/operations/health/routes.ts'
import { openapiRoutes } from './modules/operations/openapi/routes.ts'

/** Base paths of the API (HOT-252); CORS by brand applies only below them. */
const apiBases = ['/travel/*', '/api/*', '/platform/*']

/** Traces calls, requests of the card frame and webhooks, but not the many pictures. */
const isTraced = (path: string) =>
  /^\/(travel|api|platform|payment)\//.test(path) && !/^\/travel\/(images|maps)\//.test(path)

/** Paths of calls that pages of any origin may read. */
const readable = new Set(
  [brand as AnyCall].filter(({ anyOrigin }) => anyOrigin).map(({ base, path }) => basePaths[base] + path),
)

/** Requests of an address in a minute, for pages and files that are not calls. */
const floods: Readonly<Record<string, number>> = {
  '/sdk/*': 6_000,
  '/docs/*': 3_000,
  '/openapi.json': 60,
  '/admin/*': 600,
  [`${CARD_FRAME_PATH}/*`]: 1_200,
  '/travel/loyalty/widgets/*': 600,
  '/platform/api/v1/logos/*': 600,
  '/api/profile/pictures/*': 3_000,
}

/** Modules that a process serves: all of them, or only monitoring when it runs jobs. */
const partsOf = ({ STAYKIT_ROLE: role }: Config): readonly Module<Deps>[] =>
  role === 'worker' ? [healthModule] : [...modules, ...sandboxModules]

/** The whole application, for a server that opens a port. */
export interface ServedApp {
  readonly app: Routes
  /** Answers requests before the app where it can. */
  readonly ready: ReadyAnswers
}

/** Builds the whole application without opening a port. */
export const buildApp = (deps: Deps, parts?: readonly Module<Deps>[]): Routes =>
  buildServedApp(deps, parts).app

export function buildServedApp(deps: Deps, parts = partsOf(deps.config)): ServedApp {
  const { config, log, accessLog, metrics } = deps
  const app = new Hono<ServerEnv>()
  const secure = config.PUBLIC_URL.startsWith('https:')
  answerErrors(
    app,
    log,
    parts.flatMap(({ translate }) => translate ?? []),
    deps.lifecycle.noteFull,
  )
  app.use(envelope(accessLog, metrics, secure))
  if (isTracing()) app.use(traceCalls(isTraced))
  const gate = createGate({
    checkBrand: deps.brands.check,
    isPageOf: deps.brands.isPageOf,
    findMember: deps.sessions.find,
    deviceOf: createDevices(config.AUTH_SECRETS, deps.now).of,
    limit: deps.limit,
    callers: config,
  })
  app.use((c, next) => {
    c.set('gate', gate)
    return next()
  })
  for (const [path, perMinute] of Object.entries(floods)) {
    const guard = floodGuard(deps, path, perMinute)
    app.use(path, (c, next) => guard(c).then(next))
  }
  const checkOrigin = cors({
    isAllowed: (origin) => deps.brands.isAllowedOrigin(origin),
    isReadable: (path) => readable.has(path),
    // Mail programs show mails in sandboxed frames.
    isShown: (path) => path.startsWith('/travel/images/'),
  })
  for (const base of apiBases) app.use(base, checkOrigin)
  for (const { base, routes } of parts) app.route(base, routes(deps))
  const isAllowedOrigin = (origin: string) => deps.brands.isAllowedOrigin(origin)
  // Spans are of calls that pass Hono.
  const ready: ReadyAnswers = isTracing()
    ? (_incoming, _outgoing, pass) => pass()
    : readyAnswers(app, { gate, isAllowedOrigin, accessLog, metrics, strictTransport: secure })
  if (config.STAYKIT_ROLE === 'worker') return { app, ready }
  app.route('/', openapiRoutes(app, config.PUBLIC_URL))
  // Last, so that /docs/api stays the API's own page.
  app.route('/docs', docsSiteRoutes())
  return { app, ready }
}
