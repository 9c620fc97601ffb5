import { bookSync2, CallError, hotelsSearch } from '@staykit/contract'
import {
  cancel,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { patience } from '../patience.ts'

/** The result of one journey: the messages of the server, and the trip, if there is one. */
export interface Journey {
  readonly id: string
  readonly status: string
  readonly trip: string | undefined
  readonly cancelled: boolean
}

export interface Load {
  readonly journeys: Journey[]
  /** Milliseconds of every response. */
  readonly times: number[]
  /** Responses by HTTP status; 0 for a network error. */
  readonly statuses: Map<number, number>
  /** Finishes the journeys in progress. */
  stop(): Promise<void>
}

/** Runs this many travellers who search, book, and cancel seven of eight bookings, in a loop, on any available server. */
export function load(travellers: number, urlOf: () => string): Load {
  const journeys: Journey[] = []
  const times: number[] = []
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  // Each journey has its own address behind a proxy, because rate limits count addresses.
  const at = (address: number) =>
    traveller(async (path, init) => {
      const began = performance.now()
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`)
      try {
        const answer = await fetch(urlOf() + path, {
          ...init,
          headers,
          signal: AbortSignal.timeout(patience(30)),
        })
        const body = await answer.arrayBuffer()
        count(answer.status)
        return new Response(body, { status: answer.status, headers: answer.headers })
      } catch (error) {
        count(0)
        throw error
      } finally {
        times.push(performance.now() - began)
      }
    })
  let isOver = false
  let number = 0
  const one = async () => {
    while (!isOver) {
      const own = number++
      journeys.push(await journey(at(own), own))
    }
  }
  const all = Promise.all(Array.from({ length: travellers }, one))
  return {
    journeys,
    times,
    statuses,
    async stop() {
      isOver = true
      await all
    },
  }
}

const daysAhead = (number: number) => 20 + (number % 250)
/** Rooms are limited and the run takes an hour: cancelled rooms return, and bookings are spread over hotels and dates. */
const CANCELLED = 'The Free Cancellation'
const KEPT = ['Testville Garden Inn', 'Testville Station Hotel', 'Testville Grand Hotel'] as const
const date = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function journey(who: Traveller, number: number): Promise<Journey> {
  const id = newBookingRequestId()
  const inDays = daysAhead(number)
  const mayCancel = number % 8 !== 0
  const hotelOf = (tries: number) => (mayCancel ? CANCELLED : KEPT[(number / 8 + tries) % KEPT.length])
  await again(() =>
    who.api(hotelsSearch, {
      location: { id: '9000001', type: 'city' },
      checkIn: date(inDays),
      checkOut: date(inDays + 2),
      roomCount: 1,
      adultCount: 2,
      currency: 'USD',
    }),
  )
  const agreed = await again((tries) => {
    const hotel = hotelOf(tries)
    return who.contract({ ...(hotel && { hotel }), inDays: inDays + tries })
  })
  const paymentIntent = await again(() => who.pay(agreed, id))
  const payload = payloadFor(agreed, id, { paymentIntent })
  await again(() => who.api(bookSync2, payload))
  const { status, bookingId: trip } = await again(() => finalStatus(who, id, payload.email))
  if (!trip || !mayCancel) return { id, status, trip, cancelled: false }
  const { capability } = await again(() => details(who, trip, payload.email))
  // A cancellation in progress is answered as such and requested again, like the page does.
  for (;;) {
    const answer = await again(() => cancel(who, trip, capability))
    if (answer.status !== 'CANCEL_PENDING')
      return { id, status, trip, cancelled: answer.status === 'CANCELED' }
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** Retries like a page until the answer is not a network error; for a sold-out night takes a later day or another hotel. */
async function again<T>(ask: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(tries)
    } catch (error) {
      const isLine = !(error instanceof CallError) || error.status >= 500 || error.status === 0
      // Another traveller took the room: requests the next day.
      const isSold =
        error instanceof CallError && (error.code === 'SOLD_OUT' || error.code === 'RATE_UNAVAILABLE')
      if (!(isLine || isSold) || tries > 200) throw error
      await new Promise((done) => setTimeout(done, 150))
    }
  }
}

/** A percentile of all values, in ms. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0)
}
