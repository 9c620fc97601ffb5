import type { JSONColumnType } from 'kysely'
import type { StoredContract } from './contracts.ts'

export interface QuoteTables {
  /** Every offered contract; those of bookings stay. */
  quotes: { id: string; contract: JSONColumnType<StoredContract>; expires_at: Date }
}
