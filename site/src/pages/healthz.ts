import type { APIRoute } from 'astro'

/** Liveness check of the site's process; calls no other server. */
export const GET: APIRoute = () =>
  new Response('ok\n', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
