import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../kernel/db/database.ts'
import { ApiError } from '../../kernel/http/api-error.ts'
import { forbiddenOrigin } from '../../kernel/http/forbidden-origin.ts'
import type { BrandSettings } from './settings.ts'

export interface KnownBrand extends BrandSettings {
  readonly refId: string
}

/** Brands as the routes need them; read from the database at most every 5 seconds. */
export interface Brands {
  /** The brand of a reference id. Throws ApiError 404 UNKNOWN_REF_ID; there is no default brand. */
  of(refId: string): Promise<KnownBrand>
  /**
   * The brand, for a call that may come from a page: throws 403 FORBIDDEN_ORIGIN when the page's origin is another
   * brand's. An Origin only ever takes away; it never proves who asks.
   */
  check(refId: string, origin: string | undefined): Promise<KnownBrand>
  /** Whether any brand names this origin. */
  isAllowedOrigin(origin: string): boolean | Promise<boolean>
}

const FRESH_MS = 5_000

interface Snapshot {
  readonly brands: ReadonlyMap<string, KnownBrand>
  readonly origins: ReadonlySet<string>
  readonly readAt: number
}

/** Own pages (the server's and the site's, by name and by number) and what ALLOWED_ORIGINS adds speak for every brand. */
function sharedOrigins(config: Config): Set<string> {
  const own = [config.PUBLIC_URL, config.SITE_URL].map((url) => new URL(url).origin)
  return new Set([...own, ...config.ALLOWED_ORIGINS])
}

const localhost = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

export function createBrands(config: Config, db: Kysely<Database>, now: () => number = Date.now): Brands {
  const shared = sharedOrigins(config)
  const isShared = (origin: string) =>
    shared.has(origin) || (config.NODE_ENV !== 'production' && localhost.test(origin))
  let snapshot: Snapshot | undefined
  let reading: Promise<Snapshot> | undefined

  const read = async (): Promise<Snapshot> => {
    const rows = await db.selectFrom('brands').select(['ref_id', 'settings']).execute()
    const brands = new Map(rows.map((row) => [row.ref_id, { refId: row.ref_id, ...row.settings }]))
    const origins = new Set(rows.flatMap((row) => row.settings.origins))
    return { brands, origins, readAt: now() }
  }
  const current = (): Snapshot | Promise<Snapshot> => {
    if (snapshot && now() - snapshot.readAt < FRESH_MS) return snapshot
    reading ??= read()
      .then((fresh) => {
        snapshot = fresh
        return fresh
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const of = async (refId: string): Promise<KnownBrand> => {
    const brand = (await current()).brands.get(refId)
    if (!brand)
      throw new ApiError(404, 'UNKNOWN_REF_ID', `There is no brand with the reference id "${refId}".`, {
        description:
          'Check the refId of the script tag or element: npx staykit brand list shows those there are.',
        details: { refId },
      })
    return brand
  }
  return {
    of,
    async check(refId, origin) {
      const brand = await of(refId)
      if (origin === undefined || isShared(origin) || brand.origins.includes(origin)) return brand
      throw forbiddenOrigin(origin, refId)
    },
    isAllowedOrigin(origin) {
      if (isShared(origin)) return true
      const known = current()
      if (known instanceof Promise) return known.then(({ origins }) => origins.has(origin))
      return known.origins.has(origin)
    },
  }
}
