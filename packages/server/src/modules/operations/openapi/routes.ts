import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'

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
  let pending: Promise<object> | undefined
  const document = () => {
    pending ??= generateSpecs(app, {
      documentation: {
        openapi: '3.1.0',
        info: about,
        servers: [{ url: publicUrl }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
    })
    return pending
  }
  const routes = new Hono<ServerEnv>()
  routes.get('/openapi.json', async (c) =>
    c.json(await document(), 200, { 'access-control-allow-origin': '*' }),
  )
  routes.get('/docs/api', (c) => c.redirect('/docs/api-reference/'))
  return routes
}
