import type { Generated } from 'kysely'
import type { PairState } from './merge/pairs.ts'

export interface HotelTables {
  lowest_prices: {
    place: string
    check_in: string
    rooms: number
    guests: number
    /** As `roomsText` writes it. */
    occupancy: string
    currency: string
    price: number
    seen_at: Generated<Date>
  }
  /** See merge/pairs.ts. */
  hotel_pairs: {
    /** The id that pages and links have. */
    public_id: string
    /** The same hotel at another supplier, or another hotel. */
    other_id: string
    state: PairState
    operator: string | null
    at: Generated<Date>
  }
  /** Codes in capitals, with their percent off; without valid_until they stay valid. */
  deal_codes: { code: string; percent: number; valid_until: string | null }
}
