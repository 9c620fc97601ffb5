import { setTimeout as sleep } from 'node:timers/promises'
import { accommodationOf } from './hotels.ts'
import { LATE_MS, Refused, type StandInBooking, type State } from './state.ts'

type Body = Record<string, unknown>

export async function book(state: State, body: Body) {
  const quoted = state.quotes.get(String(body.quote_id))
  if (!quoted) throw new Refused(404, 'not_found')
  const guests = body.guests as { given_name?: string; family_name?: string }[] | undefined
  if (!guests?.[0]?.given_name || !guests[0].family_name) throw new Refused(422, 'validation_required')
  if (!/^\+[1-9]\d{6,14}$/.test(String(body.phone_number))) throw new Refused(422, 'invalid_phone_number')
  if (!String(body.email).includes('@')) throw new Refused(422, 'invalid_email')
  const { name } = quoted.hotel
  if (name === 'The Gone While Booking') throw new Refused(422, 'rate_unavailable')
  if (name === 'The Supplier Error 500') throw new Refused(500, 'internal_server_error')
  if (name === 'The Late Booking') await sleep(LATE_MS)
  const id = `bok_${++state.ids}`
  const booking: StandInBooking = {
    id,
    status: 'confirmed',
    found: quoted,
    metadata: (body.metadata as Record<string, string> | undefined) ?? null,
    body,
    confirmedAt: new Date(),
  }
  state.bookings.push(booking)
  if (name === 'The Timeout But Booked') await sleep(60_000, undefined, { ref: false })
  return toWire(state, booking)
}

export const toWire = (state: State, { id, status, metadata, found, body, confirmedAt }: StandInBooking) => ({
  id,
  status,
  metadata,
  reference: `REF${id.slice(4)}`,
  confirmed_at: confirmedAt.toISOString(),
  cancelled_at: status === 'cancelled' ? new Date().toISOString() : null,
  accommodation: accommodationOf(found.hotel, `${state.url}/photos`),
  check_in_date: found.stay.check_in_date,
  check_out_date: found.stay.check_out_date,
  rooms: found.stay.rooms,
  guests: body.guests,
  email: body.email,
  phone_number: body.phone_number,
  supported_loyalty_programme: null,
  loyalty_programme_account_number: null,
  key_collection: null,
  estimated_commission_amount: null,
  estimated_commission_currency: null,
})

export function bookingOf({ bookings }: State, id: string): StandInBooking {
  const found = bookings.find((each) => each.id === id)
  if (!found) throw new Refused(404, 'not_found')
  return found
}

export function cancel(state: State, id: string) {
  const found = bookingOf(state, id)
  if (found.status === 'cancelled') throw new Refused(422, 'already_cancelled')
  found.status = 'cancelled'
  return toWire(state, found)
}
