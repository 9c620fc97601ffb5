import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counters of this process, served at /metrics. Modules add their own to `registry`. */
export interface Metrics {
  readonly registry: Registry
  /** Records one answered request; `route` is the pattern, never the raw path. */
  request(method: string, route: string, status: number, seconds: number): void
  /** Records requests of one kind. */
  requestsOf(method: string, route: string, status: number): (seconds: number) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const bound = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  const childOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`
    const child = bound.get(key) ?? durations.labels({ method, route, status: String(status) })
    bound.set(key, child)
    return child
  }
  return {
    registry,
    request: (method, route, status, seconds) => childOf(method, route, status).observe(seconds),
    requestsOf(method, route, status) {
      const child = childOf(method, route, status)
      return (seconds) => child.observe(seconds)
    },
  }
}
