import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrationFolders } from './compose.ts'
import type { Database } from './kernel/db/database.ts'
import { migrate } from './kernel/db/migrate.ts'
import { StartError, startServer } from './server.ts'
import { testDatabaseForThisTest } from './testing/database.ts'
import { testConfig } from './testing/server.ts'

const BASELINES = ['001-baseline', '011-sandbox-baseline']

async function names(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Makes a database look as if these migrations had run instead of the baselines. */
async function asFormer(db: Kysely<Database>, former: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration where name in (${sql.join(BASELINES)})`.execute(db)
  for (const name of former)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-25')`.execute(db)
}

const LAST = ['332-link-numbers', '327-parts-of-bookings']

it.each([
  ['of the baselines of 0.1.0', ['000-baseline', '010-sandbox-baseline', ...LAST]],
  ['before them', ['001-brands', '164-brand-events', '002-supplier', '200-providers', ...LAST]],
])(
  'records the baselines in a database that ran the migrations %s, and leaves its rows',
  async (_, former) => {
    const { db } = await testDatabaseForThisTest()
    await db.insertInto('sandbox_coins').values({ owner: 'ann', symbol: 'LIFE', amount_units: 5 }).execute()
    await asFormer(db, former)
    expect(await migrate(db, migrationFolders)).toEqual([])
    expect(await names(db)).toEqual(
      [...BASELINES, ...former, '300-duffel-bookings', '320-liteapi-bookings'].sort(),
    )
    expect(await db.selectFrom('sandbox_coins').select('owner').execute()).toEqual([{ owner: 'ann' }])
  },
)

it.each(LAST)(
  'refuses a database of an earlier version without the last migration that a baseline replaces, %s',
  async (last) => {
    const { db, url } = await testDatabaseForThisTest()
    const former = ['000-baseline', '010-sandbox-baseline', ...LAST]
    await asFormer(
      db,
      former.filter((name) => name !== last),
    )
    const refused = await startServer(testConfig({}), url).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(new RegExp(`older than this version can upgrade.*not ${last}`))
    expect(await names(db)).not.toContain(BASELINES[LAST.indexOf(last)])
  },
)

it('refuses two migrations of one name', async () => {
  const { db } = await testDatabaseForThisTest()
  const twice = [...migrationFolders, ...migrationFolders]
  await expect(migrate(db, twice)).rejects.toThrow('two migrations are called 001-baseline')
})

it('runs missing migrations beside those of a later version, which it leaves alone', async () => {
  const { db } = await testDatabaseForThisTest()
  const later = '950-of-a-later-version'
  await sql`insert into kysely_migration (name, timestamp) values (${later}, '2026-11-25')`.execute(db)
  const expand = fileURLToPath(new URL('../../../tests/operations/next-version/expand', import.meta.url))
  const folders = [...migrationFolders, expand]
  expect(await migrate(db, folders)).toEqual(['900-body-hash', '901-body-hash-filled'])
  expect(await migrate(db, folders)).toEqual([])
  expect(await names(db)).toContain(later)
})
