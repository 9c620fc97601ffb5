import type { Selectable } from 'kysely'
import type { SagaTable } from '../../../../kernel/saga/rows.ts'
import type { BookingTables } from '../tables.ts'

export type CancellationRow = Selectable<BookingTables['cancellations']>

/**
 * `owed`: the provider has refused the refund for good; an operator has to pay it. `disputed`: the bank of the traveller
 * decides about the payment, and the refund continues if it decides for us.
 */
export const finalStates = ['done', 'refused', 'owed', 'disputed'] as const

export const cancellationTable: SagaTable<CancellationRow> = {
  table: 'cancellations',
  key: 'trip_number',
  idOf: ({ trip_number }) => trip_number,
  final: finalStates,
}

/** Whether the saga of a cancellation has not ended. */
export const isRunning = (state: CancellationRow['state'] | null) =>
  state !== null && !cancellationTable.final.includes(state)
