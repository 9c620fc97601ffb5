import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

/** At most one line in this time, ms. */
const QUIET_MS = 60_000

/** Logs when spans are rejected and when they are accepted again, without the answer or the address. */
export function tellsFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY
  let dropped = 0
  const note = ({ code, error }: ExportResult, count: number) => {
    if (code === ExportResultCode.SUCCESS) {
      if (dropped > 0) log.warn({ dropped }, 'traces are accepted again')
      dropped = 0
      return
    }
    dropped += count
    if (performance.now() - toldAt < QUIET_MS) return
    toldAt = performance.now()
    log.warn({ dropped, reason: error?.name }, 'traces are rejected: see OTEL_EXPORTER_OTLP_ENDPOINT')
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result, spans.length)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
