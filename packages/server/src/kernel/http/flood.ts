import { type CallerSettings, floodKey } from './client-address.ts'
import type { MakeLimit } from './rate-limit.ts'
import type { ServerContext } from './server-env.ts'

/**
 * For routes that are not calls, such as pictures: refuses an address that sends too many requests. Throws ApiError 429
 * RATE_LIMITED.
 */
export type FloodGuard = (c: ServerContext) => Promise<void>

/** `perMinute` for each address, counted per process. */
export function floodGuard(
  { limit, config }: { readonly limit: MakeLimit; readonly config: CallerSettings },
  name: string,
  perMinute: number,
): FloodGuard {
  const limiter = limit(name, { points: perMinute, seconds: 60, counted: 'process' })
  return async (c) => {
    const key = floodKey(c, config)
    if (key !== undefined) await limiter.take(key)
  }
}
