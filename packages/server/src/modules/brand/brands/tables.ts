import type { Generated, JSONColumnType } from 'kysely'
import type { BrandSettings } from './settings.ts'

export interface BrandTables {
  brands: {
    /** Lasting id of the brand, whatever its current reference id. */
    ref_id: string
    settings: JSONColumnType<BrandSettings>
    updated_at: Generated<Date>
    /** Since when no page may act for it. */
    disabled_at: Generated<Date | null>
  }
  /** Rotated reference ids of brands. */
  brand_ref_ids: {
    ref_id: string
    brand: string
    /** Null for the current one. */
    valid_until: Date | null
    created_at: Generated<Date>
  }
}
