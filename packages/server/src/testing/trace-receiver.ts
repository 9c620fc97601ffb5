import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received span, with its attributes by name. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  readonly name: string
  readonly kind: number
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly status: number
}

/** A collector of traces on this machine: OTLP over HTTP, as JSON. */
export interface TraceReceiver {
  readonly url: string
  readonly spans: ReceivedSpan[]
  /** Raw bodies. */
  readonly bodies: string[]
  /** Requested paths. */
  readonly paths: Set<string>
  stop(): Promise<void>
}

interface Value {
  readonly stringValue?: string
  readonly intValue?: string | number
  readonly doubleValue?: number
  readonly boolValue?: boolean
}
interface Sent {
  readonly resourceSpans: {
    readonly scopeSpans: {
      readonly spans: (Omit<ReceivedSpan, 'attributes' | 'links' | 'status' | 'parentSpanId'> & {
        readonly parentSpanId?: string
        readonly attributes?: { readonly key: string; readonly value: Value }[]
        readonly links?: { readonly traceId: string; readonly spanId: string }[]
        readonly status?: { readonly code?: number }
      })[]
    }[]
  }[]
}

const plain = ({ stringValue, intValue, doubleValue, boolValue }: Value) =>
  stringValue ?? doubleValue ?? boolValue ?? Number(intValue)

/** Accepts traces; with `isDeaf` it never answers. */
export async function traceReceiver(isDeaf = false): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    paths.add(request.url ?? '')
    bodies.push(body)
    const { resourceSpans }: Sent = JSON.parse(body)
    for (const { scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          parentSpanId: span.parentSpanId ?? '',
          attributes: Object.fromEntries(
            (span.attributes ?? []).map(({ key, value }) => [key, plain(value)]),
          ),
          links: span.links ?? [],
          status: span.status?.code ?? 0,
        })
    if (!isDeaf) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    paths,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
