import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { floodGuard } from '../../../kernel/http/flood.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { MakeLimit } from '../../../kernel/http/rate-limit.ts'
import type { ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import type { Ground } from '../../../ports/ground.ts'
import type { Places } from '../../../ports/places.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Catalogue } from '../hotels/catalogue.ts'
import { AREA_VERSION, areaJson } from './area.ts'
import type { MapView } from './ground-paths.ts'
import { namesAround } from './names.ts'
import { drawMap } from './static-map.ts'

const compress = promisify(gzip)

const CACHE_BYTES = 4 * 1024 * 1024
const FOR_EVER = 'public, max-age=31536000, immutable'
const MOST_PX = 1_280
const numbers = (pattern: RegExp) => (text: string, context: z.RefinementCtx) => {
  const found = pattern.exec(text)?.slice(1).map(Number)
  if (found) return found
  context.addIssue('not in the shape that it must have')
  return z.NEVER
}

const query = z.object({
  /** Latitude and longitude. */
  center: z
    .string()
    .max(60)
    .transform(numbers(/^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/)),
  zoom: z.coerce.number().int().min(0).max(20).default(14),
  size: z
    .string()
    .max(20)
    .default('600x300')
    .transform(numbers(/^(\d{2,4})x(\d{2,4})$/)),
  maptype: z.literal('roadmap').default('roadmap'),
})

export interface MapsDeps extends ModuleDeps {
  readonly places: Places
  readonly catalogue: Catalogue
  readonly ground: Ground
  readonly limit: MakeLimit
}

/** GET /travel/maps/static and /travel/maps/area: public, for partners' pages too. */
export const mapsModule: Module<MapsDeps> = {
  base: '/travel/maps',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const guard = floodGuard(deps, 'maps-address', 600)
    const tiles = new LRUCache<string, Buffer<ArrayBuffer>>({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ length }) => length,
    })
    const answer = async (
      c: ServerContext,
      key: string,
      type: string,
      age: string,
      make: () => Promise<string>,
    ) => {
      let zipped = tiles.get(key)
      if (!zipped) {
        zipped = (await compress(await make())) as Buffer<ArrayBuffer>
        tiles.set(key, zipped)
      }
      return c.body(zipped, 200, { ...shared, 'content-type': type, 'cache-control': age })
    }
    routes.get('/static', async (c) => {
      await guard(c)
      const view = viewOf(c.req.query())
      const key = JSON.stringify(view)
      return answer(c, key, 'image/svg+xml; charset=utf-8', 'public, max-age=86400', async () =>
        drawMap(deps, view, await namesAround(deps, view)),
      )
    })
    routes.get(`/area/${AREA_VERSION}/:zoom{\\d}/:x{\\d{1,3}}/:file{\\d{1,3}\\.json}`, async (c) => {
      await guard(c)
      const [zoom, x, y] = [c.req.param('zoom'), c.req.param('x'), c.req.param('file').slice(0, -5)].map(
        Number,
      )
      return answer(c, c.req.path, 'application/json', FOR_EVER, async () => {
        const area = await areaJson(deps, zoom ?? 0, x ?? 0, y ?? 0)
        if (!area) throw new ApiError(404, 'NOT_FOUND', 'There is no such area.')
        return area
      })
    })
    return routes
  },
}

const shared = {
  'content-encoding': 'gzip',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** Throws 400 for a picture that cannot be drawn, or is too large. */
function viewOf(parameters: Record<string, string>): MapView {
  const parsed = query.safeParse(parameters)
  const [latitude = 99, longitude = 999] = parsed.data?.center ?? []
  const [width = 0, height = 0] = parsed.data?.size ?? []
  const fits = Math.max(width, height) <= MOST_PX && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!parsed.success || !fits)
    throw new ApiError(
      400,
      'BAD_REQUEST',
      `center is latitude,longitude; zoom 0 to 20; size {width}x{height}, at most ${MOST_PX} px each; maptype roadmap.`,
    )
  return { latitude, longitude, zoom: parsed.data.zoom, width, height }
}
