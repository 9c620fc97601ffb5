import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import {
  bookOne,
  finalStatus,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/testing/traveller.ts'
import { testDatabaseForThisTest } from '../../packages/server/src/testing/database.ts'
import { startProcess } from './server-process.ts'
import { type ReceivedSpan, type TraceReceiver, traceReceiver } from './trace-receiver.ts'

/** The trace that a page has begun, and its span. */
const PAGE = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
/** Packages of the SDK. */
const sdk = /@opentelemetry\/(sdk|exporter|otlp|resources|core)[\w-]*/g
const [SERVER, CLIENT, CONSUMER] = [2, 3, 5]

/** Names each package of the SDK that a process loads in a file. */
const listLoaded = fileURLToPath(new URL('./list-loaded.mjs', import.meta.url))

async function receiver(isDeaf = false): Promise<TraceReceiver> {
  const started = await traceReceiver(isDeaf)
  onTestFinished(() => started.stop())
  return started
}

/** A server process and somebody who books at it, with headers of their own. */
async function serverWith(
  environment: Record<string, string>,
  headers: () => Record<string, string> = () => ({}),
) {
  const database = await testDatabaseForThisTest(3)
  const folder = mkdtempSync(join(tmpdir(), 'staykit-tracing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const loaded = join(folder, 'loaded')
  const server = await startProcess(database.url, undefined, {
    NODE_OPTIONS: `--import=${listLoaded}`,
    LIST_LOADED: loaded,
    ...environment,
  })
  const who = traveller((path, init) => fetch(server.url + path, init), headers)
  return { server, who, loaded: () => readFileSync(loaded, 'utf8') }
}

const book = async (who: Traveller) => {
  const made = await bookOne(who)
  return { ...made, final: await finalStatus(who, made.id, made.email) }
}

it('a booking is one trace, from the page to SQL, the supplier and the payment, and names nobody', async () => {
  const { url, spans, bodies, paths } = await receiver()
  const { server, who, loaded } = await serverWith({ OTEL_EXPORTER_OTLP_ENDPOINT: url }, () => ({
    traceparent: `00-${PAGE.trace}-${PAGE.span}-01`,
    tracestate: 'vendor=of-the-page',
    'x-request-id': 'the-request-of-this-test',
  }))
  const { final, email, paymentIntent } = await book(who)
  expect(final.status).toBe('HOTEL_BOOKING_COMPLETE')
  // Mail and artifact come by jobs.
  await expect.poll(() => spans.some(({ name }) => name === 'mail deliver'), { timeout: 20_000 }).toBe(true)
  await server.stop()

  expect([...paths]).toEqual(['/v1/traces'])
  const own = spans.filter(({ traceId }) => traceId === PAGE.trace)
  const call = one(own, 'POST /api/book/sync2')
  expect(call).toMatchObject({
    kind: SERVER,
    parentSpanId: PAGE.span,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/book/sync2',
      'http.response.status_code': 200,
      'staykit.request_id': 'the-request-of-this-test',
      'staykit.brand': '8183',
    },
  })
  const below = (parent: ReceivedSpan) => own.filter(({ parentSpanId }) => parentSpanId === parent.spanId)
  const stored = one(below(call), 'INSERT booking_requests')
  expect(stored).toMatchObject({ kind: CLIENT, attributes: { 'db.system.name': 'postgresql' } })
  expect(stored.attributes['db.query.text']).toMatch(/insert into "booking_requests".+\$1/)
  const steps = below(call).filter(({ name }) => name.startsWith('step '))
  expect(steps.map(({ name }) => name)).toEqual(['step authorise', 'step book', 'step capture'])
  const [authorise, bookStep, capture] = steps as [ReceivedSpan, ReceivedSpan, ReceivedSpan]
  expect(below(authorise).map(({ name }) => name)).toContain('cards retrieve')
  const asked = one(below(bookStep), 'supplier book')
  expect(asked).toMatchObject({ kind: CLIENT, attributes: { 'staykit.port.call': 'book' } })
  // The sandbox's supplier keeps its rooms in our database.
  const texts = below(asked).map(({ attributes }) => attributes['db.query.text'])
  expect(texts.some((text) => /insert into supplier_bookings/.test(String(text)))).toBe(true)
  expect(below(capture).map(({ name }) => name)).toContain('cards capture')
  expect(below(capture).some(({ name }) => name === 'UPDATE booking_requests')).toBe(true)

  const mail = one(spans, 'mail deliver')
  const job = spans.find(({ spanId }) => spanId === mail.parentSpanId)
  expect(job).toMatchObject({ name: 'job mail', kind: CONSUMER, parentSpanId: '' })
  expect(job?.traceId).not.toBe(PAGE.trace)
  expect(job?.links.map(({ traceId }) => traceId)).toEqual([PAGE.trace])

  const all = bodies.join('\n')
  // The control: what is told is found.
  expect(all).toContain('the-request-of-this-test')
  for (const word of [email, 'Maya', 'Okafor', '617 555', '4242424242424242', paymentIntent, 'of-the-page'])
    expect(all.includes(word), word).toBe(false)
  expect(new Set(loaded().match(sdk)).size).toBeGreaterThan(3)
})

it('by default nothing is sent, and nothing of the SDK is loaded', async () => {
  const { url, bodies } = await receiver()
  const { server, who, loaded } = await serverWith({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces` })
  expect((await book(who)).final.status).toBe('HOTEL_BOOKING_COMPLETE')
  await server.stop()
  expect(bodies).toEqual([])
  expect(loaded().match(sdk) ?? []).toEqual([])
  // What others of our packages bring has types and names only; so does what is looked at at all (control).
  expect(loaded()).toContain('@opentelemetry/api')
})

it('a collector that never answers harms nothing', async () => {
  const { url, paths } = await receiver(true)
  const { server, who } = await serverWith({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
  expect((await book(who)).final.status).toBe('HOTEL_BOOKING_COMPLETE')
  // It was asked, and is asked again while the process ends.
  await expect.poll(() => paths.size, { timeout: 15_000 }).toBe(1)
  const began = performance.now()
  await server.stop()
  expect(await server.ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(15_000)
})

function one(spans: readonly ReceivedSpan[], name: string): ReceivedSpan {
  const [found, ...more] = spans.filter((span) => span.name === name)
  if (!found || more.length > 0)
    throw new Error(
      `${more.length + (found ? 1 : 0)} of ${name} in ${spans.map((span) => span.name).join(', ')}`,
    )
  return found
}
