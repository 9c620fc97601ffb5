import type { APIRoute } from 'astro'
import { asXml, sitemapFile } from '../../server/sitemap.ts'

/** One file of the sitemap. */
export const GET: APIRoute = async ({ params }) => asXml(await sitemapFile(params.name ?? ''))
