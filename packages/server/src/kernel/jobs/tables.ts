import type { ColumnType, Generated } from 'kysely'

export interface JobTables {
  outbox: {
    id: Generated<number>
    queue: string
    subject: string
    data: ColumnType<Record<string, unknown>, string, string>
    due_at: Generated<Date>
  }
}
