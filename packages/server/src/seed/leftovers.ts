import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/database.ts'
import { seedDealCodes } from '../modules/catalogue/hotels/deals.ts'
import type { Identity } from '../ports/identity.ts'

/**
 * Leftover rows of development, one line each with the fix: a public password, and public codes. A production server
 * refuses to start with them.
 */
export async function leftoversOf(
  db: Kysely<Database>,
  identity: Pick<Identity, 'find'>,
  demoEmail: string,
): Promise<string[]> {
  const lines: string[] = []
  if (await identity.find(demoEmail))
    lines.push(`the database has the demo member ${demoEmail}: use a new database, or delete that user`)
  for (const { code, percent } of seedDealCodes) {
    const rows = await db
      .selectFrom('deal_codes')
      .select('code')
      .where('code', '=', code)
      .where('percent', '=', percent)
      .executeTakeFirst()
    if (rows)
      lines.push(
        `the database has the deal code ${code} of development: delete from deal_codes where code = '${code}'`,
      )
  }
  return lines
}
