import { bookTrips, toWireAmount, type WireTrip } from '@staykit/contract'
import { money } from '@staykit/domain'
import { Hono } from 'hono'
import { notFound } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import type { ModuleDeps } from '../../deps.ts'
import { isChangeable } from '../bookings/change/changeable.ts'
import { cancelTerms } from '../bookings/trip-view.ts'
import { noteRoutes } from './notes.ts'
import { type TripRow, tripRows } from './rows.ts'

/**
 * POST /api/book/trips/notes, and POST /api/book/trips: bookings that the member made signed in, or as a guest with the
 * confirmed address.
 */
export const tripsModule: Module<ModuleDeps> = {
  base: '/api',
  routes: (deps) => {
    const { db, now } = deps
    const routes = new Hono<ServerEnv>()
    callRoute(routes, bookTrips, async ({ userId, refId }, c, member) => {
      if (member.id !== userId) throw notFound('User not found')
      const rows = await tripRows(db, member, refId)
      c.header('cache-control', 'no-store')
      return { trips: rows.map((row) => wireTripOf(row, now())) }
    })
    noteRoutes(routes, deps)
    return routes
  },
}

function wireTripOf(row: TripRow, now: Date): WireTrip {
  const { contract } = row
  const { location, thumbnails } = contract.hotel
  const terms = cancelTerms({ booking: row, contract }, now)
  const { finalStrikethrough: full } = contract.rate.price
  return {
    trip_number: row.trip_number,
    booking_request_id: row.request_id,
    check_in_date: row.check_in,
    status: row.status,
    email: row.email,
    final_total: toWireAmount(money(row.final_minor, row.currency)),
    ...(full && { full_total: toWireAmount(full) }),
    currency_code: row.currency,
    is_cancellable: terms?.penalty.minor === 0,
    is_partly_refundable: terms !== undefined && terms.penalty.minor > 0,
    is_changeable: !row.replaced_by && isChangeable(row, contract, now),
    ...(row.replaces && { replaces: row.replaces }),
    ...(row.replaced_by && { replaced_by: row.replaced_by }),
    input_data: {
      check_out: row.check_out,
      num_rooms: contract.roomCount,
      num_adults: contract.adultCount,
      num_children: contract.childCount,
      ...(contract.rooms && { rooms: contract.rooms }),
    },
    hotel_data: {
      id: contract.hotel.id,
      hotel_name: contract.hotel.name,
      ...(thumbnails[0] && { thumbnail: thumbnails[0] }),
      city_id: location.cityID,
      geo: location.geo,
      ...(location.timeZone && { time_zone: location.timeZone }),
      address: {
        address_line_one: location.addressLine1 ?? '',
        city_name: location.cityName,
        ...(location.stateCode && { state_code: location.stateCode }),
        country_code: location.countryCode,
      },
    },
  }
}
