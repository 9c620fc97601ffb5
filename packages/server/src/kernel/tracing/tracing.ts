import { AsyncLocalStorage } from 'node:async_hooks'

/** Attributes of a span: names and numbers of our own, never input or personal data. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export interface NewSpan {
  readonly name: string
  /** As in OpenTelemetry: client sends a request, server answers it, consumer takes a job from a queue. */
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal'
  readonly attributes?: Attributes
}

/** A unit of work in progress. */
export interface Span {
  /** W3C Trace Context, version 00. */
  readonly traceparent: string
  rename(name: string): void
  tell(attributes: Attributes): void
  /** `failure` is an error code. */
  end(failure?: string): void
}

/** Parents of a span. Both texts are a `traceparent`; an invalid one is ignored. */
export interface Place {
  readonly parent?: Span | undefined
  /** Of a caller outside this server. */
  readonly remote?: string | undefined
  /** The cause, in another trace. */
  readonly link?: string | undefined
  /** Start in ms since 1970, for work that is already over. */
  readonly began?: number | undefined
}

/** Receives spans. */
export interface Tracer {
  start(span: NewSpan, place: Place): Span
}

let tracer: Tracer | undefined
const active = new AsyncLocalStorage<Span>()

/** Starts or stops tracing in this process. Open connections do not change. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

export const isTracing = (): boolean => tracer !== undefined

/** Adds attributes to the current span. */
export const annotate = (attributes: Attributes): void => active.getStore()?.tell(attributes)

/** The current span, for work that continues elsewhere. */
export const traceparent = (): string | undefined => active.getStore()?.traceparent

/** Runs as a part of the current span; starts no trace of its own. */
export function inSpan<T>(span: NewSpan, run: () => Promise<T>): Promise<T> {
  const parent = active.getStore()
  return tracer && parent ? within(tracer.start(span, { parent }), run) : run()
}

/** Runs as a call or a job, where a trace begins. `run` receives the span while tracing is on. */
export function inOuterSpan<T>(
  span: NewSpan,
  place: Pick<Place, 'remote' | 'link'>,
  run: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracer) return run()
  const outer = tracer.start(span, place)
  return within(outer, () => run(outer))
}

/** Records a part that is over and took `ms`. */
export function noteSpan(span: NewSpan, ms: number, failure?: string): void {
  const parent = active.getStore()
  if (tracer && parent) tracer.start(span, { parent, began: Date.now() - ms }).end(failure)
}

async function within<T>(span: Span, run: () => Promise<T>): Promise<T> {
  try {
    const answer = await active.run(span, run)
    span.end()
    return answer
  } catch (error) {
    span.end(failureOf(error))
    throw error
  }
}

/** The code or the name of an error, never its message: PostgreSQL and providers quote values and people in it. */
export function failureOf(error: unknown): string {
  const { kind, code, name } = (error ?? {}) as Record<string, unknown>
  const isWord = (word: unknown): word is string => typeof word === 'string' && /^\w{1,40}$/.test(word)
  return [kind, code, name].find(isWord) ?? 'unknown'
}
