import type { ColumnType, Generated } from 'kysely'

export interface SagaTables {
  /** Append-only. */
  saga_steps: {
    id: Generated<number>
    /** Booking request of the step. */
    request_id: string
    step: string
    phase: 'begin' | 'done' | 'failed'
    detail: ColumnType<object | null, string | null | undefined, never>
    at: Generated<Date>
  }
}
