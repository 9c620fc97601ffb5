import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A load balancer like the one of examples/self-hosted/Caddyfile: round robin, with failover to the next listening server. */
export interface Front {
  readonly url: string
  add(upstream: string): void
  remove(upstream: string): void
  /** Responses by status and server. */
  readonly statuses: Map<number, number>
  readonly answeredBy: Map<string, number>
  close(): Promise<void>
}

export async function startFront(port = 0): Promise<Front> {
  const upstreams: string[] = []
  const statuses = new Map<number, number>()
  const answeredBy = new Map<string, number>()
  const count = <Key>(map: Map<Key, number>, key: Key) => map.set(key, (map.get(key) ?? 0) + 1)
  let turn = 0

  const answer = (response: ServerResponse, status: number, text: string) => {
    count(statuses, status)
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { code: 'INTERNAL', message: text } }))
  }
  const ask = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, tries: number): void => {
    const upstream = upstreams[turn++ % Math.max(1, upstreams.length)]
    if (!upstream || tries > 40) {
      answer(response, 503, 'nobody answers')
      return
    }
    const { method, url, headers } = incoming
    const forwarded = { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? '127.0.0.1' }
    const forwardedRequest = request(
      upstream + url,
      { method, headers: forwarded, agent: false },
      (upstreamResponse) => {
        count(statuses, upstreamResponse.statusCode ?? 0)
        count(answeredBy, upstream)
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers)
        upstreamResponse.pipe(response)
        upstreamResponse.once('error', () => response.destroy())
      },
    )
    forwardedRequest.once('error', ({ code }: NodeJS.ErrnoException) => {
      // The request reached no server, so another one can take it. After a later failure only the client may retry.
      if (code === 'ECONNREFUSED') setTimeout(() => ask(incoming, body, response, tries + 1), 50)
      else answer(response, 502, 'cut off')
    })
    forwardedRequest.end(body)
  }
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    ask(incoming, Buffer.concat(parts), response, 0)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (upstream) => void upstreams.push(upstream),
    remove: (upstream) => void upstreams.splice(upstreams.indexOf(upstream), 1),
    statuses,
    answeredBy,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
