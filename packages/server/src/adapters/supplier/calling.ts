import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod'
import type { SupplierError } from '../../ports/supplier.ts'
import { bounded } from './bounds.ts'
import { type Budget, LONGEST_WAIT_MS } from './budget.ts'

/** Time-outs of reads, and of calls that book or cancel. */
export interface Patience {
  readonly readMs: number
  readonly changeMs: number
}

export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

export interface Answer {
  readonly data: unknown
  readonly headers?: Pick<Headers, 'get'>
}

/** How a supplier refuses. */
export interface Failures {
  /** The port's error; after a change that was sent and not clearly answered, the outcome is unknown. */
  readonly asSupplierError: (error: unknown, kind: 'read' | 'change') => SupplierError
  /** Milliseconds until the next call after a 429; undefined for other errors. */
  readonly retryAfterMs: (error: unknown) => number | undefined
  readonly headersOf: (error: unknown) => Pick<Headers, 'get'> | undefined
}

export type Call = <T>(schema: z.ZodType<T>, call: (signal: AbortSignal) => Promise<Answer>) => Promise<T>

/**
 * Calls with a time-out, a validated answer, and their error as a SupplierError. One over the rate limit, which has done
 * nothing, is repeated after a short wait; a longer one goes to the caller.
 */
export function createCalling(
  budget: Budget,
  { readMs, changeMs }: Patience,
  { asSupplierError, retryAfterMs, headersOf }: Failures,
): { readonly read: Call; readonly change: Call } {
  const once = async (ms: number, call: Parameters<Call>[1]): Promise<unknown> => {
    await budget.take()
    try {
      const { data, headers } = await within(ms, call)
      budget.answered(headers)
      return bounded(data)
    } catch (error) {
      budget.answered(headersOf(error))
      throw error
    }
  }
  const calling =
    (kind: 'read' | 'change', ms: number): Call =>
    async (schema, call) => {
      try {
        return schema.parse(await once(ms, call))
      } catch (error) {
        const wait = retryAfterMs(error)
        if (wait === undefined || wait > LONGEST_WAIT_MS) throw asSupplierError(error, kind)
        await sleep(wait)
      }
      try {
        return schema.parse(await once(ms, call))
      } catch (error) {
        throw asSupplierError(error, kind)
      }
    }
  return { read: calling('read', readMs), change: calling('change', changeMs) }
}

/** Clients of suppliers have no time-outs of their own, and may not observe the signal. */
function within<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimedOut(`no answer within ${ms} ms`))
      abort.abort()
    }, ms)
    call(abort.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Whether nothing was sent, so that the call had no effect. */
export const neverSent = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.includes(String(error.code))) || neverSent(error.cause))
