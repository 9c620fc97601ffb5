import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { expect, it, onTestFinished } from 'vitest'
import { patience } from '../../../../../tests/patience.ts'
import { createLog } from '../../kernel/http/log.ts'
import { annotate, inOuterSpan, traceWith } from '../../kernel/tracing/tracing.ts'
import { bookingServerForThisTest } from '../../modules/booking/bookings/testing/server.ts'
import {
  newBookingRequestId,
  payloadFor,
  travellerAt,
} from '../../modules/booking/bookings/testing/traveller.ts'
import { tellsFailures } from './failures.ts'
import { createOtelTracer, type OtelOptions } from './otel.ts'

const PAGE = '4bf92f3577b34da6a3ce929d0e0e4736'

/** Starts tracing; `sent` ends it and returns all spans. */
function tracing(options: Partial<OtelOptions> = {}) {
  const spans: ReadableSpan[] = []
  const exporter: SpanExporter = {
    export: (batch, done) => {
      spans.push(...batch)
      done({ code: 0 })
    },
    shutdown: async () => undefined,
  }
  const log = createLog('silent')
  const tracer = createOtelTracer({
    ...{ endpoint: 'http://127.0.0.1:9', serviceName: 'test', ratio: 1, log, exporter },
    ...options,
  })
  traceWith(tracer)
  onTestFinished(() => traceWith(undefined))
  const sent = async () => {
    traceWith(undefined)
    await tracer.stop()
    return spans
  }
  return { sent }
}

it('a failure reports its code, and neither its message nor the request', async () => {
  const { sent } = tracing()
  const server = await bookingServerForThisTest()
  const who = travellerAt(server)
  const agreed = await who.contract({ hotel: 'The Gone While Booking' })
  const id = newBookingRequestId()
  const paymentIntent = await who.pay(agreed, id)
  await who.post('/api/book/sync2', payloadFor(agreed, id, { paymentIntent }))
  const unknown = who.post('/api/book/status?email=maya@example.com', { bookingRequestID: 'x' })
  await expect(unknown).rejects.toMatchObject({ status: 400 })
  await expect(who.post('/api/nothing/maya@example.com', {})).rejects.toMatchObject({ status: 404 })
  await server.deps.bookings.drain(patience(60))

  const spans = await sent()
  const named = (name: string) => spans.filter((span) => span.name === name)
  expect(named('supplier book')).toMatchObject([
    { status: { code: 2 }, attributes: { 'error.type': 'SOLD_OUT' } },
  ])
  expect(named('POST /api/book/status')).toMatchObject([
    { attributes: { 'http.response.status_code': 400, 'staykit.error_code': 'BAD_REQUEST' } },
  ])
  // An unknown address has not even a pattern.
  expect(named('POST')).toMatchObject([{ attributes: { 'http.response.status_code': 404 } }])
  const exported = JSON.stringify(spans.map(({ name, attributes, status }) => ({ name, attributes, status })))
  expect(exported).toContain('booking_requests')
  for (const word of ['maya@', 'Okafor', paymentIntent, 'sold out', 'no room'])
    expect(exported.includes(word), word).toBe(false)
})

it('a page begins the trace, and does not decide whether it is recorded', async () => {
  const call = (flags: string) => ({ traceparent: `00-${PAGE}-00f067aa0ba902b7-${flags}` })
  for (const [ratio, flags, isRecorded] of [
    [1, '01', true],
    [1, '00', true],
    [0, '01', false],
  ] as const) {
    const { sent } = tracing({ ratio })
    await inOuterSpan({ name: 'call' }, { remote: call(flags).traceparent }, async () => undefined)
    const spans = await sent()
    expect(spans.map((span) => span.spanContext().traceId)).toEqual(isRecorded ? [PAGE] : [])
  }
  const { sent } = tracing()
  await inOuterSpan({ name: 'call' }, { remote: `00-${'0'.repeat(32)}-x; drop` }, async () => undefined)
  const [own] = await sent()
  expect(own?.parentSpanContext).toBeUndefined()
})

it('a span drops values that look like a card, an address or a token', async () => {
  const { sent } = tracing()
  await inOuterSpan({ name: 'call' }, {}, async () =>
    annotate({ 'staykit.request_id': '4242-4242-4242-4242', word: 'ana@example.com' }),
  )
  const failing = inOuterSpan({ name: 'call' }, {}, () => Promise.reject(new Error('no room for Ana')))
  await expect(failing).rejects.toThrow('no room for Ana')
  const [span, failed] = await sent()
  expect(failed).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'Error' }, events: [] })
  expect(span?.attributes).toEqual({ 'staykit.request_id': '[card]', word: '[email]' })
})

it('a missing collector delays no caller, and the log says so once, and again when it is back', async () => {
  const { sent } = tracing({ exporter: new OTLPTraceExporter({ url: 'http://127.0.0.1:9/v1/traces' }) })
  await inOuterSpan({ name: 'call' }, {}, async () => undefined)
  await sent()

  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  let error: Error | undefined = new Error('connect ECONNREFUSED of key=secret')
  const exporter = tellsFailures(
    {
      export: (_, done) => done({ code: error ? 1 : 0, ...(error && { error }) }),
      shutdown: async () => undefined,
    },
    log,
  )
  const batch = [{}] as ReadableSpan[]
  for (let time = 0; time < 3; time++) exporter.export(batch, () => undefined)
  expect(lines).toHaveLength(1)
  error = undefined
  for (let time = 0; time < 3; time++) exporter.export(batch, () => undefined)
  expect(lines.join()).not.toContain('secret')
  expect(lines).toEqual([
    expect.stringContaining('traces are rejected'),
    expect.stringMatching(/"dropped":3.+accepted again/),
  ])
})
