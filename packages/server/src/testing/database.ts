import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type OpenDatabase, openDatabase } from '../kernel/db/database.ts'

/** A separate database, cloned from the template of the run; `drop` closes and removes it. */
export interface TestDatabase extends OpenDatabase {
  drop(): Promise<void>
}

/** Clones the template in about 50 ms. Drop it in afterAll, or use `testDatabaseForThisTest`. */
export async function testDatabase(poolSize = 10): Promise<TestDatabase> {
  const template = inject('templateUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(template, `create database ${name} template staykit strategy file_copy`)
  const database = openDatabase(template.replace(/\/staykit$/, `/${name}`), poolSize)
  return {
    ...database,
    async drop() {
      await database.close()
      await asAdmin(template, `drop database if exists ${name} with (force)`)
    },
  }
}

/** The same, dropped when the running test ends. */
export async function testDatabaseForThisTest(poolSize = 10): Promise<TestDatabase> {
  const database = await testDatabase(poolSize)
  onTestFinished(() => database.drop())
  return database
}

async function asAdmin(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: template.replace(/\/staykit$/, '/postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
