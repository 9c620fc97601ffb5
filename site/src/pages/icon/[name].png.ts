import type { APIRoute } from 'astro'
import { brandColour } from '../../server/brand-colour.ts'
import { iconPng } from '../../server/icon.ts'

const icons: Readonly<Record<string, { size: number; isMaskable: boolean }>> = {
  192: { size: 192, isMaskable: false },
  512: { size: 512, isMaskable: false },
  'maskable-512': { size: 512, isMaskable: true },
  apple: { size: 180, isMaskable: true },
}

/** The icon of the installed site, in the brand's colour. */
export const GET: APIRoute = async ({ params }) => {
  const icon = icons[params.name ?? '']
  if (!icon) return new Response(null, { status: 404 })
  const png = iconPng({ ...icon, colour: await brandColour() })
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
