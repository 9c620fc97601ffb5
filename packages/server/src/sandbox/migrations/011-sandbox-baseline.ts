import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'

/** The sandbox's baseline of 0.1.0 with the migration 327, or the migrations before that baseline. */
export const replaces = { first: ['010-sandbox-baseline', '002-supplier'], last: '327-parts-of-bookings' }

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = await readFile(new URL('011-sandbox-baseline.sql', import.meta.url), 'utf8')
  await sql.raw(schema).execute(db)
}
