import type { Kysely } from 'kysely'
import type { Database } from './kernel/db/database.ts'
import { seedBrands } from './modules/brands/seed.ts'
import { seedDealCodes } from './modules/hotels/deals.ts'

/** Puts in what a new database needs; what is there already stays as it is. May run any number of times. */
export async function seed(db: Kysely<Database>): Promise<void> {
  const brands = Object.entries(seedBrands).map(([ref_id, settings]) => ({
    ref_id,
    settings: JSON.stringify(settings),
  }))
  await db
    .insertInto('brands')
    .values(brands)
    .onConflict((conflict) => conflict.column('ref_id').doNothing())
    .execute()
  await db
    .insertInto('deal_codes')
    .values(seedDealCodes)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
