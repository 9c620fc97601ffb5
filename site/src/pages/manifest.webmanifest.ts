import type { APIRoute } from 'astro'
import { siteBrand } from '../server/brand.ts'
import { brandColour } from '../server/brand-colour.ts'

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icon/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest, in the language of the page. */
export const GET: APIRoute = async ({ locals }) => {
  const { t, tag, dir } = locals.language
  const { name } = await siteBrand()
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: t('homeDescription'),
    lang: tag,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: await brandColour(),
    // The canvas of light pages (styles/site.css).
    background_color: '#f7f5f1',
    categories: ['travel'],
    icons: [icon('192', 192), icon('512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: t('offlineTrips'), url: '/profile/trips' },
      { name: t('savedHotels'), url: '/saved' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
