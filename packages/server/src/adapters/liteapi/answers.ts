import * as z from 'zod'
import { amountNumber, latitude, longitude, name, optionalFact } from '../supplier/bounds.ts'
import { usable } from '../supplier/usable.ts'

// Only the fields that we read: other changes of the provider's answers do not matter.
const currency = z.string().regex(/^[A-Z]{3}$/)
const amount = z.object({ amount: amountNumber, currency })
/** What a room costs: one for nothing is an error of the provider. */
const price = amount.extend({ amount: amountNumber.positive() })
const words = z.string().nullish()
const photo = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(undefined)
const envelope = <Data extends z.ZodType>(data: Data) =>
  z.object({ data: z.unknown() }).transform((answer): z.output<Data> => data.parse(answer.data))

const fee = amount.extend({ included: z.boolean(), description: words })

const rate = z.object({
  name,
  maxOccupancy: z.number().min(1).max(100).nullish(),
  boardType: words,
  boardName: words,
  remarks: words,
  retailRate: z.object({ total: z.array(price).min(1), taxesAndFees: z.array(fee).nullish() }),
  cancellationPolicies: z
    .object({
      cancelPolicyInfos: z.array(amount.extend({ cancelTime: z.string(), type: words })).nullish(),
      hotelRemarks: usable(z.string().min(1)).nullish(),
      refundableTag: words,
    })
    .nullish(),
  paymentTypes: z.array(z.string()).nullish(),
  perks: usable(z.object({ name })).nullish(),
})
export type Rate = z.output<typeof rate>

const roomType = z.object({
  offerId: z.string().min(1),
  rates: z.array(rate).min(1),
  // The definition says a list, its example an object.
  offerRetailRate: z.union([z.array(price).min(1), price.transform((each) => [each])]).nullish(),
  rateType: words,
  loyaltyMembershipIdRequired: z.boolean().nullish(),
})
export type RoomType = z.output<typeof roomType>

const hotelRates = z.object({ hotelId: z.string(), roomTypes: usable(roomType) })
export type HotelRates = z.output<typeof hotelRates>

/** Nothing is available without an answer, or without data in it. */
export const ratesAnswer = z
  .object({ data: usable(hotelRates).nullish() })
  .nullable()
  .transform((answer) => answer?.data ?? [])

export const prebook = envelope(
  z.object({
    prebookId: z.string().min(1),
    // What is no price and no room is no offer: the answer itself can be read.
    price: z.number().min(-1e9).max(1e9),
    currency,
    checkin: words,
    checkout: words,
    termsAndConditions: words,
    cancellationChanged: z.boolean().nullish(),
    boardChanged: z.boolean().nullish(),
    roomTypes: z.array(z.object({ rates: z.array(rate) })),
  }),
)
export type Prebook = z.output<typeof prebook>

const status = z.string().min(1)

/** Facts of the stay that only reconciliation compares: a booking without one of them stays a booking. */
const booking = z.object({
  bookingId: z.string().min(1),
  status,
  createdAt: z.string(),
  checkin: z.string().nullish().catch(undefined),
  checkout: z.string().nullish().catch(undefined),
  bookedRooms: z.array(z.unknown()).nullish().catch(undefined),
  // The same in the list of a reference.
  rooms: z.array(z.unknown()).nullish().catch(undefined),
  price: z.number().min(0.01).max(1e9).nullish().catch(undefined),
  currency: currency.nullish().catch(undefined),
})
export type Booking = z.output<typeof booking>
export const bookingAnswer = envelope(booking)
export const bookingsOfReference = z
  .object({ data: usable(booking.extend({ clientReference: words })).nullish() })
  .nullable()
  .transform((answer) => answer?.data ?? [])
export const bookingsAnswer = z
  .object({
    data: usable(z.object({ status, created_at: z.string(), client_reference: z.string().min(1) })).nullish(),
  })
  .nullable()
  .transform((answer) => answer?.data ?? [])
export const cancelAnswer = envelope(z.object({ bookingId: z.string(), status }))

const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => code.toUpperCase())
const described = z.object({
  id: z.string().regex(/^lp\w{1,20}$/),
  name,
  country,
  city: words,
  address: words,
  zip: words,
  main_photo: photo,
  chain: words,
  chainId: z.number().nullish(),
  rating: optionalFact(0, 10),
  reviewCount: optionalFact(0, 1e7),
  deletedAt: words,
})

const row = described.extend({
  latitude,
  longitude,
  stars: optionalFact(0, 7),
  facilityIds: z.array(z.number()).nullish(),
})
export type Row = z.output<typeof row>
export const hotelsAnswer = envelope(usable(row))

export const detailsAnswer = envelope(
  described.extend({
    location: z.object({ latitude, longitude }),
    starRating: optionalFact(0, 7),
    hotelDescription: words,
    hotelImportantInformation: words,
    phone: words,
    checkinCheckoutTimes: z.object({ checkin_start: words, checkout: words }).nullish(),
    hotelImages: usable(
      z.object({ url: photo, urlHd: photo, caption: z.string().nullish().catch(undefined) }),
    ).nullish(),
    hotelFacilities: z.array(z.string()).nullish(),
  }),
)
export type Details = z.output<typeof detailsAnswer>

export const facilitiesAnswer = envelope(usable(z.object({ facility_id: z.number(), facility: z.string() })))

const review = z.object({
  averageScore: z.number().min(0).max(10),
  type: words,
  name: words,
  date: z.string(),
  headline: words,
  pros: words,
  cons: words,
  language: words,
})
export type Review = z.output<typeof review>
export const reviewsAnswer = envelope(usable(review))
