import pg from 'pg'
import { expect, it } from 'vitest'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { type ServerProcess, startProcess } from '../faults/server-process.ts'
import { counted, record } from '../figures/record.ts'
import { underWay, wrongs } from './books.ts'
import { load, percentile } from './load.ts'

const KILLS = Number(process.env.STORM_KILLS ?? 100)
const FAILOVERS = Number(process.env.STORM_FAILOVERS ?? Math.round(KILLS / 5))
const TRAVELLERS = Number(process.env.STORM_TRAVELLERS ?? 6)

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Ends every connection, as a failover does. */
async function failOver(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/\/[^/]+$/, '/postgres') })
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [url.split('/').at(-1)],
  )
  await admin.end()
}

it(`${KILLS} kills and ${FAILOVERS} failovers under load: no booking is lost, duplicated or stuck`, async () => {
  const database = await testDatabase(3)
  const servers: ServerProcess[] = await Promise.all([
    startProcess(database.url, undefined, { TRUST_PROXY: '1' }),
    startProcess(database.url, undefined, { TRUST_PROXY: '1' }),
  ])
  let turn = 0
  const travellers = load(TRAVELLERS, () => servers[turn++ % servers.length]?.url ?? '')
  const began = performance.now()
  const blows = [...Array<'kill'>(KILLS).fill('kill'), ...Array<'failover'>(FAILOVERS).fill('failover')]
  // In any order: at a random moment of the work in progress.
  blows.sort(() => Math.random() - 0.5)
  for (const blow of blows) {
    await pause(100 + Math.random() * 900)
    if (blow === 'failover') await failOver(database.url)
    else {
      const index = Math.random() < 0.5 ? 0 : 1
      await servers[index]?.kill()
      servers[index] = await startProcess(database.url, undefined, { TRUST_PROXY: '1' })
    }
  }
  const stormed = (performance.now() - began) / 1000
  // No server has crashed by itself.
  for (const server of servers) expect(await Promise.race([server.ended, 'alive'])).toBe('alive')
  await travellers.stop()
  const stopped = performance.now()
  await expect.poll(() => underWay(database), { interval: 250 }).toBe(0)
  const settled = (performance.now() - stopped) / 1000
  // Control: wrong records are found.
  const { journeys, statuses, times } = travellers
  expect(
    await wrongs(database, [...journeys, { id: 'control', status: '', trip: 'ST-NONE', cancelled: false }]),
  ).toEqual(['control was told SUCCESS, and is lost'])
  const booked = journeys.filter(({ trip }) => trip).length
  expect(booked).toBeGreaterThan(journeys.length * 0.9)
  const figures = {
    kills: KILLS,
    'failovers of the database': FAILOVERS,
    'travellers at a time': TRAVELLERS,
    length: `${stormed.toFixed(0)} s`,
    journeys: journeys.length,
    booked,
    cancelled: journeys.filter(({ cancelled }) => cancelled).length,
    'lost, doubled, or with other books at the supplier or the bank': 0,
    'settled after the last': `${settled.toFixed(1)} s`,
    'processes that died by themselves': 0,
    'answers by status (0: the line broke)': counted(statuses),
    'time of an answer, p50 and p99': `${percentile(times, 50)} ms, ${percentile(times, 99)} ms`,
  }
  console.log(`storm: ${JSON.stringify(figures)}`)
  expect(statuses.get(500) ?? 0).toBe(0)
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  if (KILLS >= 100)
    record('storm', {
      command: 'npm run storm',
      what: 'Two servers are killed at random moments, and the database ends every connection, while travellers search, book and cancel.',
      figures,
    })
})
