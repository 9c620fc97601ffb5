import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { Routes, ServerEnv } from '../../../kernel/http/server-env.ts'
import { type ApiDocument, apiPage, pageStyle } from './page.ts'

const about = {
  title: 'Staykit API',
  version: '1.0.0',
  description:
    'Hotels, rates, bookings, accounts and trips. Every failure is {"error":{"code","message"}}; codes are for programs, messages for people.',
}

/** /openapi.json (OpenAPI 3.1, from the schemas of the contract) and its readable form at /docs/api, of a whole app. */
export function openapiRoutes(app: Routes, publicUrl: string): Routes {
  let made: Promise<ApiDocument> | undefined
  const document = () => {
    made ??= generateSpecs(app, {
      documentation: {
        openapi: '3.1.0',
        info: about,
        servers: [{ url: publicUrl }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
    }) as Promise<ApiDocument>
    return made
  }
  const routes = new Hono<ServerEnv>()
  routes.get('/openapi.json', async (c) =>
    c.json(await document(), 200, { 'access-control-allow-origin': '*' }),
  )
  routes.get('/docs/api', async (c) =>
    c.html(apiPage(await document()), 200, {
      'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    }),
  )
  routes.get('/docs/api.css', (c) => c.body(pageStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  return routes
}
