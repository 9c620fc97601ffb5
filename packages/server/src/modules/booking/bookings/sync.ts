import { randomUUID } from 'node:crypto'
import { type BookingPayload, defaultPaymentMethod, type ErrorCode, hotelRequestsOf } from '@staykit/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError, refuse } from '../../../kernel/http/api-error.ts'
import { type Member, unauthenticated } from '../../../kernel/http/member.ts'
import type { PaymentMethod } from '../../payments/method.ts'
import { methodFor } from '../../payments/nothing-due.ts'
import { type Payable, payableOf } from '../../payments/payable.ts'
import { mismatch } from '../../payments/refusals.ts'
import { methodOf, methods } from '../../payments/registry.ts'
import { findContract } from '../quotes/contracts.ts'
import { occupancyOf, offerIdOf, type Quote } from '../quotes/quote.ts'
import { contractInvalid, readQuote } from '../quotes/read-quote.ts'
import { checkMayBook } from './access.ts'
import { acceptChange, type Replacing } from './change/accept.ts'
import { beingChanged, confirmCredit } from './change/credit.ts'
import type { BookingDeps as Deps } from './deps.ts'
import { giveUp } from './give-up.ts'
import { checkAgainstQuote, checkTraveller, requestHash } from './payload-check.ts'
import { findRequest, type NewRequest, paymentOf, type RequestRow, type Stored } from './requests.ts'
import type { Traveller } from './tables.ts'
import { newTripNumber } from './trip-number.ts'

export interface SyncRequest extends BookingPayload {
  readonly bookingRequestId: string
  readonly refId: string
  /** Language of the traveller. */
  readonly locale?: string | undefined
  readonly dealCode?: string | undefined
  readonly auth?: { readonly accessToken: string; readonly identityID: string } | undefined
}

/** How long the answer waits for the saga, ms; the whole call takes less than a second. */
const WAIT_MS = 750

/**
 * Stores a booking request under its id and starts it. A repeated id returns the request in its current state; with a
 * changed body 409 IDEMPOTENCY_CONFLICT. Throws ApiError for all problems before the first step.
 */
export async function syncBooking(
  deps: Deps,
  request: SyncRequest,
  headerMember?: Member,
): Promise<RequestRow> {
  const row = await deps.bookings.accept(() => acceptOrRelease(deps, request, headerMember))
  return deps.bookings.settled(row, WAIT_MS)
}

/** Refusals that no repeat of the same request passes; another body under its id may still be right. */
const finalCodes: ReadonlySet<string> = new Set<ErrorCode>(['NOT_CHANGEABLE', 'CONTRACT_EXPIRED'])

/** A request that can never be booked releases what it holds at once, unless a booking has claimed it. */
async function acceptOrRelease(...args: Parameters<typeof acceptBooking>): Promise<RequestRow> {
  try {
    return await acceptBooking(...args)
  } catch (error) {
    const [deps, { paymentMethod = defaultPaymentMethod, bookingRequestId }] = args
    if (error instanceof ApiError && finalCodes.has(error.code))
      await methodOf(paymentMethod).onRefuse?.(deps.db, bookingRequestId)
    throw error
  }
}

async function acceptBooking(deps: Deps, request: SyncRequest, headerMember?: Member): Promise<RequestRow> {
  for (const method of methods) method.inspect?.(request, deps.now())
  const hash = requestHash(hashed(request))
  const existing = await findRequest(deps.db, request.bookingRequestId)
  if (existing) return sameBody(existing, hash)

  const brand = await deps.brands.of(request.refId)
  const quote = readQuote(deps, request.contract, request.refId)
  checkTraveller(request, occupancyOf(quote))
  checkAgainstQuote(request, quote)
  const member = await memberOf(deps, request, headerMember)
  await checkMayBook(deps, brand, quote.memberOnly, { isMember: Boolean(member), dealCode: request.dealCode })
  const { refId, replaces } = request
  const name = request.paymentMethod ?? defaultPaymentMethod
  if (replaces?.credit !== undefined && !methodOf(name).parts)
    throw mismatch('Only a card payment can have the payment of the replaced trip as a part.')
  const change = replaces ? await acceptChange(deps, { ...replaces, refId }, quote, member) : {}
  const payable = payableOf(quote, request.bookingRequestId, member?.id, change.credit_minor)
  const method = methodFor(name, payable.due)
  const { reference, typed } = await method.check(deps, request, payable)
  const fresh = await newRequest(deps, request, { hash, quote, method, payable, reference, change })
  const onStored = async (trx: Kysely<Database>, row: RequestRow) => {
    await confirmCredit(trx, row, deps.now())
    await method.onClaim(trx, paymentOf(row))
  }
  const submit = () => deps.bookings.submit(fresh, onStored, typed)
  let stored = await submit()
  if (isInTheWay(stored) && (await giveUp(deps, stored.row))) stored = await submit()
  if (stored.kind === 'payment-used') throw mismatch('This payment belongs to another booking request.')
  if (isInTheWay(stored)) {
    await method.onRefuse?.(deps.db, request.bookingRequestId)
    throw stored.kind === 'same-trip' ? beingChanged(stored.row.replaces ?? '') : alreadyBooked(stored.row)
  }
  return stored.kind === 'repeat' ? sameBody(stored.row, hash) : stored.row
}

/** A capability only authenticates: another one for the same trip does not change the request. */
const hashed = ({ replaces, ...request }: SyncRequest) => ({
  ...request,
  ...(replaces && { replaces: { ...replaces, capability: undefined } }),
})

type InTheWay = Stored & { readonly kind: 'same-offer' | 'same-trip' }
const isInTheWay = (stored: Stored): stored is InTheWay =>
  stored.kind === 'same-offer' || stored.kind === 'same-trip'

async function newRequest(
  { db, now, suppliers }: Deps,
  request: SyncRequest,
  existing: {
    hash: string
    quote: Quote
    method: PaymentMethod
    payable: Payable
    reference: string | null
    change: Replacing
  },
): Promise<NewRequest> {
  const { hash, quote, method, payable, reference, change } = existing
  if (!(await findContract(db, quote.id))) throw contractInvalid()
  return {
    id: request.bookingRequestId,
    request_hash: hash,
    ref_id: request.refId,
    email: request.email.trim().toLowerCase(),
    user_id: payable.member,
    offer_id: offerIdOf(quote),
    quote_id: quote.id,
    quote: JSON.stringify(quote),
    traveller: JSON.stringify(travellerOf(request)),
    locale: request.locale ?? null,
    payment_method: method.name,
    payment_reference: reference,
    reference: `SK-${randomUUID()}`,
    supplier: suppliers.ofOffer(quote.key).name,
    trip_number: newTripNumber(),
    created_at: now(),
    ...change,
  }
}

function sameBody(row: RequestRow, hash: string): RequestRow {
  if (row.request_hash === hash) return row
  throw new ApiError(
    409,
    'IDEMPOTENCY_CONFLICT',
    'This booking request was sent before with another content.',
  )
}

// Session tokens come in the body (HOT-264) or in a header; an invalid one is an error, not ignored.
async function memberOf(deps: Deps, { auth, refId }: SyncRequest, headerMember?: Member) {
  if (!auth) return headerMember?.refId === refId ? headerMember : undefined
  const member = await deps.sessions.memberOf(auth.accessToken)
  if (!member || member.id !== auth.identityID || member.refId !== refId) throw unauthenticated()
  return member
}

/** A second tab, or a second click with a new id: releases its payment, and names the first booking. */
function alreadyBooked(first: RequestRow): ApiError {
  const isBooked = first.state === 'booked' || first.state === 'complete'
  const { id: bookingRequestID, trip_number: trip } = first
  if (isBooked)
    return refuse('alreadyBooked', { params: { trip }, details: { bookingRequestID, bookingId: trip } })
  const message = 'You are already booking this room. You were not charged again.'
  return new ApiError(409, 'IDEMPOTENCY_CONFLICT', message, { details: { bookingRequestID } })
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
    ...hotelRequestsOf(request),
    childAges: request.childAges,
    roomGuests: request.roomGuests?.map((guest) => ({
      firstName: guest.firstName.trim(),
      lastName: guest.lastName.trim(),
    })),
  }
}
