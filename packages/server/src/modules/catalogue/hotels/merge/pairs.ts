import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Database } from '../../../../kernel/db/database.ts'

/**
 * `found`: by the rule of same-hotel.ts; `same` and `other`: an operator says that two hotels are the same, or that they
 * are not.
 */
export type PairState = 'found' | 'same' | 'other'

/** What is stored of some hotels. */
export interface Verdicts {
  /** The id that pages and links have for a hotel of any supplier. */
  publicId(hotelId: string): string
  /** Ids of the same hotel at other suppliers. */
  sameAs(hotelId: string): readonly string[]
  /** Whether an operator said that they are not the same. */
  areOther(a: string, b: string): boolean
  /** Pairs that no operator has decided. */
  readonly found: readonly FoundPair[]
}

/** A pair that the rule has found. */
export interface FoundPair {
  readonly publicId: string
  readonly otherId: string
}

/** Pairs of hotel ids of several suppliers. The first id of a pair is the one that pages and links have, for ever. */
export interface Pairs {
  of(hotelIds: readonly string[]): Promise<Verdicts>
  /** Stores pairs that the rule has found, in the background. Existing ones stay as they are. */
  note(found: readonly FoundPair[]): void
  /** Takes back pairs that the rule finds no more; those of an operator stay. */
  takeBack(lost: readonly FoundPair[]): Promise<void>
}

interface Row {
  readonly public_id: string
  readonly other_id: string
  readonly state: PairState
}

/** A pair that another process took back can be found again after this time. */
const NOTED_MS = 60 * 60_000

export function createPairs(db: Kysely<Database>, log: Logger): Pairs {
  const noted = new LRUCache<string, true>({ max: 50_000, ttl: NOTED_MS })
  return {
    of: (hotelIds) => verdictsOn(db, hotelIds),
    note(found) {
      const fresh = found.filter(({ publicId, otherId }) => !noted.has(`${publicId} ${otherId}`))
      if (fresh.length === 0) return
      for (const { publicId, otherId } of fresh) noted.set(`${publicId} ${otherId}`, true)
      db.insertInto('hotel_pairs')
        .values(
          fresh.map(({ publicId, otherId }) => ({
            public_id: publicId,
            other_id: otherId,
            state: 'found' as const,
            operator: null,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
        .catch((error: unknown) => log.warn({ err: error }, 'pairs of hotels are not stored'))
    },
    async takeBack(lost) {
      for (const { publicId, otherId } of lost) {
        noted.delete(`${publicId} ${otherId}`)
        await db
          .deleteFrom('hotel_pairs')
          .where('public_id', '=', publicId)
          .where('other_id', '=', otherId)
          .where('state', '=', 'found')
          .execute()
        log.info({ publicId, otherId }, 'two hotels are one no more')
      }
    },
  }
}

/** What is stored of these hotels. */
export async function verdictsOn(db: Kysely<Database>, hotelIds: readonly string[]): Promise<Verdicts> {
  const ids = sql<string>`${hotelIds}::text[]`
  const rows = await db
    .selectFrom('hotel_pairs')
    .select(['public_id', 'other_id', 'state'])
    .where(({ or, eb }) =>
      or([
        eb('public_id', '=', sql<string>`any(${ids})`),
        // All hotels that share a public id, when one of them is asked for by another id.
        eb('public_id', 'in', (query) =>
          query
            .selectFrom('hotel_pairs as pair')
            .select('pair.public_id')
            .where('pair.other_id', '=', sql<string>`any(${ids})`),
        ),
      ]),
    )
    .execute()
  return verdictsOf(rows)
}

const none: readonly string[] = []

export function verdictsOf(rows: readonly Row[]): Verdicts {
  const publicIds = new Map<string, string>()
  const groups = new Map<string, string[]>()
  const others = new Set<string>()
  const found: FoundPair[] = []
  for (const { public_id, other_id, state } of rows) {
    if (state === 'other') {
      others.add(`${public_id} ${other_id}`).add(`${other_id} ${public_id}`)
      continue
    }
    if (state === 'found') found.push({ publicId: public_id, otherId: other_id })
    publicIds.set(other_id, public_id)
    groups.set(public_id, [...(groups.get(public_id) ?? [public_id]), other_id])
  }
  const publicId = (hotelId: string) => publicIds.get(hotelId) ?? hotelId
  return {
    publicId,
    sameAs: (hotelId) => groups.get(publicId(hotelId))?.filter((id) => id !== hotelId) ?? none,
    areOther: (a, b) => others.has(`${a} ${b}`),
    found,
  }
}
