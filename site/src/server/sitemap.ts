import { addressIn, alternatesOf } from './addresses.ts'
import { productsOf, siteBrand } from './brand.ts'
import { cities, cityPath } from './cities.ts'
import { offered } from './language.ts'
import { siteSettings } from './settings.ts'

/** Cities of one file: about 4 MB with their alternates, of 50 allowed. */
const PER_FILE = 2_000

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** An entry of a sitemap: the page in the first language, and its alternates. */
function entry(path: string): string {
  const links = alternatesOf(path).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  )
  const [first] = offered
  return `<url><loc>${escaped(first ? addressIn(path, first) : path)}</loc>${links.join('')}</url>`
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

const urlset = (paths: readonly string[]) =>
  `${head}<urlset ${NAMESPACES}>\n${paths.map(entry).join('\n')}\n</urlset>\n`

/** Single pages, without cities. */
async function fixedPages(): Promise<string[]> {
  const products = productsOf(await siteBrand()).filter((product) => product !== 'hotels')
  return [
    '/',
    ...products.map((product) => `/${product}`),
    ...['/faq', '/brands', '/sunsoaked', '/help/privacy', '/help/terms', '/help/rewards'],
  ]
}

/** The sitemap files by name: pages.xml, cities-1.xml, cities-2.xml … Undefined while the cities are unknown. */
export async function sitemapIndex(): Promise<string | undefined> {
  const listed = await cities()
  if (!listed) return undefined
  const count = Math.ceil(listed.all.length / PER_FILE)
  const files = ['pages', ...Array.from({ length: count }, (_, index) => `cities-${index + 1}`)]
  const entries = files.map(
    (name) => `<sitemap><loc>${escaped(`${siteSettings().siteUrl}/sitemap/${name}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${NAMESPACES}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One file of the sitemap; 'none' for an unknown name, undefined while the cities are unknown. */
export async function sitemapFile(name: string): Promise<string | undefined> {
  if (name === 'pages') return urlset(await fixedPages())
  const listed = await cities()
  if (!listed) return undefined
  const from = (Number(/^cities-([1-9]\d{0,3})$/.exec(name)?.[1] ?? 0) - 1) * PER_FILE
  const part = from < 0 ? [] : listed.all.slice(from, from + PER_FILE)
  return part.length > 0 ? urlset(part.map(cityPath)) : 'none'
}

/** The response for a sitemap file; 404 for 'none', 503 for undefined. */
export function asXml(text: string | undefined): Response {
  if (text === undefined) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  if (text === 'none') return new Response(null, { status: 404 })
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }
  return new Response(text, { headers })
}
