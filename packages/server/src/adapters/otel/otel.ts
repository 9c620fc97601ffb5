import {
  type Attributes as ApiAttributes,
  type Span as ApiSpan,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { scrub } from '../../kernel/http/log.ts'
import type { Attributes, Place, Span, Tracer } from '../../kernel/tracing/tracing.ts'
import { tellsFailures } from './failures.ts'

export interface OtelOptions {
  /** Base address of an OTLP collector over HTTP, without /v1/traces. */
  readonly endpoint: string
  readonly serviceName: string
  /** Part of all traces that are recorded, 0 to 1, by the id of the trace; ignores the decision of a page. */
  readonly ratio: number
  readonly log: Logger
  /** Replaces the network exporter in tests. */
  readonly exporter?: SpanExporter
}

/** Sends spans. Registers nothing for the whole process, so that libraries add no spans of their own. */
export interface OtelTracer extends Tracer {
  /** Sends the queue, for at most 3 s. */
  stop(): Promise<void>
}

const STOP_MS = 3_000
const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

/**
 * OpenTelemetry's own SDK. Spans wait in a queue of at most 2,048 and are dropped when the collector does not accept
 * them: a slow or missing collector costs a call nothing.
 */
export function createOtelTracer(options: OtelOptions): OtelTracer {
  const { endpoint, serviceName, ratio, log } = options
  const exporter = options.exporter ?? new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const own = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
      .merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: own, remoteParentSampled: own, remoteParentNotSampled: own }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellsFailures(exporter, log) })],
  })
  const tracer = provider.getTracer('staykit')
  return {
    start({ name, kind = 'internal', attributes = {} }, place) {
      const link = remoteOf(place.link)
      const span = tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          attributes: clean(attributes),
          ...(link && { links: [{ context: link }] }),
          ...(place.began !== undefined && { startTime: place.began }),
        },
        contextOf(place),
      )
      return spanOf(span)
    },
    stop: () => within(STOP_MS, provider.shutdown()),
  }
}

/** OpenTelemetry's span of a span, private to this adapter. */
const under = new WeakMap<Span, ApiSpan>()

function spanOf(span: ApiSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  const own: Span = {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    rename: (name) => void span.updateName(name),
    tell: (attributes) => void span.setAttributes(clean(attributes)),
    end(failure) {
      if (failure !== undefined) {
        span.setAttribute('error.type', failure)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
  under.set(own, span)
  return own
}

function contextOf({ parent, remote }: Place): Context {
  const local = parent && under.get(parent)
  if (local) return trace.setSpan(ROOT_CONTEXT, local)
  const remoteParent = remoteOf(remote)
  return remoteParent ? trace.setSpanContext(ROOT_CONTEXT, remoteParent) : ROOT_CONTEXT
}

const remoteOf = (traceparent: string | undefined) => {
  const remoteParent = traceparent === undefined ? undefined : parseTraceParent(traceparent)
  return remoteParent ? { ...remoteParent, isRemote: true } : undefined
}

/**
 * A second safety net: no attribute may contain a card, an address or a token. Statements are our own texts with
 * placeholders.
 */
function clean(attributes: Attributes): ApiAttributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'db.query.text' ? scrub(value) : value,
    ]),
  )
}

async function within(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([done.catch(() => undefined), late])
  clearTimeout(timer)
}
