import { isPlain, type Occupancy } from '@staykit/domain'
import { type BookRequest, type SupplierBooking, SupplierError } from '../../ports/supplier.ts'
import { type Provider, type Sold, standingOf, stayFacts } from '../supplier/booking.ts'
import { phoneOf } from '../supplier/phone.ts'
import type { Booking } from './answers.ts'
import type { BookingPayload, Calls } from './calls.ts'
import type { Selling } from './selling.ts'

/** Pages of bookings in no order that are searched for a lost answer. */
const MOST_PAGES = 50
/** Difference of the provider's clock. */
const CLOCK_MS = 10 * 60_000

/** The provider has no idempotency keys: a booking carries our reference as metadata. */
export function duffelProvider(calls: Calls, selling: Selling): Provider {
  return {
    async quote(key) {
      const { offer, quote, cost } = await selling.quote(key)
      return { offer, quoteId: quote.id, cost }
    },
    book: async (request, quoteId) => soldOf(await calls.book(payloadOf(request, quoteId))),
    retrieve: async (id) => soldOf(await calls.booking(id)),
    findLost: (reference, since) => searchList(calls, reference, since),
    madeIn: (from, to) => madeIn(calls, from, to),
    cancel: async (id) => soldOf(await calls.cancel(id)),
  }
}

function payloadOf(
  { reference, key, guest, roomGuests = [guest], childAges, specialRequests }: BookRequest,
  quoteId: string,
): BookingPayload {
  // The search has the ages, but not who stays in which room. An older client says ages after the search.
  const requests = [
    isPlain(key.occupancy) ? undefined : partiesText(key.occupancy),
    childAges && `Ages of children: ${childAges.join(', ')}.`,
    specialRequests,
  ].filter(Boolean)
  return {
    quote_id: quoteId,
    guests: roomGuests.map(({ firstName, lastName }) => ({ given_name: firstName, family_name: lastName })),
    email: guest.email,
    phone_number: phoneOf(guest.phone, guest.countryCode),
    metadata: { reference },
    ...(requests.length > 0 && { accommodation_special_requests: requests.join(' ') }),
  }
}

/** "Room 1: 2 adults, children of 5, 8." The hotel reads it. */
const partiesText = (occupancy: Occupancy) =>
  occupancy
    .map(({ adults, childAges }, index) => {
      const children = childAges.length > 0 ? `, children of ${childAges.join(', ')}` : ''
      return `Room ${index + 1}: ${adults} adult${adults > 1 ? 's' : ''}${children}.`
    })
    .join(' ')

/**
 * Pages of bookings that were made since a time, perhaps with older ones. The list has no filter and no guaranteed order: it
 * is read up to the older bookings while it has the newest first, and otherwise to its end.
 */
async function* bookingsSince(calls: Calls, since: Date): AsyncGenerator<readonly Booking[]> {
  let after: string | undefined
  do {
    const { page, next } = await calls.bookings(after)
    yield page
    const times = page.map(({ confirmed_at }) => Date.parse(confirmed_at))
    const [first = 0, last = 0] = [times[0], times.at(-1)]
    const isNewestFirst =
      first > last && times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
    after = isNewestFirst && last < since.getTime() - CLOCK_MS ? undefined : next
  } while (after)
}

async function searchList(calls: Calls, reference: string, since: Date): Promise<Sold | undefined> {
  let pages = 0
  for await (const page of bookingsSince(calls, since)) {
    const found = page.find(
      ({ metadata, status }) => metadata?.reference === reference && statusOf(status) !== 'failed',
    )
    if (found) return soldOf(found)
    if (++pages === MOST_PAGES) throw new SupplierError('UNAVAILABLE', 'too many bookings to search for one')
  }
  return undefined
}

async function madeIn(calls: Calls, from: Date, to: Date) {
  const bookings: Pick<SupplierBooking, 'reference' | 'status'>[] = []
  for await (const page of bookingsSince(calls, from))
    for (const each of page) {
      const at = Date.parse(each.confirmed_at)
      const reference = each.metadata?.reference
      if (reference && at >= from.getTime() && at < to.getTime())
        bookings.push({ reference, status: standingOf(statusOf(each.status)) })
    }
  return bookings
}

/** Its type has two, and its comment five; another one does not count as booked. */
const statuses: Readonly<Record<string, Sold['status']>> = {
  confirmed: 'booked',
  cancellation_requested: 'booked',
  cancelled: 'cancelled',
  cancellation_confirmed: 'cancelled',
  failed: 'failed',
}
const statusOf = (status: string): Sold['status'] => statuses[status] ?? 'pending'

const soldOf = ({ id, reference, status, confirmed_at, ...stay }: Booking): Sold => ({
  id,
  confirmation: reference ?? id,
  status: statusOf(status),
  bookedAt: new Date(confirmed_at),
  ...stayFacts({ rooms: stay.rooms, checkIn: stay.check_in_date, checkOut: stay.check_out_date }),
})
