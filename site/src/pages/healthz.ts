import type { APIRoute } from 'astro'

/** For whoever watches the site's process; asks nobody. */
export const GET: APIRoute = () =>
  new Response('ok\n', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
