import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrationFolders } from './compose.ts'
import { migrate } from './kernel/db/migrate.ts'
import { testDatabaseForThisTest } from './testing/database.ts'

it('a database from before the sandbox had migrations of its own still opens, with what is in it', async () => {
  const { db } = await testDatabaseForThisTest()
  await db.insertInto('sandbox_coins').values({ owner: 'ann', symbol: 'LIFE', amount_units: 5 }).execute()
  await sql`alter table sandbox_intents drop column fingerprint`.execute(db)
  await sql`delete from kysely_migration where name = '200-providers'`.execute(db)
  expect(await migrate(db, migrationFolders)).toEqual(['200-providers'])
  expect(await migrate(db, migrationFolders)).toEqual([])
  expect(await db.selectFrom('sandbox_coins').select('owner').execute()).toEqual([{ owner: 'ann' }])
  expect(await db.selectFrom('sandbox_intents').select('fingerprint').execute()).toEqual([])
})

it('two migrations of one name would be caught', async () => {
  const { db } = await testDatabaseForThisTest()
  const twice = [...migrationFolders, ...migrationFolders]
  await expect(migrate(db, twice)).rejects.toThrow('two migrations are called 001-brands')
})
