import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { SupplierError } from '../../ports/supplier.ts'

/** Share of the calls that only bookings may use. */
const RESERVED = 1 / 3
/** Longest wait for the next period before a caller gets UNAVAILABLE. */
export const LONGEST_WAIT_MS = 3_000

type Purpose = 'booking' | 'background'

/**
 * Calls that the provider still allows in this period, by its own count, which includes other processes. Searches and quotes
 * leave a share of it to bookings.
 */
export interface Budget {
  /** Waits for a call. Throws UNAVAILABLE with the time to wait when only the reserved share is left. */
  take(): Promise<void>
  /** Reads the count of an answer; undefined when there was none. */
  answered(headers: Pick<Headers, 'get'> | undefined): void
  /** `booking`: calls of `work` may use the reserved share; `background`: they wait as long as necessary. */
  during<T>(purpose: Purpose, work: () => Promise<T>): Promise<T>
}

/** Calls in a period, until the provider says how many it allows. */
export interface Allowance {
  readonly calls: number
  readonly periodMs: number
}

export function createBudget({ calls, periodMs }: Allowance, now = Date.now): Budget {
  const purposes = new AsyncLocalStorage<Purpose>()
  let limit = calls
  let left = limit
  let resetAt = 0
  let unanswered = 0

  const waitMs = () => {
    if (now() >= resetAt) {
      left = limit
      resetAt = now() + periodMs
    }
    return purposes.getStore() === 'booking' || left > limit * RESERVED ? 0 : resetAt - now()
  }
  return {
    async take() {
      for (let wait = waitMs(); wait > 0; wait = waitMs()) {
        if (wait > LONGEST_WAIT_MS && purposes.getStore() !== 'background')
          throw new SupplierError('UNAVAILABLE', 'the calls that are left are for bookings', {
            retryAfterMs: wait,
          })
        await sleep(wait)
      }
      left--
      unanswered++
    },
    answered(headers) {
      unanswered--
      const [most, remaining] = ['limit', 'remaining'].map((name) =>
        Number(headers?.get(`ratelimit-${name}`) || Number.NaN),
      )
      const reset = Date.parse(headers?.get('ratelimit-reset') ?? '')
      if (!most || remaining === undefined || Number.isNaN(remaining + reset)) return
      limit = most
      // Calls on their way are not counted yet, and its clock may differ.
      left = remaining - unanswered
      resetAt = reset + now() - (Date.parse(headers?.get('date') ?? '') || now())
    },
    during: (purpose, work) => purposes.run(purpose, work),
  }
}
