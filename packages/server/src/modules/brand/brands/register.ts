import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { newBrand } from './seed.ts'
import { type BrandSettings, brandSettings, complaints } from './settings.ts'

/** Thrown when a change of a brand is not possible; the message says why. */
export class BrandCommandError extends Error {
  override readonly name = 'BrandCommandError'
}

/** A brand for its operators. */
export interface BrandRecord {
  /** Lasting id, for bookings and members; its first reference id. */
  readonly id: string
  /** The current public reference id. */
  readonly refId: string
  readonly settings: BrandSettings
  readonly isEnabled: boolean
  /** Rotated reference ids and the ends of their validity. */
  readonly earlier: readonly { readonly refId: string; readonly validUntil: Date }[]
}

/**
 * Stores brands. Every server sees a change within 5 seconds. All methods throw BrandCommandError, and change nothing
 * then.
 */
export interface BrandRegister {
  list(): Promise<readonly BrandRecord[]>
  /** By a current or rotated reference id. */
  find(refId: string): Promise<BrandRecord>
  /** A new brand with defaults of the reference brand; without a reference id it gets a generated one. */
  add(settings: Partial<BrandSettings>, refId?: string): Promise<BrandRecord>
  change(refId: string, change: (settings: BrandSettings) => unknown): Promise<BrandRecord>
  /** Rotates the reference id of a brand; the old one stays valid for `graceDays` (0: ends at once). */
  rotate(refId: string, graceDays: number): Promise<BrandRecord>
  setEnabled(refId: string, isEnabled: boolean): Promise<BrandRecord>
}

/** Default validity of a rotated reference id, and the maximum, in days. */
export const GRACE_DAYS = 14
const MAX_GRACE_DAYS = 365
const DAY_MS = 86_400_000

type Session = Kysely<Database> | Transaction<Database>

export function createBrandRegister(db: Kysely<Database>, now: () => Date): BrandRegister {
  const find = (refId: string) => recordOf(db, refId)
  const within = (refId: string, run: (trx: Transaction<Database>, record: BrandRecord) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      const { id } = await recordOf(trx, refId)
      await trx.selectFrom('brands').select('ref_id').where('ref_id', '=', id).forUpdate().execute()
      await run(trx, await recordOf(trx, id))
      return recordOf(trx, id)
    })
  return {
    list: () => records(db),
    find,
    async add(input, requestedId) {
      const settings = JSON.stringify(checked({ ...newBrand, tokens: {}, ...input }))
      const ref_id = requestedId ?? freshRefId()
      if (!/^[\w-]{1,32}$/.test(ref_id))
        throw new BrandCommandError('a refId has 1 to 32 letters, digits, - or _')
      return db.transaction().execute(async (trx) => {
        await refuseTaken(trx, ref_id)
        await trx.insertInto('brands').values({ ref_id, settings }).execute()
        return recordOf(trx, ref_id)
      })
    },
    change: (refId, change) =>
      within(refId, async (trx, { id, settings }) => {
        const next = JSON.stringify(checked(change(settings)))
        await update(trx, id, { settings: next, updated_at: now() })
      }),
    rotate(refId, graceDays) {
      if (!Number.isInteger(graceDays) || graceDays < 0 || graceDays > MAX_GRACE_DAYS)
        throw new BrandCommandError(`the days of grace are a whole number from 0 to ${MAX_GRACE_DAYS}`)
      const validUntil = new Date(now().getTime() + graceDays * DAY_MS)
      return within(refId, (trx, record) => replaceRefId(trx, record, validUntil))
    },
    setEnabled: (refId, isEnabled) =>
      within(refId, (trx, { id }) =>
        update(trx, id, { disabled_at: isEnabled ? null : now(), updated_at: now() }),
      ),
  }
}

async function replaceRefId(trx: Transaction<Database>, { id, refId }: BrandRecord, validUntil: Date) {
  await trx
    .insertInto('brand_ref_ids')
    .values({ ref_id: refId, brand: id, valid_until: validUntil })
    .onConflict((conflict) => conflict.column('ref_id').doUpdateSet({ valid_until: validUntil }))
    .execute()
  const fresh = freshRefId()
  await refuseTaken(trx, fresh)
  await trx.insertInto('brand_ref_ids').values({ ref_id: fresh, brand: id, valid_until: null }).execute()
}

async function update(trx: Transaction<Database>, id: string, values: object): Promise<void> {
  await trx.updateTable('brands').set(values).where('ref_id', '=', id).execute()
}

async function records(db: Session): Promise<readonly BrandRecord[]> {
  const brands = await db.selectFrom('brands').selectAll().orderBy('ref_id').execute()
  const keys = await db.selectFrom('brand_ref_ids').selectAll().orderBy('created_at').execute()
  return brands.map(({ ref_id: id, settings, disabled_at }) => {
    const own = keys.filter(({ brand }) => brand === id)
    const earlier = own.flatMap(({ ref_id: refId, valid_until: validUntil }) =>
      validUntil ? [{ refId, validUntil }] : [],
    )
    const refId = own.find(({ valid_until }) => valid_until === null)?.ref_id ?? id
    return { id, refId, settings, isEnabled: disabled_at === null, earlier }
  })
}

async function recordOf(db: Session, refId: string): Promise<BrandRecord> {
  const all = await records(db)
  const record =
    all.find((one) => one.refId === refId || one.id === refId) ??
    all.find(({ earlier }) => earlier.some((one) => one.refId === refId))
  if (!record) throw new BrandCommandError(`there is no brand ${refId}`)
  return record
}

async function refuseTaken(trx: Transaction<Database>, refId: string): Promise<void> {
  const taken = (await records(trx)).some(
    ({ id, refId: current, earlier }) =>
      id === refId || current === refId || earlier.some((one) => one.refId === refId),
  )
  if (taken) throw new BrandCommandError(`there is already a brand ${refId}`)
}

// Without vowels, which form words, and without ambiguous characters.
const signs = '23456789bcdfghjkmnpqrstvwxz'

const freshRefId = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')

function checked(settings: unknown): BrandSettings {
  const parsed = brandSettings.safeParse(settings)
  if (parsed.success) return parsed.data
  throw new BrandCommandError(complaints(parsed.error))
}
