import type { Duffel } from '@duffel/api'
import * as z from 'zod'
import { accommodation, booking, quote, review, searchAnswer, searchResult, usable } from './answers.ts'
import { asSupplierError, retryAfterMs, TimedOut } from './failures.ts'

/** Time-outs of reads, and of calls that book or cancel; the provider's own limit is two minutes. */
export interface Patience {
  readonly readMs: number
  readonly changeMs: number
}
export const patience: Patience = { readMs: 20_000, changeMs: 60_000 }

/** Longest wait before the one retry of a read; a longer Retry-After goes to the caller. */
const LONGEST_WAIT_MS = 3_000

type SearchParams = Parameters<Duffel['stays']['search']>[0]
type BookingPayload = Parameters<Duffel['stays']['bookings']['create']>[0]
type Calls = ReturnType<typeof createCalls>

export type { BookingPayload, Calls, SearchParams }

/**
 * The provider's calls, each with a time-out, a validated answer, and its error as a SupplierError. Its client has no
 * time-outs of its own, and throws other errors when a proxy answers HTML.
 */
export function createCalls({ stays }: Duffel, { readMs, changeMs }: Patience = patience) {
  const read = async <T>(schema: z.ZodType<T>, call: () => Promise<{ data: unknown }>): Promise<T> => {
    try {
      return schema.parse((await within(readMs, call)).data)
    } catch (error) {
      const wait = retryAfterMs(error)
      if (wait === undefined || wait > LONGEST_WAIT_MS) throw asSupplierError(error, 'read')
      await new Promise((done) => setTimeout(done, wait))
    }
    try {
      return schema.parse((await within(readMs, call)).data)
    } catch (error) {
      throw asSupplierError(error, 'read')
    }
  }
  const change = async <T>(schema: z.ZodType<T>, call: () => Promise<{ data: unknown }>): Promise<T> => {
    try {
      return schema.parse((await within(changeMs, call)).data)
    } catch (error) {
      throw asSupplierError(error, 'change')
    }
  }
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
