import { bookTrips, toWireAmount, type WireTrip } from '@staykit/contract'
import { money } from '@staykit/domain'
import { Hono } from 'hono'
import { notFound } from '../../kernel/http/api-error.ts'
import { callRoute } from '../../kernel/http/call-route.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerEnv } from '../../kernel/http/server-env.ts'
import { type BookingRow, isCancellable } from '../booking/trip-view.ts'
import type { ModuleDeps } from '../deps.ts'
import type { KeptContract } from '../quotes/contracts.ts'

const MOST = 500

/** POST /api/book/trips: what the member booked signed in, and as a guest with the address that is proved theirs. */
export const tripsModule: Module<ModuleDeps> = {
  base: '/api',
  routes: ({ db, now }) => {
    const routes = new Hono<ServerEnv>()
    callRoute(routes, bookTrips, async ({ userId, refId }, c, member) => {
      if (member.id !== userId) throw notFound('There is no such user.')
      const rows = await db
        .selectFrom('bookings')
        .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
        .innerJoin('quotes', 'quotes.id', 'booking_requests.quote_id')
        .selectAll('bookings')
        .select('quotes.contract')
        .where('bookings.ref_id', '=', refId)
        .where(({ eb, or, and }) =>
          or([
            eb('bookings.user_id', '=', member.id),
            and([eb('bookings.user_id', 'is', null), eb('bookings.email', '=', member.email)]),
          ]),
        )
        .orderBy('check_in')
        .limit(MOST)
        .execute()
      c.header('cache-control', 'no-store')
      return { trips: rows.map((row) => wireTripOf(row, now())) }
    })
    return routes
  },
}

function wireTripOf(row: BookingRow & { contract: KeptContract }, now: Date): WireTrip {
  const { contract } = row
  const { location, thumbnails } = contract.hotel
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
    is_cancellable: isCancellable(row, now),
    input_data: {
      check_out: row.check_out,
      num_rooms: contract.roomCount,
      num_adults: contract.adultCount,
      num_children: contract.childCount,
    },
    hotel_data: {
      id: contract.hotel.id,
      hotel_name: contract.hotel.name,
      ...(thumbnails[0] && { thumbnail: thumbnails[0] }),
      city_id: location.cityID,
      address: {
        address_line_one: location.addressLine1 ?? '',
        city_name: location.cityName,
        ...(location.stateCode && { state_code: location.stateCode }),
        country_code: location.countryCode,
      },
    },
  }
}
