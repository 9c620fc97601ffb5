import { randomUUID } from 'node:crypto'
import type { BookingPayload } from '@staykit/contract'
import { ApiError } from '../../kernel/http/api-error.ts'
import { type Member, unauthenticated } from '../../kernel/http/member.ts'
import { leaveWork } from '../../kernel/jobs/jobs.ts'
import { standAside } from '../payments/bitcoin/stand-aside.ts'
import { PAYMENT_EXPIRY_QUEUE } from '../payments/card/payments.ts'
import { WALLET_EXPIRY_QUEUE } from '../payments/wallet/payments.ts'
import { checkMayBook } from './access.ts'
import { type Quote, quoteSigner } from './contract/quote.ts'
import type { BookingDeps as Deps } from './deps.ts'
import { mismatch, paidWith } from './paid-with.ts'
import { checkAgainstQuote, checkTraveller, requestHash, testCardIn } from './payload-check.ts'
import { findRequest, type NewRequest, type RequestRow } from './saga/requests.ts'
import type { Traveller } from './tables.ts'
import { newTripNumber } from './trip-number.ts'

export interface SyncRequest extends BookingPayload {
  readonly bookingRequestId: string
  readonly refId: string
  readonly dealCode?: string | undefined
  readonly auth?: { readonly accessToken: string; readonly identityID: string } | undefined
}

/** How long the answer waits for the saga, ms: with what comes before and after it, an answer within a second. */
const WAIT_MS = 750

/**
 * Stores a booking request under its id and begins it. The same id again gets the request as it stands; with a changed
 * body 409 IDEMPOTENCY_CONFLICT. Throws ApiError for everything that is wrong before the first step.
 */
export async function syncBooking(
  deps: Deps,
  request: SyncRequest,
  headerMember?: Member,
): Promise<RequestRow> {
  const card = testCardIn(request, deps.now())
  const hash = requestHash(request)
  const known = await findRequest(deps.db, request.bookingRequestId)
  if (known) return deps.bookings.settled(sameBody(known, hash), WAIT_MS)

  const brand = await deps.brands.of(request.refId)
  const quote = readQuote(deps, request.contract, request.refId)
  checkTraveller(request)
  checkAgainstQuote(request, quote)
  const member = await memberOf(deps, request, headerMember)
  await checkMayBook(deps, brand, quote.memberOnly, { isMember: Boolean(member), dealCode: request.dealCode })
  const paymentMethod = request.paymentMethod ?? 'CREDIT'
  const isTyped = paymentMethod === 'CREDIT' && card && !request.paymentIntent
  const paymentIntent = isTyped ? null : await paidWith(deps, request, quote, member)
  const kept = await deps.db
    .selectFrom('quotes')
    .select('contract')
    .where('id', '=', quote.id)
    .executeTakeFirst()
  if (!kept) throw invalid()

  const fresh: NewRequest = {
    id: request.bookingRequestId,
    request_hash: hash,
    ref_id: request.refId,
    email: request.email.trim().toLowerCase(),
    user_id: member?.id ?? null,
    offer_id: quote.key.quoteId,
    quote: JSON.stringify(quote),
    contract: JSON.stringify(kept.contract),
    traveller: JSON.stringify(travellerOf(request)),
    payment_method: paymentMethod,
    payment_intent: paymentIntent,
    reference: `SK-${randomUUID()}`,
    trip_number: newTripNumber(),
  }
  const submit = () => deps.bookings.submit(fresh, paymentIntent ? undefined : card)
  let stored = await submit()
  if (stored.kind === 'same-offer' && (await standAside(deps, stored.row))) stored = await submit()
  if (stored.kind === 'payment-used') throw mismatch('This payment belongs to another booking request.')
  if (stored.kind === 'same-offer') throw await alreadyBooked(deps, request, stored.row)
  return deps.bookings.settled(stored.kind === 'repeat' ? sameBody(stored.row, hash) : stored.row, WAIT_MS)
}

/** The claims of meta.contract. Throws 422 CONTRACT_INVALID or 410 CONTRACT_EXPIRED. */
export function readQuote(deps: Pick<Deps, 'config' | 'now'>, contract: string, refId: string): Quote {
  const read = quoteSigner(deps.config.AUTH_SECRET, deps.now).read(contract)
  if (read === 'expired')
    throw new ApiError(410, 'CONTRACT_EXPIRED', 'This price has expired. Please choose the room again.')
  if (!read || read.claims.refId !== refId) throw invalid()
  return read.claims
}

function sameBody(row: RequestRow, hash: string): RequestRow {
  if (row.request_hash === hash) return row
  throw new ApiError(
    409,
    'IDEMPOTENCY_CONFLICT',
    'This booking request was sent before with another content.',
  )
}

// Tokens of a session come in the body (HOT-264) or in a header; a bad one is said, not passed over.
async function memberOf(deps: Deps, { auth, refId }: SyncRequest, headerMember?: Member) {
  if (!auth) return headerMember?.refId === refId ? headerMember : undefined
  const member = await deps.sessions.memberOf(auth.accessToken)
  if (!member || member.id !== auth.identityID || member.refId !== refId) throw unauthenticated()
  return member
}

/** The second tab, or a second click under a new id: its payment is let go, and the first booking is named. */
async function alreadyBooked(deps: Deps, request: SyncRequest, first: RequestRow): Promise<ApiError> {
  for (const queue of [PAYMENT_EXPIRY_QUEUE, WALLET_EXPIRY_QUEUE])
    await leaveWork(deps.db, { queue, subject: request.bookingRequestId })
  deps.jobs.nudge()
  const isBooked = first.state === 'booked' || first.state === 'complete'
  const message = isBooked
    ? `You have already booked this room: trip ${first.trip_number}. You were not charged again.`
    : 'You are already booking this room. You were not charged again.'
  return new ApiError(409, 'IDEMPOTENCY_CONFLICT', message, {
    details: { bookingRequestID: first.id, ...(isBooked && { bookingId: first.trip_number }) },
  })
}

function travellerOf(request: SyncRequest): Traveller {
  const { firstName, lastName, phoneNumber, addressLine1, city, countryCode, postalCode, stateCode } = request
  const cardHolder = request.cardHolder?.trim() || `${firstName.trim()} ${lastName.trim()}`
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phoneNumber: phoneNumber.trim(),
    cardHolder,
    addressLine1,
    city,
    countryCode,
    postalCode,
    stateCode,
  }
}

const invalid = () =>
  new ApiError(422, 'CONTRACT_INVALID', 'This contract is not one of ours. Please choose the room again.')
