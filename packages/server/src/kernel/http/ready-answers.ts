import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AccessLog } from './access-log.ts'
import { isShortJson } from './body.ts'
import { readableBy } from './cors.ts'
import { requestIdOf } from './envelope.ts'
import type { Metrics } from './metrics.ts'
import { securityHeaders } from './response-header.ts'
import type { Gate, Routes, Sender } from './server-env.ts'

/** A finished answer. */
export interface Ready {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The finished answer to a body, once its sender has passed the gate; undefined where the route has to answer. Throws what
 * the gate throws.
 */
export type FindReady = (body: string, sender: Sender, gate: Gate) => Promise<Ready | undefined>

/** Marks the handler of a route that has finished answers. */
export const findReady = Symbol('findReady')

interface Rules {
  readonly gate: Gate
  readonly isAllowedOrigin: (origin: string) => boolean | Promise<boolean>
  readonly accessLog: AccessLog
  readonly metrics: Metrics
  readonly strictTransport: boolean
}

/** Answers a request of Node's server, or passes it on. */
export type ReadyAnswers = (incoming: IncomingMessage, outgoing: ServerResponse, pass: () => void) => void

/**
 * Sends finished answers without Hono, whose request, context and response cost more than the rest. The gate, the origins and
 * the headers are those of the routes; where anything is unusual, or refused, the route answers.
 */
export function readyAnswers(app: Routes, rules: Rules): ReadyAnswers {
  const { gate, isAllowedOrigin, accessLog, metrics } = rules
  const finders = new Map<string, { find: FindReady; record: (seconds: number) => void }>()
  for (const { path, handler } of app.routes) {
    const { [findReady]: find } = handler as { [findReady]?: FindReady }
    if (find) finders.set(path, { find, record: metrics.requestsOf('POST', path, 200) })
  }
  const common = { ...securityHeaders(rules.strictTransport), vary: 'Origin' }
  return (incoming, outgoing, pass) => {
    const { method = '', url: path = '', headers } = incoming
    const finder = method === 'POST' ? finders.get(path) : undefined
    if (!finder || !isShortJson(headers)) return pass()
    const began = performance.now()
    const sender = {
      req: { header: (name: string) => headers[name] as string | undefined },
      env: { incoming },
    }
    const { origin } = headers
    const readyFor = async (body: Buffer): Promise<Ready | undefined> => {
      if (origin !== undefined && !(await isAllowedOrigin(origin))) return undefined
      return finder.find(body.toString(), sender, gate)
    }
    const send = ({ bytes, headers: own }: Ready): void => {
      const requestId = requestIdOf(sender.req.header('x-request-id'))
      outgoing.writeHead(200, {
        ...common,
        ...(origin !== undefined && readableBy(origin)),
        'x-request-id': requestId,
        'content-length': bytes.length,
        ...own,
      })
      outgoing.end(bytes)
      const ms = performance.now() - began
      finder.record(ms / 1_000)
      accessLog.note(requestId, method, path, 200, ms)
    }
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const [first] = chunks
      const body = first && chunks.length === 1 ? first : Buffer.concat(chunks)
      const passOn = () => {
        // The body is read: Hono's adapter takes it from here.
        Object.assign(incoming, { rawBody: body })
        pass()
      }
      readyFor(body).then((ready) => (ready ? send(ready) : passOn()), passOn)
    })
  }
}
