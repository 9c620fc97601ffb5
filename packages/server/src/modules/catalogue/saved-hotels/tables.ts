import type { SavedHotel } from '@staykit/contract'
import type { JSONColumnType } from 'kysely'

/** What the list shows of a hotel, as the supplier said it when it was saved; the picture's address is relative to the server. */
export type KeptHotel = Omit<SavedHotel, 'id' | 'savedAt'>

export interface SavedHotelTables {
  saved_hotels: {
    user_id: string
    hotel_id: string
    hotel: JSONColumnType<KeptHotel>
    saved_at: Date
  }
  saved_hotel_links: {
    user_id: string
    /** 192 random bits, base64url: whoever has it sees the list, and not whose it is. */
    token: string
    created_at: Date
  }
}
