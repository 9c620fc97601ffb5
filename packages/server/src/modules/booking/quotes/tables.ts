import type { JSONColumnType } from 'kysely'
import type { KeptContract } from './contracts.ts'

export interface QuoteTables {
  /** Every offered contract; those of bookings stay. */
  quotes: { id: string; contract: JSONColumnType<KeptContract>; expires_at: Date }
}
