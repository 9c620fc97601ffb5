import { LRUCache } from 'lru-cache'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { FloodGuard } from '../../../kernel/http/flood.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import type { Picture, Supplier } from '../../../ports/supplier.ts'

// Partners' pages may show them, or get a 404; they may do nothing else.
const forAllPages = { 'cross-origin-resource-policy': 'cross-origin' }
const headers = {
  ...forAllPages,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const noPicture = () => new ApiError(404, 'NOT_FOUND', 'There is no such picture.', { headers: forAllPages })

/** Pictures of hotels: /travel/images/{hotel}/{width in pixels}/{scene}.webp */
export function imageRoutes(routes: Routes, supplier: Supplier, guard: FloodGuard): void {
  const cache = new LRUCache<string, Picture>({
    maxSize: 24 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length,
  })
  routes.get('/images/:hotel/:size/:file{[a-z]+\\.webp}', async (c) => {
    await guard(c)
    const { hotel, size, file } = c.req.param()
    const width = Number(size)
    if (!Number.isInteger(width) || width < 16 || width > 2_400) throw noPicture()
    const key = `${hotel}/${size}/${file}`
    const picture = cache.get(key) ?? (await supplier.picture(hotel, file.slice(0, -5), width))
    if (!picture) throw noPicture()
    cache.set(key, picture)
    return c.body(picture.body, 200, { ...headers, 'content-type': picture.type })
  })
}
