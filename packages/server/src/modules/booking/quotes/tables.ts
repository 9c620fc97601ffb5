import type { JSONColumnType } from 'kysely'
import type { KeptContract } from './contracts.ts'

export interface QuoteTables {
  /** Every contract that was offered; those that were booked with stay. */
  quotes: { id: string; contract: JSONColumnType<KeptContract>; expires_at: Date }
}
