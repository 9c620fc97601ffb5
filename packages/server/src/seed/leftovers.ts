import { type Kysely, sql } from 'kysely'
import type { Database } from '../kernel/db/database.ts'
import { seedBrands } from '../modules/brand/brands/seed.ts'
import { seedDealCodes } from '../modules/catalogue/hotels/deals.ts'
import type { Identity } from '../ports/identity.ts'

/**
 * Leftover rows of development, one line each with the fix. A production server refuses to start with a public password
 * or a public code. Without a sandbox it also refuses example brands, and payments, coins and stays of the sandbox, from
 * which members would have points.
 */
export async function leftoversOf(
  db: Kysely<Database>,
  identity: Pick<Identity, 'find'>,
  { demoEmail, sandbox }: { readonly demoEmail: string; readonly sandbox: boolean },
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
  return sandbox ? lines : [...lines, ...(await exampleBrands(db)), ...(await sandboxRows(db))]
}

/** Example brands with their own support address; an operator who uses one changes it. */
async function exampleBrands(db: Kysely<Database>): Promise<string[]> {
  const brands = await db
    .selectFrom('brands')
    .select(['ref_id', 'settings'])
    .where('ref_id', 'in', Object.keys(seedBrands))
    .execute()
  return brands
    .filter(({ ref_id, settings }) => settings.supportEmail === seedBrands[ref_id]?.supportEmail)
    .map(
      ({ ref_id }) =>
        `the database has the example brand ${ref_id}: use a new database, or delete from brands where ref_id = '${ref_id}'`,
    )
}

/** What travellers did in the sandbox, by its table. */
const sandboxTables = {
  sandbox_intents: 'card payments',
  sandbox_coins: 'coins',
  sandbox_invoices: 'bitcoin payments',
  supplier_bookings: 'stays',
} as const

async function sandboxRows(db: Kysely<Database>): Promise<string[]> {
  const lines: string[] = []
  for (const [table, what] of Object.entries(sandboxTables)) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) lines.push(`the database has ${what} of the sandbox: use a new database`)
  }
  return lines
}
