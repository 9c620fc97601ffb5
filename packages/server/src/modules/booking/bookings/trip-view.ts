import { hotelRequestsOf, type WireContract } from '@staykit/contract'
import { dateInZone, isPastStay, policyFrom, type Settlement, settlementAt } from '@staykit/domain'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { verdictsOn } from '../../catalogue/hotels/merge/pairs.ts'
import { methodOf } from '../../payments/registry.ts'
import { contractOf, paidStayOf, policyOf, type StoredContract, toWireContract } from '../quotes/contracts.ts'
import { findRequest, type RequestRow } from './requests.ts'
import type { BookingTables } from './tables.ts'

export type BookingRow = Selectable<BookingTables['bookings']>

/** What a cancellation costs at an instant, by the agreed policy; undefined when nothing comes back of the price. */
export function cancelTerms(
  { booking, contract }: { booking: Pick<BookingRow, 'status'>; contract: StoredContract },
  at: Date,
): Settlement | undefined {
  if (booking.status !== 'SUCCESS') return undefined
  const terms = settlementAt(policyOf(contract), paidStayOf(contract), at)
  return terms.refund.minor > 0 ? terms : undefined
}

/** Whether the day of check-out is past at the hotel. */
export function isOver(
  { check_out, contract }: Pick<BookingRow, 'check_out'> & Pick<Trip, 'contract'>,
  now: Date,
): boolean {
  return isPastStay(check_out, dateInZone(now, contract.hotel.location.timeZone ?? 'UTC'))
}

/** A booking with its request and its contract, whose hotel has the id that its page has now. */
export interface Trip {
  readonly contract: StoredContract
  readonly booking: BookingRow
  readonly request: RequestRow
}

export async function findTrip(db: Kysely<Database>, tripNumber: string): Promise<Trip | undefined> {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('trip_number', '=', tripNumber)
    .executeTakeFirst()
  if (!booking) return undefined
  const request = await findRequest(db, booking.request_id)
  if (!request) throw new Error(`the request of trip ${tripNumber} is missing`)
  const { hotel, ...contract } = await contractOf(db, request.quote_id)
  const { hotelId } = request.quote.key
  const id = (await verdictsOn(db, [hotelId])).publicId(hotelId)
  return { booking, request, contract: { ...contract, hotel: { ...hotel, id } } }
}

/** The contract as it stands: with the tiers that are not over, and without the price of the list. */
export const fromNowOn = (contract: StoredContract, now: Date): StoredContract => ({
  ...contract,
  cancellation: policyFrom(policyOf(contract), now),
  previousFinal: undefined,
})

/** The agreed contract with the facts of the booking. */
export function bookedContract({ booking, request, contract }: Trip, now: Date): WireContract {
  const { traveller } = request
  const { screen, form: paymentForm } = methodOf(request.payment_method).describe(request.payment_details)
  const place = [traveller.city, traveller.stateCode, traveller.countryCode].filter(Boolean).join(', ')
  return {
    // Without a token: a receipt needs no contract to book with.
    ...toWireContract(fromNowOn(contract, now), { contract: '' }),
    bookingRequestID: request.id,
    status: booking.status,
    tripNumber: booking.trip_number,
    confirmationNumber: booking.confirmation,
    confirmedAt: booking.booked_at.toISOString(),
    ...(booking.status === 'CANCELED' && { cancelBookingID: booking.trip_number }),
    ...screen,
    cardHolderName: traveller.cardHolder,
    paymentMethod: request.payment_method,
    paymentForm,
    customer: {
      fullName: `${traveller.firstName} ${traveller.lastName}`,
      firstName: traveller.firstName,
      lastName: traveller.lastName,
      email: booking.email,
      phoneNumber: traveller.phoneNumber,
      ...(traveller.addressLine1 && {
        location: {
          addressLine1: traveller.addressLine1,
          locationDisplay: place,
          ...(traveller.postalCode && { postalCode: traveller.postalCode }),
        },
      }),
    },
    ...(traveller.roomGuests && { roomGuests: [...traveller.roomGuests] }),
    ...(traveller.childAges && { childAges: [...traveller.childAges] }),
    ...hotelRequestsOf(traveller),
    isCancellable: cancelTerms({ booking, contract }, now)?.penalty.minor === 0,
  }
}

/** The booking for a reader of its mail: their name, and nothing that opens the trip or reaches its customer. */
export function forReaders({ customer, cardHolderName: _, ...booking }: WireContract): WireContract {
  if (!customer) return booking
  const { fullName, firstName, lastName, email } = customer
  return { ...booking, customer: { fullName, firstName, lastName, email: masked(email), phoneNumber: '' } }
}

/** "maya@example.com" as "m•••@example.com": enough to know which of one's addresses it is. */
const masked = (email: string) => email.replace(/^(.).*@/u, '$1•••@')
