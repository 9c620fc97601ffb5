import * as z from 'zod'
import { latitude, longitude, name, optionalFact } from '../supplier/bounds.ts'
import { usable } from '../supplier/usable.ts'

// Only the fields that we read: other changes of the provider's answers do not matter.
const amount = z.string().regex(/^\d{1,10}(\.\d{1,6})?$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const instant = z.iso.datetime({ offset: true })
const named = z.object({ id: z.string(), name: z.string() })
const guests = z.object({ rooms: z.number() })

const rate = z.object({
  id: z.string(),
  total_amount: amount,
  total_currency: currency,
  base_amount: amount.nullish(),
  due_at_accommodation_amount: amount.nullish(),
  due_at_accommodation_currency: currency.nullish(),
  board_type: z.string().nullish(),
  name: z.string().nullish(),
  code: z.string().nullish(),
  payment_type: z.string(),
  available_payment_methods: z.array(z.string()),
  loyalty_programme_required: z.boolean().nullish(),
  supported_loyalty_programme: z.string().nullish(),
  quantity_available: z.number().nullish(),
  cancellation_timeline: z.array(z.object({ before: instant, refund_amount: amount })),
  conditions: z.array(z.object({ title: z.string().nullish(), description: z.string() })).nullish(),
  expires_at: instant,
})
export type Rate = z.output<typeof rate>

const room = z.object({
  name,
  beds: z.array(z.object({ type: z.string(), count: z.number() })).nullish(),
  rates: usable(rate),
})
export type Room = z.output<typeof room>

export const accommodation = z.object({
  id: z.string().regex(/^acc_\w{1,60}$/),
  name,
  description: z.string().nullish(),
  phone_number: z.string().nullish(),
  rating: optionalFact(0, 7),
  review_score: optionalFact(0, 10),
  review_count: optionalFact(0, 1e7),
  chain: named.nullish(),
  brand: named.nullish(),
  amenities: usable(z.object({ type: z.string(), description: z.string().nullish() })).nullish(),
  photos: usable(z.object({ url: z.url({ protocol: /^https?$/ }) })).nullish(),
  check_in_information: z
    .object({ check_in_after_time: z.string().nullish(), check_out_before_time: z.string().nullish() })
    .nullish(),
  location: z.object({
    address: z.object({
      city_name: z.string().nullish(),
      country_code: z.string().regex(/^[A-Z]{2}$/),
      line_one: z.string().nullish(),
      postal_code: z.string().nullish(),
      region: z.string().nullish(),
    }),
    geographic_coordinates: z.object({ latitude, longitude }),
  }),
  rooms: usable(room).nullish(),
})
export type Accommodation = z.output<typeof accommodation>

export const searchResult = guests.extend({
  id: z.string(),
  expires_at: instant,
  accommodation,
  cheapest_rate_total_amount: amount,
  cheapest_rate_currency: currency,
  cheapest_rate_base_amount: amount.nullish(),
  cheapest_rate_due_at_accommodation_amount: amount.nullish(),
  cheapest_rate_due_at_accommodation_currency: currency.nullish(),
})
export type SearchResult = z.output<typeof searchResult>

export const searchAnswer = z.object({ results: usable(searchResult) })

export const quote = z.object({
  id: z.string(),
  total_amount: amount,
  total_currency: currency,
  base_amount: amount.nullish(),
  due_at_accommodation_amount: amount.nullish(),
  due_at_accommodation_currency: currency.nullish(),
  rooms: z.number().nullish(),
  check_in_date: z.string().nullish(),
  check_out_date: z.string().nullish(),
  /** Has the rate with its policy and conditions, at the price of the quote. */
  accommodation: z
    .object({ rooms: usable(z.object({ name: z.string().nullish(), rates: usable(rate) })) })
    .nullish()
    .catch(undefined),
})
export type Quote = z.output<typeof quote>

export const booking = z.object({
  id: z.string(),
  reference: z.string().nullish(),
  status: z.string(),
  confirmed_at: instant,
  metadata: z.record(z.string(), z.string()).nullish(),
  // Facts of the stay that only reconciliation compares: a booking without one of them stays a booking.
  rooms: z.number().int().min(1).nullish().catch(undefined),
  check_in_date: z.string().nullish().catch(undefined),
  check_out_date: z.string().nullish().catch(undefined),
})
export type Booking = z.output<typeof booking>

export const review = z.object({
  score: z.number().min(0).max(10),
  text: z.string().nullish(),
  reviewer_name: z.string().nullish(),
  created_at: z.string(),
})
export type Review = z.output<typeof review>
