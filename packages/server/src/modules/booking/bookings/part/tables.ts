import type { WireError } from '@staykit/contract'
import type { ColumnType, Generated } from 'kysely'

export interface PartTables {
  /** Parts of trips that are cancelled alone. */
  trip_parts: {
    /** Trip number and `number`, such as `ST-…:1`: the key at the supplier too. */
    id: string
    trip_number: string
    /** From 1, in the order of the cancellations of this trip. */
    number: number
    request_id: string
    /** The contract before; that of what is left has an id of its own. */
    quote_id: string
    kind: 'room' | 'night'
    /** Index of the room among those that were left. */
    room: number | null
    /** Price of the part in the amount due now. */
    amount_minor: number
    /** What comes back of it. */
    back_minor: number
    currency: string
    /** `owed`: the refund was refused for good; an operator has to pay it. */
    state: Generated<'asked' | 'released' | 'done' | 'refused' | 'owed' | 'disputed'>
    /** Number of refused refunds. */
    attempts: Generated<number>
    error: ColumnType<WireError | null, string | null | undefined, string | null>
    lease_until: Date | null
    lease_by: ColumnType<string | null, undefined, string | null>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
