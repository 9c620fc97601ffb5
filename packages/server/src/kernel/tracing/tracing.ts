import { AsyncLocalStorage } from 'node:async_hooks'

/** What a span tells: names and figures of ours. Never what somebody typed, and nothing of a person. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export interface NewSpan {
  readonly name: string
  /** As OpenTelemetry has it: who asks (client), who answers (server), who takes work from a queue (consumer). */
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal'
  readonly attributes?: Attributes
}

/** A piece of work under way. */
export interface Span {
  /** W3C Trace Context, version 00. */
  readonly traceparent: string
  rename(name: string): void
  tell(attributes: Attributes): void
  /** `failure`: a code, for what did not go well. */
  end(failure?: string): void
}

/** Where a span belongs. Both texts are a `traceparent`; what cannot be read counts as none. */
export interface Place {
  readonly parent?: Span | undefined
  /** Of somebody else who asks us. */
  readonly remote?: string | undefined
  /** What caused it, in a trace of its own. */
  readonly link?: string | undefined
  /** Milliseconds since 1970, for what is told afterwards. */
  readonly began?: number | undefined
}

/** Whoever is told of spans. */
export interface Tracer {
  start(span: NewSpan, place: Place): Span
}

let tracer: Tracer | undefined
const active = new AsyncLocalStorage<Span>()

/** From now on this process traces, or no longer does. Connections that are open already stay as they are. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

export const isTracing = (): boolean => tracer !== undefined

/** Adds to the span under way. */
export const annotate = (attributes: Attributes): void => active.getStore()?.tell(attributes)

/** The span under way, for whoever goes on with it elsewhere. */
export const traceparent = (): string | undefined => active.getStore()?.traceparent

/** Runs as a part of what is under way; by itself it begins no trace. */
export function inSpan<T>(span: NewSpan, run: () => Promise<T>): Promise<T> {
  const parent = active.getStore()
  return tracer && parent ? within(tracer.start(span, { parent }), run) : run()
}

/** Runs as a call or a job, in which a trace begins; `run` is given its span, while we trace. */
export function inOuterSpan<T>(
  span: NewSpan,
  place: Pick<Place, 'remote' | 'link'>,
  run: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracer) return run()
  const outer = tracer.start(span, place)
  return within(outer, () => run(outer))
}

/** Tells of a part that is over, and took so many ms. */
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

/** The code or the name of what was thrown, never its message: PostgreSQL quotes values in it, and providers people. */
export function failureOf(error: unknown): string {
  const { kind, code, name } = (error ?? {}) as Record<string, unknown>
  const isWord = (word: unknown): word is string => typeof word === 'string' && /^\w{1,40}$/.test(word)
  return [kind, code, name].find(isWord) ?? 'unknown'
}
