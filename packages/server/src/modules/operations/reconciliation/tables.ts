import type { ColumnType, Generated } from 'kysely'

export interface ReconciliationTables {
  reconciliation_runs: {
    /** The compared day, UTC. */
    day: string
    payments: number
    stays: number
    found: number
    finished_at: Generated<Date>
  }
  reconciliation_differences: {
    kind: string
    /** A payment's reference, or ours at the supplier. */
    subject: string
    day: string
    detail: ColumnType<Readonly<Record<string, unknown>>, string, string>
    found_at: Generated<Date>
    resolved_at: Date | null
  }
}
