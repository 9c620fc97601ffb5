import { inSpan } from './tracing.ts'

/**
 * A port of which these calls are spans, named `<system> <call>`, with how they ended. Arguments and answers stay out. The
 * port itself while this process does not trace.
 */
export function tracedPort<Port extends object>(
  port: Port,
  system: string,
  calls: readonly (keyof Port & string)[],
): Port {
  const spans = calls.map((call) => {
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
