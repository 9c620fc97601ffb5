import { rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addNights } from '@staykit/domain'
import { type Measured, startMeasured, startReference, travellerHeaders } from './run-server.ts'
import { startTwoSuppliers } from './two-suppliers.ts'

/**
 * Server CPU of a search of 40 hotels over that of bare node:http sending the same bytes (budget: 1.2×), with one supplier
 * and with two whose hotels are merged. `--profile` adds the functions that take most of it.
 */
const showsProfiles = process.argv.includes('--profile')
const REQUESTS = 1_500
const CONNECTIONS = 8
const ROUNDS = 11

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const today = new Date().toISOString().slice(0, 10)
const searchBody = (shift: number, id = '2267057') =>
  JSON.stringify({
    location: { id, type: 'city' },
    checkIn: addNights(today, 20 + shift),
    checkOut: addNights(today, 23 + shift),
    adultCount: 2,
    roomCount: 1,
    currency: 'USD',
  })

function post(url: string, body: string): Promise<Buffer> {
  const headers = travellerHeaders(body)
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/travel/hotels/search/`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk) => chunks.push(chunk))
        .on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks))
          else reject(new Error(`status ${response.statusCode}: ${Buffer.concat(chunks)}`))
        })
    })
    sent.on('error', reject).end(body)
  })
}

/** CPU microseconds of the server for one request, over `count` of them. */
async function cost(server: Measured, count: number, bodyOf: (index: number) => string): Promise<number> {
  const before = await server.cpu()
  let next = 0
  const worker = async () => {
    while (next < count) await post(server.url, bodyOf(next++))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return ((await server.cpu()) - before) / count
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const repeated = () => searchBody(0)

/** Prints what a repeated search costs over the floor. The server and the floor run in turn, so that noise hits both alike. */
async function compareRepeated(server: Measured, suppliers: string): Promise<void> {
  const answer = await post(server.url, repeated())
  const file = join(tmpdir(), `staykit-bench-answer-${process.pid}.json`)
  writeFileSync(file, answer)
  const bare = await startMeasured(join(import.meta.dirname, 'bare.ts'), { BYTES: file })
  rmSync(file)
  await cost(bare, 2 * REQUESTS, repeated)
  await cost(server, 4 * REQUESTS, repeated)
  console.log(`${answer.length} bytes, ${ROUNDS} rounds of ${REQUESTS} requests in turn`)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const floor = await cost(bare, REQUESTS, repeated)
    const ours = await cost(server, REQUESTS, repeated)
    ratios.push(ours / floor)
    console.log(
      `round ${round}: bare ${floor.toFixed(1)} µs, ours ${ours.toFixed(1)} µs, ${(ours / floor).toFixed(2)}×`,
    )
  }
  console.log(
    `search of 40 hotels of ${suppliers}, repeated: ${middle(ratios).toFixed(2)}× the CPU of bare node:http (budget 1.2×)`,
  )
  if (showsProfiles)
    console.log((await server.profiled(() => cost(server, 4 * REQUESTS, repeated))).join('\n'))
  await bare.stop()
}

const two = await startTwoSuppliers()
const merging = await startReference(two.settings)
await compareRepeated(merging.server, 'two suppliers')
await merging.stop()
await two.stop()

const reference = await startReference()
await compareRepeated(reference.server, 'one supplier')

// Each search another stay: nothing is in the answers' cache, the city is. In turn, so that noise hits both alike.
const LARGEST = '1796236'
const SMALL = '2267095'
const perStay: Record<string, number[]> = { [LARGEST]: [], [SMALL]: [] }
const WARM_UP = 3
for (let round = 0; round < WARM_UP + 15; round++)
  for (const [id, costs] of Object.entries(perStay)) {
    const each = await cost(reference.server, 80, (index) => searchBody(1 + round * 80 + index, id))
    if (round >= WARM_UP) costs.push(each)
  }
const [largest = 0, small = 1] = [LARGEST, SMALL].map((id) => middle(perStay[id] ?? []) / 1000)
console.log(
  `another stay each time: largest city ${largest.toFixed(2)} ms, small town ${small.toFixed(2)} ms: ${(largest / small).toFixed(2)}× (budget 3×)`,
)
// Each search another city of a million people and more: not even its hotels are there.
const cities = [
  '1850147',
  '2643743',
  '5128581',
  '3448439',
  '1275339',
  '1796236',
  '745044',
  '524901',
  '360630',
  '3530597',
  '1609350',
  '2988507',
]
const coldest = await cost(reference.server, cities.length, (index) => searchBody(0, cities[index]))
console.log(`another city each time, up to 2,000 hotels: ${(coldest / 1000).toFixed(1)} ms`)

await reference.stop()
agent.destroy()

await import('./merge.ts')
