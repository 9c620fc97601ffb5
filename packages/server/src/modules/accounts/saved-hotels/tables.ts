import type { SavedHotel } from '@staykit/contract'
import type { JSONColumnType } from 'kysely'

/**
 * Facts of a hotel in the list, as the supplier gave them when it was saved; the picture's address is relative to the
 * server.
 */
export type StoredHotel = Omit<SavedHotel, 'id' | 'savedAt'>

export interface SavedHotelTables {
  saved_hotels: {
    user_id: string
    hotel_id: string
    hotel: JSONColumnType<StoredHotel>
    saved_at: Date
  }
  saved_hotel_links: {
    user_id: string
    /** 192 random bits, base64url: grants access to the list, without its owner. */
    token: string
    created_at: Date
  }
}
