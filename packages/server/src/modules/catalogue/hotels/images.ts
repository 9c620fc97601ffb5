import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { FloodGuard } from '../../../kernel/http/flood.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import type { Picture, Supplier } from '../../../ports/supplier.ts'

const compress = promisify(gzip)

// Pages of partners show them, or learn that there is none, and none of them may do anything but be shown.
const forAllPages = { 'cross-origin-resource-policy': 'cross-origin' }
const headers = {
  ...forAllPages,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const noPicture = () => new ApiError(404, 'NOT_FOUND', 'There is no such picture.', { headers: forAllPages })

interface Sent {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

/** Pictures of hotels: /travel/images/{hotel}/{width in pixels}/{scene}.svg, or .webp where they are photos. */
export function imageRoutes(routes: Routes, supplier: Supplier, guard: FloodGuard): void {
  const kept = new LRUCache<string, Sent>({
    maxSize: 24 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  routes.get('/images/:hotel/:size/:scene{[a-z]+\\.(svg|webp)}', async (c) => {
    await guard(c)
    const { hotel, size, scene } = c.req.param()
    const width = Number(size)
    if (!Number.isInteger(width) || width < 16 || width > 2_400) throw noPicture()
    const key = `${hotel}/${size}/${scene}`
    let sent = kept.get(key)
    if (!sent) {
      const [name = '', ending] = scene.split('.')
      const picture = await supplier.picture(hotel, name, width)
      if (!picture?.type.startsWith(`image/${ending}`)) throw noPicture()
      sent = await packed(picture)
      kept.set(key, sent)
    }
    return c.body(sent.bytes, 200, { ...headers, ...sent.headers })
  })
}

/** Drawings are text, and sent compressed; photos are that already. */
async function packed({ type, body }: Picture): Promise<Sent> {
  if (typeof body !== 'string') return { bytes: body, headers: { 'content-type': type } }
  const bytes = (await compress(body)) as Buffer<ArrayBuffer>
  return { bytes, headers: { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' } }
}
