export interface HotelTables {
  /** Codes in capitals, with the percent that they take off; without valid_until they stay valid. */
  deal_codes: { code: string; percent: number; valid_until: string | null }
}
