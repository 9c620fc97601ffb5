import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { finishedDocument } from '../../../kernel/http/finished.ts'
import type { Routes, ServerEnv } from '../../../kernel/http/server-env.ts'

const about = {
  title: 'Staykit API',
  version: '1.0.0',
  description:
    'Hotels, rates, bookings, accounts and trips. Every failure is {"error":{"code","message"}}; codes are for programs, messages for people.',
}

/**
 * /openapi.json (OpenAPI 3.1, from the schemas of the contract) of a whole app. `/docs/api` redirects to its reference
 * in the docs.
 */
export function openapiRoutes(app: Routes, publicUrl: string): Routes {
  const make = async () =>
    JSON.stringify(
      await generateSpecs(app, {
        documentation: {
          openapi: '3.1.0',
          info: about,
          servers: [{ url: publicUrl }],
          components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        },
      }),
    )
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  const routes = new Hono<ServerEnv>()
  routes.get('/openapi.json', finishedDocument(make, headers))
  routes.get('/docs/api', (c) => c.redirect('/docs/api-reference/'))
  return routes
}
