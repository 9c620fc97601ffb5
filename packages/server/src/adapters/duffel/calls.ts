import { setTimeout as sleep } from 'node:timers/promises'
import type { Duffel } from '@duffel/api'
import * as z from 'zod'
import { accommodation, booking, quote, review, searchAnswer, searchResult, usable } from './answers.ts'
import { type Budget, LONGEST_WAIT_MS } from './budget.ts'
import { asSupplierError, headersOf, retryAfterMs, TimedOut } from './failures.ts'

/** Time-outs of reads, and of calls that book or cancel; the provider's own limit is two minutes. */
export interface Patience {
  readonly readMs: number
  readonly changeMs: number
}
export const patience: Patience = { readMs: 20_000, changeMs: 60_000 }

type SearchParams = Parameters<Duffel['stays']['search']>[0]
type BookingPayload = Parameters<Duffel['stays']['bookings']['create']>[0]
type Calls = ReturnType<typeof createCalls>

export type { BookingPayload, Calls, SearchParams }

interface Answer {
  readonly data: unknown
  readonly headers?: Pick<Headers, 'get'>
}

/**
 * The provider's calls, each with a time-out, a validated answer, and its error as a SupplierError. One over its rate limit,
 * which has done nothing, is repeated after a short wait; a longer one goes to the caller. Its client has no time-outs of its
 * own, and throws other errors when a proxy answers HTML.
 */
export function createCalls({ stays }: Duffel, budget: Budget, { readMs, changeMs }: Patience = patience) {
  const once = async (ms: number, call: () => Promise<Answer>): Promise<unknown> => {
    await budget.take()
    try {
      const { data, headers } = await within(ms, call)
      budget.answered(headers)
      return data
    } catch (error) {
      budget.answered(headersOf(error))
      throw error
    }
  }
  const calling =
    (kind: 'read' | 'change', ms: number) =>
    async <T>(schema: z.ZodType<T>, call: () => Promise<Answer>): Promise<T> => {
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
  const read = calling('read', readMs)
  const change = calling('change', changeMs)
  return {
    search: (params: SearchParams) => read(searchAnswer, () => stays.search(params)),
    ratesOf: (resultId: string) => read(searchResult, () => stays.searchResults.fetchAllRates(resultId)),
    quote: (rateId: string) => read(quote, () => stays.quotes.create(rateId)),
    accommodation: (id: string) => read(accommodation, () => stays.accommodation.get(id)),
    /** At most 200. */
    accommodations: (latitude: number, longitude: number, radius: number) =>
      read(usable(accommodation), () =>
        stays.accommodation.list({ latitude, longitude, radius, limit: 200 }),
      ),
    reviews: (id: string) =>
      read(z.object({ reviews: usable(review) }), () => stays.accommodation.reviews(id, { limit: 200 })),
    book: (payload: BookingPayload) => change(booking, () => stays.bookings.create(payload)),
    booking: (id: string) => read(booking, () => stays.bookings.get(id)),
    cancel: (id: string) => change(booking, () => stays.bookings.cancel(id)),
    /** A page of all bookings, and the cursor of the next one. */
    async bookings(after?: string) {
      let next: string | undefined
      const page = await read(usable(booking), async () => {
        const answer = await stays.bookings.list({ limit: 200, ...(after && { after }) })
        next = answer.meta?.after ?? undefined
        return answer
      })
      return { page, next }
    },
  }
}

function within<T>(ms: number, call: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`no answer within ${ms} ms`)), ms)
    call()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
