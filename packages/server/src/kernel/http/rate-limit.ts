import { createHash } from 'node:crypto'
import type { Limit as DeclaredLimit } from '@staykit/contract'
import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import { ShortLived } from './short-lived.ts'

/** Number of requests that are allowed in a period of seconds. */
export type LimitRule = Pick<DeclaredLimit, 'points' | 'seconds' | 'counted' | 'code' | 'isForgiven'>

export interface Limit {
  /** Counts one request of the key. Throws ApiError 429 with Retry-After when none is left. */
  take(key: string): Promise<void>
  /** Resets the key, for example after a right password. */
  forget(key: string): Promise<void>
}

/** Creates rate limits. The database gets keys (addresses, emails) only as hashes. */
export type MakeLimit = (name: string, rule: LimitRule) => Limit

/** Storage of rate limits. */
export interface LimitStore {
  readonly make: MakeLimit
  close(): Promise<void>
}

/** A separate pool: a flood of refused calls must not take connections from bookings. */
const CONNECTIONS = 2

/**
 * Rate limits in PostgreSQL, shared by all processes. A key over a limit that cannot be reset is refused from memory
 * until the period ends.
 */
export function createLimits(databaseUrl: string): LimitStore {
  let pool: pg.Pool | undefined
  const open = () => {
    if (pool) return pool
    pool = new pg.Pool({
      connectionString: databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 5_000,
    })
    pool.on('error', () => undefined)
    return pool
  }
  return {
    make: (name, rule) =>
      rule.counted === 'process' ? countedHere(rule) : countedInDatabase(name, rule, open),
    close: async () => pool?.end(),
  }
}

/** Counts of this process. */
function countedHere({ points, seconds, code }: LimitRule): Limit {
  const counts = new ShortLived<{ times: number }>(seconds * 1_000)
  return {
    async take(key) {
      const count = counts.get(key)
      if (!count) counts.set(key, { times: 1 })
      else if (++count.value.times > points)
        throw limited(Math.ceil((count.until - performance.now()) / 1_000), code)
    },
    async forget(key) {
      counts.delete(key)
    },
  }
}

function countedInDatabase(name: string, rule: LimitRule, open: () => pg.Pool): Limit {
  const { points, seconds: duration } = rule
  const limiter = new RateLimiterPostgres({
    storeClient: open(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    // Another process may reset these, so memory must not block them.
    ...(!rule.isForgiven && { inMemoryBlockOnConsumed: points + 1 }),
  })
  return {
    async take(key) {
      await limiter.consume(hashed(key)).catch((reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason
        throw limited(Math.ceil(reason.msBeforeNext / 1000), rule.code)
      })
    },
    async forget(key) {
      await limiter.delete(hashed(key))
    },
  }
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

function limited(seconds: number, code: LimitRule['code']): ApiError {
  const more = { details: { retryAfter: seconds }, headers: { 'retry-after': String(seconds) } }
  if (code) return new ApiError(429, code, 'Attempt limit exceeded. Please try again after some time.', more)
  return new ApiError(
    429,
    'RATE_LIMITED',
    `Too many tries. Please wait ${seconds} seconds and try again.`,
    more,
  )
}
