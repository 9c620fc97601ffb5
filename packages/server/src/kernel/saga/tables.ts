import type { ColumnType, Generated } from 'kysely'

export interface SagaTables {
  /** Append-only. */
  saga_steps: {
    id: Generated<number>
    /** What the steps are taken for. */
    request_id: string
    step: string
    phase: 'begin' | 'done' | 'failed'
    detail: ColumnType<object | null, string | null | undefined, never>
    at: Generated<Date>
  }
}
