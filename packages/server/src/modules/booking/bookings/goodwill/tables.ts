import type { ColumnType, Generated } from 'kysely'

export interface GoodwillTables {
  goodwill_refunds: {
    id: Generated<string>
    trip_number: string
    amount_minor: number
    currency: string
    /** Text for the traveller. */
    reason: string
    /** refused: the provider refused for good. */
    state: Generated<'asked' | 'done' | 'refused'>
    error: string | null
    /** Identifies the form that asked, unique; null before 0.2.0. */
    form: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  /** Append-only. */
  operator_actions: {
    id: Generated<string>
    at: Generated<Date>
    operator: string
    action: string
    trip_number: string
    detail: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>
  }
}
