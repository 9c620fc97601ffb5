import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { repositoryRoot } from '../../../config.ts'
import type { Database } from '../../../kernel/db/database.ts'
import { createLog } from '../../../kernel/http/log.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { retentionRules } from './rules.ts'
import { sweep } from './sweep.ts'

let database: TestDatabase
let db: Kysely<Database>
const log = createLog('silent')
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  return () => database.drop()
})

/** Rows of a table of this age in days, or that expired this many days ago. */
const rows: Record<string, (id: string, days: number) => ReturnType<typeof sql>> = {
  quotes: (id, days) => sql`
    insert into quotes (id, contract, expires_at) values (${id}, '{}', now() - ${days} * interval '1 day')`,
  rate_limits: (id, days) => sql`
    insert into rate_limits values (${id}, 1, extract(epoch from now()) * 1000 - ${days} * 86400000.0)`,
  sessions: (id, days) => sql`
    insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    values (${id}, ${id}, 'ann', now() - ${days} * interval '1 day', now(), now())`,
  refresh_tokens: (id, days) => sql`
    insert into refresh_tokens (hash, session_id, ref_id, expires_at)
    values (${id}, 'kept', '8183', now() - ${days} * interval '1 day')`,
  sign_ups: (id, days) => sql`
    insert into sign_ups (id, email, password_hash, ref_id, created_at)
    values (${id}, ${id}, 'h', '8183', now() - ${days} * interval '1 day')`,
  mailed_pins: (id, days) => sql`
    insert into mailed_pins (account, purpose, hash, mail_key, expires_at)
    values (${id}, 'reset', ${id}, ${id}, now() - ${days} * interval '1 day')`,
  payment_events: (id, days) => sql`
    insert into payment_events (id, type, received_at) values (${id}, 't', now() - ${days} * interval '1 day')`,
  payments: (id, days) => sql`
    insert into payments (booking_request_id, provider, quote_id, ref_id, amount_minor, currency, created_at)
    values (${id}, 'sandbox', 'q', '8183', 1, 'USD', now() - ${days} * interval '1 day')`,
  wallet_payments: (id, days) => sql`
    insert into wallet_payments (booking_request_id, user_id, quote_id, ref_id, cents, created_at)
    values (${id}, 'ann', 'q', '8183', 1, now() - ${days} * interval '1 day')`,
  bitcoin_sources: (id, days) => sql`
    insert into bitcoin_sources (id, booking_request_id, provider, user_id, email, quote_id, ref_id, hotel_name, due_minor,
      currency, expires_at, created_at)
    values (${id}, ${id}, 'sandbox', 'ann', 'e', 'q', '8183', 'H', 1, 'USD', now(), now() - ${days} * interval '1 day')`,
  brand_days: (_, days) => sql`
    insert into brand_days (ref_id, day, searches) values ('8183', current_date - ${days}::int, 1)`,
  brand_events: (_, days) => sql`
    insert into brand_events (ref_id, day, name, happened) values ('8183', current_date - ${days}::int, 'Home', 1)`,
  users: (id, days) => sql`
    insert into users (id, name, email, email_verified, created_at, updated_at)
    values (${id}, '', ${id}, false, now() - ${days} * interval '1 day', now())`,
  mails: (id, days) => sql`
    insert into mails (key, recipient, subject, body_text, body_html, sent_at, created_at)
    values (${id}, 'r', 's', 'b', 'h', now(), now() - ${days} * interval '1 day')`,
}
/** Age in days at which a row is removed, and the last at which it exists. */
const ends: Record<string, readonly [number, number]> = {
  quotes: [1.1, 0.9],
  rate_limits: [0.05, 0.03],
  sessions: [1.1, 0.9],
  refresh_tokens: [1.1, 0.9],
  sign_ups: [7.1, 6.9],
  mailed_pins: [1.1, 0.9],
  payment_events: [90.1, 89.9],
  payments: [90.1, 89.9],
  wallet_payments: [90.1, 89.9],
  bitcoin_sources: [90.1, 89.9],
  brand_days: [401, 399],
  brand_events: [401, 399],
  users: [30.1, 29.9],
  mails: [90.1, 89.9],
}
const countOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)).rows[0]
    ?.count ?? 0

describe('retention', () => {
  it('documents its rule for every table', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
    const own = tables
      .map(({ name }) => name)
      .filter((name) => !/^(sandbox_|kysely_|supplier_|room_nights)/.test(name))
    expect(retentionRules.map(({ table }) => table).sort()).toEqual(own.sort())
    const page = readFileSync(join(repositoryRoot, 'docs/retention.md'), 'utf8')
    const lines = retentionRules.map(
      ({ table, what, retention }) => `| \`${table}\` | ${what} | ${retention} |`,
    )
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(lines)
  })

  it('ends on its day, and not the day before', async () => {
    await sql`insert into users (id, name, email, email_verified, created_at, updated_at)
      values ('ann', '', 'ann', true, now() - interval '9 years', now())`.execute(db)
    await rows.sessions?.('kept', -1).execute(db)
    for (const [table, [old, young]] of Object.entries(ends)) {
      const before = await countOf(table)
      await rows[table]?.(`${table}-old`, old).execute(db)
      await rows[table]?.(`${table}-young`, young).execute(db)
      expect(await countOf(table), table).toBe(before + 2)
      await sweep({ db, log })
      expect(await countOf(table), table).toBe(before + 1)
    }
  })

  it('keeps a booking for ever, a failed one for a quarter; its journal goes before it', async () => {
    const request = (id: string, state: string, days: number) => sql`
      with quote as (insert into quotes (id, contract, expires_at) values (${`q-${id}`}, '{}', now() - interval '5 years'))
      insert into booking_requests (id, request_hash, ref_id, email, offer_id, quote_id, quote, traveller, payment_method,
        reference, trip_number, state, error, updated_at)
      values (${id}, 'h', '8183', ${id}, ${id}, ${`q-${id}`}, '{}', '{}', 'CREDIT', ${id}, ${id}, ${state},
        ${state === 'failed' ? '{}' : null}, now() - ${days} * interval '1 day')`
    for (const [id, state, days] of [
      ['booked', 'complete', 2_000],
      ['failed', 'failed', 91],
      ['fresh', 'failed', 89],
    ] as const) {
      await request(id, state, days).execute(db)
      await sql`insert into saga_steps (request_id, step, phase, at)
        values (${id}, 'book', 'begin', now() - ${days} * interval '1 day')`.execute(db)
    }
    const refused = sql`delete from saga_steps`.execute(db)
    await expect(refused).rejects.toThrow('append-only')
    await sweep({ db, log })
    const remaining = await db.selectFrom('booking_requests').select('id').orderBy('id').execute()
    expect(remaining.map(({ id }) => id)).toEqual(['booked', 'fresh'])
    expect(await db.selectFrom('saga_steps').select('request_id').execute()).toEqual([
      { request_id: 'fresh' },
    ])
    const quotes = await db
      .selectFrom('quotes')
      .select('id')
      .where('id', 'like', 'q-%')
      .orderBy('id')
      .execute()
    expect(quotes.map(({ id }) => id)).toEqual(['q-booked', 'q-fresh'])
  })

  it('keeps a mail longer that can be requested again, and an unsent one without end', async () => {
    const mail = (key: string, days: number, sent: boolean) => sql`
      insert into mails (key, recipient, subject, body_text, body_html, sent_at, created_at)
      values (${key}, 'x', 's', 'b', 'h', ${sent ? new Date() : null}, now() - ${days} * interval '1 day')`
    await mail('confirmation:1', 399, true).execute(db)
    await mail('confirmation:2', 401, true).execute(db)
    await mail('pin:1', 500, false).execute(db)
    await sweep({ db, log })
    const remaining = await db
      .selectFrom('mails')
      .select('key')
      .where('recipient', '=', 'x')
      .orderBy('key')
      .execute()
    expect(remaining.map(({ key }) => key)).toEqual(['confirmation:1', 'pin:1'])
  })

  it('runs in one process at a time, and a failure of one table does not stop the others', async () => {
    await rows.payment_events?.('again', 100).execute(db)
    await db.connection().execute(async (own) => {
      await sql`select pg_advisory_lock(7260411)`.execute(own)
      await sweep({ db, log })
      expect(await countOf('payment_events')).toBe(2)
      await sql`select pg_advisory_unlock(7260411)`.execute(own)
    })
    await sql`alter table quotes rename column expires_at to gone_at`.execute(db)
    const warn = vi.spyOn(log, 'warn')
    await sweep({ db, log })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(await countOf('payment_events')).toBe(1)
    await sql`alter table quotes rename column gone_at to expires_at`.execute(db)
  })
})
