import { type Money, money, type StayPart } from '@staykit/domain'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { SagaTable } from '../../../../kernel/saga/rows.ts'
import { finalStates } from '../cancel/rows.ts'
import type { PartTables } from './tables.ts'

/** Subject: the id of a part. Continues its cancellation. */
export const PART_QUEUE = 'part'

export type PartRow = Selectable<PartTables['trip_parts']>

export const partTable: SagaTable<PartRow> = {
  table: 'trip_parts',
  key: 'id',
  idOf: ({ id }) => id,
  final: finalStates,
}

export const partIdOf = (tripNumber: string, number: number): string => `${tripNumber}:${number}`

export const stayPartOf = ({ kind, room }: Pick<PartRow, 'kind' | 'room'>): StayPart =>
  kind === 'room' ? { kind, room: room ?? -1 } : { kind }

/** The parts of a trip in their order, those that the hotel refused among them. */
export const partsOf = (db: Kysely<Database>, tripNumber: string): Promise<PartRow[]> =>
  db.selectFrom('trip_parts').selectAll().where('trip_number', '=', tripNumber).orderBy('number').execute()

export const isReleased = ({ state }: PartRow): boolean => state !== 'asked' && state !== 'refused'

/** Price of the parts of a trip that were cancelled, and what came back of them. */
export interface CancelledParts {
  readonly amount: Money
  readonly back: Money
}

export async function cancelledParts(
  db: Kysely<Database>,
  tripNumber: string,
  currency: string,
): Promise<CancelledParts> {
  const rows = (await partsOf(db, tripNumber)).filter(isReleased)
  const sum = (of: 'amount_minor' | 'back_minor') =>
    money(
      rows.reduce((total, row) => total + Number(row[of]), 0),
      currency,
    )
  return { amount: sum('amount_minor'), back: sum('back_minor') }
}

export const isOpenPart = ({ state }: PartRow): boolean => !partTable.final.includes(state)

/** Whether a part of the trip is being cancelled: nothing else may change it then. */
export async function hasOpenPart(db: Kysely<Database>, tripNumber: string): Promise<boolean> {
  const open = await db
    .selectFrom('trip_parts')
    .select('id')
    .where('trip_number', '=', tripNumber)
    .where('state', 'in', ['asked', 'released'])
    .executeTakeFirst()
  return open !== undefined
}
