import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'

/** The baseline of 0.1.0 with the migrations from 310 to 332, or the migrations before that baseline. */
export const replaces = { first: ['000-baseline', '001-brands'], last: '332-link-numbers' }

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = await readFile(new URL('001-baseline.sql', import.meta.url), 'utf8')
  await sql.raw(schema).execute(db)
}
