import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabaseForThisTest } from '../../../testing/database.ts'
import { removeFolder } from '../../../testing/remove-folder.ts'
import { startEmbedded } from './embedded.ts'

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'staykit-embedded-'))
  chmodSync(home, 0o755)
  onTestFinished(() => removeFolder(home))
  return home
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

describe('embedded PostgreSQL', () => {
  it('keeps its data when it stops, and when its parent is killed', async () => {
    const home = newHome()
    const program = `
      import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
      process.send((await startEmbedded(${JSON.stringify(home)})).url)
      setInterval(() => {}, 1000)`
    const file = join(home, 'parent.mts')
    writeFileSync(file, program)
    const parent = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const [orphaned] = await once(parent, 'message')
    await ask(String(orphaned), 'create table kept (n int); insert into kept values (7)')
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    // The postmaster still runs; only the next start stops it.
    expect(await ask(String(orphaned), 'select n from kept')).toEqual([{ n: 7 }])
    const next = await startEmbedded(home)
    expect(await ask(next.url, 'select n from kept')).toEqual([{ n: 7 }])
    await next.stop()
    expect(existsSync(join(home, 'database-url'))).toBe(false)
  })

  it('does not take data that another process uses', async () => {
    const home = newHome()
    const first = await startEmbedded(home)
    writeFileSync(join(home, 'pg-owner'), String(process.ppid))
    await expect(startEmbedded(home)).rejects.toThrow(`process ${process.ppid} already runs Staykit`)
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  it('refuses a login without its password', async () => {
    const home = newHome()
    const { url, stop } = await startEmbedded(home)
    await expect(ask(url.replace(/:[0-9a-f]+@/, ':guess@'), 'select 1')).rejects.toThrow('password')
    await stop()
  })
})

it('gives each test its own migrated and seeded database', async () => {
  const first = await testDatabaseForThisTest()
  const second = await testDatabaseForThisTest()
  await first.db.deleteFrom('brands').execute()
  const left = await second.db.selectFrom('brands').select('ref_id').orderBy('ref_id').execute()
  expect(left.map((row) => row.ref_id)).toEqual(['8183', '8184', '8298', '8478'])
})

it('returns stay dates as they were written, and amounts as numbers', async () => {
  const { db } = await testDatabaseForThisTest()
  const night = { hotel_id: 'h', room_code: 'STD', night: '2026-03-29', allotment: 3, taken: 1 }
  await db.insertInto('room_nights').values(night).execute()
  expect(await db.selectFrom('room_nights').selectAll().execute()).toEqual([night])
})
