import { Hono } from 'hono'
import type { Deps } from './compose.ts'
import { cors } from './kernel/http/cors.ts'
import { envelope } from './kernel/http/envelope.ts'
import { answerErrors } from './kernel/http/error-answers.ts'
import type { Routes, ServerEnv } from './kernel/http/server-env.ts'
import { type Module, modules } from './modules/index.ts'
import { openapiRoutes } from './modules/openapi/routes.ts'

/** Bases of the API (HOT-252); CORS by brand holds below them, and nowhere else. */
const apiBases = ['/travel/*', '/api/*', '/platform/*']

/** Builds the whole application; opens no port. */
export function buildApp(deps: Deps, parts: readonly Module[] = modules): Routes {
  const { config, log, accessLog, metrics } = deps
  const app = new Hono<ServerEnv>()
  const secure = config.NODE_ENV === 'production' && config.PUBLIC_URL.startsWith('https:')
  answerErrors(app, log)
  app.use(envelope(accessLog, metrics, secure))
  const checkOrigin = cors((origin) => deps.brands.isAllowedOrigin(origin))
  for (const base of apiBases) app.use(base, checkOrigin)
  for (const { base, routes } of parts) app.route(base, routes(deps))
  app.route('/', openapiRoutes(app, config.PUBLIC_URL))
  return app
}
