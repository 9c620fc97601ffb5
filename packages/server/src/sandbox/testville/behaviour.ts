import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { TESTVILLE } from './city.ts'
import { type Behaviour, testHotels } from './hotels.ts'

/** Percent by which the hotels of Testville raise a price. */
export const RISE_PERCENT = 12

/** Special behaviour of the `index`th hotel of a city. */
export function behaviourOf(cityId: string, index: number): Behaviour {
  return (cityId === TESTVILLE && testHotels[index]?.behaviour) || 'ordinary'
}

/** The same by the hotel's id; ordinary for every id outside Testville. */
export function testBehaviourOf(hotelId: string): Behaviour {
  const [cityId = '', index = ''] = hotelId.split('-')
  return behaviourOf(cityId, Number(index))
}

/** Factor of a hotel of Testville on the price of a quote, after the rates. */
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

/** Raises the price of a quote for good; returns whether this call did it. */
export async function raisePrice(db: Kysely<Database>, quoteId: string): Promise<boolean> {
  const raised = await db
    .insertInto('supplier_price_rises')
    .values({ quote_id: quoteId, percent: RISE_PERCENT })
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .returning('quote_id')
    .executeTakeFirst()
  return raised !== undefined
}

/** Rooms of a type and night, if a hotel of Testville sets it. */
export function testAllotment(behaviour: Behaviour): number | undefined {
  if (behaviour === 'hundred-rooms') return 100
  return behaviour === 'last-room' ? 1 : undefined
}
