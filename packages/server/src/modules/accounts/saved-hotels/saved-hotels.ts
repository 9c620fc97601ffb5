import { randomBytes } from 'node:crypto'
import { MOST_SAVED, type SavedHotel } from '@staykit/contract'
import { scoreDescription } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import pLimit from 'p-limit'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError, notFound } from '../../../kernel/http/api-error.ts'
import { SupplierError } from '../../../ports/supplier.ts'
import type { Catalogue } from '../../catalogue/hotels/catalogue.ts'
import { verdictsOn } from '../../catalogue/hotels/merge/pairs.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { StoredHotel } from './tables.ts'

export interface SavedHotelsDeps extends ModuleDeps {
  readonly catalogue: Catalogue
}

/** A hotel to save, with its time. */
interface Wanted {
  readonly id: string
  readonly savedAt?: string | undefined
}

/** Concurrent supplier calls of one merge. */
const AT_ONCE = 4

/** The latest first. */
export async function list({ db, config }: SavedHotelsDeps, userId: string): Promise<SavedHotel[]> {
  const rows = await db
    .selectFrom('saved_hotels')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('hotel_id')
    .execute()
  const { publicId } = await verdictsOn(
    db,
    rows.map(({ hotel_id }) => hotel_id),
  )
  const saved = rows.map(({ hotel_id, hotel: { thumbnail, ...hotel }, saved_at }) => ({
    id: publicId(hotel_id),
    ...hotel,
    ...(thumbnail && { thumbnail: config.PUBLIC_URL + thumbnail }),
    savedAt: saved_at.toISOString(),
  }))
  // Two ids may be found to be one hotel after both were saved.
  return saved.filter(({ id }, index) => saved.findIndex((each) => each.id === id) === index)
}

/** Adds missing hotels, all or none. Throws 409 LIST_FULL, and SupplierError when the supplier is unavailable. */
export async function add(
  deps: SavedHotelsDeps,
  userId: string,
  additions: readonly Wanted[],
): Promise<void> {
  const { db } = deps
  const existing = await idsOf(db, userId)
  const { publicId } = await verdictsOn(db, [...existing, ...additions.map(({ id }) => id)])
  const saved = new Set(existing.map(publicId))
  const wanted = additions.map((one) => ({ ...one, id: publicId(one.id) }))
  const fresh = [...new Map(wanted.filter(({ id }) => !saved.has(id)).map((one) => [one.id, one])).values()]
  const limit = pLimit(AT_ONCE)
  const found = await Promise.all(fresh.map((one) => limit(() => rowOf(deps, userId, one))))
  const rows = found.filter((row) => row !== undefined)
  if (rows.length === 0) return
  await db.transaction().execute(async (trx) => {
    // Serialises additions of one member, so that the limit holds for concurrent calls.
    await sql`select from profiles where user_id = ${userId} for update`.execute(trx)
    await trx
      .insertInto('saved_hotels')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if ((await idsOf(trx, userId)).length > MOST_SAVED)
      throw new ApiError(
        409,
        'LIST_FULL',
        `Your list holds ${MOST_SAVED} hotels: remove one to save another.`,
      )
  })
}

export async function remove({ db }: SavedHotelsDeps, userId: string, hotelId: string): Promise<void> {
  const ids = [hotelId, ...(await verdictsOn(db, [hotelId])).sameAs(hotelId)]
  await db.deleteFrom('saved_hotels').where('user_id', '=', userId).where('hotel_id', 'in', ids).execute()
}

/** The token of the member's link, if the list is shared. */
export async function linkOf({ db }: SavedHotelsDeps, userId: string): Promise<string | undefined> {
  const own = db.selectFrom('saved_hotel_links').select('token').where('user_id', '=', userId)
  return (await own.executeTakeFirst())?.token
}

/** Returns the same token, also for concurrent calls, until it is removed. */
export async function share({ db, now }: SavedHotelsDeps, userId: string): Promise<string> {
  const { token } = await db
    .insertInto('saved_hotel_links')
    .values({ user_id: userId, token: randomBytes(24).toString('base64url'), created_at: now() })
    // An empty update, so that the existing row is returned.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

export async function unshare({ db }: SavedHotelsDeps, userId: string): Promise<void> {
  await db.deleteFrom('saved_hotel_links').where('user_id', '=', userId).execute()
}

/** The current list of a link. Throws 404 for an unknown or removed link. */
export async function shared(deps: SavedHotelsDeps, token: string): Promise<SavedHotel[]> {
  const link = await deps.db
    .selectFrom('saved_hotel_links')
    .select('user_id')
    .where('token', '=', token)
    .executeTakeFirst()
  if (!link) throw notFound('There is no such list.')
  return list(deps, link.user_id)
}

async function idsOf(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('saved_hotels').select('hotel_id').where('user_id', '=', userId).execute()
  return rows.map(({ hotel_id }) => hotel_id)
}

async function rowOf(deps: SavedHotelsDeps, userId: string, { id, savedAt }: Wanted) {
  const hotel = await storedHotel(deps.catalogue, id)
  const now = deps.now()
  const requestedAt = savedAt ? new Date(savedAt) : now
  const saved_at = requestedAt < now ? requestedAt : now
  return hotel && { user_id: userId, hotel_id: id, hotel: JSON.stringify(hotel), saved_at }
}

/** The supplier's facts of a hotel; undefined for an unknown one. */
async function storedHotel(catalogue: Catalogue, id: string): Promise<StoredHotel | undefined> {
  try {
    const { name, stars, score, thumbnails, area, location } = await catalogue.hotel(id)
    return {
      name,
      cityId: location.cityId,
      place: `${area.name}, ${location.cityName}`,
      timeZone: location.timeZone,
      stars,
      ...(score && {
        score: {
          guestScore: score.guestScore,
          guestScoreCount: score.count,
          scoreDescription: scoreDescription(score.guestScore),
        },
      }),
      ...(thumbnails[0] && { thumbnail: thumbnails[0] }),
    }
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'NOT_FOUND') return undefined
    throw error
  }
}
