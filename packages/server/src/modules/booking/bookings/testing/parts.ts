import { bookPart, bookPartCancel } from '@staykit/contract'
import { fromMajor, spreadGuests } from '@staykit/domain'
import { sql } from 'kysely'
import { untilCharged } from './difference.ts'
import type { BookingServer } from './server.ts'
import { bookOne, type Choice, cancel, details, finalStatus, REF_ID, type Traveller } from './traveller.ts'

/** The lead guests of three rooms. */
export const guests = ['Maya Okafor', 'Jonas Lind', 'Ada Brandt'].map((name) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName }
})

/** A trip of three rooms for three nights, paid by card. */
export async function bookRooms(at: BookingServer, who: Traveller, choice: Choice = {}) {
  const occupancy = choice.occupancy ?? spreadGuests(3, 4)
  const roomGuests = occupancy.length === 3 ? { roomGuests: guests } : {}
  const { id, email, agreed, paymentIntent } = await bookOne(
    who,
    { occupancy, nights: 3, ...choice },
    roomGuests,
  )
  const { bookingId: trip = '' } = await finalStatus(who, id, email)
  await untilCharged(at, trip)
  const { capability } = await details(who, trip, email)
  const { price, checkInDate } = { ...agreed.rate, ...agreed }
  const claim = { bookingId: trip, capability, refId: REF_ID }
  return {
    ...{ trip, email, capability, paymentIntent, price, checkInDate, agreed },
    due: fromMajor(price.dueNow, price.currencyCode).minor,
    minor: (amount: number) => fromMajor(amount, price.currencyCode).minor,
    offer: () => who.api(bookPart, claim),
    cancelPart: (more: { done?: number; room?: number; refund: number }) =>
      who.api(bookPartCancel, { ...claim, done: 0, ...more }),
    view: async () => (await details(who, trip, email)).booking,
    endAll: () => cancel(who, trip, capability),
  }
}

/** Rooms of the sandbox that are taken for a trip, by night. */
export async function stockOf(at: BookingServer, trip: string): Promise<number[]> {
  const rows = await at.deps.db
    .selectFrom('room_nights as n')
    .innerJoin('supplier_bookings as b', (join) =>
      join.onRef('b.hotel_id', '=', 'n.hotel_id').onRef('b.room_code', '=', 'n.room_code'),
    )
    .innerJoin('booking_requests as r', 'r.reference', 'b.reference')
    .select('taken')
    .where('r.trip_number', '=', trip)
    .whereRef('night', '>=', 'check_in')
    .where(sql<boolean>`night < check_in + 3`)
    .orderBy('night')
    .execute()
  return rows.map(({ taken }) => taken)
}
