import type { ErrorCode, WireError } from './errors.ts'

interface Refusal {
  readonly status: number
  readonly code: ErrorCode
  /** English, for logs and for callers without a screen. Its {placeholders} are the names of the params. */
  readonly message: string
}

/**
 * Every refusal that is finer than its code, by its reason. Reasons are permanent: packages/words has the text of each under
 * `refusals.` or `account-refusals.`, and pinned SDKs know them. A refusal that only a developer meets has a code and no reason.
 */
export const refusals = {
  // search and rates
  roomTooSmall: {
    status: 422,
    code: 'BAD_OCCUPANCY',
    message: 'No room of this hotel is large enough for the guests.',
  },
  // accounts
  wrongCredentials: {
    status: 401,
    code: 'NotAuthorizedException',
    message: 'Incorrect email or password.',
  },
  wrongPassword: { status: 400, code: 'NotAuthorizedException', message: 'Incorrect password.' },
  passwordResetNeeded: {
    status: 403,
    code: 'NotAuthorizedException',
    message: 'Please set a new password first: choose "Forgot password".',
  },
  passwordTooShort: {
    status: 400,
    code: 'InvalidPasswordException',
    message: 'Password requires 8 character minimum',
  },
  passwordTooSimple: {
    status: 400,
    code: 'InvalidPasswordException',
    message: 'Password requires one uppercase letter, one number, and one special character',
  },
  wrongPasskey: {
    status: 400,
    code: 'NotAuthorizedException',
    message: 'This passkey does not work here. Please try another way.',
  },
  loginToAddPasskey: {
    status: 400,
    code: 'NotAuthorizedException',
    message: 'Please log in again to add a passkey.',
  },
  loginToChangeEmail: {
    status: 400,
    code: 'NotAuthorizedException',
    message: 'Please log in again to change your email address.',
  },
  loginToUseCards: {
    status: 401,
    code: 'LOGIN_REQUIRED',
    message: 'Please log in again to use your saved cards.',
  },
  invalidEmail: { status: 400, code: 'BAD_REQUEST', message: 'Please enter a valid e-mail address.' },
  notAPicture: {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'Please choose a picture: JPEG, PNG, WebP or GIF',
  },
  serverBusy: {
    status: 429,
    code: 'LimitExceededException',
    message: 'We are very busy. Please try again in a moment.',
  },
  // search and rates
  dealExpired: { status: 422, code: 'BAD_DEAL_CODE', message: 'This deal code has expired.' },
  offerExpired: {
    status: 410,
    code: 'CONTRACT_EXPIRED',
    message: 'This offer has expired. Please choose a rate again.',
  },
  offerUnreadable: {
    status: 400,
    code: 'CONTRACT_INVALID',
    message: 'This offer is not valid. Please choose a rate again.',
  },
  // payments
  paymentEnded: {
    status: 402,
    code: 'PAYMENT_REQUIRED',
    message: 'This payment has ended. Please pay again. You were not charged.',
  },
  cardProviderAway: {
    status: 503,
    code: 'PAYMENT_REQUIRED',
    message: 'The card provider does not answer. Please try again. You were not charged.',
  },
  walletAway: {
    status: 503,
    code: 'PAYMENT_REQUIRED',
    message: 'The wallet does not answer. You were not charged.',
  },
  bitcoinAway: {
    status: 503,
    code: 'PAYMENT_REQUIRED',
    message: 'Bitcoin payments are not available now. You were not charged.',
  },
  coinsReturned: {
    status: 422,
    code: 'PAYMENT_MISMATCH',
    message: 'These coins were returned to you. Please choose the room again.',
  },
  tooManyDeclines: {
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Too many cards were declined. Please try again later, or use another payment method.',
  },
  expiredCard: { status: 402, code: 'PAYMENT_DECLINED', message: 'Your card has expired.' },
  insufficientFunds: {
    status: 402,
    code: 'PAYMENT_DECLINED',
    message: 'Your card has insufficient funds.',
  },
  wrongCvc: {
    status: 402,
    code: 'PAYMENT_DECLINED',
    message: "Your card's security code is incorrect.",
  },
  cardNotVerified: {
    status: 402,
    code: 'PAYMENT_DECLINED',
    message: 'We could not verify this card with your bank. You were not charged.',
  },
  bankConfirmation: {
    status: 402,
    code: 'PAYMENT_DECLINED',
    message: 'Your bank needs to confirm this card. Please use the card form or another card.',
  },
  notATestCard: {
    status: 422,
    code: 'RAW_CARD_REFUSED',
    message:
      'Only test cards work here: use 4242 4242 4242 4242 with any future date and any 3 digits. Never type a real card.',
  },
  // bookings
  alreadyBooked: {
    status: 409,
    code: 'IDEMPOTENCY_CONFLICT',
    message: 'You have already booked this room: trip {trip}. You were not charged again.',
  },
  tripChanged: {
    status: 409,
    code: 'NOT_CHANGEABLE',
    message: 'Trip {trip} was changed already: it is trip {by} now. Nothing was changed.',
  },
  tripBeingChanged: {
    status: 409,
    code: 'NOT_CHANGEABLE',
    message: 'Someone is already changing trip {trip}, perhaps in another window. Nothing was changed.',
  },
  refundChanged: {
    status: 409,
    code: 'NOT_CHANGEABLE',
    message: 'Your refund for trip {trip} is now {amount} {currency}. The trip was not changed.',
  },
} as const satisfies Readonly<Record<string, Refusal>>

export type Reason = keyof typeof refusals

/** The values in the sentence of a refusal. */
export type Params = Readonly<Record<string, string | number>>

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<R extends Reason> = NamesIn<(typeof refusals)[R]['message']>

/** What comes with a refusal: params where its sentence has values, and the rest of a wire error. */
export type RefusalMore<R extends Reason> = Partial<Pick<WireError, 'description' | 'details'>> &
  ([NamesOf<R>] extends [never]
    ? { readonly params?: never }
    : { readonly params: Readonly<Record<NamesOf<R>, string | number>> })

/** Nothing has to come with a refusal whose sentence has no values. */
export type RefusalArguments<R extends Reason> = [NamesOf<R>] extends [never]
  ? [more?: RefusalMore<R>]
  : [more: RefusalMore<R>]

/** A refusal as the wire has it. */
export function refusalOf<R extends Reason>(reason: R, ...[more]: RefusalArguments<R>): WireError {
  const { code, message }: Refusal = refusals[reason]
  const params: Params = more?.params ?? {}
  const written = message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  return { code, reason, message: written, ...more }
}

/** Why a card provider declined, by its own code; codes of Stripe, which the sandbox has too. */
const declines: Readonly<Record<string, Reason>> = {
  expired_card: 'expiredCard',
  invalid_expiry: 'expiredCard',
  invalid_expiry_month: 'expiredCard',
  invalid_expiry_year: 'expiredCard',
  insufficient_funds: 'insufficientFunds',
  incorrect_cvc: 'wrongCvc',
  invalid_cvc: 'wrongCvc',
  incomplete_cvc: 'wrongCvc',
  authentication_failed: 'cardNotVerified',
  payment_intent_authentication_failure: 'cardNotVerified',
  setup_intent_authentication_failure: 'cardNotVerified',
  not_a_test_card: 'notATestCard',
}

/** A card provider's own words, and its own code. */
export interface DeclinedBy {
  readonly code: string
  readonly message: string
}

/** A card that was declined, as the wire has it; without a reason where there is no more to say of it. */
export function declineOf({ code, message }: DeclinedBy): WireError {
  const reason = declines[code]
  return { code: 'PAYMENT_DECLINED', ...(reason && { reason }), message, details: { reason: code } }
}
