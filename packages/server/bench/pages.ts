import { Agent, get, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addNights, detailsPath, type StayDate, searchPath } from '@staykit/domain'
import { repositoryRoot } from '../src/config.ts'
import { startMeasured, startReference, travellerHeaders } from './run-server.ts'

/**
 * Results and hotel pages of the built site, 20 a second, API and site each in its process: when the first byte and the whole
 * HTML are there. Each page is another traveller's, of one of 40 stays in one of 5 cities. `--profile` adds the functions
 * that take most of the time of both processes.
 */
const RATE = 20
const SECONDS = 15
const STAYS = 40

// Lisbon, London, Miami, Paris and a small town.
const cities = ['2267057', '2643743', '4164138', '2988507', '2267095']
const cityOf = (index: number) => cities[index % cities.length] ?? ''
const guests = { rooms: 1, guests: 2 }
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const today = new Date().toISOString().slice(0, 10) as StayDate
const stayOf = (index: number) => {
  const checkIn = addNights(today, 20 + (index % STAYS))
  return { checkIn, checkOut: addNights(checkIn, 2) }
}

interface Shown {
  readonly firstMs: number
  readonly wholeMs: number
}

function show(url: string): Promise<Shown> {
  const began = performance.now()
  const headers = { ...travellerHeaders(''), accept: 'text/html', 'accept-encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers }, (response) => {
      let firstMs: number | undefined
      response.on('data', () => {
        firstMs ??= performance.now() - began
      })
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url}: status ${response.statusCode}`))
        const wholeMs = performance.now() - began
        resolve({ firstMs: firstMs ?? wholeMs, wholeMs })
      })
    })
    sent.on('error', reject)
  })
}

/** Ids of the first hotels of a city. */
function hotelsOf(url: string, id: string): Promise<string[]> {
  const stay = { ...stayOf(0), adultCount: 2, roomCount: 1, currency: 'USD' }
  const body = JSON.stringify({ location: { id, type: 'city' }, ...stay })
  const options = { method: 'POST', agent, headers: travellerHeaders(body) }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/travel/hotels/search/`, options, async (response) => {
      const { hotels }: { hotels: { id: string }[] } = JSON.parse(
        Buffer.concat(await response.toArray()).toString(),
      )
      resolve(hotels.map((hotel) => hotel.id))
    })
    sent.on('error', reject).end(body)
  })
}

const shared = { SITE_SECRET: 'bench-bench-bench-bench-bench-bench' }
const reference = await startReference(shared)
const site = await startMeasured(join(repositoryRoot, 'site/serve.mjs'), {
  ...shared,
  HOST: '127.0.0.1',
  PORT: '0',
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  PUBLIC_URL: reference.server.url,
  INTERNAL_API_URL: reference.server.url,
})
const hotels = await Promise.all(cities.map((city) => hotelsOf(reference.server.url, city)))

const pages = {
  results: (index: number) => searchPath({ type: 'city', id: cityOf(index) }, stayOf(index), guests),
  hotel(index: number) {
    const ids = hotels[index % cities.length] ?? []
    const id = ids[index % ids.length] ?? ''
    return detailsPath({ type: 'city', id: cityOf(index) }, stayOf(index), guests, id)
  },
}

let next = 0

/** Both kinds of page in turn, at the rate. */
async function load(seconds: number): Promise<Record<keyof typeof pages, Shown[]>> {
  const shown: Record<keyof typeof pages, Promise<Shown>[]> = { results: [], hotel: [] }
  const began = performance.now()
  for (let sent = 0; sent < RATE * seconds; sent++, next++) {
    const early = began + (sent * 1000) / RATE - performance.now()
    if (early > 1) await sleep(early)
    const kind = sent % 2 ? 'hotel' : 'results'
    shown[kind].push(show(site.url + pages[kind](next >> 1)))
  }
  return { results: await Promise.all(shown.results), hotel: await Promise.all(shown.hotel) }
}

function print(what: string, values: number[], budget: string): void {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  console.log(
    `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1 - 1 / sorted.length)} ms (budget ${budget})`,
  )
}

const processes = { site, API: reference.server }

await load(5)
const before = [await site.cpu(), await reference.server.cpu()]
const { results, hotel } = await load(SECONDS)
for (const [name, shown] of Object.entries({ 'results page': results, 'hotel page': hotel })) {
  print(
    `${name}, first byte at ${RATE}/s`,
    shown.map(({ firstMs }) => firstMs),
    'p95 100 ms',
  )
  print(
    `${name}, whole HTML at ${RATE}/s`,
    shown.map(({ wholeMs }) => wholeMs),
    'p95 150 ms',
  )
}
for (const [index, [name, { cpu }]] of Object.entries(processes).entries()) {
  const ms = ((await cpu()) - (before[index] ?? 0)) / 1000 / (RATE * SECONDS)
  console.log(`CPU of the ${name} for a page: ${ms.toFixed(1)} ms`)
}
if (process.argv.includes('--profile'))
  for (const [name, { profiled }] of Object.entries(processes))
    console.log(`${name}:\n${(await profiled(() => load(SECONDS))).join('\n')}`)
agent.destroy()
await site.stop()
await reference.stop()
