import type { Limit } from './call.ts'

/** Rate limit for cheap queries; people at the widget, even a household, stay far below. */
const flood = (name: string, points: number) =>
  ({ name, points, seconds: 60, per: 'address', counted: 'process' }) as const satisfies Limit

/** Each typed letter may be a call. */
export const typing = flood('locations-address', 1_200)
export const searching = flood('search-address', 600)
export const pages = flood('pages-address', 600)
/**
 * Different stays: the first request of one is a call to the supplier, later ones find it in a cache. Sorting, filtering
 * and paging cost nothing.
 */
const stays = <const Fields extends readonly string[]>(...ofEach: Fields) => ({
  ...flood('stays-address', 120),
  ofEach,
})
const stay = ['checkIn', 'checkOut', 'roomCount', 'adultCount', 'childCount', 'rooms'] as const
export const staysOfPlace = stays('location', ...stay)
export const staysOfHotel = stays('hotelID', ...stay)
export const reviewedHotels = stays('hotelID')
/**
 * Each quote is a call to the supplier and a row of 3.5 kB for a day. The row cannot wait for the payment: the payment, the
 * booking and its receipt read the contract that the traveller saw, which no page sends back.
 */
export const quoting = flood('quotes-address', 60)
/** Many people may share an address; a journey has about ten calls. */
export const counting = flood('analytics-address', 300)

const perMinute = (name: string, points: number) =>
  ({ name, points, seconds: 60, per: 'address' }) as const satisfies Limit

export const booking = perMinute('book-address', 600)
export const paying = perMinute('payment-address', 600)
export const artifacts = perMinute('artifact-address', 600)
export const points = perMinute('loyalty-address', 300)
export const documents = perMinute('documents-address', 60)
/** Deal codes are short: every call with a code limits guesses. */
export const dealChecks = perMinute('deal-code', 30)
export const dealCodes = { ...dealChecks, ofEach: ['dealCode'] } as const

const code = 'LimitExceededException'
export const accounts = { name: 'auth-address', points: 200, seconds: 300, per: 'address', code } as const
/** Passwords, codes and mails of one account, from any caller; unknown accounts count alike. */
export const passwords = <Field extends string>(field: Field) =>
  ({
    name: 'auth-account',
    points: 10,
    seconds: 900,
    per: { field },
    code,
    isForgiven: true,
    isPerDevice: true,
  }) as const
export const pins = <Field extends string>(field: Field) =>
  ({ name: 'auth-pin', points: 20, seconds: 3_600, per: { field }, code, isPerDevice: true }) as const
export const mails = <Field extends string>(field: Field) =>
  ({ name: 'auth-mail', points: 8, seconds: 3_600, per: { field }, code, isPerDevice: true }) as const

/**
 * Trip number and email must match. Each number and each caller has a limit; an email has none, because a stranger who knows it
 * could keep its owner out. A number of 60 random bits cannot be guessed.
 */
export const tripNumbers = {
  name: 'details-trip',
  points: 60,
  seconds: 600,
  per: { field: 'bookingId' },
} as const
export const lookups = { name: 'details-address', points: 300, seconds: 600, per: 'address' } as const

/** Mails without a login: few from one address, fewer for one booking. */
export const resending = { name: 'resend-address', points: 30, seconds: 600, per: 'address' } as const
export const resendingTrip = {
  name: 'resend-trip',
  points: 5,
  seconds: 3_600,
  per: { field: 'bookingId' },
} as const
export const tripNumberMails = {
  name: 'trip-numbers-email',
  points: 5,
  seconds: 3_600,
  per: { field: 'email' },
} as const

const perMember = (name: string, points: number) =>
  ({ name, points, seconds: 600, per: 'member' }) as const satisfies Limit

export const passkeys = perMember('passkeys-member', 60)
export const saving = perMember('saved-member', 600)
export const pictures = perMember('pictures-member', 30)
export const savingCards = perMember('cards-member', 60)
/** A setup tries cards without a payment. */
export const cardSetups = { name: 'card-setups-member', points: 10, seconds: 86_400, per: 'member' } as const
export const freezingCoins = perMember('wallet-member', 120)
export const bitcoin = perMember('bitcoin-member', 60)
