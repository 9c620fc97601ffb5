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

it('a process of the version before starts again beside a later one, and leaves its migrations as they are', async () => {
  const { db } = await testDatabaseForThisTest()
  const later = { name: '900-of-a-later-version', timestamp: new Date().toISOString() }
  await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
    db,
  )
  await sql`delete from kysely_migration where name = '200-providers'`.execute(db)
  await sql`alter table sandbox_intents drop column fingerprint`.execute(db)
  expect(await migrate(db, migrationFolders)).toEqual(['200-providers'])
  expect(await migrate(db, migrationFolders)).toEqual([])
  const { rows } = await sql`select name from kysely_migration where name = ${later.name}`.execute(db)
  expect(rows).toHaveLength(1)
})
