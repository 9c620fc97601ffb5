import type { APIRoute } from 'astro'
import { siteSettings } from '../server/settings.ts'

// Each date has its own search address; one without dates exists for each place and names the page of its city. The others are personal.
const closed = ['/search?', '/search/*/*/', '/s/', '/checkout', '/profile', '/saved', '/help/booking']

/** Paths that crawlers may read, and the address of the sitemap. */
export const GET: APIRoute = () => {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const text = [...rules, '', `Sitemap: ${siteSettings().siteUrl}/sitemap.xml`, ''].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
