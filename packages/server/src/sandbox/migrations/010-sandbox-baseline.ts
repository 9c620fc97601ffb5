import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'

/** The sandbox's migrations before 0.1.0. */
export const replaces = { first: '002-supplier', last: '200-providers' }

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = await readFile(new URL('010-sandbox-baseline.sql', import.meta.url), 'utf8')
  await sql.raw(schema).execute(db)
}
