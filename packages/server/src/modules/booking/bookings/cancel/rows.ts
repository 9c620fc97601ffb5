import type { Selectable } from 'kysely'
import type { SagaTable } from '../../../../kernel/saga/rows.ts'
import type { BookingTables } from '../tables.ts'

export type CancellationRow = Selectable<BookingTables['cancellations']>

export const cancellationTable: SagaTable<CancellationRow> = {
  table: 'cancellations',
  key: 'trip_number',
  idOf: ({ trip_number }) => trip_number,
  final: ['done', 'refused', 'owed'],
}

/** Whether the saga of a cancellation has not ended. */
export const isRunning = (state: CancellationRow['state'] | null) =>
  state !== null && !cancellationTable.final.includes(state)
