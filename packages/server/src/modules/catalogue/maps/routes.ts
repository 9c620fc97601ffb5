import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { areaAt, type MapArea } from '@staykit/domain'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { ApiError, notFound } from '../../../kernel/http/api-error.ts'
import { floodGuard } from '../../../kernel/http/flood.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { MakeLimit } from '../../../kernel/http/rate-limit.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import type { Places } from '../../../ports/places.ts'
import type { Streets } from '../../../ports/streets.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Catalogue } from '../hotels/catalogue.ts'
import { filePart } from './file-part.ts'
import { drawMap } from './static-map.ts'
import { drawStreets, type MapView } from './street-paths.ts'

const compress = promisify(gzip)

const CACHE_BYTES = 8 * 1024 * 1024
const DAY = 'public, max-age=86400'
const MOST_PX = 1_280
/** One map at a time needs about 60 tiles a minute while a traveller moves it. */
const PER_MINUTE = 1_200
const numbers = (pattern: RegExp) => (text: string, context: z.RefinementCtx) => {
  const found = pattern.exec(text)?.slice(1).map(Number)
  if (found) return found
  context.addIssue('not in the shape that it must have')
  return z.NEVER
}

/** Latitude and longitude. */
const center = z
  .string()
  .max(60)
  .transform(numbers(/^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/))
const query = z.object({
  center,
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
  /** Undefined without map data: there is no map then. */
  readonly streets: Streets | undefined
  readonly limit: MakeLimit
}

/** GET /travel/maps/…: a still picture, tiles, the file of tiles, and the neighborhoods of a place; for partners' pages too. */
export const mapsModule: Module<MapsDeps> = {
  base: '/travel/maps',
  routes: (deps) => {
    const { streets } = deps
    const routes = new Hono<ServerEnv>()
    const guard = floodGuard(deps, 'maps-address', PER_MINUTE)
    const pictures = new LRUCache<string, Buffer<ArrayBuffer>>({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ length }) => length,
    })
    routes.get('/static', async (c) => {
      await guard(c)
      const view = viewOf(c.req.query())
      const area = areaOf(streets, view)
      if (!streets || area === null) throw notFound('There is no map of this place.')
      const key = JSON.stringify(view)
      let zipped = pictures.get(key)
      if (!zipped) {
        const drawing = await drawStreets(streets, area, view).catch(fail)
        if (!drawing) throw notFound('There is no map of this place.')
        zipped = (await compress(drawMap(view, drawing, streets.attribution))) as Buffer<ArrayBuffer>
        pictures.set(key, zipped)
      }
      return c.body(zipped, 200, { ...shared, ...zippedAs('image/svg+xml; charset=utf-8') })
    })
    routes.get('/tiles/:zoom{\\d{1,2}}/:x{\\d{1,7}}/:file{\\d{1,7}\\.mvt}', async (c) => {
      await guard(c)
      const [zoom = 0, x = 0, y = 0] = [c.req.param('zoom'), c.req.param('x'), c.req.param('file')].map(
        (text) => Number.parseInt(text, 10),
      )
      const bytes = await streets?.tile(zoom, x, y).catch(fail)
      if (!bytes) return c.body(null, 204, { ...shared, 'cache-control': 'public, max-age=600' })
      const zipped = (await compress(bytes)) as Buffer<ArrayBuffer>
      return c.body(zipped, 200, { ...shared, ...zippedAs('application/vnd.mapbox-vector-tile') })
    })
    routes.get('/streets.pmtiles', async (c) => {
      await guard(c)
      if (!streets?.file) throw notFound('This server has no file of street tiles.')
      return filePart(c, streets.file, shared)
    })
    routes.get('/places', async (c) => {
      await guard(c)
      const parsed = center.safeParse(c.req.query('center') ?? '')
      const [latitude = 99, longitude = 999] = parsed.data ?? []
      if (!isPosition(latitude, longitude))
        throw new ApiError(400, 'BAD_REQUEST', 'center is latitude,longitude in degrees.')
      const city = await deps.places.nearest(latitude, longitude)
      if (!city) throw notFound('There is no city near this position.')
      const areas = await deps.catalogue.areas(city.id)
      c.header('cache-control', DAY)
      c.header('cross-origin-resource-policy', 'cross-origin')
      return c.json({
        city: { name: city.name, lat: city.latitude, lng: city.longitude },
        neighborhoods: areas.map(({ id, name, latitude: lat, longitude: lng }) => ({ id, name, lat, lng })),
      })
    })
    return routes
  },
}

const shared = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

const zippedAs = (type: string) => ({
  'content-type': type,
  'content-encoding': 'gzip',
  'cache-control': DAY,
})

/** Throws 503: the tile server does not answer now. */
function fail(): never {
  throw new ApiError(503, 'SERVER_ERROR', 'The map does not load now. Please try again.', {
    headers: { 'retry-after': '30' },
  })
}

/** The area of a view; undefined where tiles cover the world, null outside all areas. */
function areaOf(streets: Streets | undefined, { latitude, longitude }: MapView): MapArea | undefined | null {
  if (!streets?.areas) return undefined
  return areaAt(streets.areas, { lat: latitude, lng: longitude }) ?? null
}

const isPosition = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Throws 400 for a picture that cannot be drawn, or is too large. */
function viewOf(parameters: Record<string, string>): MapView {
  const parsed = query.safeParse(parameters)
  const [latitude = 99, longitude = 999] = parsed.data?.center ?? []
  const [width = 0, height = 0] = parsed.data?.size ?? []
  const fits = Math.max(width, height) <= MOST_PX && isPosition(latitude, longitude)
  if (!parsed.success || !fits)
    throw new ApiError(
      400,
      'BAD_REQUEST',
      `center is latitude,longitude; zoom 0 to 20; size {width}x{height}, at most ${MOST_PX} px each; maptype roadmap.`,
    )
  return { latitude, longitude, zoom: parsed.data.zoom, width, height }
}
