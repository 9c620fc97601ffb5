import type { APIRoute } from 'astro'
import { siteSettings } from '../server/settings.ts'

// Searches have an address for every date there is: without dates there is one for a place, and it names the page of its city. The others are about one person.
const closed = ['/search?', '/search/*/*/', '/s/', '/checkout', '/profile', '/saved', '/help/booking']

/** What crawlers may read, and where the sitemap is. */
export const GET: APIRoute = () => {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  const text = [...rules, '', `Sitemap: ${siteSettings().siteUrl}/sitemap.xml`, ''].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
