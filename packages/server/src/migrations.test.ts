import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrationFolders } from './compose.ts'
import type { Database } from './kernel/db/database.ts'
import { migrate } from './kernel/db/migrate.ts'
import { StartError, startServer } from './server.ts'
import { testDatabaseForThisTest } from './testing/database.ts'
import { testConfig } from './testing/server.ts'

const BASELINES = ['000-baseline', '010-sandbox-baseline']

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

const former = ['001-brands', '002-supplier', '164-brand-events', '200-providers']

it('records the baselines in a database that ran the migrations before them, and leaves its rows', async () => {
  const { db } = await testDatabaseForThisTest()
  await db.insertInto('sandbox_coins').values({ owner: 'ann', symbol: 'LIFE', amount_units: 5 }).execute()
  await asFormer(db, former)
  expect(await migrate(db, migrationFolders)).toEqual([])
  expect(await names(db)).toEqual(
    [
      ...BASELINES,
      ...former,
      '300-duffel-bookings',
      '310-points-in-dollars',
      '311-mail-attempts',
      '312-goodwill-forms',
      '313-setups-and-operators',
      '320-liteapi-bookings',
      '323-penalties',
      '314-change-credit',
      '325-prices-by-occupancy',
      '326-parts-of-trips',
      '328-one-pair-of-two-hotels',
      '329-disputed-refunds',
      '330-cost-of-stays',
      '331-operators',
      '332-link-numbers',
      '327-parts-of-bookings',
      '321-supplier-of-booking',
      '321-supplier-of-booking-filled',
      '322-hotel-pairs',
    ].sort(),
  )
  expect(await db.selectFrom('sandbox_coins').select('owner').execute()).toEqual([{ owner: 'ann' }])
})

it.each(['164-brand-events', '200-providers'])(
  'refuses a database that ran the migrations before a baseline without the last one, %s',
  async (last) => {
    const { db, url } = await testDatabaseForThisTest()
    const part = former.filter((name) => name !== last)
    await asFormer(db, part)
    const refused = await startServer(testConfig({}), url).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(new RegExp(`older than this version can upgrade.*not ${last}`))
    expect(await names(db)).not.toContain(last === '164-brand-events' ? BASELINES[0] : BASELINES[1])
  },
)

it('keeps one pair of two hotels that were stored in both directions: the one that an operator has decided, else the older', async () => {
  const { db } = await testDatabaseForThisTest()
  await sql`drop index hotel_pairs_both`.execute(db)
  await sql`delete from kysely_migration where name = '328-one-pair-of-two-hotels'`.execute(db)
  await sql`
    insert into hotel_pairs (public_id, other_id, state, operator, at) values
      ('d1', 'l1', 'found', null, '2026-11-01'), ('l1', 'd1', 'other', 'ann', '2026-11-02'),
      ('l2', 'd2', 'found', null, '2026-11-01'), ('d2', 'l2', 'found', null, '2026-11-02'),
      ('d3', 'l3', 'found', null, '2026-11-01'), ('l3', 'd3', 'found', null, '2026-11-01'),
      ('d4', 'l4', 'found', null, '2026-11-01')`.execute(db)
  expect(await migrate(db, migrationFolders)).toEqual(['328-one-pair-of-two-hotels'])
  const pairs = await db
    .selectFrom('hotel_pairs')
    .select(['public_id', 'state'])
    .orderBy('other_id')
    .execute()
  expect(pairs.map(({ public_id, state }) => `${public_id} ${state}`)).toEqual([
    'l1 other',
    'l2 found',
    'd3 found',
    'd4 found',
  ])
})

it('refuses two migrations of one name', async () => {
  const { db } = await testDatabaseForThisTest()
  const twice = [...migrationFolders, ...migrationFolders]
  await expect(migrate(db, twice)).rejects.toThrow('two migrations are called 000-baseline')
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
