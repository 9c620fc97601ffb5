import type { Generated } from 'kysely'

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
  /** Codes in capitals, with their percent off; without valid_until they stay valid. */
  deal_codes: { code: string; percent: number; valid_until: string | null }
}
