import type { Kysely } from 'kysely'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { forbiddenOrigin } from '../../../kernel/http/forbidden-origin.ts'
import { type BrandRecord, type BrandRegister, createBrandRegister } from './register.ts'
import type { BrandSettings } from './settings.ts'

export interface KnownBrand extends BrandSettings {
  /** The lasting id, for bookings and members: its first reference id, whatever pages use now. */
  readonly refId: string
}

/** Brands for the routes; read from the database at most every 5 seconds. */
export interface Brands {
  /** The brand of a lasting id, enabled or not. Throws ApiError 404 UNKNOWN_REF_ID; there is no default brand. */
  of(refId: string): Promise<KnownBrand>
  /**
   * The brand of a public reference id, for a call that may come from a page. Throws 404 UNKNOWN_REF_ID, also for a
   * rotated one; 403 FORBIDDEN_ORIGIN when the page's origin belongs to another brand; 403 BRAND_DISABLED. An Origin
   * can only deny access; it never authenticates.
   */
  check(refId: string, origin: string | undefined): Promise<KnownBrand>
  /** Whether a page of this origin, or none, may act for the brand with this lasting id. */
  isPageOf(refId: string, origin: string | undefined): Promise<boolean>
  /** Whether any brand has this origin. */
  isAllowedOrigin(origin: string): boolean | Promise<boolean>
  /** Reads the brands again at the next call, because this process changed them. */
  forget(): Promise<void>
}

const FRESH_MS = 5_000

/** A brand by a public reference id, current or rotated. */
interface BrandEntry {
  readonly brand: KnownBrand
  readonly isEnabled: boolean
  /** In ms since 1970; undefined for the current one. */
  readonly validUntil: number | undefined
}

interface Snapshot {
  readonly brands: ReadonlyMap<string, KnownBrand>
  readonly byRefId: ReadonlyMap<string, BrandEntry>
  readonly origins: ReadonlySet<string>
  readonly readAt: number
}

/** Our own pages (the server's and the site's, by name and by number) and ALLOWED_ORIGINS may act for every brand. */
function sharedOrigins(config: Config): Set<string> {
  const own = [config.PUBLIC_URL, config.SITE_URL].map((url) => new URL(url).origin)
  return new Set([...own, ...config.ALLOWED_ORIGINS])
}

const localhost = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Contents of the register, read at most every 5 seconds, once for all waiting callers. */
function snapshots(register: BrandRegister, now: () => number) {
  let snapshot: Snapshot | undefined
  let reading: Promise<Snapshot> | undefined
  const read = async (): Promise<Snapshot> => {
    const readAt = now()
    const records = await register.list()
    const brands = new Map(records.map(({ id, settings }) => [id, { refId: id, ...settings }]))
    const origins = new Set(records.flatMap(({ settings }) => settings.origins))
    return { brands, byRefId: byRefId(records), origins, readAt }
  }
  return {
    current(): Snapshot | Promise<Snapshot> {
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
    },
    async forget(): Promise<void> {
      // A running read may be older than the change.
      await reading?.catch(() => undefined)
      snapshot = undefined
    },
  }
}

export function createBrands(config: Config, db: Kysely<Database>, now: () => number = Date.now): Brands {
  const shared = sharedOrigins(config)
  const isShared = (origin: string) =>
    shared.has(origin) || (config.NODE_ENV !== 'production' && localhost.test(origin))
  const { current, forget } = snapshots(
    createBrandRegister(db, () => new Date(now())),
    now,
  )
  const of = async (refId: string): Promise<KnownBrand> => {
    const brand = (await current()).brands.get(refId)
    if (!brand) throw unknownRefId(refId)
    return brand
  }
  return {
    of,
    async check(refId, origin) {
      const entry = (await current()).byRefId.get(refId)
      if (!entry) throw unknownRefId(refId)
      const { brand, validUntil, isEnabled } = entry
      if (validUntil !== undefined && validUntil <= now()) throw replacedRefId(refId, validUntil)
      if (origin !== undefined && !isShared(origin) && !brand.origins.includes(origin))
        throw forbiddenOrigin(origin, refId)
      if (!isEnabled) throw disabled(refId)
      return brand
    },
    async isPageOf(refId, origin) {
      return origin === undefined || isShared(origin) || (await of(refId)).origins.includes(origin)
    },
    isAllowedOrigin(origin) {
      if (isShared(origin)) return true
      const cache = current()
      if (cache instanceof Promise) return cache.then(({ origins }) => origins.has(origin))
      return cache.origins.has(origin)
    },
    forget,
  }
}

function byRefId(records: readonly BrandRecord[]): Map<string, BrandEntry> {
  const entries = records.flatMap(({ id, refId, settings, isEnabled, earlier }): [string, BrandEntry][] => {
    const entry = { brand: { refId: id, ...settings }, isEnabled }
    return [
      ...earlier.map((old): [string, BrandEntry] => [
        old.refId,
        { ...entry, validUntil: old.validUntil.getTime() },
      ]),
      [refId, { ...entry, validUntil: undefined }],
    ]
  })
  return new Map(entries)
}

const unknownRefId = (refId: string) =>
  new ApiError(404, 'UNKNOWN_REF_ID', `There is no brand with the reference id "${refId}".`, {
    description:
      'Check the refId of the script tag or element: npx staykit brand list shows those there are.',
    details: { refId },
  })

const replacedRefId = (refId: string, validUntil: number) =>
  new ApiError(404, 'UNKNOWN_REF_ID', `The reference id "${refId}" has been replaced by a new one.`, {
    description: 'Ask who gave it to you for the new one: npx staykit brand list shows it.',
    details: { refId, validUntil: new Date(validUntil).toISOString() },
  })

const disabled = (refId: string) =>
  new ApiError(403, 'BRAND_DISABLED', 'Booking is not available here at the moment.', {
    description: `The brand ${refId} is disabled: npx staykit brand enable ${refId} switches it on.`,
    details: { refId },
  })
