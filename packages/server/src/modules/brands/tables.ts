import type { Generated, JSONColumnType } from 'kysely'
import type { BrandSettings } from './settings.ts'

export interface BrandTables {
  brands: {
    ref_id: string
    settings: JSONColumnType<BrandSettings>
    updated_at: Generated<Date>
  }
}
