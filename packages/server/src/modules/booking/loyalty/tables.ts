import type { Generated } from 'kysely'

export interface LoyaltyTables {
  loyalty_transactions: {
    trip_number: string
    ref_id: string
    user_id: string | null
    points: number
    created_at: Generated<Date>
  }
}
