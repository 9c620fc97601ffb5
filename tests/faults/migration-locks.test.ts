import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrationFolders } from '../../packages/server/src/compose.ts'
import type { Database } from '../../packages/server/src/kernel/db/database.ts'
import { migrate } from '../../packages/server/src/kernel/db/migrate.ts'
import { testDatabaseForThisTest } from '../../packages/server/src/testing/database.ts'

const folders = [
  ...migrationFolders,
  fileURLToPath(new URL('../operations/next-version/expand', import.meta.url)),
]

/** Returns whether a table can be read while a schema change waits for a reading transaction. */
async function readBeside(db: Kysely<Database>, withinMs: number, change: () => Promise<unknown>) {
  const reading = await db.startTransaction().execute()
  await reading.selectFrom('booking_requests').select('id').execute()
  const changing = change()
  const waiting = async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length
  await expect.poll(waiting).toBeGreaterThan(0)
  const answer = db.selectFrom('booking_requests').select('id').execute()
  const isAnswered = await Promise.race([answer.then(() => true), sleep(withinMs, false)])
  await reading.commit().execute()
  await answer
  return { isAnswered, changed: await changing }
}

it('a migration that waits for its lock blocks no other query, and retries', async () => {
  const { db } = await testDatabaseForThisTest()
  const { isAnswered, changed } = await readBeside(db, 30_000, () => migrate(db, folders))
  expect(isAnswered).toBe(true)
  expect(changed).toEqual(['900-body-hash', '901-body-hash-filled'])
})

it('a change without a lock timeout blocks all queries behind the slowest (control)', async () => {
  const { db } = await testDatabaseForThisTest()
  const { isAnswered } = await readBeside(db, 1_500, () =>
    sql`alter table booking_requests add column body_hash text`.execute(db),
  )
  expect(isAnswered).toBe(false)
})

it('two processes that start at once run each file once, and its batches before it', async () => {
  const { db } = await testDatabaseForThisTest(10)
  const both = await Promise.all([migrate(db, folders), migrate(db, folders)])
  expect(both.flat()).toEqual(['900-body-hash', '901-body-hash-filled'])
})
