import type { Duffel } from '@duffel/api'
import * as z from 'zod'
import type { Budget } from '../supplier/budget.ts'
import { createCalling, type Patience } from '../supplier/calling.ts'
import { usable } from '../supplier/usable.ts'
import { accommodation, booking, quote, review, searchAnswer, searchResult } from './answers.ts'
import { duffelFailures } from './failures.ts'

/** The provider's own limit is two minutes. */
export const patience: Patience = { readMs: 20_000, changeMs: 60_000 }

type SearchParams = Parameters<Duffel['stays']['search']>[0]
type BookingPayload = Parameters<Duffel['stays']['bookings']['create']>[0]
type Calls = ReturnType<typeof createCalls>

export type { BookingPayload, Calls, SearchParams }

/** The provider's calls. Its client throws other errors when a proxy answers HTML. */
export function createCalls({ stays }: Duffel, budget: Budget, times: Patience = patience) {
  const { read, change } = createCalling(budget, times, duffelFailures)
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
