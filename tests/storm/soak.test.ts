import { expect, it } from 'vitest'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { startProcess } from '../faults/server-process.ts'
import { counted, record } from '../figures/record.ts'
import { underWay, wrongs } from './books.ts'
import { load, percentile } from './load.ts'

const SECONDS = Number(process.env.SOAK_SECONDS ?? 300)
const TRAVELLERS = Number(process.env.SOAK_TRAVELLERS ?? 8)
const TOKEN = 'token-of-the-soak-0123'

/** Memory of the process in bytes, from its metrics. */
async function memory(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1] ?? 0)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it(`${SECONDS} s of whole journeys: memory stays flat, nothing is lost`, async () => {
  const database = await testDatabase(3)
  const server = await startProcess(database.url, undefined, { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' })
  const travellers = load(TRAVELLERS, () => server.url)
  const samples: number[] = []
  const ticks = 20
  for (let tick = 0; tick < ticks; tick++) {
    await new Promise((done) => setTimeout(done, (SECONDS * 1000) / ticks))
    samples.push(await memory(server.url))
  }
  await travellers.stop()
  await expect.poll(() => underWay(database), { interval: 250 }).toBe(0)
  const { journeys, times, statuses } = travellers
  expect(await wrongs(database, journeys)).toEqual([])
  // The first fifth warms up; the last third may use at most a tenth more than the third before.
  const third = Math.floor((ticks * 4) / 15)
  const [middle, last] = [mean(samples.slice(-2 * third, -third)), mean(samples.slice(-third))]
  const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
  const figures = {
    length: `${SECONDS} s`,
    'travellers at a time': TRAVELLERS,
    journeys: `${journeys.length} (${((journeys.length / SECONDS) * 60).toFixed(0)} a minute)`,
    calls: `${times.length} (${(times.length / SECONDS).toFixed(0)} a second)`,
    'lost, doubled, or with other books at the supplier or the bank': 0,
    'time of an answer, p50 and p99': `${percentile(times, 50)} ms, ${percentile(times, 99)} ms`,
    'answers by status (0: the line broke)': counted(statuses),
    'memory of the server, in its middle and its last third': `${mb(middle)}, ${mb(last)}`,
  }
  console.log(`soak: ${JSON.stringify(figures)}; memory ${samples.map(mb).join(' ')}`)
  expect(last).toBeLessThan(middle * 1.1)
  await server.stop()
  await database.drop()
  if (SECONDS >= 300)
    record('soak', {
      command: 'npm run soak',
      what: 'Complete journeys on one server with one database, one after the other.',
      figures,
    })
})
