import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'

/** How many times something may happen in so many seconds; blocked for `blockSeconds` when it is exceeded. */
export interface LimitRule {
  readonly points: number
  readonly seconds: number
  readonly blockSeconds?: number
}

export interface Limit {
  /** Takes one of the key's points. Throws ApiError 429 RATE_LIMITED with Retry-After when none is left. */
  take(key: string, points?: number): Promise<void>
  /** Forgets the key, for instance after a right password. */
  forget(key: string): Promise<void>
}

/** Makes limits that all server processes share. Keys (addresses, e-mails) are stored as hashes only. */
export type MakeLimit = (name: string, rule: LimitRule) => Limit

export function limitsOn(pool: pg.Pool): MakeLimit {
  return (name, rule) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: rule.points,
      duration: rule.seconds,
      blockDuration: rule.blockSeconds ?? 0,
    })
    return {
      async take(key, points = 1) {
        await limiter.consume(hashed(key), points).catch((reason: unknown) => {
          if (!(reason instanceof RateLimiterRes)) throw reason
          throw limited(Math.ceil(reason.msBeforeNext / 1000))
        })
      },
      async forget(key) {
        await limiter.delete(hashed(key))
      },
    }
  }
}

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

const limited = (seconds: number) =>
  new ApiError(429, 'RATE_LIMITED', `Too many tries. Please wait ${seconds} seconds and try again.`, {
    details: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  })
