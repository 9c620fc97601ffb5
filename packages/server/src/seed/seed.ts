import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../kernel/db/database.ts'
import { seedBrands } from '../modules/brand/brands/seed.ts'
import { seedDealCodes } from '../modules/catalogue/hotels/deals.ts'

/**
 * Inserts example data: brands where there is a sandbox, and deal codes outside production. Existing rows stay. May run
 * any number of times.
 */
export async function seed(
  db: Kysely<Database>,
  { SANDBOX, NODE_ENV }: Pick<Config, 'SANDBOX' | 'NODE_ENV'> = { SANDBOX: true, NODE_ENV: 'test' },
): Promise<void> {
  if (SANDBOX) await addBrands(db)
  if (SANDBOX && NODE_ENV !== 'production') await addDealCodes(db)
}

async function addBrands(db: Kysely<Database>): Promise<void> {
  const brands = Object.entries(seedBrands).map(([ref_id, settings]) => ({
    ref_id,
    settings: JSON.stringify(settings),
  }))
  await db
    .insertInto('brands')
    .values(brands)
    .onConflict((conflict) => conflict.column('ref_id').doNothing())
    .execute()
}

async function addDealCodes(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('deal_codes')
    .values(seedDealCodes)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
