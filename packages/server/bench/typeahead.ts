import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startReference, travellerHeaders } from './run-server.ts'

/**
 * Typeahead over all places: 200 requests a second for 10 s; budgets p99 10 ms, 250 MB idle, 400 MB under load. `--profile`
 * adds the functions that take most time.
 */
const RATE = 200
const SECONDS = 10

// As people type: beginnings, whole names, accents, qualifiers, one or two errors, other scripts, airports, nothing at all.
const typed = [
  'lis',
  'lisb',
  'lisbon',
  'mia',
  'miami',
  'new',
  'new y',
  'new york',
  'san',
  'san f',
  'san francisco',
  'par',
  'pari',
  'paris',
  'paris texas',
  'são p',
  'sao paulo',
  'münch',
  'munchen',
  'zür',
  'lond',
  'londn',
  'barcelna',
  'amsterdm',
  'los angelse',
  'philadelfia',
  'albuquerqe',
  'kopenhagen',
  'tokio',
  'buenos aries',
  'springfield il',
  'st louis',
  'saint pet',
  'jfk',
  'lax',
  'cdg',
  'heathrow',
  'xyzzyq',
  'qqqqqqqq',
  'villanueva de',
  '東京',
  '北京',
  'москв',
  'القاه',
  'αθήν',
  'กรุงเทพ',
  'santa',
  'el',
  'al a',
  'great britain',
  'testville',
  'testvile',
  'a very long text that nobody would type',
  'rio de',
  'bangkk',
  'istambul',
  'marrakesh, morocco',
  'berlin, de',
  'kiev',
  'peking',
]

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function ask(url: string, query: string): Promise<number> {
  const body = JSON.stringify({ query, product: 'hotels' })
  const headers = travellerHeaders(body)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/travel/locations/search`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`status ${response.statusCode}`))
      })
    })
    sent.on('error', reject).end(body)
  })
}

const { server, postgresMemory, stop } = await startReference()
await sleep(3_000)
console.log(`server idle: ${server.rss().toFixed(0)} MB resident (budget 250)`)
for (const query of typed) await ask(server.url, query)

/** Sends the texts in turn at the rate; returns how long each took, the fastest first. */
async function load(): Promise<number[]> {
  const times: Promise<number>[] = []
  const began = performance.now()
  for (let sent = 0; sent < RATE * SECONDS; sent++) {
    const due = began + (sent * 1000) / RATE
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    times.push(ask(server.url, typed[sent % typed.length] ?? 'lis'))
  }
  return (await Promise.all(times)).sort((a, b) => a - b)
}

const before = await server.cpu()
const sorted = await load()
const at = (share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
const cpu = ((await server.cpu()) - before) / sorted.length
console.log(
  `typeahead at ${RATE}/s for ${SECONDS} s, ${typed.length} texts: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (budget 10), slowest ${at(1)} ms`,
)
console.log(
  `server under load: CPU ${cpu.toFixed(0)} µs a request, ${server.rss().toFixed(0)} MB resident (budget 400)`,
)
if (process.argv.includes('--profile')) console.log((await server.profiled(load)).join('\n'))
console.log(`PostgreSQL: ${postgresMemory().toFixed(0)} MB proportional (budget 200)`)
agent.destroy()
await stop()
