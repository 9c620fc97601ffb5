import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { record } from '../../../../../../tests/figures/record.ts'
import { patience } from '../../../../../../tests/patience.ts'
import { createOtelTracer } from '../../../adapters/otel/otel.ts'
import { createAccessLog } from '../../../kernel/http/access-log.ts'
import { createLog } from '../../../kernel/http/log.ts'
import { inOuterSpan, traceWith } from '../../../kernel/tracing/tracing.ts'
import { type TraceReceiver, traceReceiver } from '../../../testing/trace-receiver.ts'
import { walPosition, walSince } from '../../../testing/wal.ts'
import { CVC, cardsIn, everything, numbers, REAL, typeCards } from './testing/canary.ts'
import { type BookingServer, bookingServer } from './testing/server.ts'

/** Default: every flow with every number, 36. `npm run canary` types 200. */
const FLOWS = Number(process.env.CANARY_FLOWS ?? 36)

let server: BookingServer
let receiver: TraceReceiver
let tracer: ReturnType<typeof createOtelTracer>
const lines: string[] = []
beforeAll(async () => {
  const write = (line: string) => void lines.push(line)
  const log = createLog('trace', { write })
  receiver = await traceReceiver()
  tracer = createOtelTracer({ endpoint: receiver.url, serviceName: 'canary', ratio: 1, log })
  // Before the database opens, so that its statements are traced.
  traceWith(tracer)
  server = await bookingServer({
    withJobs: true,
    replace: () => ({ log, accessLog: createAccessLog(log, write) }),
  })
})
afterAll(async () => {
  traceWith(undefined)
  await server.stop()
  await receiver.stop()
})

const megabytes = (texts: readonly string[]) =>
  `${(texts.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(1)} MB`

it(`[OQ-10] ${FLOWS} cards leave no trace in tables, queues, the write-ahead log, logs or traces`, async () => {
  const { db } = server.deps
  const from = await walPosition(db)
  const began = performance.now()
  await typeCards((path, init) => server.app.request(path, init), FLOWS)
  await server.deps.bookings.drain(patience(60))
  const seconds = (performance.now() - began) / 1_000
  const dump = await everything(db)
  const wal = await walSince(db, from)
  // Sends the waiting spans.
  traceWith(undefined)
  await tracer.stop()
  const traced = receiver.bodies.join('\n')
  const logged = lines.join('\n')
  const texts = { tables: [dump], 'write-ahead log': wal, logs: [logged], traces: [traced] }
  const searched = Object.entries(texts).map(([name, all]) => `${name} ${megabytes(all)}`)
  const figures = { cards: `${FLOWS} in ${seconds.toFixed(0)} s`, searched: searched.join(', '), found: 0 }
  console.log('canary:', figures)
  // The search finds what may be stored, so it searches the right places.
  expect(/"lastFour"+:\s*"+4242"/.test(dump.replaceAll('\\', '')), 'the last four are kept').toBe(true)
  expect(wal.join('').includes('Okafor'), 'the WAL was read').toBe(true)
  expect(lines.length).toBeGreaterThan(FLOWS)
  expect(receiver.spans.length).toBeGreaterThan(FLOWS * 10)
  expect(receiver.spans.some(({ name }) => name === 'cards confirmTestCard')).toBe(true)
  for (const [name, text] of Object.entries(texts)) expect(text.flatMap(cardsIn), name).toEqual([])
  if (FLOWS >= 200)
    record('canary', {
      command: 'npm run canary',
      what: 'Cards come in every way, to be charged, to be refused, and where none belongs; then whatever is kept is searched for their numbers and CVCs.',
      figures,
    })
})

it('finds a card that is stored, logged or traced (control)', async () => {
  const { db } = server.deps
  await sql`create table careless (body jsonb)`.execute(db)
  const from = await walPosition(db)
  const body = JSON.stringify({ number: '4242 4242 4242 4242', cvcCode: CVC, other: REAL })
  await sql`insert into careless values (${body})`.execute(db)
  const found = ['4242424242424242', REAL, 'cvcCode']
  expect(cardsIn(await everything(db))).toEqual([...found, 'the CVC'])
  expect((await walSince(db, from)).flatMap(cardsIn)).toEqual(found)
  for (const number of numbers) expect(cardsIn(`{"requestId":"${number}"}`)).toEqual([number])
  const again = await traceReceiver()
  const careless = createOtelTracer({
    ...{ endpoint: again.url, serviceName: 'careless', ratio: 1, log: server.deps.log },
  })
  traceWith(careless)
  // Names of spans are our own, and not scrubbed.
  await inOuterSpan({ name: `pay by ${REAL}` }, {}, async () => undefined)
  await careless.stop()
  expect(cardsIn(again.bodies.join())).toEqual([REAL])
  await again.stop()
})
