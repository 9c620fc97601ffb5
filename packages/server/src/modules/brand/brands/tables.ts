import type { Generated, JSONColumnType } from 'kysely'
import type { BrandSettings } from './settings.ts'

export interface BrandTables {
  brands: {
    /** What bookings and members know the brand by, whatever it is asked for by now. */
    ref_id: string
    settings: JSONColumnType<BrandSettings>
    updated_at: Generated<Date>
    /** Since when no page may speak for it. */
    disabled_at: Generated<Date | null>
  }
  /** Reference ids of brands that were given new ones. */
  brand_ref_ids: {
    ref_id: string
    brand: string
    /** Null for the one that is given out now. */
    valid_until: Date | null
    created_at: Generated<Date>
  }
}
