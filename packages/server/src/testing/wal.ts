import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../kernel/db/database.ts'

/** Position of the write-ahead log, where the next change goes. */
export async function walPosition(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db)
  return rows[0]?.lsn ?? ''
}

const PAGE = 8_192

/**
 * The write-ahead log of the whole cluster from a position, by segments of 16 MB, a byte per letter; texts that a page
 * header splits are joined.
 */
export async function walSince(db: Kysely<Database>, from: string): Promise<string[]> {
  const to = await walPosition(db)
  // Commits of tests do not wait for the disk.
  const isWritten = async () => {
    const { rows } = await sql<{ done: boolean }>`
      select pg_current_wal_flush_lsn() >= ${to}::pg_lsn as done`.execute(db)
    return rows[0]?.done
  }
  await expect.poll(isWritten, { interval: 50 }).toBe(true)
  const { rows } = await sql<{ name: string }>`
    select name from pg_ls_waldir()
    where name ~ '^[0-9A-F]{24}$' and name between pg_walfile_name(${from}::pg_lsn) and pg_walfile_name(${to}::pg_lsn)
    order by name`.execute(db)
  const segments: string[] = []
  for (const { name } of rows) {
    const read = await sql<{ bytes: Buffer }>`
      select pg_read_binary_file(${`pg_wal/${name}`}) as bytes`.execute(db)
    if (read.rows[0]) segments.push(withoutHeads(read.rows[0].bytes))
  }
  return segments
}

/** Each page begins with a header of 24 bytes, the first of a segment with 40. */
function withoutHeads(segment: Buffer): string {
  const pages: string[] = []
  for (let at = 0; at < segment.length; at += PAGE)
    pages.push(segment.toString('latin1', at + (at === 0 ? 40 : 24), at + PAGE))
  return pages.join('')
}
