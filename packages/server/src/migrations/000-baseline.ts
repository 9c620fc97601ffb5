import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'

/** Migrations before 0.1.0. */
export const replaces = { first: '001-brands', last: '164-brand-events' }

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = await readFile(new URL('000-baseline.sql', import.meta.url), 'utf8')
  await sql.raw(schema).execute(db)
}
