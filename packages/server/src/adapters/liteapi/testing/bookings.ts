import { setTimeout as sleep } from 'node:timers/promises'
import { priceOf, timesFactor } from './rates.ts'
import {
  type BookBody,
  LATE_MS,
  type Prebooked,
  Refused,
  RISE,
  type StandInBooking,
  type State,
} from './state.ts'

export function prebook(state: State, body: Record<string, unknown>) {
  const offerId = String(body.offerId)
  const found = state.offers.get(offerId)
  if (!found) throw new Refused(400, 4002, 'invalid offerId')
  const { hotel, query } = found
  if (hotel.name === 'The Gone At Checkout') throw new Refused(408, 4040, 'outdated offerId')
  const times = state.quoted.get(hotel.id) ?? 0
  state.quoted.set(hotel.id, times + 1)
  const rises =
    hotel.name === 'The Price Rises At Checkout' ||
    (hotel.name === 'The Price Rises While Booking' && times > 0)
  const offer = rises ? timesFactor(found.offer, RISE) : found.offer
  const id = `pre${++state.ids}`
  state.prebooks.set(id, { id, hotel, query, offer })
  const { rates, priceType, supplier, supplierId } = offer
  const data = {
    prebookId: id,
    offerId,
    hotelId: hotel.id,
    checkin: query.checkin,
    checkout: query.checkout,
    currency: query.currency,
    termsAndConditions: 'The hotel may ask for a deposit.',
    // No order is promised.
    roomTypes: [{ rates: rates.map((rate) => ({ ...rate, ...state.room })).reverse() }],
    suggestedSellingPrice: offer.suggestedSellingPrice[0],
    commission: 0,
    price: priceOf(offer),
    priceType,
    priceDifferencePercent: rises ? Math.round((RISE - 1) * 100) : 0,
    ...state.terms,
    supplier,
    supplierId,
    paymentTypes: rates[0]?.paymentTypes ?? [],
  }
  return { data, guestLevel: 0 }
}

export async function book(state: State, wire: Record<string, unknown>) {
  const body = wire as unknown as BookBody
  const quoted = state.prebooks.get(body.prebookId)
  if (!quoted) throw new Refused(400, 4002, 'invalid prebookId, rate not found')
  if (body.guests.length !== quoted.query.occupancies.length)
    throw new Refused(400, 4002, 'guests do not match the occupancies')
  if (!/^\+[1-9]\d{6,14}$/.test(body.holder.phone)) throw new Refused(400, 4002, 'holder.phone is not valid')
  if (
    body.clientReference &&
    state.bookings.some((each) => each.body.clientReference === body.clientReference)
  )
    throw new Refused(400, 4005, 'duplicate booking attempt with existing client reference')
  const { name } = quoted.hotel
  if (name === 'The Gone While Booking') throw new Refused(400, 2013, 'booking not confirmed')
  if (name === 'The Supplier Error 500') throw new Refused(500, 5000, 'unable to process request')
  if (name === 'The Late Booking') await sleep(LATE_MS)
  const made: StandInBooking = {
    bookingId: `Bk${++state.ids}`,
    status: state.outcome.status,
    prebook: quoted,
    body,
    createdAt: new Date(),
  }
  state.bookings.push(made)
  if (name === 'The Timeout But Booked') await sleep(60_000, undefined, { ref: false })
  return { data: bookedWire(made), guestLevel: 0, sandbox: true }
}

export function bookingOf({ bookings }: State, id: string): StandInBooking {
  const found = bookings.find(({ bookingId }) => bookingId === id)
  if (!found) throw new Refused(400, 4002, 'booking id not found')
  return found
}

export function cancel(state: State, id: string) {
  const found = bookingOf(state, id)
  if (found.status.startsWith('CANCEL')) throw new Refused(304, 304, 'unable to process request')
  const paid = priceOf(found.prebook.offer)
  const isFree = found.prebook.offer.rates.every(
    ({ cancellationPolicies: { cancelPolicyInfos, refundableTag } }) =>
      refundableTag === 'RFN' &&
      cancelPolicyInfos.every(
        ({ cancelTime }) => Date.parse(`${cancelTime.replace(' ', 'T')}Z`) > Date.now(),
      ),
  )
  found.status = isFree ? 'CANCELLED' : 'CANCELLED_WITH_CHARGES'
  const [cancellation_fee, refund_amount] = isFree ? [0, paid] : [paid, 0]
  const { currency } = found.prebook.query
  return {
    data: { bookingId: id, status: found.status, cancellation_fee, refund_amount, currency },
    sandbox: true,
  }
}

const policyOf = ({ offer }: Prebooked) =>
  offer.rates[0]?.cancellationPolicies ?? { cancelPolicyInfos: [], hotelRemarks: [], refundableTag: 'NRFN' }

/** A booking, as the calls that make it and retrieve it say. */
export function bookedWire({ bookingId, status, prebook, body, createdAt }: StandInBooking) {
  const { hotel, query, offer } = prebook
  const { holder, clientReference = '' } = body
  return {
    bookingId,
    clientReference,
    supplierBookingId: `S${bookingId}`,
    supplierBookingName: 'nuitee',
    supplier: 'nuitee',
    supplierId: 2,
    status,
    hotelConfirmationCode: '',
    checkin: query.checkin,
    checkout: query.checkout,
    hotel: { hotelId: hotel.id, name: hotel.name },
    bookedRooms: offer.rates.map((rate) => ({
      roomType: { roomTypeId: offer.roomTypeId, name: rate.name },
      boardType: rate.boardType,
      boardName: rate.boardName,
      adults: rate.adultCount,
      children: rate.childCount,
      rate: {
        rateId: rate.rateId,
        // Whole units, as the definition says.
        retailRate: {
          total: { amount: Math.round(rate.retailRate.total[0]?.amount ?? 0), currency: query.currency },
        },
        maxOccupancy: rate.maxOccupancy,
        boardType: rate.boardType,
        boardName: rate.boardName,
      },
      firstName: holder.firstName,
      lastName: holder.lastName,
    })),
    holder,
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
    cancellationPolicies: policyOf(prebook),
    price: priceOf(offer),
    commission: 0,
    currency: query.currency,
    prebookId: body.prebookId,
  }
}

/** A booking in the list of a reference. */
export function foundWire(booking: StandInBooking) {
  const { bookedRooms: rooms, ...others } = bookedWire(booking)
  return { ...others, rooms }
}

/** A booking in the list of all. */
export const listedWire = (
  { bookingId, status, prebook, body, createdAt }: StandInBooking,
  index: number,
) => ({
  id: index + 1,
  bookingId,
  status,
  checkin: prebook.query.checkin,
  checkout: prebook.query.checkout,
  currency: prebook.query.currency,
  firstName: body.holder.firstName,
  lastName: body.holder.lastName,
  hotelId: prebook.hotel.id,
  client_reference: body.clientReference ?? '',
  created_at: createdAt.toISOString(),
})
