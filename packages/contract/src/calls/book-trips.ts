import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { pages } from '../limits.ts'
import { wireRooms } from '../model/occupancy.ts'

/** Trip record (ACC-239); dates are YYYY-MM-DD. */
export const wireTrip = z.object({
  trip_number: z.string(),
  booking_request_id: z.string(),
  check_in_date: z.string(),
  status: z.string(),
  email: z.string(),
  final_total: z.number(),
  /** The all-in total at the struck nightly price, decimal like final_total; present when the rate had that price. */
  full_total: z.optional(z.number()),
  currency_code: z.string(),
  /** Whether a cancellation is free now. */
  is_cancellable: z.boolean(),
  /** Whether a cancellation returns a part now. */
  is_partly_refundable: z.optional(z.boolean()),
  /** Whether its dates can be changed. */
  is_changeable: z.optional(z.boolean()),
  /** Number of the trip that this one replaced. */
  replaces: z.optional(z.string()),
  /** Number of the trip that replaced this one. */
  replaced_by: z.optional(z.string()),
  input_data: z.object({
    check_out: z.string(),
    num_rooms: z.number(),
    num_adults: z.number(),
    num_children: z.number(),
    rooms: z.optional(wireRooms),
  }),
  hotel_data: z.object({
    id: z.string(),
    hotel_name: z.string(),
    thumbnail: z.optional(z.string()),
    city_id: z.optional(z.string()),
    /** Degrees of WGS 84. */
    geo: z.optional(z.object({ lat: z.number(), lng: z.number() })),
    /** IANA zone of the hotel, whose date says whether the trip is over. */
    time_zone: z.optional(z.string()),
    address: z.object({
      address_line_one: z.string(),
      city_name: z.string(),
      state_code: z.optional(z.string()),
      country_code: z.string(),
    }),
  }),
})
export type WireTrip = z.infer<typeof wireTrip>

/** The trips of the signed-in member; userId must be the session's. */
export const bookTrips = defineCall({
  base: 'api',
  path: '/book/trips',
  summary: 'Trips of the signed-in member',
  access: 'member',
  brand: 'required',
  limits: [pages],
  retry: true,
  request: z.object({ userId: filled(64), refId }),
  response: z.object({ trips: z.array(wireTrip) }),
})
