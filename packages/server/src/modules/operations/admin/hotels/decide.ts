import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { ActionRefused } from '../bookings/actions.ts'

export interface Decision {
  /** The id that pages and links have. */
  readonly publicId: string
  readonly otherId: string
  /** `forget`: the rule decides again. */
  readonly verdict: 'same' | 'other' | 'forget'
  readonly operator: string
}

/** Stores what an operator decides about two hotels, instead of what is stored of them. Throws ActionRefused. */
export async function decide(db: Kysely<Database>, decision: Decision): Promise<void> {
  const { publicId, otherId, verdict, operator } = decision
  if (publicId === otherId) throw new ActionRefused('Please write two ids that differ.')
  await db.transaction().execute(async (trx) => {
    const pairs = [
      [publicId, otherId],
      [otherId, publicId],
    ] as const
    for (const [first, second] of pairs)
      await trx
        .deleteFrom('hotel_pairs')
        .where('public_id', '=', first)
        .where('other_id', '=', second)
        .execute()
    if (verdict === 'same') {
      // A hotel has one public id.
      await trx
        .deleteFrom('hotel_pairs')
        .where('other_id', '=', otherId)
        .where('state', '!=', 'other')
        .execute()
      await trx
        .updateTable('hotel_pairs')
        .set({ public_id: publicId })
        .where('public_id', '=', otherId)
        .where('state', '!=', 'other')
        .execute()
      const elsewhere = await trx
        .selectFrom('hotel_pairs')
        .select('public_id')
        .where('other_id', '=', publicId)
        .where('state', '!=', 'other')
        .executeTakeFirst()
      if (elsewhere)
        throw new ActionRefused(
          `Pages have the id ${elsewhere.public_id} for ${publicId}: please use that one.`,
        )
    }
    if (verdict !== 'forget')
      await trx
        .insertInto('hotel_pairs')
        .values({ public_id: publicId, other_id: otherId, state: verdict, operator })
        .execute()
    await trx
      .insertInto('operator_actions')
      .values({
        operator,
        action: `hotels-${verdict}`,
        trip_number: 'none',
        detail: JSON.stringify({ publicId, otherId }),
      })
      .execute()
  })
}
