import { inSpan } from './tracing.ts'

/**
 * Wraps a port so that these calls are spans, named `<system> <call>`, with their result. Omits arguments and answers.
 * Returns the port itself while tracing is off.
 */
export function tracedPort<Port extends object>(
  port: Port,
  system: string,
  calls: readonly (keyof Port & string)[],
): Port {
  // A port may lack optional calls.
  const spans = calls
    .filter((call) => port[call])
    .map((call) => {
      const ask = port[call] as (...args: unknown[]) => Promise<unknown>
      const span = {
        name: `${system} ${call}`,
        kind: 'client',
        attributes: { 'staykit.port': system, 'staykit.port.call': call },
      } as const
      return [call, (...args: unknown[]) => inSpan(span, async () => ask.apply(port, args))]
    })
  return { ...port, ...Object.fromEntries(spans) }
}
