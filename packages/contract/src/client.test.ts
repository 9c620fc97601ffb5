import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bookSync2 } from './calls/book-sync2.ts'
import { brand } from './calls/brand.ts'
import { hotelsReviews } from './calls/hotels-reviews.ts'
import { getUser } from './calls/profile-get-user.ts'
import { createClient } from './client.ts'
import { CallError } from './errors.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Seen {
  method: string
  url: string
  headers: Record<string, unknown>
  body: string
}

async function serve(answer: (count: number, ...args: Parameters<RequestListener>) => void) {
  const seen: Seen[] = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    answer(seen.length, request, response)
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const headers = () => ({ 'x-cguid': 'client-1' })
  const client = createClient({ address: origin, fetch, headers })
  return { client, seen }
}

const caught = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CallError)
  return error as CallError
}
const page = JSON.stringify({ review_count_per_page: 5, review_data: [] })
const ask = { hotelID: 'h1', from: 1, sort: '' } as const

describe('client', () => {
  it('[HOT-252] [HOT-253] sends JSON to the base of the call', async () => {
    const { client, seen } = await serve((_, __, response) => response.end(page))
    await client(hotelsReviews, ask)
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/travel/hotels/reviews',
      body: JSON.stringify(ask),
    })
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-cguid': 'client-1' })
  })

  it('[PLT-152] sends JSON by POST by default, and no body by GET', async () => {
    const shape = { base: 'api', request: z.object({ from: z.number() }), response: z.object({}) } as const
    const rules = {
      access: 'public',
      brand: 'none',
      limits: { none: 'a test' },
      retry: false,
      summary: 'x',
    } as const
    const { client, seen } = await serve((_, __, response) => response.end('{}'))
    await client(defineCall({ ...shape, ...rules, path: '/said' }), { from: 1 })
    await client(defineCall({ ...shape, ...rules, path: '/got', method: 'GET' }), { from: 1 })
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/said', '{"from":1}'],
      ['GET', '/api/got?from=1', ''],
    ])
    expect(seen[0]?.headers['content-type']).toBe('application/json')
    expect(seen[1]?.headers['content-type']).toBeUndefined()
  })

  it('adds the brand to a call, unless the call names another one or takes none', async () => {
    const sent: unknown[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push(JSON.parse(String(init?.body ?? null)) ?? String(url))
      return new Response(page)
    }
    const client = createClient({ address: '', refId: '8183', fetch })
    await client(hotelsReviews, ask)
    await client(hotelsReviews, { ...ask, refId: '8184' })
    await client(hotelsReviews, { ...ask, refId: undefined })
    await caught(client(getUser, { id: 'ann' }))
    expect(sent).toEqual([
      { ...ask, refId: '8183' },
      { ...ask, refId: '8184' },
      { ...ask, refId: '8183' },
      '/api/profile/users/ann',
    ])
  })

  it('sends none of the client headers when a call excludes them', async () => {
    const { client, seen } = await serve((_, __, response) => response.end(page))
    await client(hotelsReviews, ask, { anonymous: true })
    expect(seen[0]?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' })
    expect(seen[0]?.headers).not.toHaveProperty('x-cguid')
  })

  it('fills paths and sends the rest of a GET as query', async () => {
    const { client, seen } = await serve((_, __, response) => response.end('{}'))
    await caught(client(getUser, { id: 'a/b' }))
    await caught(client(brand, { refId: '8183' }))
    expect(seen.map(({ url }) => url)).toEqual(['/api/profile/users/a%2Fb', '/api/brand?refId=8183'])
  })

  it('throws the typed error of an answer', async () => {
    const error = {
      code: 'PastDates',
      message: "You're Living in the Past!",
      description: 'Please Check Your Dates',
    }
    const { client } = await serve((_, __, response) =>
      response.writeHead(400).end(JSON.stringify({ error })),
    )
    expect(await caught(client(hotelsReviews, ask))).toMatchObject({ ...error, status: 400 })
  })

  it('refuses an invalid request without sending it', async () => {
    const { client, seen } = await serve((_, __, response) => response.end(page))
    const error = await caught(client(hotelsReviews, { ...ask, from: 0 }))
    expect(error).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'The request is not complete.',
      details: { fields: ['from'] },
    })
    expect(seen).toHaveLength(0)
  })

  it('reports an answer that is truncated, not JSON, or of another shape', async () => {
    const answers = ['<html>', page.slice(0, 20), '{"review_data":7}']
    const { client } = await serve((count, _, response) => response.end(answers[count - 1]))
    for (const _ of answers)
      expect(await caught(client(hotelsReviews, ask))).toMatchObject({
        code: 'BAD_ANSWER',
        message: expect.stringMatching(
          /^The server gave an answer that we (cannot read|do not understand)\.$/,
        ),
        status: expect.any(Number),
      })
  })

  it('reports the details of a failure outside of the API format', async () => {
    const bodies = ['<html>Bad gateway</html>', '{"oops":true}']
    const { client } = await serve((count, _, response) => response.writeHead(500).end(bodies[count - 1]))
    for (const message of [
      'The server gave an answer that we cannot read.',
      'Something went wrong on the server.',
    ])
      expect(await caught(client(hotelsReviews, ask))).toMatchObject({
        name: 'CallError',
        code: 'SERVER_ERROR',
        status: 500,
        message,
      })
  })

  it('retries once when a gateway fails, and clears its timer and its signal', async () => {
    const { client, seen } = await serve((count, _, response) =>
      count < 4 ? response.writeHead(501 + count).end('{}') : response.end(page),
    )
    expect(await caught(client(hotelsReviews, ask))).toMatchObject({ status: 503 })
    expect(await client(hotelsReviews, ask)).toEqual(JSON.parse(page))
    expect(seen).toHaveLength(4)
    const timers: number[] = []
    const signal = new AbortController().signal
    const listeners = new Set<unknown>()
    signal.addEventListener = (_: string, listener: unknown) => listeners.add(listener)
    signal.removeEventListener = (_: string, listener: unknown) => listeners.delete(listener)
    const watched = createClient({
      address: '',
      fetch: async () => new Response(page),
      setTimeout: () => timers.push(1),
      clearTimeout: () => timers.pop(),
    })
    await watched(hotelsReviews, ask, { signal })
    expect([timers.length, listeners.size]).toEqual([0, 0])
  })

  it('rejects after its timeout and names it', async () => {
    const { client } = await serve(() => undefined)
    expect(await caught(client(hotelsReviews, ask, { timeoutMs: 50 }))).toMatchObject({
      code: 'TIMEOUT',
      message: 'This is taking too long. Please try again.',
      cause: expect.any(Error),
      status: 0,
    })
  })

  it('[ACC-232] waits 5,000 ms by default', async () => {
    vi.useFakeTimers()
    try {
      let signal: AbortSignal | undefined
      const client = createClient({
        address: '',
        fetch: (_, init) =>
          new Promise((_done, fail) => {
            signal = init?.signal ?? undefined
            signal?.addEventListener('abort', () => fail(new Error('aborted')))
          }),
      })
      expect(hotelsReviews).not.toHaveProperty('timeoutMs')
      const failure = caught(client(hotelsReviews, ask))
      await vi.advanceTimersByTimeAsync(4_999)
      expect(signal?.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(signal?.aborted).toBe(true)
      expect(await failure).toMatchObject({ code: 'TIMEOUT' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('stops when its caller aborts', async () => {
    const { client } = await serve(() => undefined)
    const abort = new AbortController()
    setTimeout(() => abort.abort(), 30)
    expect(await caught(client(hotelsReviews, ask, { signal: abort.signal }))).toMatchObject({
      code: 'ABORTED',
      message: 'The request was cancelled.',
    })
    expect(await caught(client(hotelsReviews, ask, { signal: abort.signal }))).toMatchObject({
      code: 'ABORTED',
    })
  })

  it('retries once after a network error when the call allows it', async () => {
    const { client, seen } = await serve((count, request, response) => {
      if (count % 2 === 1) request.socket.destroy()
      else response.end(page)
    })
    expect(await client(hotelsReviews, ask)).toEqual(JSON.parse(page))
    expect(seen).toHaveLength(2)
    const booking = {
      ppnBundle: 'b',
      contract: 'c',
      firstName: 'Al',
      lastName: 'Al',
      email: 'a@b.cd',
      phoneNumber: '123456',
      subtotal: 1,
      total: 1,
      checkInDate: '2030-01-01',
      checkOutDate: '2030-01-02',
      bookingRequestId: '0123456789abcdef',
      refId: '8183',
    }
    expect(await caught(client(bookSync2, booking))).toMatchObject({
      code: 'NETWORK',
      message: 'We could not reach the server. Please check your connection.',
    })
    expect(seen).toHaveLength(3)
  })
})
