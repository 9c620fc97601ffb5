import { fromMajor } from '@staykit/domain'
import { type BookRequest, SupplierError } from '../../ports/supplier.ts'
import { type Provider, type Sold, standingOf, stayFacts } from '../supplier/booking.ts'
import { phoneOf } from '../supplier/phone.ts'
import type { Booking } from './answers.ts'
import type { BookPayload, Calls } from './calls.ts'
import { DUPLICATE } from './failures.ts'
import type { Selling } from './selling.ts'

/** Our reference is its clientReference, which it books once and finds again. */
export function liteapiProvider(calls: Calls, selling: Selling, payment: string): Provider {
  const find = async (reference: string): Promise<Sold | undefined> => {
    const found = (await calls.bookingsOf(reference)).find(
      (each) => each.clientReference === reference && statusOf(each.status) !== 'failed',
    )
    return found && soldOf(found)
  }
  return {
    async quote(key) {
      const { offer, prebook, cost } = await selling.quote(key)
      return { offer, quoteId: prebook.prebookId, cost }
    },
    async book(request, prebookId) {
      try {
        return soldOf(await calls.book(payloadOf(request, prebookId, payment)))
      } catch (error) {
        if (!isDuplicate(error)) throw error
        // Made by an earlier call whose answer was lost.
        const found = await find(request.reference).catch(() => undefined)
        if (!found) throw new SupplierError('UNKNOWN_OUTCOME', 'the reference is used, and not found yet')
        return found
      }
    },
    retrieve: async (id) => soldOf(await calls.booking(id)),
    findLost: find,
    async madeIn(from, to) {
      const made = await calls.bookingsMade(dayOf(from), dayOf(to))
      return made
        .filter(({ created_at }) => {
          const at = instantOf(created_at)
          return at >= from.getTime() && at < to.getTime()
        })
        .map(({ client_reference, status }) => ({
          reference: client_reference,
          status: standingOf(statusOf(status)),
        }))
    },
    async cancel(id) {
      await calls.cancel(id)
      return soldOf(await calls.booking(id))
    },
  }
}

const isDuplicate = (error: unknown) =>
  error instanceof SupplierError && error.message.startsWith(`LiteAPI: 400 ${DUPLICATE} `)

/** One guest for each room, all reached through the lead guest. */
function payloadOf(
  { reference, key, guest, roomGuests = [guest], childAges, specialRequests }: BookRequest,
  prebookId: string,
  method: string,
): BookPayload {
  const { firstName, lastName, email, phone, countryCode } = guest
  // An older client says the ages after the search, which counted all guests as adults.
  const remarks = [childAges && `Ages of children: ${childAges.join(', ')}.`, specialRequests]
    .filter(Boolean)
    .join(' ')
  return {
    prebookId,
    clientReference: reference,
    holder: { firstName, lastName, email, phone: phoneOf(phone, countryCode) },
    guests: key.occupancy.map((_, index) => {
      const named = roomGuests[index] ?? guest
      return {
        occupancyNumber: index + 1,
        firstName: named.firstName,
        lastName: named.lastName,
        email,
        ...(remarks && { remarks }),
      }
    }),
    payment: { method },
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Its times are GMT, also where they say nothing. */
const instantOf = (time: string) =>
  Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time.replace(' ', 'T')}Z`)

/** CONFIRMED, CANCELLED, CANCELED or CANCELLED_WITH_CHARGES are published; another one does not count as booked. */
function statusOf(status: string): Sold['status'] {
  if (/^CONFIRM/i.test(status)) return 'booked'
  if (/^CANCEL/i.test(status)) return 'cancelled'
  return /FAIL|REJECT/i.test(status) ? 'failed' : 'pending'
}

const soldOf = ({ bookingId, status, createdAt, ...stay }: Booking): Sold => ({
  id: bookingId,
  // The hotel's own code follows later, if ever.
  confirmation: bookingId,
  status: statusOf(status),
  bookedAt: new Date(instantOf(createdAt)),
  ...stayFacts({
    rooms: (stay.bookedRooms ?? stay.rooms)?.length,
    checkIn: stay.checkin,
    checkOut: stay.checkout,
  }),
  ...(stay.price && stay.currency && { cost: fromMajor(stay.price, stay.currency) }),
})
