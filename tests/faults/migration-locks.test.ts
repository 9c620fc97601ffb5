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
const BLOCKED_MS = 4_000

/** The longest that anybody waits for an answer out of a table, ms, while one transaction that has read it goes on. */
async function longestWait(db: Kysely<Database>, change: () => Promise<unknown>) {
  const reading = await db.startTransaction().execute()
  await reading.selectFrom('booking_requests').select('id').execute()
  const changing = change()
  await sleep(50)
  const began = performance.now()
  const waits: Promise<number>[] = []
  while (performance.now() - began < BLOCKED_MS) {
    const asked = performance.now()
    const answer = db.selectFrom('booking_requests').select('id').execute()
    waits.push(answer.then(() => performance.now() - asked))
    await sleep(200)
  }
  await reading.commit().execute()
  return { longest: Math.max(...(await Promise.all(waits))), changed: await changing }
}

it('a migration that cannot have its lock lets others pass, and comes again', async () => {
  const { db } = await testDatabaseForThisTest(40)
  const { longest, changed } = await longestWait(db, () => migrate(db, folders))
  expect(longest).toBeLessThan(BLOCKED_MS * 0.6)
  expect(changed).toEqual(['900-body-hash', '901-body-hash-filled'])
})

it('without its patience all would wait for the slowest (control)', async () => {
  const { db } = await testDatabaseForThisTest(40)
  const { longest } = await longestWait(db, () =>
    sql`alter table booking_requests add column body_hash text`.execute(db),
  )
  expect(longest).toBeGreaterThan(BLOCKED_MS * 0.9)
})

it('two processes that start at once run each file once, and its batches before it', async () => {
  const { db } = await testDatabaseForThisTest(10)
  const both = await Promise.all([migrate(db, folders), migrate(db, folders)])
  expect(both.flat()).toEqual(['900-body-hash', '901-body-hash-filled'])
})
