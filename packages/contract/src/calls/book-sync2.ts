import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { wireError } from '../errors.ts'
import { amount, currencyCode, filled, refId, stayDate, text, token } from '../fields.ts'
import { booking, dealCodes } from '../limits.ts'
import { hotelRequests } from '../model/hotel-requests.ts'
import { paymentMethods, paymentPayload } from '../payments/registry.ts'
import { bookingStatus } from './book-status.ts'

/** Maximum rooms of a search. */
const MAX_ROOMS = 9
/** Four guests in each room, one of them an adult. */
const MAX_CHILDREN = 27
const childAge = z.int().check(z.gte(0), z.lte(17))

export const guestName = z.object({ firstName: filled(100), lastName: filled(100) })
export type GuestName = z.infer<typeof guestName>

export const auth = z.object({ accessToken: token, identityID: filled(64) })

/**
 * The trip that this booking replaces: a change of dates. It is cancelled when this one is paid, never before.
 * `refund` is the refund that the traveller saw, decimal in its currency: 0 for none. `credit` is the part of it that
 * pays for this booking; absent when this booking is paid in full and the refund is made in full.
 */
export const replacedTrip = z.object({
  bookingId: filled(64),
  capability: z.optional(token),
  refund: amount,
  credit: z.optional(amount),
})
export type ReplacedTrip = z.infer<typeof replacedTrip>

/**
 * The booking payload (HOT-269 to HOT-273). Amounts are decimal; the server compares them with the contract.
 * Raw card fields are accepted for the sandbox's published test numbers only (OQ-10).
 */
export const bookingPayload = z.object({
  ppnBundle: token,
  contract: token,
  firstName: filled(100),
  lastName: filled(100),
  email: filled(254),
  phoneNumber: filled(40),
  subtotal: amount,
  total: amount,
  strikethrough: z.optional(amount),
  currency: z.optional(currencyCode),
  checkInDate: stayDate,
  checkOutDate: stayDate,
  city_id: z.optional(text(64)),
  city_name: z.optional(text()),
  hotel_id: z.optional(text(64)),
  hotel_name: z.optional(text()),
  thumbnail: z.optional(text(500)),
  addressLine1: z.optional(text()),
  city: z.optional(text(100)),
  countryCode: z.optional(text(2)),
  postalCode: z.optional(text(20)),
  stateCode: z.optional(text(20)),
  ...hotelRequests.shape,
  /** Lead guest of each room, in order; by default the person who books is the guest of all rooms. */
  roomGuests: z.optional(z.array(guestName).check(z.minLength(1), z.maxLength(MAX_ROOMS))),
  /** Ages in whole years of the children among the guests, for a contract without `rooms`; each room keeps an adult. */
  childAges: z.optional(z.array(childAge).check(z.minLength(1), z.maxLength(MAX_CHILDREN))),
  paymentMethod: z.optional(z.enum(paymentMethods)),
  bookingRequestType: z.optional(text(20)),
  smop: z.optional(text(64)),
  replaces: z.optional(replacedTrip),
  ...paymentPayload,
})
export type BookingPayload = z.infer<typeof bookingPayload>

/** Chosen by the client, once per attempt to book: a random text of 16 characters or more. */
export const bookingRequestIdField = z.string().check(z.minLength(16), z.maxLength(64), z.regex(/^[\w-]+$/))

/** Stores the request and answers within a second; the same id again gets the same answer, a changed body 409. */
export const bookSync2 = defineCall({
  base: 'api',
  path: '/book/sync2',
  summary: 'Books; idempotent by bookingRequestId',
  access: 'public',
  brand: 'required',
  limits: [booking, dealCodes],
  retry: false,
  timeoutMs: 30_000,
  request: z.extend(bookingPayload, {
    bookingRequestId: bookingRequestIdField,
    refId,
    dealCode: z.optional(text(40)),
    auth: z.optional(auth),
  }),
  response: z.object({
    bookingRequestID: z.string(),
    status: bookingStatus,
    /** The trip number, once booked. */
    bookingId: z.optional(z.string()),
    error: z.optional(wireError),
  }),
})
