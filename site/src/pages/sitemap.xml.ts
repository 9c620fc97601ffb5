import type { APIRoute } from 'astro'
import { asXml, sitemapIndex } from '../server/sitemap.ts'

/** The index of the sitemap files. */
export const GET: APIRoute = async () => asXml(await sitemapIndex())
