import { guestCount, type Occupancy, roomsText, type StayDate } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../../kernel/db/database.ts'
import type { SearchPlace } from '../../../ports/supplier.ts'

export interface LowestPrice {
  readonly place: SearchPlace
  readonly checkIn: StayDate
  readonly occupancy: Occupancy
  readonly currency: string
  /** Decimal, one room, one night, with taxes and fees. */
  readonly price: number
}

type Question = Omit<LowestPrice, 'checkIn' | 'price'> & { readonly from: StayDate; readonly to: StayDate }

/** Prices from searches, for the calendar. Omits prices older than a day. */
export interface LowestPrices {
  /** Records a price; it is written within a second, together with others. */
  note(seen: LowestPrice): void
  /** Cached prices by check-in day. */
  cachedPrices(question: Question): Promise<Record<StayDate, number>>
}

const WRITE_MS = 500
/** Most prices between two writes; the rest is dropped, because it comes again. */
const MOST_WAITING = 2_000
const FRESH_HOURS = 24

export function createLowestPrices(db: Kysely<Database>, log: Logger): LowestPrices {
  const waiting = new Map<string, LowestPrice>()

  const write = () => {
    const seen = [...waiting.values()]
    waiting.clear()
    return writeAll(db, seen)
  }
  return {
    note(seen) {
      if (waiting.size >= MOST_WAITING) return
      const { place, checkIn, occupancy, currency } = seen
      const isFirst = waiting.size === 0
      waiting.set(`${placeKey(place)} ${checkIn} ${roomsText(occupancy)} ${currency}`, seen)
      if (!isFirst) return
      setTimeout(() => {
        write().catch((error: unknown) => log.warn({ err: error }, 'lowest prices are not written'))
      }, WRITE_MS).unref()
    },
    async cachedPrices({ place, occupancy, currency, from, to }) {
      const rows = await db
        .selectFrom('lowest_prices')
        .select(['check_in', 'price'])
        .where('place', '=', placeKey(place))
        .where('occupancy', '=', roomsText(occupancy))
        .where('currency', '=', currency)
        .where('check_in', '>=', from)
        .where('check_in', '<=', to)
        .where('seen_at', '>', sql<Date>`now() - ${FRESH_HOURS} * interval '1 hour'`)
        .orderBy('check_in')
        .execute()
      return Object.fromEntries(rows.map(({ check_in, price }) => [check_in, price]))
    },
  }
}

async function writeAll(db: Kysely<Database>, seen: readonly LowestPrice[]): Promise<void> {
  const rows = seen.map(({ place, checkIn, occupancy, currency, price }) => ({
    place: placeKey(place),
    check_in: checkIn,
    rooms: occupancy.length,
    guests: guestCount(occupancy),
    occupancy: roomsText(occupancy),
    currency,
    price,
  }))
  await db
    .insertInto('lowest_prices')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['place', 'occupancy', 'currency', 'check_in', 'rooms', 'guests'])
        .doUpdateSet(({ ref }) => ({ price: ref('excluded.price'), seen_at: sql`now()` })),
    )
    .execute()
}

const placeKey = ({ cityId, areaId }: SearchPlace) => areaId ?? cityId
