import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../../kernel/http/log.ts'
import { traceWith } from '../../kernel/tracing/tracing.ts'
import { bookingServerForThisTest } from '../../modules/booking/bookings/testing/server.ts'
import { bookOne, traveller } from '../../modules/booking/bookings/testing/traveller.ts'
import { type ReceivedSpan, traceReceiver } from '../../testing/trace-receiver.ts'
import { createOtelTracer } from './otel.ts'

/** Trace and span of the page. */
const PAGE = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const [SERVER, CLIENT, CONSUMER] = [2, 3, 5]

it('a booking is one trace, from the page to SQL, the supplier and the payment, without personal data', async () => {
  const receiver = await traceReceiver()
  onTestFinished(() => receiver.stop())
  const { url, spans, bodies, paths } = receiver
  const tracer = createOtelTracer({
    ...{ endpoint: url, serviceName: 'test', ratio: 1, log: createLog('silent') },
  })
  traceWith(tracer)
  onTestFinished(() => traceWith(undefined))
  const server = await bookingServerForThisTest({ withJobs: true })
  const headers = {
    traceparent: `00-${PAGE.trace}-${PAGE.span}-01`,
    tracestate: 'vendor=of-the-page',
    'x-request-id': 'the-request-of-this-test',
  }
  const who = traveller(
    (path, init) => server.app.request(path, init),
    () => headers,
  )
  const { answer, email, paymentIntent } = await bookOne(who)
  expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
  // A job sends the mail.
  await expect.poll(() => spans.some(({ name }) => name === 'mail deliver')).toBe(true)

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
  const supplierSpan = one(below(bookStep), 'supplier book')
  expect(supplierSpan).toMatchObject({ kind: CLIENT, attributes: { 'staykit.port.call': 'book' } })
  // The sandbox's supplier stores its rooms in our database.
  const texts = below(supplierSpan).map(({ attributes }) => attributes['db.query.text'])
  expect(texts.some((text) => /insert into supplier_bookings/.test(String(text)))).toBe(true)
  expect(below(capture).map(({ name }) => name)).toContain('cards capture')
  expect(below(capture).some(({ name }) => name === 'UPDATE booking_requests')).toBe(true)

  const mail = one(spans, 'mail deliver')
  const job = spans.find(({ spanId }) => spanId === mail.parentSpanId)
  expect(job).toMatchObject({ name: 'job mail', kind: CONSUMER, parentSpanId: '' })
  expect(job?.traceId).not.toBe(PAGE.trace)
  expect(job?.links.map(({ traceId }) => traceId)).toEqual([PAGE.trace])

  const all = bodies.join('\n')
  // The control: the search finds what is there.
  expect(all).toContain('the-request-of-this-test')
  for (const word of [email, 'Maya', 'Okafor', '617 555', '4242424242424242', paymentIntent, 'of-the-page'])
    expect(all.includes(word), word).toBe(false)
})

function one(spans: readonly ReceivedSpan[], name: string): ReceivedSpan {
  const [found, ...more] = spans.filter((span) => span.name === name)
  if (!found || more.length > 0)
    throw new Error(
      `${more.length + (found ? 1 : 0)} of ${name} in ${spans.map((span) => span.name).join(', ')}`,
    )
  return found
}
