import type { Kysely } from 'kysely'
import type { Database } from '../../schema.ts'
import { RISE_PERCENT } from '../supplier/offers.ts'
import type { Behaviour } from './hotels.ts'

/** Factor that a hotel of Testville puts on the price of a quote, asked after the rates. */
export async function riseOf(db: Kysely<Database>, behaviour: Behaviour, quoteId: string): Promise<number> {
  if (behaviour === 'price-rises-at-contract') return 1 + RISE_PERCENT / 100
  if (behaviour !== 'price-rises-at-booking') return 1
  const row = await db
    .selectFrom('supplier_price_rises')
    .select('percent')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
  return 1 + (row?.percent ?? 0) / 100
}

/** Raises the price of a quote for good; tells whether this call did it. */
export async function raisePrice(db: Kysely<Database>, quoteId: string): Promise<boolean> {
  const raised = await db
    .insertInto('supplier_price_rises')
    .values({ quote_id: quoteId, percent: RISE_PERCENT })
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .returning('quote_id')
    .executeTakeFirst()
  return raised !== undefined
}

/** Rooms of a type and night, where a hotel of Testville decides it. */
export function testAllotment(behaviour: Behaviour): number | undefined {
  if (behaviour === 'hundred-rooms') return 100
  return behaviour === 'last-room' ? 1 : undefined
}
