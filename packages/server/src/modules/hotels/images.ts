import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { notFound } from '../../kernel/http/api-error.ts'
import type { FloodGuard } from '../../kernel/http/flood.ts'
import type { Routes } from '../../kernel/http/server-env.ts'
import type { Supplier } from '../../ports/supplier.ts'

const compress = promisify(gzip)

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-encoding': 'gzip',
  'cache-control': 'public, max-age=31536000, immutable',
  // Pages of partners show them, and none of them may do anything but be shown.
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Pictures of hotels: /travel/images/{hotel}/{width in pixels}/{scene}.svg */
export function imageRoutes(routes: Routes, supplier: Supplier, guard: FloodGuard): void {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  })
  routes.get('/images/:hotel/:size/:scene{[a-z]+\\.svg}', async (c) => {
    await guard(c)
    const { hotel, size, scene } = c.req.param()
    const width = Number(size)
    if (!Number.isInteger(width) || width < 16 || width > 2_400) throw notFound()
    const key = `${hotel}/${size}/${scene}`
    let zipped = kept.get(key)
    if (!zipped) {
      const drawn = await supplier.picture(hotel, scene.slice(0, -4), width)
      if (!drawn) throw notFound()
      zipped = (await compress(drawn)) as Buffer<ArrayBuffer>
      kept.set(key, zipped)
    }
    return c.body(zipped, 200, headers)
  })
}
